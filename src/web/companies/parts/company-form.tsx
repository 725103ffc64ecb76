import { useState } from 'react';
import { companiesCalls } from '../../../contract/companies/endpoints.ts';
import { companyProblems } from '../../../domain/companies/rules.ts';
import type { Capacity, CompanyForm as Form } from '../../../domain/companies/types.ts';
import { capacities } from '../../../domain/kit/evidence.ts';
import { refuseField } from '../../../domain/kit/fields.ts';
import type { Refusal } from '../../../domain/kit/verdict.ts';
import { companyWords } from '../../../words/companies/pages.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { ActionBar } from '../../kit/form/action-bar.tsx';
import { CheckField } from '../../kit/form/check-field.tsx';
import { ChoiceField } from '../../kit/form/choice-field.tsx';
import { ErrorSummary } from '../../kit/form/error-summary.tsx';
import { Columns } from '../../kit/form/section.tsx';
import { SelectField } from '../../kit/form/select-field.tsx';
import { TextField } from '../../kit/form/text-field.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFieldText } from '../../kit/words/field-text.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../link-company.module.css';

type Entry = { readonly form: Form; readonly capacity: Capacity | null };
type Texts = Extract<
  keyof Form,
  'name' | 'nip' | 'regon' | 'krs' | 'country' | 'postalCode' | 'city' | 'street' | 'houseNumber' | 'website' | 'bankAccount'
>;

const emptyForm = (country: string): Form => ({
  name: '',
  nip: '',
  regon: '',
  krs: '',
  noKrs: false,
  country,
  postalCode: '',
  city: '',
  street: '',
  houseNumber: '',
  website: '',
  bankAccount: '',
  vatStatus: 'active',
});

const problemsOf = ({ form, capacity }: Entry): readonly Refusal[] => [
  ...companyProblems(form),
  ...(capacity === null ? [refuseField('field.required', { field: 'capacity' })] : []),
];

/** The company's register data with every check beside its field; sends it for review, or offers to join a company that is known. */
export const CompanyForm = ({
  saved,
  capacity,
  canSend,
}: {
  readonly saved: Form | null;
  readonly capacity: Capacity | null;
  readonly canSend: boolean;
}) => {
  const t = useWords(companyWords);
  const fieldText = useFieldText();
  const [entry, setEntry] = useState<Entry>({ form: saved ?? emptyForm(t('country.default')), capacity });
  const [attempt, setAttempt] = useState(0);
  const { send, busy, known } = useSending(entry);
  const problems = attempt > 0 ? problemsOf(entry) : [];
  const labelOf = (field: string): string => t(field as Texts);
  const errorOf = (field: string): string | undefined => {
    const problem = problems.find((one) => one.field === field);
    return problem && fieldText(problem, labelOf(field));
  };
  const change = (patch: Partial<Form>): void => setEntry({ ...entry, form: { ...entry.form, ...patch } });
  const text = (name: Texts, more: { hint?: string; optional?: string; disabled?: boolean; inputMode?: 'numeric' } = {}) => (
    <TextField
      name={name}
      label={t(name)}
      value={entry.form[name] ?? ''}
      onChange={(value) => change({ [name]: value })}
      error={errorOf(name)}
      {...more}
    />
  );
  const submit = async (): Promise<void> => {
    setAttempt(attempt + 1);
    if (problemsOf(entry).length === 0) await send();
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary
        attempt={attempt}
        problems={problems.map((problem) => ({
          path: problem.field ?? '',
          label: labelOf(problem.field ?? ''),
          text: fieldText(problem, labelOf(problem.field ?? '')),
        }))}
      />
      <Card title={t('section.register')}>
        <Columns spans={[6, 6]}>
          {text('nip', { hint: t('nip.hint'), inputMode: 'numeric' })}
          {text('regon', { hint: t('regon.hint'), inputMode: 'numeric' })}
        </Columns>
        {text('name')}
        {text('krs', { inputMode: 'numeric', disabled: entry.form.noKrs })}
        <CheckField name="noKrs" label={t('noKrs')} value={entry.form.noKrs} onChange={(noKrs) => change({ noKrs, krs: noKrs ? null : '' })} />
      </Card>
      <Card title={t('section.address')}>
        <Columns spans={[8, 4]}>
          {text('street')}
          {text('houseNumber')}
        </Columns>
        <Columns spans={[4, 8]}>
          {text('postalCode')}
          {text('city')}
        </Columns>
        {text('country')}
      </Card>
      <Card title={t('section.money')}>
        {text('bankAccount', { hint: t('bankAccount.hint'), inputMode: 'numeric' })}
        <ChoiceField
          name="vatStatus"
          label={t('vatStatus')}
          value={entry.form.vatStatus}
          onChange={(vatStatus) => change({ vatStatus })}
          options={[
            { value: 'active', label: t('vat.active') },
            { value: 'exempt', label: t('vat.exempt') },
          ]}
        />
        {text('website', { optional: t('optional') })}
      </Card>
      <Card title={t('section.you')}>
        <SelectField
          name="capacity"
          label={t('capacity')}
          value={entry.capacity}
          onChange={(value) => setEntry({ ...entry, capacity: value })}
          options={capacities.map((value) => ({ value, label: t(`capacity.${value}`) }))}
          error={errorOf('capacity')}
        />
      </Card>
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

/** Saves and sends the company; when its number is taken, finds the company that has it. */
const useSending = ({ form, capacity }: Entry) => {
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const t = useWords(companyWords);
  const [found, setFound] = useState<{ id: string; name: string } | null>(null);
  const submitTo = async (companyId: string): Promise<void> => {
    const sent = await act(companiesCalls.submitCompany, { companyId, ...(capacity ? { capacity } : {}) });
    if (sent.ok) toast.good(t('sent'));
    else toast.bad(refusalText(sent.refusal));
  };
  const send = async (): Promise<void> => {
    if (capacity === null) return;
    const added = await act(companiesCalls.addCompany, { company: form, capacity });
    if (added.ok) return submitTo(added.value.companyId);
    toast.bad(refusalText(added.refusal));
    if (added.refusal.code !== 'company.exists') return;
    const existing = await act(companiesCalls.checkIfCompanyExists, { nip: form.nip });
    if (existing.ok) setFound(existing.value.company);
  };
  return { send, busy: act.busy, known: found && { name: found.name, join: () => submitTo(found.id) } };
};
