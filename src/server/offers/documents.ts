/** Draws the offer and its project. */

import { amountInWords } from '../../domain/kit/amount-words.ts';
import type { Grosze } from '../../domain/kit/brand.ts';
import { perSquareMetre, taxed, timesArea, ZERO } from '../../domain/kit/money.ts';
import { bookingNumbers, leaseNumbers } from '../../domain/kit/numbers.ts';
import { dayOf } from '../../domain/kit/time.ts';
import { type OfferDocumentFacts, premisesAddress } from '../../domain/offers/document.ts';
import { documentFormatOf } from '../../words/kit/document-format.ts';
import { type Lang, translators } from '../../words/kit/words.ts';
import { offerDocumentWords } from '../../words/offers/documents.ts';
import { cleanFacts } from '../kit/documents/clean-text.ts';
import { drawSheet } from '../kit/documents/drawing.ts';
import { documentWords, frame, partyCard } from '../kit/documents/frame.ts';
import { type Block, type ClauseItem, type DrawContext, type Drawn, type Row, type Sheet, strong } from '../kit/documents/sheet.ts';
import { premisesBlocks, sheetRows } from './queries/premises-sheet.ts';

const texts = translators(offerDocumentWords);

/** What a clause becomes: points to number, then perhaps a table after them. */
type Part = { readonly title: string; readonly items: readonly ClauseItem[]; readonly after?: Block };

const item = (text: string, points?: readonly string[]): ClauseItem => ({ text, ...(points === undefined ? {} : { points }) });
const only = (when: boolean, ...items: readonly ClauseItem[]): readonly ClauseItem[] => (when ? items : []);

const subject = (lang: Lang, { form }: OfferDocumentFacts): Part => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  const { name } = documentWords(lang);
  const small = (text: string): string => text.toLocaleLowerCase(lang);
  const uses = (form.legalWarehouseUseAccepted ?? []).map((use) => small(name(`premisesUse.${use}`))).join(', ');
  const use = small(name(`mainUse.${form.legalMainUse ?? 'office'}`));
  return {
    title: w('offerDoc.subject.title'),
    items: [
      item(
        w('offerDoc.subject.premises', {
          name: form.name ?? '—',
          surface: strong(f.exactArea(form.areaDetails?.surface ?? 0)),
          total: f.exactArea(form.areaDetails?.totalSurface ?? 0),
          address: premisesAddress(form.address),
          plot: form.address?.plotNumber ?? '—',
          register: form.landAndMortgageRegisterNumber ?? '—',
        }),
      ),
      item(uses === '' ? w('offerDoc.subject.useOnly', { use }) : w('offerDoc.subject.use', { use, uses })),
      item(w('offerDoc.subject.ownership', { ownership: small(name(`ownership.${form.address?.ownershipType ?? 'ownership'}`)) })),
      item(w('offerDoc.subject.annex')),
      ...only((form.description ?? '') !== '', item(w('offerDoc.subject.description', { description: form.description ?? '' }))),
    ],
  };
};

const feesLine = (lang: Lang, { form }: OfferDocumentFacts): string => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  const lease = form.leaseAgreement;
  if (lease?.nonRentFees === 'in_rent') return w('offerDoc.rent.inRent');
  if (lease?.nonRentFees === 'lump_sum') {
    const perMetre = lease.lumpSum ?? ZERO;
    return w('offerDoc.rent.lumpSum', { perMetre: f.money(perMetre), net: f.money(timesArea(perMetre, form.areaDetails?.surface ?? 0)) });
  }
  const average = lease?.averageMonthlyCostsAnnualized;
  return average === undefined || lease?.averageMonthlyCostsAnnualizedKnown === false
    ? w('offerDoc.rent.metered')
    : w('offerDoc.rent.meteredKnown', { average: f.money(average) });
};

