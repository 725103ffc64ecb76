import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { invoicesDuties } from './clock.ts';
import { invoiceRecords } from './commands/personal-records.ts';
import { invoiceEffects } from './effects.ts';
import { invoicesJobs } from './jobs.ts';
import { invoiceMails } from './mail.ts';
import { invoiceFiles } from './store.ts';

/** The operator's invoices: numbers, structured files, drawing. */
export const invoicesRoom = room({
  name: 'invoices',
  fills: [share(personalRecordsPort, invoiceRecords)],
  jobs: invoicesJobs,
  mails: Object.values(invoiceMails).map(({ entry }) => entry),
  effects: invoiceEffects,
  duties: invoicesDuties,
  files: [invoiceFiles],
});
