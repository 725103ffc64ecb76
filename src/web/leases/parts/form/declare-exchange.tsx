import { useState } from 'react';
import { leasesCalls } from '../../../../contract/leases/endpoints.ts';
import { parseDay } from '../../../../domain/kit/time.ts';
import { formWords } from '../../../../words/leases/form.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { Lease } from '../lease-header.tsx';
import styles from './form.module.css';
import type { LeaseForm } from './form-step.tsx';

/** Where a side declares the day on which signed originals were exchanged. */
export const DeclareExchange = ({ lease, form }: { readonly lease: Lease; readonly form: LeaseForm }) => {
  const t = useWords(formWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const own = form.sides.find(({ side }) => side === lease.side)?.declared ?? null;
  const other = form.sides.find(({ side }) => side !== lease.side)?.declared ?? null;
  const [day, setDay] = useState<string>(own ?? other ?? '');
  const [error, setError] = useState<string>();
  const send = async (): Promise<void> => {
    const given = parseDay(day);
    if (given === null) return setError(t('declare.day'));
    const answer = await act(leasesCalls.declareLeaseForm, { offerId: lease.offerId, day: given });
    setError(answer.ok ? undefined : refusalText(answer.refusal));
    if (answer.ok) toast.good(t('declare.done'));
  };
  return (
    <form
      className={styles['declare']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h4>{t('declare.title')}</h4>
      <p>{t('declare.text')}</p>
      {own !== null && other !== null && <Note tone="amber">{t('declare.differ')}</Note>}
      <div>
        <Field label={t('declare.day')} error={error}>
          {(wiring) => <input {...wiring} name="exchangedOn" type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />}
        </Field>
        <Button kind="main" type="submit" busy={act.busy && t('declare.busy')}>
          {t('declare.act')}
        </Button>
      </div>
    </form>
  );
};
