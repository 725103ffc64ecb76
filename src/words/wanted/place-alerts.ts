import { en } from './en/place-alerts.ts';
import { pl } from './pl/place-alerts.ts';

/** Texts of alerts about places of the wanted board. */
export const placeAlertWords = { pl, en };
