import { describe, expect, it } from 'vitest';
import { drawing, landlord, leaseDocument, offerDocument } from '../../../../tests/factories/documents.ts';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import { grosze, ZERO } from '../../../domain/kit/money.ts';
import { day } from '../../../domain/kit/time.ts';
import type { LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import { openValues } from '../../../domain/leases/document/open-facts.ts';
import { openFacts } from '../../../domain/offers/document/clause.ts';
import type { OfferDocumentFacts } from '../../../domain/offers/document.ts';
import { isLongOption, monthsOf, optionsOf } from '../../../domain/offers/rules/lease-options.ts';
import type { LeaseOption, OfferForm } from '../../../domain/offers/types.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { Block, ClauseItem, Sheet } from '../../kit/documents/sheet.ts';
import { leaseWords, namesOf, valuesOf } from '../../offers/documents/contract-text.ts';
import { offerSheet, signedFacts } from '../../offers/documents.ts';
import { leaseSheet } from './lease.ts';

const terms = readyForm().leaseAgreement ?? {};
const offers: readonly [string, OfferForm, Partial<OfferDocumentFacts>?][] = [
  ['standard terms', {}],
  ['own terms', { ownTerms: { selected: true, terms: 'Zwierzęta mile widziane.' } }],
  ['one option only', { leaseAgreement: { ...terms, infinite: false, fixedshort: false } }],
  ['statutory notice, last pay day, by meters', { leaseAgreement: { ...terms, leaseNoticePeriod: 0, payDay: 'last', nonRentFees: 'metered' } }],
  [
    'an official address of its own',
    {
      address: { ...readyForm().address, officialDiffers: true, officialAddress: { street: 'Sienkiewicza', houseNumber: '61', province: 'lodzkie' } },
    },
  ],
  ['terms that counter-offers added', { furtherTerms: [48, 6] }],
  ['exempt operator', {}, { fees: { landlordNet: grosze(3_200_00), tenantNet: grosze(1_600_00), vat: 'exempt' } }],
  ['exempt landlord without fees', {}, { landlord: { ...landlord, vatStatus: 'exempt' }, fees: { landlordNet: ZERO, tenantNet: ZERO } }],
  [
    'every block of clauses, sublease with parking',
    {
      leaseAgreement: {
        ...terms,
        nonRentFees: 'metered',
        indexation: 'cpi',
        indexationMonth: 'february',
        indexationCap: 5.5,
        serviceChargeItems: ['management', 'waste'],
        serviceChargeAdvance: grosze(900_00),
        serviceChargeSettlement: 'march',
        permittedUse: 'Piekarnia z kawiarnią.',
        enforcement: true,
        extendedInsurance: true,
        insuranceSum: grosze(500_000_00),
        returnCondition: 'repainted',
        deliveryAddress: 'AE:PL-12345-67890-ABCDE-12',
      },
      parkingDetails: { parkingLotsAvailable: 3, parkingSurface: 90 },
      address: { ...readyForm().address, ownershipType: 'rent_agreement' },
    },
  ],
];
const cases = offers.flatMap(([name, form, more]) => optionsOf(readyForm(form)).map((option) => [name, option, readyForm(form), more] as const));

/** The lease that a tenant concludes by accepting this offer. */
const accepted = (form: OfferForm, option: LeaseOption, more: Partial<OfferDocumentFacts> = {}): LeaseDocumentFacts => {
  const months = monthsOf(form.leaseAgreement, option);
  const lease = leaseDocument();
  const end = option === 'infinite' ? null : isLongOption(option) ? day('2029-11-30') : day('2027-11-30');
  return leaseDocument({
    form,
    landlord: more.landlord ?? landlord,
    fees: more.fees ?? offerDocument().fees,
    terms: { ...lease.terms, option, months, end },
  });
};

const clausesOf = (blocks: readonly Block[]) => blocks.filter((block) => block.kind === 'clause');
/** The blocks of the offer's second and third annex, which hold the text of the lease and the deposit terms. */
const contractOf = ({ blocks }: Sheet) => clausesOf(blocks.slice(blocks.findIndex((block) => block.kind === 'annex' && block.over.endsWith('2'))));

const tagOf = (lang: Lang, text: string): RegExpExecArray | null =>
  new RegExp(`^\uE000${leaseWords(lang)('variant.tag', { letters: '([A-E, ]+)' }).replace(/\s/g, '\\s')}\uE001 `).exec(text);

/** The points of a clause that stand in a lease of the option, without the letters of the options. */
const pointsOf = (lang: Lang, items: readonly ClauseItem[], letter: string): ClauseItem[] =>
  items.flatMap((item) => {
    const tag = tagOf(lang, item.text);
    if (tag === null) return [item];
    return tag[1]?.includes(letter) === true ? [{ ...item, text: item.text.slice(tag[0].length) }] : [];
  });

const flat = (items: readonly ClauseItem[]): string => items.map(({ text, points = [] }) => [text, ...points].join('\n')).join('\n');

describe.each(['pl', 'en'] as const)('the lease and the text that its landlord signed inside the offer (%s)', (lang) => {
  it.each(cases)('differ in the listed facts only: %s, %s', async (_, option, form, more) => {
    const facts = accepted(form, option, more);
    const offered = contractOf(await offerSheet(offerDocument({ form, ...more }), { ...drawing, lang }));
    const lease = clausesOf((await leaseSheet(facts, { ...drawing, lang })).blocks);
    const letter = 'ABCDE'.charAt(optionsOf(form).indexOf(option));
    const fill = valuesOf(lang, openValues(facts));
    expect(offered.length).toBe(lease.length);
    for (const [index, clause] of lease.entries()) {
      const before = offered[index];
      // What the offer names in brackets is put in; nothing else is touched.
      const expected = openFacts.reduce(
        (text, fact) => text.replaceAll(namesOf(lang)(fact), fill(fact)),
        flat(pointsOf(lang, before?.items ?? [], letter)),
      );
      expect([clause.number, clause.title, flat(clause.items)]).toEqual([
        before?.number,
        before?.title,
        expected.replaceAll('r.\uE001.', 'r.\uE001'),
      ]);
    }
  });
});

describe('the schematic of the levels', () => {
  const planOf = ({ blocks }: Sheet) => {
    const from = blocks.findIndex((block) => block.kind === 'annex' && block.text === leaseWords('pl')('annex.plan'));
    const rest = from < 0 ? [] : blocks.slice(from);
    const until = rest.findIndex((block) => block.kind === 'heading' && block.text.includes('Zdjęcia'));
    return until < 0 ? rest : rest.slice(0, until);
  };
  const listed = (sheet: Sheet): boolean => JSON.stringify(sheet.blocks).includes('schemat kondygnacji');

  it.each([
    ['', {}, '5'],
    ['behind own terms', { ownTerms: { selected: true, terms: 'Zwierzęta mile widziane.' } }, '6'],
  ] as const)('is the same annex of offer and lease, listed in both %s', async (_, changes, over) => {
    const form = readyForm(changes);
    const offer = await offerSheet(offerDocument({ form }), drawing);
    const lease = await leaseSheet(leaseDocument({ form }), drawing);
    expect(planOf(offer)).toEqual(planOf(lease));
    expect(planOf(lease)[0]).toMatchObject({ over: expect.stringMatching(new RegExp(`^Załącznik\\s${over}$`)) });
    expect(
      planOf(lease)
        .filter((block) => block.kind === 'plan')
        .map((block) => block.kind === 'plan' && block.rooms.length),
    ).toEqual([2, 1]);
    expect([listed(offer), listed(lease)]).toEqual([true, true]);
  });

  it('is drawn only from rooms, and only where the signed text lists it', async () => {
    const form = readyForm({ areaDetails: { ...readyForm().areaDetails, levels: [] } });
    for (const sheet of [await offerSheet(offerDocument({ form }), drawing), await leaseSheet(leaseDocument({ form }), drawing)])
      expect([planOf(sheet), listed(sheet)]).toEqual([[], false]);
    const { clauses, depositTerms } = signedFacts(offerDocument(), 'pl').contract;
    expect(planOf(await leaseSheet(leaseDocument(), drawing, { clauses, depositTerms }))).toEqual([]);
  });
});

describe('plot and areas', () => {
  const premises = async (form: OfferForm): Promise<string> =>
    flat(clausesOf((await leaseSheet(leaseDocument({ form }), drawing)).blocks)[1]?.items ?? []).replaceAll('\u00a0', ' ');

  it('are named with the precinct and the measuring standard that the offer names', async () => {
    const { address, areaDetails } = readyForm();
    const text = await premises(
      readyForm({ address: { ...address, precinct: 'S-1' }, areaDetails: { ...areaDetails, areaStandard: 'pn_iso_9836' } }),
    );
    expect(text).toMatch(/na działce ewidencyjnej nr 12\/3 o powierzchni .400,00 m².{0,1}, w obrębie S-1, dla której/u);
    expect(text).toContain('według normy PN-ISO 9836;');
  });
  it('say nothing of a precinct, and that no standard was named, where the offer names none', async () => {
    const text = await premises(readyForm());
    expect(text).not.toContain('obręb');
    expect(text).toContain('nie wskazał normy');
  });
});

describe('the description of the premises', () => {
  it('names county and province in the first annex of the lease as in the offer', async () => {
    const { address } = readyForm();
    const form = readyForm({ address: { ...address, city: 'Zgierz', county: 'zgierski' } });
    for (const sheet of [await offerSheet(offerDocument({ form }), drawing), await leaseSheet(leaseDocument({ form }), drawing)])
      expect(JSON.stringify(sheet.blocks).replaceAll('\u00a0', ' ')).toContain('["Powiat i województwo","powiat zgierski, województwo łódzkie"]');
  });
});

describe('notices and the status of a large undertaking', () => {
  const texts = async (of: { readonly landlord?: Partial<typeof landlord>; readonly tenant?: Partial<typeof landlord> }): Promise<string> => {
    const { tenant } = leaseDocument();
    const facts = leaseDocument({ landlord: { ...landlord, ...of.landlord }, tenant: { ...tenant, ...of.tenant } });
    return JSON.stringify((await leaseSheet(facts, drawing)).blocks).replaceAll('\u00a0', ' ');
  };

  it('are what the companies gave', async () => {
    const given = await texts({
      landlord: { noticesEmail: 'biuro@nawrot.example', deliveryAddress: 'AE:PL-12345-67890-ABCDE-12', isLargeUndertaking: true },
      tenant: { noticesEmail: 'biuro@zakwas.example', isLargeUndertaking: false },
    });
    expect(given).toContain('Wynajmujący: biuro@nawrot.example;');
    expect(given).toContain('Najemca: biuro@zakwas.example.');
    expect(given).toContain('E-mail: biuro@nawrot.example');
    expect(given).toContain('e-Doręczenia: AE:PL-12345-67890-ABCDE-12');
    expect(given).toContain('Wynajmujący oświadcza, że ma status dużego przedsiębiorcy (art. 4c');
    expect(given).toContain('o statusie dużego przedsiębiorcy: nie ma tego statusu.');
  });

  it('fall back to the signers and to the law where a company gave none', async () => {
    const given = await texts({});
    expect(given).toContain(`Wynajmujący: ${landlord.signer.email};`);
    expect(given).toContain('Strona, która takiego oświadczenia nie złożyła, oświadcza, że tego statusu nie ma.');
    expect(given).toContain('nie złożono, Najemca nie ma więc tego statusu.');
  });
});

describe('a lease of an offer that was signed before the words changed', () => {
  it('has the words that were signed', async () => {
    const stored = signedFacts(offerDocument(), 'pl');
    const [first, ...rest] = stored.contract.clauses;
    const signed = { ...stored.contract, clauses: [{ id: 'conclusion', title: 'Dawny tytuł', items: first?.items ?? [] } as const, ...rest] };
    const now = await leaseSheet(leaseDocument(), drawing);
    const then = await leaseSheet(leaseDocument(), drawing, signed);
    expect(clausesOf(now.blocks)[0]?.title).toBe('Zawarcie umowy');
    expect(clausesOf(then.blocks)[0]?.title).toBe('Dawny tytuł');
    expect(clausesOf(then.blocks).slice(1)).toEqual(clausesOf(now.blocks).slice(1));
  });

  it('takes no mark of an open fact from what people typed', async () => {
    const form = readyForm({ name: 'Lokal \uE002reference\uE003' });
    expect(JSON.stringify((await leaseSheet(leaseDocument({ form }), drawing)).blocks)).toContain('Lokal reference');
  });
});
