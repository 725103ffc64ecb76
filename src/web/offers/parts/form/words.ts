/** The words of the form. */

import { en } from '../../../../words/offers/en/form.ts';
import { en as refusalsEn } from '../../../../words/offers/en/refusals.ts';
import { pl } from '../../../../words/offers/pl/form.ts';
import { pl as refusalsPl } from '../../../../words/offers/pl/refusals.ts';

export const formWords = { pl, en };
export const formRefusals = { pl: refusalsPl, en: refusalsEn };
