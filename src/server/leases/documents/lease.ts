/** Draws the lease. */

import { taxed } from '../../../domain/kit/money.ts';
import { leaseClauses, rentPerMetre } from '../../../domain/leases/document/clauses.ts';
import type { LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import { premisesAddress } from '../../../domain/offers/document.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { cleanFacts } from '../../kit/documents/clean-text.ts';
import { drawSheet } from '../../kit/documents/drawing.ts';
import { documentWords, frame, partyCard } from '../../kit/documents/frame.ts';
import { type Block, type DrawContext, type Drawn, type Row, type Sheet, strong } from '../../kit/documents/sheet.ts';
import { annexBlocks } from './annexes.ts';
import { clauseBlocks, leaseWords } from './clauses.ts';

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

/** The first page's answer to "what am I signing": the terms that people look for. */
const summary = (lang: Lang, facts: LeaseDocumentFacts): Block => {
  const w = leaseWords(lang);
  const f = documentFormatOf(lang);
  const perMetre = rentPerMetre(facts);
  const place = [premisesAddress(facts.form.address), f.exactArea(facts.form.areaDetails?.surface ?? 0)].join(', ');
  const rows: Row[] = [
    [w('lease.summary.premises'), place],
    [w('lease.summary.term'), termLine(lang, facts)],
    [w('lease.summary.rent'), rentLine(lang, facts) + (perMetre === null ? '' : `\n${w('lease.summary.perMetre', { amount: f.money(perMetre) })}`)],
    [w('lease.summary.fees'), documentWords(lang).name(`fees.${facts.form.leaseAgreement?.nonRentFees ?? 'metered'}`)],
    [w('lease.summary.deposit'), strong(f.money(facts.terms.deposit))],
    [w('lease.summary.handover'), w('lease.summary.handoverText', { n: facts.form.unitReceiptDeadline ?? 0 })],
  ];
  return { kind: 'rows', rows };
};

const signatures = (lang: Lang, { landlord, tenant, offer }: LeaseDocumentFacts): Block[] => {
  const w = leaseWords(lang);
  const { doc, name } = documentWords(lang);
  const who = (party: typeof landlord): string => `${party.signer.firstName} ${party.signer.lastName}`;
  return [
    { kind: 'heading', text: w('lease.signatures') },
    { kind: 'para', text: w('lease.signatures.text') },
    {
      kind: 'signatures',
      boxes: [
        {
          role: doc('doc.landlord'),
          name: who(landlord),
          lines: [
            `${landlord.name}, ${name(`capacity.${landlord.signer.capacity}`)}`,
            w('lease.signatures.landlord', {
              offer: offer.number,
              version: String(offer.version),
              moment: documentFormatOf(lang).documentInstant(offer.signedAt),
            }),
          ],
        },
        {
          role: doc('doc.tenant'),
          name: who(tenant),
          lines: [`${tenant.name}, ${name(`capacity.${tenant.signer.capacity}`)}`, w('lease.signatures.tenant')],
        },
      ],
    },
  ];
};

const blocksOf = (lang: Lang, facts: LeaseDocumentFacts): Block[] => {
  const { doc } = documentWords(lang);
  const w = leaseWords(lang);
  return [
    { kind: 'parties', cards: [partyCard(lang, doc('doc.landlord'), facts.landlord), partyCard(lang, doc('doc.tenant'), facts.tenant)] },
    summary(lang, facts),
    { kind: 'para', tone: 'muted', text: w('lease.reading', { moment: documentFormatOf(lang).documentInstant(facts.preparedAt) }) },
    ...clauseBlocks(lang, leaseClauses(facts)),
    ...signatures(lang, facts),
    ...annexBlocks(lang, facts),
  ];
};

/** The lease as data: every word that the template prints. */
export const leaseSheet = async (given: LeaseDocumentFacts, ctx: DrawContext): Promise<Sheet> => {
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
    blocks: blocksOf(ctx.lang, facts),
  };
};

/** Draws the unsealed lease. The same facts and context give the same bytes. */
export const drawLease = async (facts: LeaseDocumentFacts, ctx: DrawContext): Promise<Drawn> => drawSheet(await leaseSheet(facts, ctx), ctx.now);
