import type { Duties } from '../kit/clock/duties.ts';
import { forgetInvoice } from './commands/forget-invoice.ts';
import { oldInvoices } from './store.ts';

/** What time makes due for invoices: the end of the term for which tax law keeps them. */
export const invoicesDuties = { 'invoices.forget': { due: oldInvoices, fulfil: forgetInvoice } } as const satisfies Duties;
