import { type ReactNode, useState } from 'react';
import { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { Answer } from '../../../contract/kit/client.ts';
import { signingNumbers } from '../../../domain/kit/numbers.ts';
import { companyWords } from '../../../words/companies/pages.ts';
import { dictionaryWords } from '../../../words/kit/dictionaries.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from './company-form.module.css';

type People = OutputOf<typeof companiesCalls.getCosigners>['people'];

type Send<O> = (cosignerUid: string | undefined) => Promise<Answer<O>>;

/**
 * A call that may need a second signer: `run` makes it, and when the company's rule wants two people, the dialog asks for the second and the
 * call is made again with the answer. `onDone` hears the end, whatever it is, but not that somebody was asked for.
 */
export const useCosigner = <O,>(
  onDone: (answer: Answer<O>) => unknown,
): { readonly run: (send: Send<O>) => Promise<void>; readonly dialog: ReactNode } => {
  const [asked, setAsked] = useState<{ readonly people: People; readonly send: Send<O> } | null>(null);
  const run = async (send: Send<O>): Promise<void> => {
    const answer = await send(undefined);
    if (answer.ok || answer.refusal.code !== 'company.cosigner_needed') {
      await onDone(answer);
      return;
    }
    const found = await browserAsk(companiesCalls.getCosigners, {});
    if (found.ok) setAsked({ people: found.value.people, send });
    else await onDone(found);
  };
  const choose = async (uid: string): Promise<void> => {
    if (asked === null) return;
    setAsked(null);
    await onDone(await asked.send(uid));
  };
  return {
    run,
    dialog: asked && <CosignerDialog people={asked.people} onChoose={(uid) => void choose(uid)} onClose={() => setAsked(null)} />,
  };
};

/** Stands on public pages, too, which come without the component library. */
const CosignerDialog = ({
  people,
  onChoose,
  onClose,
}: {
  readonly people: People;
  readonly onChoose: (uid: string) => void;
  readonly onClose: () => void;
}) => {
  const t = useWords(companyWords);
  const name = useWords(dictionaryWords);
  const [chosen, setChosen] = useState('');
  const [pressed, setPressed] = useState(false);
  const isMissing = pressed && chosen === '';
  return (
    <Dialog open onClose={onClose} title={t('cosigner.title')}>
      <div className={styles['rows']}>
        <p>
          {people.length === 0 ? t('cosigner.none') : t('cosigner.text', { time: t('cosigner.hours', { n: signingNumbers.firstSignatureHours }) })}
        </p>
        {people.length > 0 && (
          <>
            <Field label={t('cosigner.label')} error={isMissing ? t('cosigner.missing') : undefined}>
              {(wiring) => (
                <select {...wiring} value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
                  <option value="">{t('cosigner.choose')}</option>
                  {people.map(({ uid, firstName, lastName, capacity }) => (
                    <option key={uid} value={uid}>
                      {`${firstName} ${lastName}, ${name(`capacity.${capacity}`)}`}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Button kind="main" onClick={() => (chosen === '' ? setPressed(true) : onChoose(chosen))}>
              {t('cosigner.act')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
};
