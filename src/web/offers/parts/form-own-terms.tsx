import { useState } from 'react';
import { offerNumbers } from '../../../domain/kit/numbers.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { later } from '../../kit/later.tsx';
import { Skeleton } from '../../kit/states.tsx';
import { useMissing } from '../../kit/use-missing.ts';
import { useWords } from '../../kit/words.ts';
import styles from './form.module.css';
import { Text, Tick } from './form-bound.tsx';
import { useGroup } from './form-context.ts';
import { formWords } from './form-words.ts';

/** The texts of the drawn documents are read only when somebody asks for them. */
const StandardTerms = later(() => import('./form-standard-terms.tsx'));

/** Standard terms of the service, or the landlord's own. */
export const OwnTermsGroup = () => {
  const t = useWords(formWords);
  const field = useGroup('ownTerms');
  const [isShown, setShown] = useState(false);
  const missing = useMissing(() => setShown(false));
  const [selected, terms] = [field('selected'), field('terms')];
  const isOwn = selected.value === true;
  const insert = (text: string): void => {
    terms.onChange(text);
    setShown(false);
  };
  return (
    <>
      <Tick of={selected} hint={t('terms.hint')} />
      <div className={styles['suggest']}>
        <Button size="s" onClick={() => setShown(true)}>
          {t('terms.standard')}
        </Button>
      </div>
      {isOwn && <Text of={terms} multiline maxLength={offerNumbers.ownTermsMax} />}
      <Dialog open={isShown} onClose={() => setShown(false)} title={t('terms.title')} size="l">
        <StandardTerms {...(isOwn && { onInsert: insert })} onMissing={missing} waiting={<Skeleton lines={6} />} />
      </Dialog>
    </>
  );
};
