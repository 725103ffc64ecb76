import { useState } from 'react';
import { ownTermsWarnings } from '../../../../../domain/offers/rules/own-terms.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { Dialog } from '../../../../kit/dialog/dialog.tsx';
import { lazyPart } from '../../../../kit/first-page/lazy-part.tsx';
import { useLoadFailure } from '../../../../kit/first-page/use-load-failure.ts';
import { Button } from '../../../../kit/parts/button.tsx';
import { Note } from '../../../../kit/parts/note.tsx';
import { Skeleton } from '../../../../kit/parts/states.tsx';
import { useWords } from '../../../../kit/words/words.ts';
import { useField, useOfForm } from '../context.ts';
import { Field } from '../field.tsx';
import styles from '../form.module.css';

/** The texts of the drawn documents are read only when somebody asks for them. */
const StandardTerms = lazyPart(() => import('./standard-terms.tsx'));

/** Standard terms of the service, or the landlord's own. */
export const OwnTermsGroup = () => {
  const t = useWords(offerFormWords);
  const terms = useField('ownTerms.terms');
  const [isShown, setShown] = useState(false);
  const loadFailed = useLoadFailure(() => setShown(false));
  const isOwn = useOfForm((form) => form.ownTerms?.selected === true);
  // What somebody has written is never replaced.
  const isEmpty = useOfForm((form) => (form.ownTerms?.terms ?? '').trim() === '');
  const warnings = useOfForm(ownTermsWarnings);
  const insert = (text: string): void => {
    terms.onChange(text);
    setShown(false);
  };
  return (
    <>
      <Field path="ownTerms.selected" />
      <div className={styles['suggest']}>
        <Button size="s" onClick={() => setShown(true)}>
          {t('terms.standard')}
        </Button>
      </div>
      {isOwn && <Field path="ownTerms.terms" />}
      {warnings.map(({ code, sentence }) => (
        <Note key={code + sentence} tone="amber">
          {t(`terms.warn.${code}`, { sentence })}
        </Note>
      ))}
      <Dialog open={isShown} onClose={() => setShown(false)} title={t('terms.title')} size="l">
        <StandardTerms {...(isOwn && isEmpty && { onInsert: insert })} onLoadFailure={loadFailed} waiting={<Skeleton lines={6} />} />
      </Dialog>
    </>
  );
};
