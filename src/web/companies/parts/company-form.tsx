/** The form of a company's data. */

import { useMemo, useState } from 'react';
import type { Capacity, CompanyForm as Form } from '../../../domain/companies/types.ts';
import { parseKrs } from '../../../domain/kit/identifiers.ts';
import { companyWords } from '../../../words/companies/pages.ts';
import { companyRefusalWords } from '../../../words/companies/refusals.ts';
import { useSubmit } from '../../kit/calls/use-submit.ts';
import { ActionBar } from '../../kit/form/action-bar.tsx';
import { CheckField } from '../../kit/form/check-field.tsx';
import { ChoiceField } from '../../kit/form/choice-field.tsx';
import { ErrorSummary } from '../../kit/form/error-summary.tsx';
import { Columns } from '../../kit/form/section.tsx';
import { TextField } from '../../kit/form/text-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFieldText } from '../../kit/words/field-text.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { type CompanyEntry, emptyForm, entryProblems, useCompanyEntry } from './company-entry.ts';
import styles from './company-form.module.css';
import { useFieldReason } from './field-reasons.ts';
import { RepresentationCard } from './representation-card.tsx';
import { RoleCard } from './role-card.tsx';
import { useSending } from './use-sending.ts';

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

type Saved = { readonly form: Form; readonly capacity: Capacity; readonly authority: { readonly uploadedAt: string } | null };

/** The company's register data with every check beside its field; sends it for review, or offers to join a company that is known. */
export const CompanyForm = ({ saved, uid, canSend }: { readonly saved: Saved | null; readonly uid: string; readonly canSend: boolean }) => {
  const t = useWords(companyWords);
  const f = useFormat();
  const country = t('country.default');
  const base = useMemo(() => ({ form: saved?.form ?? emptyForm(country), capacity: saved?.capacity ?? null }), [saved, country]);
  const given = saved?.authority ?? null;
  const { element, entry, setEntry, forget } = useCompanyEntry(`company:${uid}`, base, given !== null);
  const [attempt, setAttempt] = useState(0);
  const { send, busy, known } = useSending(entry);
  const { problems, errorOf } = useProblems(entry, attempt > 0);
  const change = (patch: Partial<Form>): void => setEntry((now) => ({ ...now, form: { ...now.form, ...patch } }));
  const { form } = useSubmit({
    send: async () => {
      setAttempt(attempt + 1);
      if (entryProblems(entry).length === 0 && (await send())) forget();
      return null;
    },
  });
  return (
    <form ref={element} className={styles['form']} {...form}>
      <ErrorSummary attempt={attempt} problems={problems} />
      <DataCards form={entry.form} errorOf={errorOf} change={change} />
      <RoleCard
        entry={entry}
        given={given && t('authority.given', { when: f.instant(given.uploadedAt) })}
        errorOf={errorOf}
        change={(patch) => setEntry((now) => ({ ...now, ...patch }))}
      />
      {known && (
        <Note tone="navy">
          {t('exists', { name: known.name })}{' '}
          <Button size="s" onClick={() => void known.join()}>
            {t('join', { name: known.name })}
          </Button>
        </Note>
      )}
      <ActionBar>
        <Button kind="main" type="submit" busy={busy && t('sending')} disabled={!canSend}>
          {t('send')}
        </Button>
      </ActionBar>
    </form>
  );
};

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
};

/** The cards of the company's own data. */
export const DataCards = ({ form, errorOf, change }: CardsProps) => {
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
          <Columns spans={[6, 6]}>
            {text('nip', { hint: t('nip.hint'), inputMode: 'numeric' })}
            {text('regon', { hint: t('regon.hint'), inputMode: 'numeric' })}
          </Columns>
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
          {text('bankAccount', { hint: t('bankAccount.hint'), inputMode: 'numeric' })}
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
