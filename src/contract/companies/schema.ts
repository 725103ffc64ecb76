import { z } from 'zod';
import type { CompanyAct } from '../../domain/companies/permissions.ts';
import { registerOutcomes, registerSources, registerVatStatuses } from '../../domain/companies/rules/registers/answers.ts';
import { registerMentions } from '../../domain/companies/rules/registers/people.ts';
import { companyChangeStates, sides } from '../../domain/companies/types.ts';
import { capacities, legalForms, representationRules } from '../../domain/kit/dictionaries.ts';
import { vatStatuses } from '../../domain/kit/money.ts';
import { companyNumbers } from '../../domain/kit/numbers.ts';
import { companyStates } from '../../domain/kit/viewer.ts';
import { id, instant, person, sha256, uid, wordOf } from '../kit/shapes.ts';

/** The company form as typed; the checks with their field codes are the domain's (`domain/companies/rules`). */
export const companyForm = z.object({
  name: z.string().max(300),
  nip: z.string().max(20),
  regon: z.string().max(20),
  krs: z.string().max(20).nullable(),
  noKrs: z.boolean(),
  country: z.string().max(60),
  postalCode: z.string().max(12),
  city: z.string().max(100),
  street: z.string().max(150),
  houseNumber: z.string().max(30),
  website: z.string().max(300).nullable(),
  bankAccount: z.string().max(40),
  vatStatus: z.enum(vatStatuses),
  /** Null is told as a missing field: legal form and representation are given by somebody, never assumed. */
  legalForm: z.enum(legalForms).nullable(),
  representation: z.enum(representationRules).nullable(),
  generalPartner: z.object({ name: z.string().max(300), krs: z.string().max(20) }).nullable(),
  partners: z
    .array(z.object({ name: z.string().max(300), nip: z.string().max(20) }))
    .max(companyNumbers.partnersMax)
    .readonly(),
  noticesEmail: z.string().max(300).nullable(),
  deliveryAddress: z.string().max(60).nullable(),
  isLargeUndertaking: z.boolean().nullable(),
});

/** What clients call the same fields (docs/rules/wire.md#names): theirs → ours. */
const clientKeys: Readonly<Record<string, keyof typeof companyForm.shape>> = {
  nazwa: 'name',
  numerKRS: 'krs',
  kraj: 'country',
  kodPocztowy: 'postalCode',
  miejscowosc: 'city',
  ulica: 'street',
  nrDomu: 'houseNumber',
};

/** What an older or another client does not send: a missing legal form or VAT status is told as a missing field, it is never assumed. */
const absent = {
  vatStatus: null,
  ...{ legalForm: null, representation: null, generalPartner: null, partners: [] },
  ...{ noticesEmail: null, deliveryAddress: null, isLargeUndertaking: null },
};

const withOurKeys = (given: unknown): unknown => {
  if (typeof given !== 'object' || given === null) return given;
  if (!Object.keys(given).some((key) => key in clientKeys)) return { ...absent, ...given };
  const renamed = Object.fromEntries(Object.entries(given).map(([key, value]) => [clientKeys[key] ?? key, value]));
  // Their form knows no tick for "not in the KRS": an empty number says it.
  return { ...absent, website: null, noKrs: String(renamed['krs'] ?? '').trim() === '', ...renamed };
};

/** The company form under our keys or those that clients know. */
export const givenCompany = z.preprocess(withOurKeys, companyForm.extend({ vatStatus: z.enum(vatStatuses).nullable() }));

/** In what capacity a person acts for the company. */
export const capacity = z.enum(capacities);
/** How far the check of a person's link is. */
export const companyState = z.enum(companyStates);

const known = z.string().nullable();

/** What a register says about a company, with where and when it was asked; `facts` are null where it does not know the company or did not answer. */
export const registerAnswer = z.object({
  source: z.enum(registerSources),
  outcome: z.enum(registerOutcomes),
  askedAt: instant,
  requestId: known,
  stateOn: known,
  isRecorded: z.boolean(),
  facts: z
    .object({
      ...{ name: known, nip: known, regon: known, krs: known, representation: known, ended: known },
      legalForm: z.enum(legalForms).nullable(),
      address: z.object({ street: z.string(), houseNumber: z.string(), postalCode: z.string(), city: z.string() }).nullable(),
      vatStatus: z.enum(registerVatStatuses).nullable(),
      accounts: z.array(z.string()).readonly().nullable(),
      people: z
        .array(z.object({ firstName: z.string(), lastName: z.string(), role: z.string(), capacity }))
        .readonly()
        .nullable(),
    })
    .nullable(),
});

/** Whether the registers name the person. */
export const mention = z.enum(registerMentions);

/** The caller's own company with its state and, when refused, the moderator's reason. */
export const myCompany = z.object({
  id,
  state: companyState,
  form: companyForm,
  capacity,
  /** The document that the person gave in last to prove the capacity. */
  authority: z.object({ sha256, uploadedAt: instant }).nullable(),
  isCreator: z.boolean(),
  /** The newest answers of the registers, for those who see the company's data; and whether they name the caller. */
  registers: z.array(registerAnswer),
  mention,
  rejectionReason: z.string().nullable(),
  submittedAt: instant.nullable(),
  /** The newest change of accepted data; the form above is what is in force. */
  change: z
    .object({
      form: companyForm,
      capacity: capacity.nullable(),
      state: z.enum(companyChangeStates),
      rejectionReason: z.string().nullable(),
      createdAt: instant,
    })
    .nullable(),
  /** A document that was given in for a change and that no moderator has accepted yet. */
  changeAuthority: z.object({ sha256, uploadedAt: instant }).nullable(),
  allowed: z.array(wordOf<CompanyAct>()),
});

/** A change that waits for a moderator, beside the data that is in force. */
export const companyChange = z.object({
  id,
  companyId: id,
  now: companyForm,
  form: companyForm,
  registers: z.array(registerAnswer),
  /** Who gave it in; `capacity` is the one in which they act under the new data, null: as before. */
  person: z.object({ uid, firstName: z.string(), lastName: z.string() }),
  capacity: capacity.nullable(),
  /** The document that goes with it, opened by a link that expires. */
  authority: z.object({ url: z.string(), sha256, uploadedAt: instant }).nullable(),
  /** Accepted people whose capacity the new legal form does not know: they state theirs anew. */
  outdated: z.array(z.object({ firstName: z.string(), lastName: z.string(), capacity })),
  createdAt: instant,
  /** Whether it is the moderator's own company, on which another admin decides. */
  isOwn: z.boolean(),
});

/** A party as the other side may see it. */
export const party = z.object({
  companyId: id,
  name: z.string(),
  nip: z.string(),
  city: z.string(),
  signer: person,
});

/** A side of a deal. */
export const side = z.enum(sides);

/** What keeps a person from binding their company. */
export const representationRefusals = [
  'company.representation_missing',
  'company.authority_missing',
  'company.attorney_only',
  'company.ask_signer',
  'company.ask_named_signers',
  'company.capacity_wrong',
] as const;
