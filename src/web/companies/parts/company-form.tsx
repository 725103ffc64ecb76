/** The form of a company's data. */

import { useMemo, useState } from 'react';
import type { RegisterAnswer } from '../../../domain/companies/rules/registers/answers.ts';
import type { RegisterMention } from '../../../domain/companies/rules/registers/people.ts';
import type { Capacity, CompanyForm as Form } from '../../../domain/companies/types.ts';
import { parseKrs } from '../../../domain/kit/identifiers.ts';
import { companyWords } from '../../../words/companies/pages.ts';
import { companyRefusalWords } from '../../../words/companies/refusals.ts';
import { registerWords } from '../../../words/companies/registers.ts';
import { useSubmit } from '../../kit/calls/use-submit.ts';
import { ActionBar } from '../../kit/form/action-bar.tsx';
import { CheckField } from '../../kit/form/check-field.tsx';
import { ChoiceField } from '../../kit/form/choice-field.tsx';
import { Columns } from '../../kit/form/section.tsx';
import { ErrorSummary } from '../../kit/form/summary/error-summary.tsx';
import { TextField } from '../../kit/form/text-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { useFieldText } from '../../kit/words/field-text.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { AccountField } from './account-field.tsx';
import { type CompanyEntry, emptyForm, entryProblems, roleProblems, useCompanyEntry } from './company-entry.ts';
import styles from './company-form.module.css';
import { useFieldReason } from './field-reasons.ts';
import { NipCard } from './registers/nip-card.tsx';
import { RegistersCard } from './registers/registers-card.tsx';
import { RepresentationCard } from './representation-card.tsx';
import { RoleCard } from './role-card.tsx';
import { type KnownCompany, useSending } from './use-sending.ts';

type Texts = Extract<
  keyof Form,
  | 'name'
  | 'nip'
  | 'regon'
  | 'krs'
  | 'country'
  | 'postalCode'
  | 'city'
  | 'street'
  | 'houseNumber'
  | 'website'
  | 'bankAccount'
  | 'noticesEmail'
  | 'deliveryAddress'
>;

type StoredCompany = {
  readonly form: Form;
  readonly capacity: Capacity;
  readonly authority: { readonly uploadedAt: string } | null;
  readonly registers: readonly RegisterAnswer[];
  readonly mention: RegisterMention;
};

type CompanyFormProps = {
  readonly saved: StoredCompany | null;
  /** The number of the company that somebody invited the person to. */
  readonly invitedTo: string | null;
  readonly uid: string;
  readonly canSend: boolean;
};

/** A company by its NIP: what the registers know is filled in, every check stands beside its field; whoever's company is known here asks to join it. */
export const CompanyForm = ({ saved, invitedTo, uid, canSend }: CompanyFormProps) => {
  const t = useWords(companyWords);
  const r = useWords(registerWords);
  const { element, entry, setEntry, forget } = useSavedEntry(saved, uid, invitedTo);
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<KnownCompany | null>(null);
  const given = useGiven(saved);
  const { send, join, busy } = useSending(entry, setKnown);
  const problemsOf = known === null ? entryProblems : joinProblems;
  const { problems, errorOf } = useProblems(entry, attempt > 0, problemsOf);
  const change = (patch: Partial<Form>): void => setEntry((now) => ({ ...now, form: { ...now.form, ...patch } }));
  const { form } = useSubmit({
    send: async () => {
      setAttempt(attempt + 1);
      if (problemsOf(entry).length === 0 && (await (known === null ? send() : join(known.id)))) forget();
      return null;
    },
  });
  return (
    <form ref={element} className={styles['form']} {...form}>
      <ErrorSummary attempt={attempt} problems={problems} kept={entry.file === null ? 'unsent' : 'unsent-file'} />
      <NipCard entry={entry} setEntry={setEntry} known={known} setKnown={setKnown} error={errorOf('nip')} canAsk={canSend} />
      {known === null && (
        <>
          {entry.answers.length > 0 && <RegistersCard answers={entry.answers} mention={entry.mention} form={entry.form} change={change} />}
          <DataCards form={entry.form} errorOf={errorOf} change={change} isNipAbove />
        </>
      )}
      <RoleCard
        entry={known === null ? entry : joining(entry)}
        given={given}
        errorOf={errorOf}
        change={(patch) => setEntry((now) => ({ ...now, ...patch }))}
      />
      <ActionBar>
        <Button kind="main" type="submit" busy={busy && t('sending')} disabled={!canSend}>
          {known === null ? t('send') : r('join')}
        </Button>
      </ActionBar>
    </form>
  );
};

const useSavedEntry = (saved: StoredCompany | null, uid: string, nip: string | null) => {
  const country = useWords(companyWords)('country.default');
  const base = useMemo(
    () => ({ form: saved?.form ?? { ...emptyForm(country), nip: nip ?? '' }, capacity: saved?.capacity ?? null }),
    [saved, country, nip],
  );
  const hasFile = (saved?.authority ?? null) !== null;
  return useCompanyEntry(uid, 'company', base, {
    ...{ hasFile, answers: saved?.registers ?? [], mention: saved?.mention ?? 'unknown' },
    givesIn: true,
  });
};

/** When the document was given that is there already. */
const useGiven = (saved: StoredCompany | null): string | null => {
  const t = useWords(companyWords);
  const f = useFormat();
  return saved?.authority ? t('authority.given', { when: f.instant(saved.authority.uploadedAt) }) : null;
};

