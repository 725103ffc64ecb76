/** Joint statements of both sides about deposit and lease: the operator judges nothing, both sign the same text. */

import { useState } from 'react';
import { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { Outcome } from '../../../domain/leases/types.ts';
import { statementWords } from '../../../words/deposits/statement.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { ChoiceField } from '../../kit/form/choice-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../../leases/parts/lease.module.css';
import type { Lease } from '../../leases/parts/lease-header.tsx';
import { type ShownStatement, SignStatement } from './sign-statement.tsx';

/** What the sides may say together, and what one of them has said already. */
export const Statements = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(statementWords);
  const [isProposing, setProposing] = useState(false);
  const { statement } = lease;
  if (statement === null && !lease.allowed.includes('proposeStatement')) return null;
  return (
    <section className={`${styles['card']} ${styles['statements']}`}>
      <h2>{t('title')}</h2>
      <p className={styles['small']}>{t('text')}</p>
      {statement && <OpenStatement lease={lease} statement={statement} />}
      {lease.allowed.includes('proposeStatement') && <Button onClick={() => setProposing(true)}>{t('propose')}</Button>}
      {isProposing && <ProposeDialog lease={lease} onClose={() => setProposing(false)} />}
    </section>
  );
};

const OpenStatement = ({ lease, statement }: { readonly lease: Lease; readonly statement: NonNullable<Lease['statement']> }) => {
  const t = useWords(statementWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [shown, setShown] = useState<ShownStatement | null>(null);
  const { offerId } = lease;
  const read = async (): Promise<void> => {
    const answer = await act(depositsCalls.answerStatement, { offerId, accepted: true });
    if (answer.ok) setShown(answer.value);
    else toast.bad(refusalText(answer.refusal));
  };
  const decline = async (): Promise<void> => {
    const answer = await act(depositsCalls.answerStatement, { offerId, accepted: false });
    if (answer.ok) toast.good(t('done'));
    else toast.bad(refusalText(answer.refusal));
  };
  return (
    <Note tone="amber" title={t(statement.mine ? 'mine.title' : 'asked.title')}>
      <p>{t(`choice.${statement.outcome}`)}</p>
      <div className={`${styles['acts']} ${styles['below']}`}>
        {!statement.mine && (
          <Button kind="main" onClick={() => void read()} busy={act.busy && t('busy')}>
            {t('agree')}
          </Button>
        )}
        <Button onClick={() => void decline()} busy={act.busy && t('busy')}>
          {t(statement.mine ? 'takeBack' : 'decline')}
        </Button>
      </div>
      {shown && (
        <Dialog open onClose={() => setShown(null)} title={t('title')}>
          <SignStatement
            offerId={offerId}
            outcome={statement.outcome}
            shown={shown}
            busy={act.busy}
            send={(signature) => act(depositsCalls.answerStatement, { offerId, accepted: true, ...signature })}
            onSigned={() => setShown(null)}
          />
        </Dialog>
      )}
    </Note>
  );
};

const ProposeDialog = ({ lease, onClose }: { readonly lease: Lease; readonly onClose: () => void }) => {
  const t = useWords(statementWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [shown, setShown] = useState<ShownStatement | null>(null);
  const [error, setError] = useState<string>();
  const { offerId } = lease;
  const choose = async (chosen: Outcome): Promise<void> => {
    setOutcome(chosen);
    const answer = await act(depositsCalls.proposeStatement, { offerId, outcome: chosen });
    setShown(answer.ok ? answer.value : null);
    setError(answer.ok ? undefined : refusalText(answer.refusal));
  };
  return (
    <Dialog open onClose={onClose} title={t('propose')}>
      <ChoiceField
        name="outcome"
        label={t('question')}
        value={outcome}
        onChange={(chosen) => void choose(chosen)}
        options={lease.outcomes.map((value) => ({ value, label: t(`choice.${value}`) }))}
        error={error}
        tiles
      />
      {shown && outcome && (
        <SignStatement
          key={shown.documentSha256}
          offerId={offerId}
          outcome={outcome}
          shown={shown}
          busy={act.busy}
          send={(signature) => act(depositsCalls.proposeStatement, { offerId, outcome, ...signature })}
          onSigned={onClose}
        />
      )}
    </Dialog>
  );
};