const rentRows = (lang: Lang, facts: OfferDocumentFacts): Block => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  const { form, landlord } = facts;
  const { net, vat, gross } = taxed(form.price ?? ZERO, landlord.vatStatus);
  const exempt = landlord.vatStatus === 'exempt';
  const perMetre = perSquareMetre(net, form.areaDetails?.surface ?? 0);
  const payDay = form.leaseAgreement?.payDay ?? 'last';
  const rows: Row[] = [
    [w('offerDoc.rent.net'), f.money(net)],
    exempt ? [w('offerDoc.rent.vatExempt'), w('offerDoc.rent.exempt')] : [w('offerDoc.rent.vat'), f.money(vat)],
    [w('offerDoc.rent.gross'), strong(f.money(gross))],
    ...(perMetre === null ? [] : [[w('offerDoc.rent.perMetre'), f.money(perMetre)] as const]),
    [w('offerDoc.rent.fees'), feesLine(lang, facts)],
    [w('offerDoc.rent.payDay'), payDay === 'last' ? w('offerDoc.rent.payLastDay') : w('offerDoc.rent.payDayText', { day: String(payDay) })],
    [w('offerDoc.rent.first'), w('offerDoc.rent.firstText', { n: form.leaseAgreement?.firstPaymentDay ?? 0 })],
    ...sheetRows(lang, form, 'rent'),
  ];
  return { kind: 'rows', rows };
};

const rent = (lang: Lang, facts: OfferDocumentFacts): Part => {
  const w = texts[lang];
  const { net, gross } = taxed(facts.form.price ?? ZERO, facts.landlord.vatStatus);
  const words = (amount: Grosze): string => amountInWords(amount, lang);
  const text =
    facts.landlord.vatStatus === 'exempt'
      ? w('offerDoc.rent.wordsExempt', { net: words(net) })
      : w('offerDoc.rent.words', { net: words(net), gross: words(gross) });
  return { title: w('offerDoc.rent.title'), items: [item(text)], after: rentRows(lang, facts) };
};

const options = (lang: Lang, { form: { leaseAgreement: lease } }: OfferDocumentFacts): string[] => {
  const w = texts[lang];
  const notice = lease?.leaseNoticePeriod ?? 0;
  return [
    ...(lease?.infinite === true ? [notice === 0 ? w('offerDoc.term.infinite') : w('offerDoc.term.infiniteNotice', { n: notice })] : []),
    ...(lease?.fixedshort === true ? [w('offerDoc.term.short', { n: lease.fixedshortMonths ?? 0 })] : []),
    ...(lease?.fixedlong === true ? [w('offerDoc.term.long', { n: lease.fixedlongMonths ?? 0 })] : []),
  ];
};

const term = (lang: Lang, facts: OfferDocumentFacts): Part => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  const { availability, availabilityTo, unitReceiptDeadline } = facts.form;
  return {
    title: w('offerDoc.term.title'),
    items: [
      item(w('offerDoc.term.choice'), options(lang, facts)),
      ...(availability === undefined ? [] : [item(w('offerDoc.term.start', { availability: strong(f.documentDay(availability)) }))]),
      ...(availabilityTo === undefined ? [] : [item(w('offerDoc.term.end', { availabilityTo: strong(f.documentDay(availabilityTo)) }))]),
      item(w('offerDoc.term.handover', { n: unitReceiptDeadline ?? 0 })),
    ],
  };
};

const deposit = (lang: Lang, { form, landlord }: OfferDocumentFacts): Part => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  const amount = form.leaseAgreement?.deposit ?? ZERO;
  return {
    title: w('offerDoc.deposit.title'),
    items: [
      item(
        w('offerDoc.deposit.amount', { amount: strong(f.money(amount)), words: amountInWords(amount, lang), n: leaseNumbers.depositDueBusinessDays }),
      ),
      item(w('offerDoc.deposit.payout', { n: leaseNumbers.payoutBusinessDays, account: strong(f.account(landlord.bankAccount)) })),
    ],
  };
};

