import { z } from 'zod';
import type { CompanyAct } from '../../domain/companies/permissions.ts';
import { sides } from '../../domain/companies/types.ts';
import { capacities } from '../../domain/kit/evidence.ts';
import { vatStatuses } from '../../domain/kit/money.ts';
import { companyStates } from '../../domain/kit/viewer.ts';
import { id, instant, person, wordOf } from '../kit/shapes.ts';

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
});
export const capacity = z.enum(capacities);
export const companyState = z.enum(companyStates);

/** The caller's own company with its state and, when refused, the moderator's reason. */
export const myCompany = z.object({
  id,
  state: companyState,
  form: companyForm,
  capacity,
  isCreator: z.boolean(),
  rejectionReason: z.string().nullable(),
  submittedAt: instant.nullable(),
  allowed: z.array(wordOf<CompanyAct>()),
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
