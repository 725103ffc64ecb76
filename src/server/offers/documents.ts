/** Draws the offer and its project. */

import { amountInWords } from '../../domain/kit/amount-words.ts';
import type { Grosze } from '../../domain/kit/brand.ts';
import { titlesWithConsent } from '../../domain/kit/dictionaries.ts';
import { perSquareMetre, taxed, timesArea, ZERO } from '../../domain/kit/money.ts';
import { bookingNumbers, leaseNumbers } from '../../domain/kit/numbers.ts';
import { dayOf } from '../../domain/kit/time.ts';
import type { ClauseId, ContractFacts } from '../../domain/offers/document/clause.ts';
import { type ContractText, hasOwnTerms } from '../../domain/offers/document/contract.ts';
import { type OfferDocumentFacts, type PhotoFacts, premisesAddress } from '../../domain/offers/document.ts';
import { hasPlan, planAnnex } from '../../domain/offers/rules/floor-plan.ts';
import { isLongOption, monthsOf, optionsOf } from '../../domain/offers/rules/lease-options.ts';
import { isSale } from '../../domain/offers/rules/sale.ts';
import type { OfferForm } from '../../domain/offers/types.ts';
import { documentFormatOf } from '../../words/kit/document-format.ts';
import { type Lang, translators } from '../../words/kit/words.ts';
import { announcementWords } from '../../words/offers/announcement.ts';
import { offerDocumentWords } from '../../words/offers/documents.ts';
import { cleanFacts } from '../kit/documents/clean-text.ts';
import { drawSheet } from '../kit/documents/drawing.ts';
import { documentWords, frame } from '../kit/documents/frame.ts';
import { partyCard, signingPersons } from '../kit/documents/party-card.ts';
import { type Block, type ClauseItem, type DrawContext, type DrawnPdf, type Row, type Sheet, strong } from '../kit/documents/sheet.ts';
import { announcementBlocks } from './documents/announcement-blocks.ts';
import { annexBlock, ownTermsBlock, protocolFormBlocks } from './documents/contract-annexes.ts';
import { contractText, depositTermsBlock, leaseWords, namesOf, offeredClauseBlocks, variantLetters } from './documents/contract-text.ts';
import { planBlocks } from './documents/floor-plan.ts';
import { plotLine, premisesBlocks, sheetRows } from './documents/premises-sheet.ts';

const texts = translators(offerDocumentWords);
const announcements = translators(announcementWords);

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
        }),
      ),
      item(plotLine(lang, form)),
      item(uses === '' ? w('offerDoc.subject.useOnly', { use }) : w('offerDoc.subject.use', { use, uses })),
      item(w('offerDoc.subject.ownership', { ownership: small(name(`ownership.${form.address?.ownershipType ?? 'ownership'}`)) })),
      item(w('offerDoc.subject.annex')),
      ...only(hasPlan(form.areaDetails?.levels), item(w('offerDoc.subject.plan', { n: planAnnex(hasOwnTerms(form)) }))),
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

const options = (lang: Lang, { form }: OfferDocumentFacts): string[] => {
  const w = texts[lang];
  const notice = form.leaseAgreement?.leaseNoticePeriod ?? 0;
  return optionsOf(form).map((option) => {
    if (option === 'infinite') return notice === 0 ? w('offerDoc.term.infinite') : w('offerDoc.term.infiniteNotice', { n: notice });
    return w(isLongOption(option) ? 'offerDoc.term.long' : 'offerDoc.term.short', { n: monthsOf(form.leaseAgreement, option) ?? 0 });
  });
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
      item(w('offerDoc.deposit.terms')),
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
      item(w('offerDoc.acceptance.text')),
      item(w('offerDoc.acceptance.changes')),
      item(w('offerDoc.acceptance.exclusions')),
      item(w('offerDoc.acceptance.confirmation')),
    ],
  };
};

const terms = (lang: Lang, facts: OfferDocumentFacts, text: ContractText): Part => {
  const w = texts[lang];
  const counter = only(
    facts.form.counteroffer?.selected === true,
    item(w('offerDoc.terms.counter', { n: bookingNumbers.counterOfferFirstRightHours })),
  );
  // The lease's own sentences: what the landlord's terms replace, and their rank.
  return { title: w('offerDoc.terms.title'), items: [item(w('offerDoc.terms.annex')), ...itemsOfClause(text, 'ownTerms'), ...counter] };
};

const serviceFee = (lang: Lang, text: ContractText): Part => {
  const items = itemsOfClause(text, 'service');
  return { title: leaseWords(lang)('lease.service.title'), items: items.length === 0 ? [item(texts[lang]('offerDoc.fees.none'))] : items };
};

const itemsOfClause = (text: ContractText, id: ClauseId): readonly ClauseItem[] =>
  (text.clauses.find((clause) => clause.id === id)?.items ?? []).map((one) => item(one.text));

