import { createHash } from 'node:crypto';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import type { Services } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { notice } from '../../kit/live/notices.ts';
import { mailLease } from '../../leases/commands/mail-sides.ts';
import { leaseTopics } from '../../leases/lifecycle.ts';
import { type LeaseRow, leaseRowById } from '../../leases/queries/lease.ts';
import { documentKey, drawAndStore } from '../../signing/commands/draw-and-seal.ts';
import { invoiceXml } from '../adapters/ksef.ts';
import { drawInvoice } from '../documents.ts';
import { invoiceMails } from '../mail.ts';
import { type InvoiceRow, invoicesOfLease, setInvoiceDocument } from '../store.ts';

const drawOne = async (services: Services, row: LeaseRow, invoice: InvoiceRow): Promise<void> => {
  const { facts } = invoice;
  const made = await drawAndStore(services, {
    kind: facts.kind,
    offerId: row.offerId,
    leaseId: row.id,
    number: facts.number,
    lang: 'pl',
    facts,
    draw: (ctx) => drawInvoice(facts, ctx),
  });
  const xml = new TextEncoder().encode(invoiceXml(facts));
  const xmlKey = documentKey(row.offerId, made.id, 'invoice.xml');
  await services.files.put(xmlKey, xml, { contentType: 'application/xml' });
  await transact(services, async (tx) => {
    const stored = await made.keep(tx, { key: xmlKey, sha256: createHash('sha256').update(xml).digest('hex') });
    if (!(await setInvoiceDocument(tx, invoice.id, { documentId: stored.id, xmlKey }))) return ok(null);
    const name = fileName(facts);
    const attachments = [
      { name: `${name}.pdf`, fileKey: stored.drawnKey, contentType: 'application/pdf' },
      { name: `${name}.xml`, fileKey: xmlKey, contentType: 'application/xml' },
    ];
    await mailLease(services, tx, row, [invoice.side], {
      template: invoiceMails.issued,
      details: { reference: facts.number, amount: facts.gross, day: facts.paymentDay },
      once: invoice.id,
      attachments,
    });
    await notice(tx, leaseTopics(row));
    return ok(null);
  });
};

/** What has no number of the national system yet is the draft of an invoice, and its files are called so (docs/rules/invoices.md#ksef). */
const fileName = ({ number, ksef }: InvoiceRow['facts']): string =>
  `${ksef.at === 'numbered' ? 'faktura' : 'projekt-faktury'}-${number.replaceAll(/[^0-9A-Za-z]+/g, '-')}`;

/** The job after the protocol: draws what was issued and not drawn yet, stores the structured file and mails both. */
export const drawIssuedInvoices = async (services: Services, leaseId: Id): Promise<void> => {
  const row = await leaseRowById(services.db, leaseId);
  if (row === null) return;
  for (const invoice of await invoicesOfLease(services.db, leaseId)) if (invoice.documentId === null) await drawOne(services, row, invoice);
};
