import { useState } from 'react';
import { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { WireRefusal } from '../../../contract/kit/client.ts';
import { amlProblems, defaultTerms, needsAml, ownerProblems, termsProblems } from '../../../domain/agency/rules/proposal.ts';
import type { AgencyTerms, AmlAnswers, OwnerDetails } from '../../../domain/agency/types.ts';
import type { Day, Grosze } from '../../../domain/kit/brand.ts';
import { agencyPageWords } from '../../../words/agency/page.ts';
import { agencyRefusalWords } from '../../../words/agency/refusals.ts';
import { useUid } from '../../accounts/parts/use-uid.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { useTabEntry } from '../../kit/draft/use-tab-entry.ts';
import { ChoiceField } from '../../kit/form/choice-field.tsx';
import { DayField } from '../../kit/form/day-field.tsx';
import { fieldId } from '../../kit/form/field.tsx';
import { NumberField } from '../../kit/form/number-field.tsx';
import { TextField } from '../../kit/form/text-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useFieldText } from '../../kit/words/field-text.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useToday } from '../../kit/words/today.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../agency.module.css';
import { AmlFields, noAnswers } from './aml-fields.tsx';
import type { Agreement } from './data.ts';

type DrawnProposal = OutputOf<typeof agencyCalls.proposeAgreement> & { readonly sentTo: string };
type Props = {
  readonly offerId: string;
  readonly rent: number | null;
  readonly hasInsurance: boolean;
  readonly hasPolicy: boolean;
  /** Net rent a month from which brokerage asks about the owner. */
  readonly amlFrom: number;
  /** The last agreement about this offer: whoever proposes anew types nothing of it again but the number, which comes along masked. */
  readonly earlier: Agreement | null;
  /** Something is drawn already: then signing it is the act of the screen. */
  readonly isDrawn: boolean;
  readonly onDrawn: (drawn: DrawnProposal) => void;
};

type Terms = Omit<AgencyTerms, 'feePercent' | 'lastDay'> & { readonly feePercent: number | null; readonly lastDay: AgencyTerms['lastDay'] | null };
type Problem = Pick<WireRefusal, 'code' | 'params' | 'field'>;

const nobody: OwnerDetails = { name: '', address: '', peselOrNip: '', contact: '', email: '' };
const ownerFields = ['name', 'peselOrNip', 'email', 'contact', 'address'] as const;
/** What is filled in. */
type Entry = { readonly owner: OwnerDetails; readonly terms: Terms; readonly includeMediation: boolean; readonly aml: AmlAnswers };

const firstEntry = (today: Day, earlier: Agreement | null): Entry => {
  const terms = defaultTerms(today);
  if (earlier === null) return { owner: nobody, terms, includeMediation: true, aml: noAnswers };
  const { ownerDetails, includeMediation } = earlier;
  const { feePercent, lastDay, isExclusive } = earlier.terms;
  return {
    owner: { ...ownerDetails, peselOrNip: '' },
    terms: { feePercent: includeMediation ? feePercent : terms.feePercent, lastDay: lastDay > today ? (lastDay as Day) : terms.lastDay, isExclusive },
    includeMediation,
    aml: earlier.aml ?? noAnswers,
  };
};

/** The browser keeps nothing that tells more of a third person than how to reach them. */
const keptOf = ({ owner, terms, includeMediation }: Entry): Partial<Entry> => ({ owner: { ...owner, peselOrNip: '' }, terms, includeMediation });

const inputs = { email: { inputMode: 'email' }, contact: { inputMode: 'tel' } } as const;

