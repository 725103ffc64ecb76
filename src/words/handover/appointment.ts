import { en } from './en/appointment.ts';
import { pl } from './pl/appointment.ts';

/** Naming who receives (tenant) or hands over (landlord) the premises. */
export const appointmentWords = { pl, en };
