import { useState } from 'react';
import { handoverCalls } from '../../../../contract/handover/endpoints.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../../contract/leases/endpoints.ts';
import { checkAppointment, isBeforeDepositDue } from '../../../../domain/handover/rules/appointment.ts';
import type { AppointmentForm as Entry } from '../../../../domain/handover/types.ts';
import type { Day } from '../../../../domain/kit/brand.ts';
import { instantOf } from '../../../../domain/kit/time.ts';
import type { Refusal } from '../../../../domain/kit/verdict.ts';
import { isDepositAwaited } from '../../../../domain/leases/rules/status.ts';
import type { Side } from '../../../../domain/leases/types.ts';
import { appointmentWords } from '../../../../words/handover/appointment.ts';
import { handoverRefusalWords } from '../../../../words/handover/refusals.ts';
import { formatOf } from '../../../../words/kit/format.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { ActionBar } from '../../../kit/form/action-bar.tsx';
import { CheckField } from '../../../kit/form/check-field.tsx';
import { DayField } from '../../../kit/form/day-field.tsx';
import { Columns } from '../../../kit/form/section.tsx';
import { ErrorSummary } from '../../../kit/form/summary/error-summary.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFieldText } from '../../../kit/words/field-text.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import styles from '../../appointment.module.css';

type Props = {
  readonly lease: OutputOf<typeof leasesCalls.getLease>;
  readonly side: Side;
  readonly me: { readonly firstName: string; readonly lastName: string; readonly email: string };
  readonly onSaved: () => void;
};
type Field = keyof Entry;

const empty: Entry = { firstName: '', lastName: '', email: '', date: null, hour: null, authorized: false };

const problemsOf = (entry: Entry, { side, lease: { pickup, reception } }: Props): readonly Refusal[] => {
  const facts = { side, now: instantOf(Date.now()), window: pickup, meetingAt: reception?.meetingAt ?? null };
  const checked = checkAppointment(entry, facts);
  return checked.ok ? [] : (checked.refusal.problems ?? []);
};

const asDay = (date: string | null): Day | null => date as Day | null;

/** Days in a problem are written as the page writes them. */
const readable = (problem: Refusal, day: (day: string) => string): Refusal => {
  if (!problem.params) return problem;
  const params = Object.fromEntries(
    Object.entries(problem.params).map(([key, value]) => [key, typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? day(value) : value]),
  );
  return { ...problem, params };
};

