import { useState } from 'react';
import { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { WireRefusal } from '../../../contract/kit/client.ts';
import { type InsuranceEntry, insuranceProblems } from '../../../domain/agency/rules/proposal.ts';
import type { Insurance } from '../../../domain/agency/types.ts';
import { agencyNumbers } from '../../../domain/kit/numbers.ts';
import { agencyPageWords } from '../../../words/agency/page.ts';
import { agencyRefusalWords } from '../../../words/agency/refusals.ts';
import { useUid } from '../../accounts/parts/use-uid.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { useTabEntry } from '../../kit/draft/use-tab-entry.ts';
import { DayField } from '../../kit/form/day-field.tsx';
import { fieldId } from '../../kit/form/field.tsx';
import { NumberField } from '../../kit/form/number-field.tsx';
import { TextField } from '../../kit/form/text-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { useFieldText } from '../../kit/words/field-text.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useToday } from '../../kit/words/today.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../agency.module.css';
import { Policy } from './policy.tsx';

const nothing: InsuranceEntry = { insurer: null, policyNumber: null, sumEur: null, validTo: null };

const entryOf = ({ insurer, policyNumber, sumEur, validTo }: Insurance): InsuranceEntry => ({ insurer, policyNumber, sumEur, validTo });

/** The entry as it is sent; null while something is missing. */
const completeOf = ({ insurer, policyNumber, sumEur, validTo }: InsuranceEntry): Insurance | null =>
  insurer === null || policyNumber === null || sumEur === null || validTo === null ? null : { insurer, policyNumber, sumEur, validTo };

/** The agent's liability insurance: shown once it is given, and changed by one press. */
export const InsureForm = ({ insurance }: { readonly insurance: (Insurance & { readonly policyUrl: string | null }) | null }) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  const today = useToday();
  const isRunning = insurance !== null && insurance.validTo >= today;
  const [isOpen, setOpen] = useState(!isRunning);
  return (
    <Card title={t('insure.title')}>
      {isOpen || insurance === null ? (
        <Fields insurance={insurance} onClose={() => setOpen(false)} />
      ) : (
        <div className={styles['stack']}>
          <div className={styles['acts']}>
            <p>{t('insurance', { insurer: insurance.insurer, sum: f.number(insurance.sumEur, 0), day: f.day(insurance.validTo) })}</p>
            <Button size="s" onClick={() => setOpen(true)}>
              {t('insure.change')}
            </Button>
          </div>
          <Policy policyUrl={insurance.policyUrl} />
        </div>
      )}
    </Card>
  );
};

const Fields = ({ insurance, onClose }: { readonly insurance: Insurance | null; readonly onClose: () => void }) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  const act = useAct();
  const toast = useToast();
  const today = useToday();
  const refusalText = useRefusalText();
  const fieldText = useFieldText(agencyRefusalWords);
  const { entry, change, forget } = useTabEntry<InsuranceEntry>(useUid(), 'agency-insurance', insurance === null ? nothing : entryOf(insurance));
  const [problems, setProblems] = useState<readonly Pick<WireRefusal, 'code' | 'params' | 'field'>[]>([]);
  const set = <Key extends keyof InsuranceEntry>(key: Key, value: InsuranceEntry[Key]): void => {
    change({ [key]: value });
    setProblems((before) => before.filter(({ field }) => field !== key));
  };
  const errorOf = (key: keyof InsuranceEntry): string | undefined => {
    const found = problems.find(({ field }) => field === key);
    return found && fieldText(found, t(`insure.${key}`));
  };
  const save = async (): Promise<void> => {
    const [given, wrong] = [completeOf(entry), insuranceProblems(entry, today)];
    setProblems(wrong);
    if (given === null || wrong.length > 0) return document.getElementById(fieldId(wrong[0]?.field ?? ''))?.focus();
    const answer = await act(agencyCalls.setInsurance, given);
    if (!answer.ok) return toast.bad(refusalText(answer.refusal));
    toast.good(t('insure.saved'));
    forget();
    onClose();
  };
  return (
    <form
      className={styles['stack']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={styles['small']}>{t('insure.text', { min: f.number(agencyNumbers.insuranceMinEur, 0) })}</p>
      <div className={styles['fields']}>
        <TextField
          name="insurer"
          label={t('insure.insurer')}
          value={entry.insurer ?? ''}
          onChange={(value) => set('insurer', value)}
          error={errorOf('insurer')}
        />
        <TextField
          name="policyNumber"
          label={t('insure.policyNumber')}
          value={entry.policyNumber ?? ''}
          onChange={(value) => set('policyNumber', value)}
          error={errorOf('policyNumber')}
        />
        <NumberField
          name="sumEur"
          label={t('insure.sumEur')}
          unit="EUR"
          value={entry.sumEur}
          onChange={(value) => set('sumEur', value)}
          error={errorOf('sumEur')}
        />
        <DayField
          name="validTo"
          label={t('insure.validTo')}
          value={entry.validTo}
          onChange={(value) => set('validTo', value)}
          min={today}
          error={errorOf('validTo')}
        />
      </div>
      <div className={styles['acts']}>
        <Button type="submit" busy={act.busy && t('insure.saving')}>
          {t('insure.save')}
        </Button>
        {insurance !== null && (
          <Button
            kind="quiet"
            onClick={() => {
              forget();
              onClose();
            }}
          >
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
};
