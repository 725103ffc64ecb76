/** Reads the free texts of registers: legal forms, rules of representation, roles, addresses (docs/rules/companies.md#registers). */

import type { Capacity, LegalForm, RepresentationRule } from '../../../kit/dictionaries.ts';
import { parsePostalCode } from '../../../kit/identifiers.ts';
import { fold } from '../../../kit/typed/fold.ts';
import type { RegisterAddress } from './answers.ts';

/** The first pattern that fits names the form: the longer names stand before those that they contain. */
const forms: readonly (readonly [RegExp, LegalForm])[] = [
  [/komandytowo.?akcyjn/, 'limited_joint_stock_partnership'],
  [/komandytow/, 'limited_partnership'],
  [/prost\S* spol\S* akcyjn/, 'simple_joint_stock'],
  [/akcyjn/, 'joint_stock'],
  [/ograniczona odpowiedzialnoscia/, 'limited_company'],
  [/jawn/, 'general_partnership'],
  [/partnersk/, 'professional_partnership'],
  [/cywiln/, 'civil_partnership'],
  [/spoldzieln/, 'cooperative'],
  [/fundacj/, 'foundation'],
  [/stowarzysz/, 'association'],
];

/** The legal form that a register names in Polish; null for an empty text, `other` for one that the product does not know. */
export const legalFormNamed = (text: string | null): LegalForm | null => {
  const folded = fold(text ?? '');
  if (folded === '') return null;
  return forms.find(([pattern]) => pattern.test(folded))?.[1] ?? 'other';
};

const together = /lacznie|laczn\S+|wspolnie|wspoldzialan|dwoch|dwaj|dwoje|dwie osoby/;
const tooMany = /trzech|trzej|czterech|wszyscy czlonkowie|wszyscy wspolnicy/;
const alone = /samodzielnie|jednoosobow|kazdy|kazdego|kazda/;

/**
 * The rule that the court register's free text seems to state; null when it cannot be told. A text with both ways ("the president alone, others
 * together") is the stricter one, unless it splits by the number of people and there is one. A person chooses and a moderator accepts; this only fills in.
 */
export const representationNamed = (text: string | null, people: number): RepresentationRule | null => {
  const folded = fold(text ?? '');
  if (folded === '') return null;
  if (tooMany.test(folded)) return 'by_attorney';
  if (together.test(folded) && !(people === 1 && /jednoosobow/.test(folded))) return /prokur/.test(folded) ? 'joint_with_proxy' : 'joint';
  return alone.test(folded) || people === 1 ? 'sole' : null;
};

/** In what capacity the court register's role lets somebody act: a kind of registered proxy, a partner, or a member of the body. */
export const capacityNamed = (role: string, form: LegalForm | null): Capacity => {
  const folded = fold(role);
  if (/samoist|samodzieln/.test(folded)) return 'proxy';
  if (/prokur|laczn/.test(folded)) return 'joint_proxy';
  if (form === 'limited_partnership' || form === 'limited_joint_stock_partnership') return 'general_partner';
  if (form === 'general_partnership' || form === 'civil_partnership') return 'partner';
  if (form === 'professional_partnership') return /zarzad/.test(folded) ? 'board_member' : 'partner';
  return form === 'other' ? 'representative' : 'board_member';
};

/** House and unit as one text: `48` and `2` are `48/2`. */
export const houseAndUnit = (house: string, unit: string): string =>
  [house, unit]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('/');

/** The address of one line that the white list gives, "UL. LEGNICKA 48/2, 54-202 WROCŁAW"; null when it has another shape. */
export const parseAddressLine = (line: string | null): RegisterAddress | null => {
  const match = /^(.+?)\s+(\d\S*(?:\s?(?:lok\.?|m\.?|\/)\s?\S+)?),\s*(\d{2}-?\d{3})\s+(.+)$/i.exec((line ?? '').trim());
  if (match === null) return null;
  const [, street = '', houseNumber = '', code = '', city = ''] = match;
  const postalCode = parsePostalCode(code);
  return postalCode === null ? null : { street, houseNumber: houseNumber.replace(/\s*(lok\.?|m\.?)\s*/i, '/'), postalCode, city };
};