const binding = (lang: Lang, { form }: OfferDocumentFacts): Part => {
  const w = texts[lang];
  const until = form.offerValidTo === undefined ? '—' : documentFormatOf(lang).documentDay(form.offerValidTo);
  return {
    title: w('offerDoc.binding.title'),
    items: [item(w('offerDoc.binding.until', { until: strong(until) })), item(w('offerDoc.binding.nature'))],
  };
};

const acceptance = (lang: Lang): Part => {
  const w = texts[lang];
  return {
    title: w('offerDoc.acceptance.title'),
    items: [
      item(w('offerDoc.acceptance.how'), [w('offerDoc.acceptance.portal'), w('offerDoc.acceptance.verified'), w('offerDoc.acceptance.reservation')]),
      item(w('offerDoc.acceptance.first', { n: bookingNumbers.reservationHours })),
      item(w('offerDoc.acceptance.moment')),
      item(w('offerDoc.acceptance.changes')),
      item(w('offerDoc.acceptance.confirmation')),
    ],
  };
};

const hasOwnTerms = ({ form }: OfferDocumentFacts): boolean => form.ownTerms?.selected === true && (form.ownTerms.terms ?? '').trim() !== '';

const terms = (lang: Lang, facts: OfferDocumentFacts): Part => {
  const w = texts[lang];
  const counter = only(facts.form.counteroffer?.selected === true, item(w('offerDoc.terms.counter')));
  if (hasOwnTerms(facts)) return { title: w('offerDoc.terms.title'), items: [item(w('offerDoc.terms.own')), ...counter] };
  const standard = [
    w('offerDoc.terms.insurance', { sum: documentFormatOf(lang).money(leaseNumbers.insuranceMin as Grosze) }),
    w('offerDoc.terms.cure', { n: leaseNumbers.cureDays }),
    w('offerDoc.terms.return', { n: leaseNumbers.returnDays }),
    w('offerDoc.terms.penalty', { percent: leaseNumbers.penaltyPercentPerDay }),
    w('offerDoc.terms.notices', { n: leaseNumbers.noticeByMailDays }),
    w('offerDoc.terms.deposit'),
    w('offerDoc.terms.sublet'),
    w('offerDoc.terms.withdrawal'),
  ];
  return { title: w('offerDoc.terms.title'), items: [item(w('offerDoc.terms.intro'), standard), ...counter] };
};

const declarations = (lang: Lang, { form }: OfferDocumentFacts): Part => {
  const w = texts[lang];
  const four = (['summary1', 'summary2', 'summary3', 'summary4'] as const).map((key) => w(`offerDoc.declarations.${key}`));
  return {
    title: w('offerDoc.declarations.title'),
    items: [item(w('offerDoc.declarations.intro'), four), ...only(form.subleaseAgreement === true, item(w('offerDoc.declarations.sublease')))],
  };
};

const numbered = (parts: readonly Part[]): Block[] =>
  parts.flatMap(({ title, items, after }, index): Block[] => [
    { kind: 'clause', number: `§\u00a0${index + 1}.`, title, items },
    ...(after === undefined ? [] : [after]),
  ]);

const annexes = (lang: Lang, facts: OfferDocumentFacts): Block[] => {
  const w = texts[lang];
  const own = hasOwnTerms(facts);
  const over = (n: number): string => w('offerDoc.annex', { n });
  const photos: Block = {
    kind: 'table',
    columns: [
      { head: w('offerDoc.photo'), share: 1 },
      { head: w('offerDoc.photoAlt'), share: 4 },
      { head: w('offerDoc.photoHash'), share: 6 },
    ],
    rows: facts.photos.map(({ position, alt, sha256 }) => [String(position), alt, documentFormatOf(lang).hash(sha256)]),
  };
  return [
    { kind: 'annex', over: over(1), text: w('offerDoc.annexPremises') },
    ...premisesBlocks(lang, facts.form),
    ...(own
      ? ([
          { kind: 'annex', over: over(2), text: w('offerDoc.annexOwn') },
          { kind: 'terms', number: '2', text: facts.form.ownTerms?.terms ?? '' },
        ] satisfies Block[])
      : []),
    ...(facts.photos.length === 0
      ? []
      : ([
          { kind: 'heading', text: `${over(own ? 3 : 2)}. ${w('offerDoc.annexPhotos')}`, lead: w('offerDoc.photosLead') },
          photos,
        ] satisfies Block[])),
  ];
};