/** Who the owner is and what is agreed; every problem stands at its field before anything is sent. */
export const ProposalForm = ({ offerId, rent, hasInsurance, hasPolicy, amlFrom, earlier, isDrawn, onDrawn }: Props) => {
  const t = useWords(agencyPageWords);
  const today = useToday();
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const fieldText = useFieldText(agencyRefusalWords);
  const uid = useUid();
  const { entry, change, forget } = useTabEntry(uid, `agency-proposal:${offerId}`, firstEntry(today, earlier), keptOf);
  const { owner, terms, includeMediation, aml } = entry;
  const asksAml = rent !== null && needsAml({ includesBrokerage: includeMediation, rent: rent as Grosze }, amlFrom as Grosze);
  const missing = hasInsurance ? (includeMediation && !hasPolicy ? 'agency.policy_missing' : null) : 'agency.insurance_missing';
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const settle = (field: string): void => setProblems((before) => before.filter((one) => one.field !== field));
  const errorFor = (field: string, label: string): string | undefined => {
    const found = problems.find((one) => one.field === field);
    return found && fieldText(found, label);
  };
  const errorOf = (field: keyof OwnerDetails | keyof Terms): string | undefined => errorFor(field, t(`propose.${field}`));
  const show = (found: readonly Problem[]): void => {
    setProblems(found);
    document.getElementById(fieldId(found[0]?.field ?? ''))?.focus();
  };
  const draw = async (): Promise<void> => {
    const given: AgencyTerms = { ...terms, feePercent: terms.feePercent ?? Number.NaN, lastDay: terms.lastDay ?? today };
    const wrong = [...ownerProblems(owner), ...termsProblems(given, includeMediation, today), ...(asksAml ? amlProblems(aml) : [])];
    if (wrong.length > 0) return show(wrong);
    const sent = { ...given, feePercent: includeMediation ? given.feePercent : 0 };
    const answer = await act(agencyCalls.proposeAgreement, { offerId, ownerDetails: owner, includeMediation, terms: sent, ...(asksAml && { aml }) });
    if (answer.ok) {
      forget();
      return onDrawn({ ...answer.value, sentTo: owner.email });
    }
    if (answer.refusal.problems) show(answer.refusal.problems);
    toast.bad(refusalText(answer.refusal), t('propose.failed'));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void draw();
      }}
    >
      <div className={styles['fields']}>
        {ownerFields.map((field) => (
          <div key={field} className={field === 'name' ? styles['wide'] : undefined}>
            <TextField
              name={field}
              label={t(`propose.${field}`)}
              value={owner[field]}
              onChange={(value) => {
                change({ owner: { ...owner, [field]: value } });
                settle(field);
              }}
              error={errorOf(field)}
              autoComplete="off"
              {...(field === 'email' && { hint: t('propose.email.hint') })}
              {...(field in inputs && inputs[field as keyof typeof inputs])}
            />
          </div>
        ))}
      </div>
      <TermsFields
        {...{ terms, includeMediation, rent, errorOf }}
        onTerms={(part) => {
          change({ terms: { ...terms, ...part } });
          for (const field of Object.keys(part)) settle(field);
        }}
        onMediation={(value) => change({ includeMediation: value })}
      />
      {asksAml && (
        <AmlFields
          answers={aml}
          onChange={(part) => {
            change({ aml: { ...aml, ...part } });
            for (const field of Object.keys(part)) settle(`aml.${field}`);
          }}
          errorOf={(field) => errorFor(field, '')}
        />
      )}
      <div className={styles['acts']}>
        <Button kind={isDrawn ? 'line' : 'main'} type="submit" disabled={missing !== null} busy={act.busy && t('propose.drawing')}>
          {t('propose.draw')}
        </Button>
        {missing !== null && <p className={styles['small']}>{fieldText({ code: missing, params: {} }, '')}</p>}
      </div>
    </form>
  );
};

type TermsProps = {
  readonly terms: Terms;
  readonly includeMediation: boolean;
  readonly rent: number | null;
  readonly errorOf: (field: keyof Terms) => string | undefined;
  readonly onTerms: (change: Partial<Terms>) => void;
  readonly onMediation: (value: boolean) => void;
};

const TermsFields = ({ terms, includeMediation, rent, errorOf, onTerms, onMediation }: TermsProps) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  const today = useToday();
  const sum = rent === null || terms.feePercent === null ? null : f.money(Math.round((rent * terms.feePercent) / 100));
  return (
    <>
      <h3 className={styles['terms']}>{t('propose.terms')}</h3>
      <div className={styles['fields']}>
        <div className={styles['wide']}>
          <ChoiceField
            name="includeMediation"
            label={t('propose.includeMediation')}
            value={includeMediation}
            onChange={onMediation}
            options={[true, false].map((value) => ({ value, label: t(`propose.includeMediation.${value ? 'yes' : 'no'}`) }))}
          />
        </div>
        {includeMediation && (
          <NumberField
            name="feePercent"
            label={t('propose.feePercent')}
            unit="%"
            value={terms.feePercent}
            onChange={(feePercent) => onTerms({ feePercent })}
            error={errorOf('feePercent')}
            hint={[t('propose.feePercent.unit'), sum].filter(Boolean).join(': ')}
          />
        )}
        <DayField
          name="lastDay"
          label={t('propose.lastDay')}
          value={terms.lastDay}
          onChange={(lastDay) => onTerms({ lastDay })}
          min={today}
          error={errorOf('lastDay')}
        />
        {includeMediation && (
          <div className={styles['wide']}>
            <ChoiceField
              name="isExclusive"
              label={t('propose.isExclusive')}
              value={terms.isExclusive}
              onChange={(isExclusive) => onTerms({ isExclusive })}
              options={[false, true].map((value) => ({ value, label: t(`propose.isExclusive.${value ? 'yes' : 'no'}`) }))}
            />
          </div>
        )}
      </div>
    </>
  );
};
