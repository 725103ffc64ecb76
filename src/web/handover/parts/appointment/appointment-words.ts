import { en } from '../../../../words/handover/en/appointment.ts';
import { pl } from '../../../../words/handover/pl/appointment.ts';

export const appointmentWords = { pl, en };