/** Whoever joins gives no data in; the legal form of the company is not known here, so every role is open. */
const joining = (entry: CompanyEntry): CompanyEntry => ({ ...entry, givesIn: false, form: { ...entry.form, legalForm: null, representation: null } });
const joinProblems = (entry: CompanyEntry) => roleProblems(joining(entry));

/** The problems of an entry as sentences that say why, after the first try to send it. */
export const useProblems = (entry: CompanyEntry, shown: boolean, problemsOf = entryProblems) => {
  const t = useWords(companyWords);
  const fieldText = useFieldText(companyRefusalWords);
  const reasonOf = useFieldReason();
  const problems = (shown ? problemsOf(entry) : []).map(({ field = '', ...problem }) => {
    const label = labelOf(t, field);
    const reason = problem.code === 'field.invalid' ? reasonOf(field, textAt(entry.form, field)) : null;
    return { path: field, label, text: reason ?? fieldText(problem, label), reason };
  });
  return {
    problems,
    errorOf: (field: string): string | undefined => {
      const problem = problems.find((one) => one.path === field);
      return problem && (problem.reason ?? problem.text);
    },
  };
};

const useCompanyWords = () => useWords(companyWords);
type Say = ReturnType<typeof useCompanyWords>;

const labelOf = (t: Say, field: string): string => {
  const [head = '', at = '', leaf] = field.split('.');
  if (head === 'partners' && leaf !== undefined) return t(leaf === 'nip' ? 'partner.nip' : 'partner.name', { n: Number(at) + 1 });
  if (head === 'generalPartner') return t(at === 'krs' ? 'generalPartner.krs' : 'generalPartner.name');
  return t(head as Texts | 'legalForm' | 'representation' | 'partners' | 'capacity' | 'authority');
};

const textAt = (form: Form, field: string): string => {
  const value = field.split('.').reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | null)?.[key], form);
  return typeof value === 'string' ? value : '';
};

type CardsProps = {
  readonly form: Form;
  readonly errorOf: (field: string) => string | undefined;
  readonly change: (patch: Partial<Form>) => void;
  /** The NIP has a card of its own above. */
  readonly isNipAbove?: boolean;
};

/** The cards of the company's own data. */
export const DataCards = ({ form, errorOf, change, isNipAbove = false }: CardsProps) => {
  const t = useWords(companyWords);
  // Whoever leaves out the zeros in front sees at once which number is meant.
  const padKrs = (): void => change({ krs: parseKrs(form.krs ?? '') ?? form.krs });
  const text = (name: Texts, more: { hint?: string; optional?: string; disabled?: boolean; inputMode?: 'numeric'; onBlur?: () => void } = {}) => (
    <TextField name={name} label={t(name)} value={form[name] ?? ''} onChange={(value) => change({ [name]: value })} error={errorOf(name)} {...more} />
  );
  return (
    <>
      <Card title={t('section.register')}>
        <div className={styles['rows']}>
          {isNipAbove ? (
            text('regon', { hint: t('regon.hint'), inputMode: 'numeric' })
          ) : (
            <Columns spans={[6, 6]}>
              {text('nip', { hint: t('nip.hint'), inputMode: 'numeric' })}
              {text('regon', { hint: t('regon.hint'), inputMode: 'numeric' })}
            </Columns>
          )}
          {text('name')}
          {text('krs', { hint: t('krs.hint'), inputMode: 'numeric', disabled: form.noKrs, onBlur: padKrs })}
          <CheckField name="noKrs" label={t('noKrs')} value={form.noKrs} onChange={(noKrs) => change({ noKrs, krs: noKrs ? null : '' })} />
        </div>
      </Card>
      <RepresentationCard form={form} errorOf={errorOf} change={change} />
      <Card title={t('section.address')}>
        <div className={styles['rows']}>
          <Columns spans={[8, 4]}>
            {text('street')}
            {text('houseNumber')}
          </Columns>
          <Columns spans={[4, 8]}>
            {text('postalCode')}
            {text('city')}
          </Columns>
          {text('country')}
        </div>
      </Card>
      <Card title={t('section.money')}>
        <div className={styles['rows']}>
          <AccountField
            name="bankAccount"
            label={t('bankAccount')}
            hint={t('bankAccount.hint')}
            value={form.bankAccount}
            onChange={(bankAccount) => change({ bankAccount })}
            error={errorOf('bankAccount')}
          />
          <ChoiceField
            name="vatStatus"
            label={t('vatStatus')}
            value={form.vatStatus}
            onChange={(vatStatus) => change({ vatStatus })}
            options={[
              { value: 'active', label: t('vat.active') },
              { value: 'exempt', label: t('vat.exempt') },
            ]}
          />
          <CheckField
            name="isLargeUndertaking"
            label={t('isLargeUndertaking')}
            hint={t('isLargeUndertaking.hint')}
            value={form.isLargeUndertaking ?? false}
            onChange={(isLargeUndertaking) => change({ isLargeUndertaking })}
          />
          {text('website', { optional: t('optional') })}
        </div>
      </Card>
      <Card title={t('section.notices')}>
        <div className={styles['rows']}>
          {text('noticesEmail', { optional: t('optional'), hint: t('noticesEmail.hint') })}
          {text('deliveryAddress', { optional: t('optional'), hint: t('deliveryAddress.hint') })}
        </div>
      </Card>
    </>
  );
};
