import { en } from './en/invoice-document.ts';
import { pl } from './pl/invoice-document.ts';

/** The drawn invoice, and names that the structured one carries. */
export const invoiceDocumentWords = { pl, en };
