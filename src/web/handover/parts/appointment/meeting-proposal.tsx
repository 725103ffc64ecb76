import { useState } from 'react';
import { handoverCalls } from '../../../../contract/handover/endpoints.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../../contract/leases/endpoints.ts';
import { checkProposal } from '../../../../domain/handover/rules/appointment.ts';
import type { Day } from '../../../../domain/kit/brand.ts';
import { instantOf } from '../../../../domain/kit/time.ts';
import type { Refusal } from '../../../../domain/kit/verdict.ts';
import { appointmentWords } from '../../../../words/handover/appointment.ts';
import { handoverRefusalWords } from '../../../../words/handover/refusals.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { DayField } from '../../../kit/form/day-field.tsx';
import { Columns } from '../../../kit/form/section.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFieldText } from '../../../kit/words/field-text.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../appointment.module.css';

type Lease = OutputOf<typeof leasesCalls.getLease>;

const useProposal = ({ offerId, pickup, reception }: Lease) => {
  const t = useWords(appointmentWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [date, setDate] = useState<Day | null>(null);
  const [hour, setHour] = useState('');
  const [problems, setProblems] = useState<readonly Refusal[]>([]);
  const send = async (): Promise<void> => {
    const facts = { now: instantOf(Date.now()), window: pickup, meetingAt: reception?.meetingAt ?? null };
    const checked = checkProposal({ date, hour }, facts);
    setProblems(checked.ok ? [] : (checked.refusal.problems ?? []));
    if (!checked.ok) return;
    const { date: day, hour: at } = checked.value;
    const answer = await act(handoverCalls.proposeMeeting, { offerId, date: day, hour: at });
    if (answer.ok) toast.good(t('propose.done'));
    else toast.bad(refusalText(answer.refusal), t('failed'));
  };
  return { date, setDate, hour, setHour, problems, send, busy: act.busy };
};

/** The landlord proposes another day and hour; the tenant decides. */
export const MeetingProposal = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(appointmentWords);
  const f = useFormat();
  const fieldText = useFieldText(handoverRefusalWords);
  const { date, setDate, hour, setHour, problems, send, busy } = useProposal(lease);
  const errorOf = (field: 'date' | 'hour'): string | undefined => {
    const problem = problems.find((one) => one.field === field);
    return problem && fieldText(problem, t(field));
  };
  return (
    <Card title={t('propose.title')}>
      <p className={styles['text']}>{t('propose.text')}</p>
      {lease.proposal && <Note>{t('propose.sent', { when: f.instant(lease.proposal.meetingAt) })}</Note>}
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Columns spans={[6, 6]}>
          <DayField
            name="proposal.date"
            label={t('date')}
            value={date}
            onChange={setDate}
            hint={t('date.hint', { from: f.day(lease.pickup.from), to: f.day(lease.pickup.to) })}
            error={errorOf('date')}
          />
          <TextField name="proposal.hour" label={t('hour')} value={hour} onChange={setHour} placeholder="10:30" error={errorOf('hour')} />
        </Columns>
        <div>
          <Button type="submit" busy={busy && t('propose.busy')}>
            {t('propose.act')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
