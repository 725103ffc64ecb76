import { useState } from 'react';
import { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { Day } from '../../../domain/kit/brand.ts';
import { agencyPageWords } from '../../../words/agency/page.ts';
import { agencyRefusalWords } from '../../../words/agency/refusals.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { DayField } from '../../kit/form/day-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useFieldText } from '../../kit/words/field-text.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useToday } from '../../kit/words/today.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../agency.module.css';
import type { Agreement } from './data.ts';

/** The exchange of originals signed by hand: what each side says, and where a side says it. */
export const Exchange = ({ agreement, token }: { readonly agreement: Agreement; readonly token?: string }) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  const { exchange } = agreement.form;
  const { agent, owner } = exchange;
  if (!exchange.isAwaited && agent === null && owner === null) return null;
  return (
    <>
      <h3>{t('exchange.title')}</h3>
      <ul className={styles['files']}>
        {[['agent', agent] as const, ['owner', owner] as const].map(([side, day]) => (
          <li key={side}>
            {t(side)}: {day === null ? t('exchange.open') : t('exchange.on', { day: f.day(day) })}
          </li>
        ))}
      </ul>
      {agent !== null && owner !== null && agent !== owner && <p>{t('exchange.differ')}</p>}
      {exchange.isAwaited && agreement.viewer !== 'admin' && <Declare agreement={agreement} {...(token !== undefined && { token })} />}
    </>
  );
};

const Declare = ({ agreement, token }: { readonly agreement: Agreement; readonly token?: string }) => {
  const t = useWords(agencyPageWords);
  const act = useAct();
  const toast = useToast();
  const today = useToday();
  const refusalText = useRefusalText();
  const fieldText = useFieldText(agencyRefusalWords);
  const { viewer, form } = agreement;
  const [own, other] = viewer === 'agent' ? [form.exchange.agent, form.exchange.owner] : [form.exchange.owner, form.exchange.agent];
  const [day, setDay] = useState<Day | null>(own ?? other);
  const [error, setError] = useState<string>();
  const send = async (): Promise<void> => {
    if (day === null) return setError(fieldText({ code: 'agency.field_required', params: {} }, t('exchange.day')));
    const answer = await act(agencyCalls.declareExchange, { agreementId: agreement.id, day, ...(token !== undefined && { token }) });
    setError(answer.ok ? undefined : refusalText(answer.refusal));
    if (answer.ok) toast.good(t('exchange.done'));
  };
  return (
    <form
      className={styles['stack']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className={styles['small']}>{t('exchange.text')}</p>
      <DayField name="exchangedOn" label={t('exchange.day')} value={day} onChange={setDay} max={today} error={error} />
      <Button full type="submit" busy={act.busy && t('exchange.busy')}>
        {t('exchange.act')}
      </Button>
    </form>
  );
};