const useAppointment = (props: Props) => {
  const { lease, side } = props;
  const lang = useLang();
  const t = useWords(appointmentWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [entry, setEntry] = useState<Entry>({ ...empty, ...(side === 'tenant' ? lease.reception : lease.transfer) });
  const [attempt, setAttempt] = useState(0);
  const [isUnverified, setUnverified] = useState(false);
  const problems = (attempt > 0 ? problemsOf(entry, props) : []).map((problem) => readable(problem, formatOf(lang).day));
  const send = async (): Promise<void> => {
    setAttempt(attempt + 1);
    if (problemsOf(entry, props).length > 0) return;
    const answer = await act(handoverCalls.namePerson, {
      receptionForm: entry,
      id: lease.offerId,
      landlord: side === 'landlord',
    });
    if (answer.ok) {
      toast.good(t('saved'));
      return props.onSaved();
    }
    setUnverified(answer.refusal.code === 'person.not_verified');
    toast.bad(refusalText(answer.refusal), t('failed'));
  };
  return { entry, change: (patch: Partial<Entry>) => setEntry({ ...entry, ...patch }), attempt, problems, send, busy: act.busy, isUnverified };
};

const Meeting = ({
  lease,
  entry,
  change,
  errorOf,
}: {
  readonly lease: Props['lease'];
  readonly entry: Entry;
  readonly change: (patch: Partial<Entry>) => void;
  readonly errorOf: (field: Field) => string | undefined;
}) => {
  const t = useWords(appointmentWords);
  const f = useFormat();
  const { pickup, depositDue } = lease;
  const date = asDay(entry.date);
  const { proposal } = lease;
  return (
    <>
      {proposal && (
        <Note title={t('proposal.title')}>
          <p>{t('proposal.text', { when: f.instant(proposal.meetingAt) })}</p>
          <Button size="s" onClick={() => change({ date: proposal.date, hour: proposal.hour })}>
            {t('proposal.take')}
          </Button>
        </Note>
      )}
      <Columns spans={[6, 6]}>
        <DayField
          name="date"
          label={t('date')}
          value={date}
          onChange={(value) => change({ date: value })}
          hint={t('date.hint', { from: f.day(pickup.from), to: f.day(pickup.to) })}
          error={errorOf('date')}
        />
        <TextField
          name="hour"
          label={t('hour')}
          value={entry.hour ?? ''}
          onChange={(hour) => change({ hour: hour === '' ? null : hour })}
          hint={t('hour.hint')}
          placeholder="10:30"
          error={errorOf('hour')}
        />
      </Columns>
      {date !== null && isBeforeDepositDue(date, depositDue) && <Note tone="amber">{t('early', { due: f.day(depositDue) })}</Note>}
    </>
  );
};

/** The form that names who receives the premises (the tenant's side, with day and hour) or who hands them over. It calls `onSaved` once the server has taken it. */
export const AppointmentForm = (props: Props) => {
  const { lease, side, me } = props;
  const t = useWords(appointmentWords);
  const fieldText = useFieldText(handoverRefusalWords);
  const { entry, change, attempt, problems, send, busy, isUnverified } = useAppointment(props);
  const labelOf = (field: Field): string => t(field === 'authorized' ? 'authorized.short' : field);
  const errorOf = (field: Field): string | undefined => {
    const problem = problems.find((one) => one.field === field);
    return problem && fieldText(problem, labelOf(field));
  };
  const isTenant = side === 'tenant';
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isUnverified && (
        <Note tone="red" title={t('criteria.title')}>
          {t('criteria.text')}
        </Note>
      )}
      <ErrorSummary
        kept="form"
        attempt={attempt}
        problems={problems.map((problem) => ({
          path: problem.field ?? '',
          label: labelOf((problem.field ?? 'email') as Field),
          text: fieldText(problem, problem.field ?? ''),
        }))}
      />
      <div>
        <Button size="s" onClick={() => change(me)}>
          {t('me')}
        </Button>
      </div>
      <Columns spans={[6, 6]}>
        <TextField
          name="firstName"
          label={t('firstName')}
          value={entry.firstName}
          onChange={(firstName) => change({ firstName })}
          autoComplete="given-name"
          error={errorOf('firstName')}
        />
        <TextField
          name="lastName"
          label={t('lastName')}
          value={entry.lastName}
          onChange={(lastName) => change({ lastName })}
          autoComplete="family-name"
          error={errorOf('lastName')}
        />
      </Columns>
      <TextField
        name="email"
        label={t('email')}
        value={entry.email}
        onChange={(email) => change({ email })}
        inputMode="email"
        hint={t(isTenant ? 'email.hint' : 'email.hint.landlord')}
        error={errorOf('email')}
      />
      {isTenant && <Meeting lease={lease} entry={entry} change={change} errorOf={errorOf} />}
      <CheckField
        name="authorized"
        label={t(isTenant ? 'authorized' : 'authorized.landlord', { company: lease[side].name })}
        value={entry.authorized}
        onChange={(authorized) => change({ authorized })}
        error={errorOf('authorized')}
      />
      <ActionBar>
        <Button kind="main" type="submit" busy={busy && t('sending')}>
          {t(!isTenant ? 'send.landlord' : isDepositAwaited(lease.state) ? 'send.tenant' : 'send.change')}
        </Button>
      </ActionBar>
    </form>
  );
};
