import { en } from './en/rejection-document.ts';
import { pl } from './pl/rejection-document.ts';

export const rejectionDocumentWords = { pl, en };
