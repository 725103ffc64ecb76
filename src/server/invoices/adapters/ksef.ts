/** Writes an invoice as FA(3) XML, the format of the national invoice system. */

import { createHash } from 'node:crypto';
import type { InvoiceDocumentFacts, InvoiceParty } from '../../../domain/invoices/document.ts';
import type { Day, Grosze } from '../../../domain/kit/brand.ts';
import { plainMoney } from '../../../domain/kit/money.ts';
import { vatNumbers } from '../../../domain/kit/numbers.ts';
import { polishDay } from '../../../domain/kit/time.ts';
import { invoiceDocumentWords } from '../../../words/invoices/invoice-document.ts';
import { translator } from '../../../words/kit/words.ts';

/*
 * The structured invoice FA(3) of the national e-invoice system. The schema is a strict sequence: the order of the elements below is
 * its order, and a test validates the result against the official schema.
 */

const namespace = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
const w = translator(invoiceDocumentWords.pl, 'pl');

/** Longest texts that the schema takes. */
const longName = 512;
const plainText = 256;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** One line of allowed characters: XML takes no control characters, the schema no line breaks. */
const oneLine = (text: string, longest: number): string => {
  const allowed = text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .trim();
  return [...allowed].slice(0, longest).join('').trim();
};

type Child = string | null;

const element = (name: string, text: string, longest = plainText): string => `<${name}>${escaped(oneLine(text, longest))}</${name}>`;
const group = (name: string, ...children: readonly Child[]): string => `<${name}>${children.filter((child) => child !== null).join('')}</${name}>`;
const amount = (name: string, value: Grosze): string => element(name, plainMoney(value, '.'));

const header = (issuedAt: string): string =>
  group(
    'Naglowek',
    '<KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>',
    element('WariantFormularza', '3'),
    element('DataWytworzeniaFa', issuedAt.replace(/\.\d+Z$/, 'Z')),
    element('SystemInfo', 'Parter'),
  );

const identity = ({ nip, name }: InvoiceParty): string => group('DaneIdentyfikacyjne', element('NIP', nip), element('Nazwa', name, longName));
/** The schema takes no address without a country; the buyer's may be left out. */
const address = ({ country, addressLine1, addressLine2 }: InvoiceParty): Child =>
  country === null
    ? null
    : group('Adres', element('KodKraju', country), element('AdresL1', addressLine1, longName), element('AdresL2', addressLine2, longName));

const seller = (party: InvoiceDocumentFacts['seller']): string =>
  group('Podmiot1', identity(party), address(party), group('DaneKontaktowe', element('Email', party.email)));
/** Neither a unit of local government nor a member of a VAT group: the product's companies are neither. */
const buyer = (party: InvoiceParty): string => group('Podmiot2', identity(party), address(party), element('JST', '2'), element('GV', '2'));

const notes = (exempt: boolean): string =>
  group(
    'Adnotacje',
    element('P_16', '2'),
    element('P_17', '2'),
    element('P_18', '2'),
    element('P_18A', '2'),
    exempt ? group('Zwolnienie', element('P_19', '1'), element('P_19A', w('invoice.exemption'))) : group('Zwolnienie', element('P_19N', '1')),
    group('NoweSrodkiTransportu', element('P_22N', '1')),
    element('P_23', '2'),
    group('PMarzy', element('P_PMarzyN', '1')),
  );

/** What the one line of the invoice is for. */
const serviceName = ({ kind, lease }: InvoiceDocumentFacts): string =>
  w(kind === 'invoice_l' ? 'invoice.service_l' : 'invoice.service_t', { lease: lease.number, offer: lease.offerName });

const line = (facts: InvoiceDocumentFacts): string =>
  group(
    'FaWiersz',
    element('NrWierszaFa', '1'),
    element('P_7', serviceName(facts), longName),
    element('P_8A', w('invoice.piece')),
    element('P_8B', '1'),
    amount('P_9A', facts.net),
    amount('P_11', facts.net),
    element('P_12', facts.vatStatus === 'exempt' ? 'zw' : String(vatNumbers.percent)),
  );

const payment = (due: Day, account: string): string =>
  group(
    'Platnosc',
    group('TerminPlatnosci', element('Termin', due)),
    element('FormaPlatnosci', '6'),
    group('RachunekBankowy', element('NrRB', account)),
  );

const sums = ({ vatStatus, net, vat }: InvoiceDocumentFacts): readonly Child[] =>
  vatStatus === 'exempt' ? [amount('P_13_7', net)] : [amount('P_13_1', net), amount('P_14_1', vat)];

/** What the registers say of the operator. */
const footer = ({ name, register }: InvoiceDocumentFacts['seller']): string =>
  register === undefined
    ? ''
    : group('Stopka', group('Rejestry', element('PelnaNazwa', name), element('KRS', register.krs), element('REGON', register.regon)));

/** The invoice as FA(3) XML, in UTF-8 text. The same facts give the same text. */
export const invoiceXml = (facts: InvoiceDocumentFacts): string => {
  const body = group(
    'Fa',
    element('KodWaluty', 'PLN'),
    element('P_1', facts.issueDay),
    element('P_2', facts.number),
    facts.supplyDay === facts.issueDay ? null : element('P_6', facts.supplyDay),
    ...sums(facts),
    amount('P_15', facts.gross),
    notes(facts.vatStatus === 'exempt'),
    element('RodzajFaktury', 'VAT'),
    line(facts),
    payment(facts.paymentDay, facts.seller.account),
    group('WarunkiTransakcji', group('Umowy', element('NrUmowy', facts.lease.number))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Faktura xmlns="${namespace}">${header(facts.issuedAt)}${seller(facts.seller)}${buyer(facts.buyer)}${body}${footer(facts.seller)}</Faktura>\n`;
};

/** SHA-256 of the XML, as 64 hexadecimal digits and in base64url as the QR address wants it. */
export const xmlHashes = (xml: string): { readonly hex: string; readonly base64url: string } => {
  const digest = createHash('sha256').update(xml, 'utf8').digest();
  return { hex: digest.toString('hex'), base64url: digest.toString('base64url') };
};

/** The address behind "KOD I", by which anybody checks the invoice in the system. */
export const ksefCheckAddress = (facts: InvoiceDocumentFacts, xml: string): string =>
  `https://qr.ksef.mf.gov.pl/invoice/${facts.seller.nip}/${polishDay(facts.issueDay).replaceAll('.', '-')}/${xmlHashes(xml).base64url}`;