const signature = (lang: Lang, { landlord }: OfferDocumentFacts): Block => {
  const w = texts[lang];
  const { name } = documentWords(lang);
  const { firstName, lastName, capacity } = landlord.signer;
  return {
    kind: 'signatures',
    boxes: [
      {
        role: w('offerDoc.signature'),
        name: `${firstName} ${lastName}`,
        lines: [`${landlord.name}, ${name(`capacity.${capacity}`)}`, w('offerDoc.signatureLine')],
      },
    ],
  };
};

const body = (lang: Lang, facts: OfferDocumentFacts): Block[] => {
  const w = texts[lang];
  return [
    {
      kind: 'parties',
      cards: [
        partyCard(lang, documentWords(lang).doc('doc.landlord'), facts.landlord),
        { role: w('offerDoc.addressee'), name: w('offerDoc.addresseeName'), lines: [w('offerDoc.addresseeText')] },
      ],
    },
    ...numbered([
      subject(lang, facts),
      rent(lang, facts),
      term(lang, facts),
      deposit(lang, facts),
      binding(lang, facts),
      acceptance(lang),
      terms(lang, facts),
      declarations(lang, facts),
    ]),
  ];
};

const sheetOf = async (
  ctx: DrawContext,
  concerns: 'seal' | 'nothing',
  more: Pick<Sheet, 'title' | 'lead' | 'label' | 'blocks'> & { readonly watermark?: string },
): Promise<Sheet> => ({
  ...(await frame(ctx, concerns)),
  face: 'serif',
  subject: documentWords(ctx.lang).doc('doc.subject', { label: more.label, code: ctx.code }),
  ...more,
});

/** Draws the offer that the landlord reads and signs: a version with its number. The same facts and context give the same bytes. */
export const drawOffer = async (given: OfferDocumentFacts, ctx: DrawContext): Promise<Drawn> => {
  const facts = cleanFacts(given);
  const w = texts[ctx.lang];
  const label = w('offerDoc.label', { number: facts.number ?? '—', version: String(facts.version ?? 1) });
  const lead = w('offerDoc.lead', {
    label: label.charAt(0).toLocaleLowerCase(ctx.lang) + label.slice(1),
    day: documentFormatOf(ctx.lang).documentDay(dayOf(facts.preparedAt)),
  });
  const blocks = [...body(ctx.lang, facts), signature(ctx.lang, facts), ...annexes(ctx.lang, facts)];
  return drawSheet(await sheetOf(ctx, 'seal', { title: w('offerDoc.title'), lead, label, blocks }), ctx.now);
};

/** Draws the project: the same content under a watermark, without a signature, binding nobody. */
export const drawProject = async (given: OfferDocumentFacts, ctx: DrawContext): Promise<Drawn> => {
  const facts = cleanFacts(given);
  const w = texts[ctx.lang];
  const label = w('offerDoc.project.label', { name: facts.form.name ?? '—' });
  const lead = w('offerDoc.project.lead', { day: documentFormatOf(ctx.lang).documentDay(dayOf(facts.preparedAt)) });
  const note: Block = { kind: 'note', tone: 'warn', title: w('offerDoc.project.noteTitle'), text: w('offerDoc.project.note') };
  const blocks = [note, ...body(ctx.lang, facts), ...annexes(ctx.lang, facts)];
  return drawSheet(
    await sheetOf(ctx, 'nothing', { title: w('offerDoc.project.title'), lead, label, watermark: w('offerDoc.project.watermark'), blocks }),
    ctx.now,
  );
};