const needsConsent = ({ address }: OfferForm): boolean => titlesWithConsent.some((title) => title === address?.ownershipType);

const declarations = (lang: Lang, { form }: OfferDocumentFacts): Part => {
  const w = texts[lang];
  const four = (['summary1', 'summary2', 'summary3', 'summary4'] as const).map((key) => w(`offerDoc.declarations.${key}`));
  return {
    title: w('offerDoc.declarations.title'),
    items: [
      item(w('offerDoc.declarations.intro'), four),
      ...only(needsConsent(form) && form.subleaseAgreement === true, item(w('offerDoc.declarations.sublease'))),
    ],
  };
};

const numbered = (parts: readonly Part[]): Block[] =>
  parts.flatMap(({ title, items, after }, index): Block[] => [
    { kind: 'clause', number: `§\u00a0${index + 1}.`, title, items },
    ...(after === undefined ? [] : [after]),
  ]);

const photosBlocks = (lang: Lang, photos: readonly PhotoFacts[], n: number): Block[] => {
  const w = texts[lang];
  if (photos.length === 0) return [];
  const hasPlans = photos.some(({ isPlan }) => isPlan === true);
  const isDescribed = hasPlans || photos.some(({ alt }) => alt !== '');
  const described = ({ alt, isPlan }: PhotoFacts): string =>
    isPlan !== true ? alt : alt === '' ? w('offerDoc.plan') : w('offerDoc.planOf', { alt });
  return [
    {
      kind: 'heading',
      text: `${leaseWords(lang)('annex.over', { n })}. ${w(hasPlans ? 'offerDoc.annexPictures' : 'offerDoc.annexPhotos')}`,
      lead: w(hasPlans ? 'offerDoc.picturesLead' : 'offerDoc.photosLead'),
    },
    {
      kind: 'table',
      columns: [
        { head: w(hasPlans ? 'offerDoc.picture' : 'offerDoc.photo'), share: 1 },
        ...(isDescribed ? [{ head: w('offerDoc.photoAlt'), share: 4 }] : []),
        { head: w('offerDoc.photoHash'), share: 6 },
      ],
      rows: photos.map((photo) => [String(photo.position), ...(isDescribed ? [described(photo)] : []), documentFormatOf(lang).hash(photo.sha256)]),
    },
  ];
};

/** Which option has which letter, when there is a choice. */
const variantsBlock = (lang: Lang, facts: OfferDocumentFacts): readonly Block[] => {
  const w = texts[lang];
  const letters = [...variantLetters(facts.form)];
  if (letters.length < 2) return [];
  const nameOf = (months: number | null): string => (months === null ? w('offerDoc.variantInfinite') : w('offerDoc.variantMonths', { n: months }));
  return [
    { kind: 'para', text: w('offerDoc.variants') },
    {
      kind: 'rows',
      rows: letters.map(([option, letter]) => [w('offerDoc.variant', { letter }), nameOf(monthsOf(facts.form.leaseAgreement, option))] as const),
    },
  ];
};

/** The text of the lease that accepting the offer concludes: the same builder writes the lease (docs/rules/documents.md#the-lease-inside-the-offer). */
const contractBlocks = (lang: Lang, facts: OfferDocumentFacts, text: ContractText): Block[] => {
  const w = texts[lang];
  const { doc } = documentWords(lang);
  return [
    annexBlock(lang, 2, w('offerDoc.annexContract'), w('offerDoc.annexContractLead')),
    {
      kind: 'parties',
      cards: [
        partyCard(lang, doc('doc.landlord'), facts.landlord),
        { role: doc('doc.tenant'), name: w('offerDoc.tenantName'), lines: [w('offerDoc.tenantText')] },
      ],
    },
    ...variantsBlock(lang, facts),
    ...offeredClauseBlocks(lang, text, facts.form),
  ];
};

const annexes = (lang: Lang, facts: OfferDocumentFacts, text: ContractText): Block[] => {
  const l = leaseWords(lang);
  const own = hasOwnTerms(facts.form);
  const plan = planBlocks(lang, facts.form);
  return [
    annexBlock(lang, 1, l('annex.premises')),
    ...premisesBlocks(lang, facts.form),
    ...contractBlocks(lang, facts, text),
    annexBlock(lang, 3, l('annex.deposit'), l('annex.depositLead')),
    depositTermsBlock(lang, text, namesOf(lang)),
    annexBlock(lang, 4, l('annex.protocol'), l('annex.protocolLead')),
    ...protocolFormBlocks(lang, facts.form),
    ...(own ? [annexBlock(lang, 5, l('annex.ownTerms')), ownTermsBlock(facts.form)] : []),
    ...plan,
    ...photosBlocks(lang, facts.photos, planAnnex(own) + (plan.length === 0 ? 0 : 1)),
  ];
};

