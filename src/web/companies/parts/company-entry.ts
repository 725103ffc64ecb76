/** What is being typed about a company, kept on the device until it is sent. */

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { companyProblems } from '../../../domain/companies/rules/company-form.ts';
import type { RegisterAnswer } from '../../../domain/companies/rules/registers/answers.ts';
import {
  type AcceptedProof,
  changeProofWanted,
  type ProofReason,
  proofWanted,
  type RegisterMention,
} from '../../../domain/companies/rules/registers/people.ts';
import { formFromRegisters } from '../../../domain/companies/rules/registers/prefill.ts';
import { mayActAs } from '../../../domain/companies/rules/representation.ts';
import type { Capacity, CompanyForm } from '../../../domain/companies/types.ts';
import { refuseField } from '../../../domain/kit/fields.ts';
import { parseNip } from '../../../domain/kit/identifiers.ts';
import type { Refusal } from '../../../domain/kit/verdict.ts';
import { accountDraft } from '../../kit/draft/account-storage.ts';
import { typedBefore } from '../../kit/draft/typed-before.ts';

/** The form, the person's role, and the document that proves it: chosen just now, or given in before. */
export type CompanyEntry = {
  readonly form: CompanyForm;
  readonly capacity: Capacity | null;
  readonly file: File | null;
  readonly hasFile: boolean;
  /** What the registers answered last, and whether they name the person. */
  readonly answers: readonly RegisterAnswer[];
  readonly mention: RegisterMention;
  /** Whether the person gives the company's data in, and does not only join it. */
  readonly givesIn: boolean;
  /** What was accepted, where accepted data are changed. */
  readonly accepted?: AcceptedProof;
};

/** What of an entry does not come from typing. */
export type EntryContext = Pick<CompanyEntry, 'hasFile' | 'answers' | 'mention' | 'givesIn' | 'accepted'>;

/** Why a document has to prove the role; null where none has to, or no role is chosen. */
export const proofOf = ({ form: { representation }, capacity, mention, givesIn, accepted }: CompanyEntry): ProofReason | null => {
  if (capacity === null) return null;
  const facts = { capacity, representation, mention };
  return accepted === undefined ? proofWanted({ ...facts, givesIn }) : changeProofWanted(facts, accepted);
};

export const emptyForm = (country: string): CompanyForm => ({
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
  legalForm: null,
  representation: null,
  generalPartner: null,
  partners: [],
  noticesEmail: '',
  deliveryAddress: '',
  isLargeUndertaking: false,
});

/** What is wrong with role and document. */
export const roleProblems = (entry: CompanyEntry): readonly Refusal[] => {
  const { form, capacity, file, hasFile } = entry;
  if (capacity === null) return [refuseField('field.required', { field: 'capacity' })];
  const unfit = form.legalForm === null ? null : mayActAs(form.legalForm, capacity);
  const unproved = proofOf(entry) !== null && file === null && !hasFile;
  return [...(unfit === null ? [] : [unfit]), ...(unproved ? [refuseField('field.required', { field: 'authority' })] : [])];
};

/** Everything that keeps the entry from being sent. */
export const entryProblems = (entry: CompanyEntry): readonly Refusal[] => [...companyProblems(entry.form), ...roleProblems(entry)];

/** The company of a form and the key under which the form stands on its page. */
export type ShownForm = { readonly companyId: string | null; readonly key: number };

/** A form whose company is saved for the first time stays what it is: its document is still on the way. Another company, or none, gets a new form. */
export const formFor = (shown: ShownForm, companyId: string | null): ShownForm =>
  shown.companyId === companyId ? shown : { companyId, key: shown.companyId === null ? shown.key : shown.key + 1 };

/**
 * An entry with what was typed as its NIP. Of another company nothing is left of what the registers said about the former one: neither their
 * answers, nor what they filled in and nobody has changed since.
 */
export const withNip = (entry: CompanyEntry, nip: string): CompanyEntry => {
  const form = { ...entry.form, nip };
  if (entry.answers.length === 0 || parseNip(nip) === parseNip(entry.form.nip)) return { ...entry, form };
  const blank: Partial<Record<string, unknown>> = emptyForm(form.country);
  const filled = Object.entries(formFromRegisters(entry.answers)).filter(([field, value]) => form[field as keyof CompanyForm] === value);
  const emptied = Object.fromEntries(filled.map(([field]) => [field, blank[field]]));
  return { ...entry, answers: [], mention: 'unknown', form: { ...form, ...emptied } };
};

type EntryForm = Pick<CompanyEntry, 'form' | 'capacity'>;
/** What the device keeps: the answers of the registers come back with what they filled in. */
type StoredEntry = EntryForm & Partial<Pick<CompanyEntry, 'answers' | 'mention'>>;

/**
 * The entry as it is being typed. A reload finds it again on the device, apart from the chosen file, which browsers keep to themselves; what
 * was typed from other saved data than stands there now is dropped. What was typed before the page's code came is read from the form.
 */
export const useCompanyEntry = (uid: string, name: string, saved: EntryForm, known: EntryContext) => {
  const element = useRef<HTMLFormElement>(null);
  const copy = useMemo(() => accountDraft<StoredEntry>('device', uid, name), [uid, name]);
  const [entry, setEntry] = useState<CompanyEntry>({ ...saved, ...known, file: null });
  const [restored, setRestored] = useState(false);
  const takeTyped = useTypedBefore(element);
  useEffect(() => {
    const typed = copy.read();
    if (typed !== null && JSON.stringify(typed.base) === JSON.stringify(saved)) setEntry((now) => ({ ...now, ...typed.form }));
    const before = takeTyped();
    setEntry((now) => withTyped(now, before));
    setRestored(true);
  }, [copy, saved, takeTyped]);
  useEffect(() => {
    const typed = { form: entry.form, capacity: entry.capacity };
    const stored = { ...typed, answers: entry.answers, mention: entry.mention };
    if (restored && JSON.stringify(typed) !== JSON.stringify(saved)) copy.write({ base: saved, form: stored });
  }, [restored, copy, saved, entry.form, entry.capacity, entry.answers, entry.mention]);
  return { element, entry, setEntry, forget: () => copy.write(null) };
};

type EarlierEntry = ReturnType<typeof typedBefore>;

/** Answers once, the first time. */
const useTypedBefore = (element: RefObject<HTMLFormElement | null>): (() => EarlierEntry) => {
  const isTaken = useRef(false);
  return useCallback(() => {
    if (isTaken.current || element.current === null) return {};
    isTaken.current = true;
    return typedBefore(element.current);
  }, [element]);
};

/** An entry with what was entered into its fields. */
export const withTyped = (entry: CompanyEntry, entered: EarlierEntry): CompanyEntry => {
  const { capacity, ...fields } = entered;
  const fits = ([name, value]: readonly [string, string | boolean]): boolean =>
    chosen.includes(name) || typeof entry.form[name as keyof CompanyForm] === typeof value;
  return {
    ...entry,
    capacity: typeof capacity === 'string' ? (capacity as Capacity) : entry.capacity,
    form: { ...entry.form, ...Object.fromEntries(Object.entries(fields).filter(fits)) },
  };
};

const chosen: readonly string[] = ['legalForm', 'representation'];
