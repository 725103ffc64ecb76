import type { InvoiceDocumentFacts, InvoiceParty } from '../../domain/invoices/document.ts';
import { amountInWords } from '../../domain/kit/amount-words.ts';
import { vatNumbers } from '../../domain/kit/numbers.ts';
import { invoiceDocumentWords } from '../../words/invoices/invoice-document.ts';
import { documentFormatOf } from '../../words/kit/document-format.ts';
import { type Lang, translators } from '../../words/kit/words.ts';
import { cleanFacts } from '../kit/documents/clean-text.ts';
import { drawSheet } from '../kit/documents/drawing.ts';
import { documentWords, frame } from '../kit/documents/frame.ts';
import { type Block, type DrawContext, type DrawnPdf, type PartyCard, strong } from '../kit/documents/sheet.ts';
import { qrSvg } from '../kit/qr.ts';
import { invoiceXml, ksefCheckAddress, xmlHashes } from './adapters/ksef.ts';

const texts = translators(invoiceDocumentWords);

const card = (lang: Lang, role: string, party: InvoiceParty): PartyCard => ({
  role,
  name: party.name,
  lines: [party.addressLine1, party.addressLine2, ...abroad(lang, party), documentWords(lang).doc('doc.nip', { nip: party.nip })],
});

/** The country of an address outside Poland, by its name. */
const abroad = (lang: Lang, { country }: InvoiceParty): readonly string[] =>
  country === null || country === 'PL' ? [] : [new Intl.DisplayNames([lang], { type: 'region' }).of(country) ?? country];

const sellerCard = (lang: Lang, seller: InvoiceDocumentFacts['seller']): PartyCard => {
  const w = texts[lang];
  const { register } = seller;
  const plain = card(lang, w('invoice.seller'), seller);
  if (register === undefined) return plain;
  const { krs, court, regon, capital } = register;
  return { ...plain, lines: [...plain.lines, w('invoice.register', { krs, court }), w('invoice.regon', { regon, capital })] };
};

const lineTable = (lang: Lang, facts: InvoiceDocumentFacts): Block => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  const rate = facts.vatStatus === 'exempt' ? w('invoice.exempt') : `${vatNumbers.percent}%`;
  const name = w(facts.kind === 'invoice_l' ? 'invoice.service_l' : 'invoice.service_t', { lease: facts.lease.number, offer: facts.lease.offerName });
  return {
    kind: 'table',
    columns: [
      { head: w('invoice.no'), share: 0.6 },
      { head: w('invoice.item'), share: 5 },
      { head: w('invoice.quantity'), share: 1, align: 'right' },
      { head: w('invoice.unit'), share: 0.9 },
      { head: w('invoice.unitPrice'), share: 2, align: 'right' },
      { head: w('invoice.net'), share: 2, align: 'right' },
      { head: w('invoice.rate'), share: 1, align: 'right' },
      { head: w('invoice.vat'), share: 1.9, align: 'right' },
      { head: w('invoice.gross'), share: 2.1, align: 'right' },
    ],
    rows: [['1', name, '1', w('invoice.piece'), f.money(facts.net), f.money(facts.net), rate, f.money(facts.vat), f.money(facts.gross)]],
    foot: ['', w('invoice.sum'), '', '', '', f.money(facts.net), rate, f.money(facts.vat), f.money(facts.gross)],
  };
};

const paymentRows = (lang: Lang, facts: InvoiceDocumentFacts): Block => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  return {
    kind: 'rows',
    rows: [
      [w('invoice.toPay'), strong(f.money(facts.gross))],
      [w('invoice.words'), amountInWords(facts.gross, lang)],
      [w('invoice.method'), w('invoice.transfer')],
      [w('invoice.due'), f.documentDay(facts.paymentDay)],
      [w('invoice.account'), strong(f.account(facts.seller.account))],
      ...(facts.vatStatus === 'exempt' ? [[w('invoice.basis'), w('invoice.exemption')] as const] : []),
    ],
  };
};

/** What the system says of the invoice: nothing when it is off, its waiting, or its number with "KOD I". */
const ksefBlocks = async (lang: Lang, facts: InvoiceDocumentFacts): Promise<Block[]> => {
  const w = texts[lang];
  const { ksef } = facts;
  if (ksef.at === 'off') return [{ kind: 'note', tone: 'info', title: w('invoice.draft'), text: w('invoice.draft.text') }];
  if (ksef.at === 'queued') return [{ kind: 'note', tone: 'info', title: w('invoice.ksef'), text: w('invoice.ksef.queued') }];
  const xml = invoiceXml(facts);
  const svg = await qrSvg(ksefCheckAddress(facts, xml), { ecc: 'M', margin: 0 });
  const lines = [
    w('invoice.ksef.numbered', { number: ksef.number }),
    w('invoice.ksef.hash', { hash: documentFormatOf(lang).hash(xmlHashes(xml).hex) }),
  ];
  return [{ kind: 'qr', svg, alt: w('invoice.ksef.qrAlt'), title: ksef.number, lines }];
};

/** Draws an invoice: a visualisation of the frozen data beside which the structured file is stored. Not sealed. */
export const drawInvoice = async (given: InvoiceDocumentFacts, ctx: DrawContext): Promise<DrawnPdf> => {
  const facts = cleanFacts(given);
  const w = texts[ctx.lang];
  const f = documentFormatOf(ctx.lang);
  const names =
    facts.ksef.at === 'numbered' ? (['invoice.title', 'invoice.label'] as const) : (['invoice.draft.title', 'invoice.draft.label'] as const);
  const label = w(names[1], { number: facts.number });
  const blocks: Block[] = [
    { kind: 'parties', cards: [sellerCard(ctx.lang, facts.seller), card(ctx.lang, w('invoice.buyer'), facts.buyer)] },
    lineTable(ctx.lang, facts),
    { kind: 'heading', text: w('invoice.payment') },
    paymentRows(ctx.lang, facts),
    { kind: 'para', tone: 'muted', text: w('invoice.separate') },
    ...(await ksefBlocks(ctx.lang, facts)),
  ];
  return drawSheet(
    {
      ...(await frame(ctx, 'ksef')),
      face: 'sans',
      title: w(names[0], { number: facts.number }),
      label,
      lead: w('invoice.lead', { issued: f.documentDay(facts.issueDay), supplied: f.documentDay(facts.supplyDay) }),
      subject: documentWords(ctx.lang).doc('doc.subject', { label, code: ctx.code }),
      blocks,
    },
    ctx.now,
  );
};
