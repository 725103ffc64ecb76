/** Draws the lease. */

import type { Grosze } from '../../../domain/kit/brand.ts';
import { taxed } from '../../../domain/kit/money.ts';
import type { LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import { openValues, rentPerMetre } from '../../../domain/leases/document/open-facts.ts';
import type { ContractText } from '../../../domain/offers/document/contract.ts';
import { premisesAddress } from '../../../domain/offers/document.ts';
import { taxedFee } from '../../../domain/offers/rules/fees.ts';
import { needsWrittenForm } from '../../../domain/offers/rules/lease-options.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { cleanFacts } from '../../kit/documents/clean-text.ts';
import { drawSheet } from '../../kit/documents/drawing.ts';
import { documentWords, frame } from '../../kit/documents/frame.ts';
import { partyCard, signingPersons } from '../../kit/documents/party-card.ts';
import { type Block, type DrawContext, type DrawnPdf, type Row, type Sheet, strong } from '../../kit/documents/sheet.ts';
import { contractText, leaseClauseBlocks, leaseWords, valuesOf } from '../../offers/documents/contract-text.ts';
import { annexBlocks } from './annexes.ts';

const rentLine = (lang: Lang, { terms, landlord }: LeaseDocumentFacts): string => {
  const f = documentFormatOf(lang);
  const { net, vat, gross } = taxed(terms.rentNet, landlord.vatStatus);
  return vat === 0
    ? leaseWords(lang)('lease.summary.rentExempt', { net: f.money(net) })
    : leaseWords(lang)('lease.summary.rentActive', { net: f.money(net), gross: strong(f.money(gross)) });
};

const termLine = (lang: Lang, { terms }: LeaseDocumentFacts): string => {
  const f = documentFormatOf(lang);
  if (terms.end === null || terms.months === null) return leaseWords(lang)('lease.summary.infinite', { start: f.documentDay(terms.start) });
  return leaseWords(lang)('lease.summary.fixed', { n: terms.months, start: f.documentDay(terms.start), end: f.documentDay(terms.end) });
};

const feeLine = (lang: Lang, { fees }: LeaseDocumentFacts): string => {
  const f = documentFormatOf(lang);
  const sum = (net: Grosze): string => f.money(taxedFee(net, fees).gross);
  return leaseWords(lang)('lease.summary.feeText', { landlord: sum(fees.landlordNet), tenant: sum(fees.tenantNet) });
};

/** The first page's answer to "what am I signing": the terms that people look for. */
const summary = (lang: Lang, facts: LeaseDocumentFacts): Block => {
  const w = leaseWords(lang);
  const f = documentFormatOf(lang);
  const perMetre = rentPerMetre(facts);
  const place = [premisesAddress(facts.form.address), f.exactArea(facts.form.areaDetails?.surface ?? 0)].join(', ');
  const rows: Row[] = [
    [w('lease.summary.premises'), place],
    [w('lease.summary.term'), termLine(lang, facts)],
    ...(needsWrittenForm(facts.terms.months) ? [[w('lease.summary.form'), w('lease.summary.formText')] as const] : []),
    [w('lease.summary.rent'), rentLine(lang, facts) + (perMetre === null ? '' : `\n${w('lease.summary.perMetre', { amount: f.money(perMetre) })}`)],
    [w('lease.summary.fees'), documentWords(lang).name(`fees.${facts.form.leaseAgreement?.nonRentFees ?? 'metered'}`)],
    [w('lease.summary.deposit'), strong(f.money(facts.terms.deposit))],
    [w('lease.summary.fee'), feeLine(lang, facts)],
    [w('lease.summary.handover'), w('lease.summary.handoverText', { n: facts.form.unitReceiptDeadline ?? 0 })],
  ];
  return { kind: 'rows', rows };
};

const signatures = (lang: Lang, { landlord, tenant, offer, terms }: LeaseDocumentFacts): Block => {
  const w = leaseWords(lang);
  const { doc } = documentWords(lang);
  const byHand = needsWrittenForm(terms.months) ? { byHand: w('lease.signatures.byHand') } : {};
  const offered = w('lease.signatures.landlord', {
    offer: offer.number,
    version: String(offer.version),
    moment: documentFormatOf(lang).documentInstant(offer.signedAt),
  });
  return {
    kind: 'signatures',
    title: w('lease.signatures'),
    text: w('lease.signatures.text'),
    boxes: [
      ...signingPersons(lang, landlord).map(({ name, line }) => ({ role: doc('doc.landlord'), name, lines: [line, offered], ...byHand })),
      ...signingPersons(lang, tenant).map(({ name, line }) => ({
        role: doc('doc.tenant'),
        name,
        lines: [line, w('lease.signatures.tenant')],
        ...byHand,
      })),
    ],
  };
};

const blocksOf = (lang: Lang, facts: LeaseDocumentFacts, text: ContractText): Block[] => {
  const fillIn = valuesOf(lang, openValues(facts));
  const { doc } = documentWords(lang);
  const w = leaseWords(lang);
  return [
    { kind: 'parties', cards: [partyCard(lang, doc('doc.landlord'), facts.landlord), partyCard(lang, doc('doc.tenant'), facts.tenant)] },
    summary(lang, facts),
    { kind: 'para', tone: 'muted', text: w('lease.reading', { moment: documentFormatOf(lang).documentInstant(facts.preparedAt) }) },
    ...leaseClauseBlocks(text, facts.terms.option, fillIn),
    signatures(lang, facts),
    ...annexBlocks(lang, facts, text, fillIn),
  ];
};

/**
 * The lease as data: every word that the template prints. `signed`: the text that the landlord signed inside the offer; the lease is filled in
 * from it, whatever the program's own words have become since (docs/rules/documents.md#the-lease-inside-the-offer).
 */
export const leaseSheet = async (given: LeaseDocumentFacts, ctx: DrawContext, signed: ContractText | null = null): Promise<Sheet> => {
  const facts = cleanFacts(given);
  const w = leaseWords(ctx.lang);
  const label = w('lease.label', { number: facts.number });
  return {
    ...(await frame(ctx, 'seal')),
    face: 'serif',
    title: w('lease.docTitle'),
    label,
    lead: w('lease.docLead', { number: facts.number, offer: facts.offer.number, version: String(facts.offer.version) }),
    subject: documentWords(ctx.lang).doc('doc.subject', { label, code: ctx.code }),
    blocks: blocksOf(ctx.lang, facts, signed ?? contractText(ctx.lang, facts)),
  };
};

/** Draws the unsealed lease. The same facts and context give the same bytes. */
export const drawLease = async (facts: LeaseDocumentFacts, ctx: DrawContext, signed: ContractText | null = null): Promise<DrawnPdf> =>
  drawSheet(await leaseSheet(facts, ctx, signed), ctx.now);