const signature = (lang: Lang, { form, landlord }: OfferDocumentFacts): Block => {
  const w = texts[lang];
  return {
    kind: 'signatures',
    boxes: signingPersons(lang, landlord).map(({ name, line }) => ({
      role: isSale(form) ? announcements[lang]('signature') : w('offerDoc.signature'),
      name,
      lines: [line, w('offerDoc.signatureLine')],
    })),
  };
};

const body = (lang: Lang, facts: OfferDocumentFacts, text: ContractText): Block[] => {
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
      terms(lang, facts, text),
      serviceFee(lang, text),
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

const contractFacts = (facts: OfferDocumentFacts): ContractFacts => ({ ...facts, offer: { number: facts.number, version: facts.version } });

/** The facts of an offer as they are stored beside its document: with the text of the lease that its landlord signs. */
export const signedFacts = (given: OfferDocumentFacts, lang: Lang): OfferDocumentFacts & { readonly contract: ContractText } => ({
  ...given,
  contract: contractText(lang, contractFacts(cleanFacts(given))),
});

/** The announcement of a sale, or its project, as data. */
const announcementSheet = async (facts: OfferDocumentFacts, ctx: DrawContext, isProject: boolean): Promise<Sheet> => {
  const w = announcements[ctx.lang];
  const label = isProject
    ? w('project.label', { name: facts.form.name ?? '—' })
    : w('label', { number: facts.number ?? '—', version: String(facts.version ?? 1) });
  const lead = w('lead', { label, day: documentFormatOf(ctx.lang).documentDay(dayOf(facts.preparedAt)) });
  const annex = [
    annexBlock(ctx.lang, 1, leaseWords(ctx.lang)('annex.premises')),
    ...premisesBlocks(ctx.lang, facts.form),
    ...photosBlocks(ctx.lang, facts.photos, 2),
  ];
  const main = announcementBlocks(ctx.lang, facts);
  if (!isProject) return sheetOf(ctx, 'seal', { title: w('title'), lead, label, blocks: [...main, signature(ctx.lang, facts), ...annex] });
  const note: Block = { kind: 'note', tone: 'warn', title: w('project.title'), text: w('project.note') };
  const watermark = texts[ctx.lang]('offerDoc.project.watermark');
  return sheetOf(ctx, 'nothing', { title: w('project.title'), lead, label, watermark, blocks: [note, ...main, ...annex] });
};

/** The offer as data: every word that the template prints. */
export const offerSheet = async (given: OfferDocumentFacts, ctx: DrawContext): Promise<Sheet> => {
  const facts = cleanFacts(given);
  if (isSale(facts.form)) return announcementSheet(facts, ctx, false);
  const w = texts[ctx.lang];
  const label = w('offerDoc.label', { number: facts.number ?? '—', version: String(facts.version ?? 1) });
  const lead = w('offerDoc.lead', {
    label: label.charAt(0).toLocaleLowerCase(ctx.lang) + label.slice(1),
    day: documentFormatOf(ctx.lang).documentDay(dayOf(facts.preparedAt)),
  });
  const text = contractText(ctx.lang, contractFacts(facts));
  const blocks = [...body(ctx.lang, facts, text), signature(ctx.lang, facts), ...annexes(ctx.lang, facts, text)];
  return sheetOf(ctx, 'seal', { title: w('offerDoc.title'), lead, label, blocks });
};

/** Draws the offer that the landlord reads and signs: a version with its number. The same facts and context give the same bytes. */
export const drawOffer = async (facts: OfferDocumentFacts, ctx: DrawContext): Promise<DrawnPdf> => drawSheet(await offerSheet(facts, ctx), ctx.now);

/** Draws the project: the same content under a watermark, without a signature, binding nobody. */
export const drawProject = async (given: OfferDocumentFacts, ctx: DrawContext): Promise<DrawnPdf> => {
  const facts = cleanFacts(given);
  if (isSale(facts.form)) return drawSheet(await announcementSheet(facts, ctx, true), ctx.now);
  const w = texts[ctx.lang];
  const label = w('offerDoc.project.label', { name: facts.form.name ?? '—' });
  const lead = w('offerDoc.project.lead', { day: documentFormatOf(ctx.lang).documentDay(dayOf(facts.preparedAt)) });
  const note: Block = { kind: 'note', tone: 'warn', title: w('offerDoc.project.noteTitle'), text: w('offerDoc.project.note') };
  const text = contractText(ctx.lang, contractFacts(facts));
  const blocks = [note, ...body(ctx.lang, facts, text), ...annexes(ctx.lang, facts, text)];
  return drawSheet(
    await sheetOf(ctx, 'nothing', { title: w('offerDoc.project.title'), lead, label, watermark: w('offerDoc.project.watermark'), blocks }),
    ctx.now,
  );
};
