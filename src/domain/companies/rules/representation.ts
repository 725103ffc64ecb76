/** Who may sign for a company: alone, with somebody, or not at all (docs/rules/companies.md#representation). */

import type { Capacity, LegalForm, RepresentationRule } from '../../kit/dictionaries.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';

const proxies = ['proxy', 'joint_proxy', 'attorney'] as const;

/** In which capacities people act for a company of each legal form (29 § 1, 96, 117, 137, 201, 300⁵², 368 KSH, 866 KC, 48 Prawo spółdzielcze). */
export const capacitiesOf: Readonly<Record<LegalForm, readonly Capacity[]>> = {
  sole_trader: ['owner', ...proxies],
  civil_partnership: ['partner', 'attorney'],
  general_partnership: ['partner', ...proxies],
  professional_partnership: ['partner', 'board_member', ...proxies],
  limited_partnership: ['general_partner', ...proxies],
  limited_joint_stock_partnership: ['general_partner', ...proxies],
  limited_company: ['board_member', ...proxies],
  simple_joint_stock: ['board_member', ...proxies],
  joint_stock: ['board_member', ...proxies],
  cooperative: ['board_member', ...proxies],
  foundation: ['board_member', ...proxies],
  association: ['board_member', ...proxies],
  other: ['representative', ...proxies],
};

/** Legal forms that stand in the register of entrepreneurs or of associations, and so have a KRS number. */
export const hasKrs = (form: LegalForm): boolean => form !== 'sole_trader' && form !== 'civil_partnership' && form !== 'other';

/** Legal forms whose general partner acts for them; the general partner may be a company itself (117, 137 KSH). */
export const hasGeneralPartner = (form: LegalForm | null): boolean => form === 'limited_partnership' || form === 'limited_joint_stock_partnership';

/** A civil partnership is no legal person: its partners are the party, and all of them are named (860 KC). */
export const hasNamedPartners = (form: LegalForm | null): boolean => form === 'civil_partnership';

/** Only a document proves a power of attorney; every other capacity stands in a register, or in a document until it stands there. */
export const needsAuthority = (capacity: Capacity): boolean => capacity === 'attorney';

/** Whether the capacity belongs to the legal form; an unknown form has none. */
export const mayActAs = (form: LegalForm | null, capacity: Capacity): Verdict =>
  form !== null && capacitiesOf[form].includes(capacity) ? null : refuse('company.capacity_wrong', { field: 'capacity' });

/** How one person's signature counts: alone, together with a second one, or never. */
export type SigningMode = 'alone' | 'together' | 'never';

/** How a signature in this capacity counts under the company's rule. */
export const signingMode = (rule: RepresentationRule, capacity: Capacity): SigningMode => {
  if (capacity === 'owner' || capacity === 'proxy' || capacity === 'attorney') return 'alone';
  if (capacity === 'joint_proxy') return 'together';
  if (rule === 'by_attorney') return 'never';
  return rule === 'sole' ? 'alone' : 'together';
};

const isBody = (capacity: Capacity): boolean =>
  capacity === 'partner' || capacity === 'general_partner' || capacity === 'board_member' || capacity === 'representative';

/**
 * Whether two people bind the company together: two of its body under a joint rule, one of the body with a proxy where the rule says so,
 * two joint proxies. Whoever may sign alone needs nobody, so a pair with them is no rule of the register.
 */
export const mayPair = (rule: RepresentationRule, one: Capacity, other: Capacity): boolean => {
  const modes = [signingMode(rule, one), signingMode(rule, other)];
  if (modes.includes('never')) return false;
  if (isBody(one) && isBody(other)) return rule === 'joint' || rule === 'joint_with_proxy';
  if (one === 'joint_proxy' && other === 'joint_proxy') return true;
  const [body, proxy] = isBody(one) ? [one, other] : [other, one];
  if (!isBody(body)) return false;
  if (proxy === 'proxy') return rule === 'joint_with_proxy';
  return proxy === 'joint_proxy' && (rule === 'joint_with_proxy' || rule === 'sole');
};

/** Whether people in these capacities can bind the company at all: one of them alone, or two of them together. Without a rule, whoever is there can. */
export const canBind = (rule: RepresentationRule | null, capacities: readonly Capacity[]): boolean => {
  if (rule === null) return capacities.length > 0;
  if (capacities.some((capacity) => signingMode(rule, capacity) === 'alone')) return true;
  return capacities.some((one, at) => capacities.slice(at + 1).some((other) => mayPair(rule, one, other)));
};
