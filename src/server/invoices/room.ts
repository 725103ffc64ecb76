import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import type { SigningShare } from '../signing/queries/join.ts';
import { invoicesDuties } from './clock.ts';
import { invoiceRecords } from './commands/personal-records.ts';
import { invoiceEffects } from './effects.ts';
import { invoicesJobs } from './jobs.ts';
import { invoiceMails } from './mail.ts';
import { invoiceDocument, invoicePublicStatus } from './queries.ts';
import { invoiceFiles } from './store.ts';

/** The operator's invoices: numbers, structured files, drawing. */
export const invoicesRoom = room({
  name: 'invoices',
  fills: [share(personalRecordsPort, invoiceRecords)],
  jobs: invoicesJobs,
  mails: Object.values(invoiceMails).map(({ entry }) => entry),
  effects: invoiceEffects,
  signing: {
    documents: { invoice_l: invoiceDocument('landlord'), invoice_t: invoiceDocument('tenant') },
    publicStatuses: { invoice_l: invoicePublicStatus, invoice_t: invoicePublicStatus },
  } satisfies SigningShare,
  duties: invoicesDuties,
  files: [invoiceFiles],
});
