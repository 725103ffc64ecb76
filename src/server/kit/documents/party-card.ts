/** A party as documents name it: by its legal form, with whoever acts for it. */

import type { Capacity, LegalForm } from '../../../domain/kit/dictionaries.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { documentWords } from './frame.ts';
import { printedPlace } from './printed-address.ts';
import { type PartyCard, strong } from './sheet.ts';

type Signer = { readonly firstName: string; readonly lastName: string; readonly email: string; readonly capacity: Capacity };

/** What a party's card shows of a company and its signers. Legal form and what hangs on it are missing in what was frozen before they were kept. */
export type CardFacts = {
  readonly name: string;
  readonly nip: string;
  readonly regon: string;
  readonly krs: string | null;
  readonly address: { readonly street: string; readonly houseNumber: string; readonly postalCode: string; readonly city: string };
  readonly legalForm?: LegalForm | null;
  readonly generalPartner?: { readonly name: string; readonly krs: string } | null;
  readonly partners?: readonly { readonly name: string; readonly nip: string }[];
  readonly noticesEmail?: string;
  readonly deliveryAddress?: string;
  readonly signer: Signer;
  readonly cosigner?: Signer;
};

/** A party's card: register data by its legal form, who acts for it and in what capacity, where notices go. */
export const partyCard = (lang: Lang, role: string, party: CardFacts): PartyCard => {
  const { doc } = documentWords(lang);
  return {
    role,
    name: party.name,
    lines: [
      addressLine(party.address),
      [doc('doc.nip', { nip: party.nip }), doc('doc.regon', { regon: party.regon })].join(' · '),
      ...(party.krs === null ? [] : [doc('doc.krs', { krs: party.krs })]),
      ...formLines(lang, party),
      ...actingLines(lang, party),
      doc('doc.email', {
        email:
          party.noticesEmail ??
          signersOf(party)
            .map(({ email }) => email)
            .join(', '),
      }),
      ...(party.deliveryAddress === undefined ? [] : [doc('doc.deliveryAddress', { address: party.deliveryAddress })]),
    ],
  };
};

/** Everybody who signs for the party, with the capacity, as the lines of their boxes say it. */
export const signingPersons = (lang: Lang, party: CardFacts): readonly { readonly name: string; readonly line: string }[] =>
  signersOf(party).map((signer) => ({ name: fullName(signer), line: `${party.name}, ${documentWords(lang).name(`capacity.${signer.capacity}`)}` }));

/** Street, number, postal code and town in one line. */
export const addressLine = ({ street, houseNumber, postalCode, city }: CardFacts['address']): string =>
  `${printedPlace(street)} ${houseNumber}, ${postalCode} ${printedPlace(city)}`;

const signersOf = ({ signer, cosigner }: Pick<CardFacts, 'signer' | 'cosigner'>): readonly Signer[] =>
  cosigner === undefined ? [signer] : [signer, cosigner];
const fullName = ({ firstName, lastName }: Signer): string => `${firstName} ${lastName}`;

/** A civil partnership is no legal person: its partners are the party and are named (art. 860 KC). */
const formLines = (lang: Lang, { legalForm, partners = [] }: CardFacts): readonly string[] => {
  const { doc } = documentWords(lang);
  if (legalForm === 'sole_trader') return [doc('doc.soleTrader')];
  if (legalForm !== 'civil_partnership' || partners.length === 0) return [];
  return [doc('doc.partners', { partners: partners.map(({ name, nip }) => `${strong(name)} (${doc('doc.nip', { nip })})`).join('; ') })];
};

/** A limited partnership acts through its general partner (art. 117 KSH), who may be a company and has somebody act in turn. */
const actingLines = (lang: Lang, party: CardFacts): readonly string[] => {
  const { doc, name } = documentWords(lang);
  const people = signersOf(party)
    .map((signer) => `${strong(fullName(signer))}, ${name(`capacity.${signer.capacity}`)}`)
    .join(doc('doc.and'));
  if (party.signer.capacity === 'owner') return [doc('doc.inPerson', { name: strong(fullName(party.signer)) })];
  const partner = party.generalPartner ?? null;
  const isThroughPartner = partner !== null && signersOf(party).some(({ capacity }) => capacity === 'general_partner');
  const acting = isThroughPartner
    ? doc('doc.byGeneralPartner', {
        partner: strong(partner.name),
        krs: partner.krs,
        people: signersOf(party)
          .map((one) => strong(fullName(one)))
          .join(doc('doc.and')),
      })
    : doc('doc.representedBy', { people });
  return [acting, ...(party.cosigner === undefined ? [] : [doc('doc.jointly')])];
};
