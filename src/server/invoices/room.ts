import { room } from '../kit/room.ts';
import { invoiceEffects } from './effects.ts';
import { invoicesJobs } from './jobs.ts';

/** The operator's invoices: numbers, structured files, drawing. */
export const invoicesRoom = room({ name: 'invoices', jobs: invoicesJobs, effects: invoiceEffects });
