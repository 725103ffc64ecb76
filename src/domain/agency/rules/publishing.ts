/** What an agent may publish for an owner (docs/rules/agency.md#what-the-agent-may-do). */

import type { Day } from '../../kit/brand.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { isLongOption, optionsOf } from '../../offers/rules/lease-options.ts';
import type { OfferForm } from '../../offers/types.ts';
import { refuse } from '../refusals.ts';
import type { AgreedPremises, AgreementState, Insurance, OwnerDetails } from '../types.ts';
import { mayRelyOn, premisesOf } from './proposal.ts';

/** The owner as far as it decides whether an agent may act for them; null when they have no account with that address. */
export type PrincipalFacts = {
  /** E-mail, identity and company accepted, no change of the address running. */
  readonly maySign: boolean;
  readonly companyNip: string | null;
  /** Whether the company's rule lets the owner bind it alone: nobody gives a power that takes two. */
  readonly signsAlone: boolean;
};

/** Everything that decides whether an agent may publish an offer for its owner now. */
export type AgencyFacts = {
  readonly state: AgreementState;
  readonly lastDay: Day;
  readonly includesBrokerage: boolean;
  /** Whether a file signed in the written form by both sides was brought. */
  readonly hasWrittenForm: boolean;
  readonly requireForm: boolean;
  readonly premises: AgreedPremises;
  readonly owner: Pick<OwnerDetails, 'peselOrNip'>;
  readonly insurance: Insurance | null;
  readonly principal: PrincipalFacts | null;
  readonly form: OfferForm;
  readonly today: Day;
};

/** May the agent publish the offer in the owner's name? The agreement first, then its form, then the owner, then what is published. */
export const mayPublishFor = (facts: AgencyFacts): Verdict => mayAct(facts) ?? hasNeededForm(facts) ?? isPrincipalReady(facts) ?? isAsAgreed(facts);

const mayAct = ({ state, lastDay, insurance, today }: AgencyFacts): Verdict => {
  if (state === 'NEW' || state === 'PENDING') return refuse('agency.waits_for_owner');
  if (state !== 'SIGNED' || lastDay < today) return refuse('agency.not_in_force');
  return mayRelyOn(insurance, today);
};

/** Brokerage wants the written form under pain of nullity (art. 180 ust. 3 UGN); a power to let for longer than a year has the form of that lease (art. 99 KC). */
const hasNeededForm = ({ hasWrittenForm, includesBrokerage, requireForm, form }: AgencyFacts): Verdict => {
  if (hasWrittenForm) return null;
  if (includesBrokerage && requireForm) return refuse('agency.form_missing');
  return optionsOf(form).some(isLongOption) ? refuse('agency.long_term_form') : null;
};

const isPrincipalReady = ({ principal, owner }: AgencyFacts): Verdict => {
  if (principal === null || !principal.maySign) return refuse('agency.owner_unverified');
  if (owner.peselOrNip.length === 10 && principal.companyNip !== owner.peselOrNip) return refuse('agency.owner_company_differs');
  return principal.signsAlone ? null : refuse('agency.owner_signs_jointly');
};

/** The power covers these premises and no rent below the agreed one. */
const isAsAgreed = ({ premises, form }: AgencyFacts): Verdict => {
  const now = premisesOf(form);
  if (now === null || !areThese(now, premises)) return refuse('agency.premises_changed', { params: { address: premises.address } });
  return now.rent < premises.rent ? refuse('agency.rent_below', { field: 'price', params: { minAmount: premises.rent } }) : null;
};

/**
 * Whether they are the premises of the agreement: one address has many, so the area tells them apart. What the agreement did not name (an area
 * once, a land register where the project had none yet) is not compared: publishing wants it in any case.
 */
const areThese = (now: AgreedPremises, agreed: AgreedPremises): boolean =>
  now.address === agreed.address &&
  (agreed.area === 0 || now.area === agreed.area) &&
  (agreed.landRegister === '' || now.landRegister === agreed.landRegister);
