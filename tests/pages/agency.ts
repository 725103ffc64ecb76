/** What people do on the pages of agency agreements. */

import type { Day } from '../../src/domain/kit/brand.ts';
import type { OfferForm } from '../../src/domain/offers/types.ts';
import type { Actor } from './actor.ts';

/** A day as it is typed. */
export const dotted = (day: Day): string => day.split('-').reverse().join('.');

/** No lease over a year: those want the written form. */
export const short = (form: OfferForm): OfferForm => ({ ...form, leaseAgreement: { ...form.leaseAgreement, fixedlong: false } }) as OfferForm;

/** Ticks the statements of an act. */
export const tick = async ({ page }: Actor, purpose: string, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.locator(`[id="f-${purpose}.consents.${key}"]`).check();
};

/** The address of the newest letter with the owner's link. */
export const linkIn = async ({ mailbox }: Actor, email: string): Promise<string> =>
  pathIn((await mailbox.letter(email, (letter) => letter.html.includes('/agency-agreement/accept/') && letter.html.includes('token='))).html);

/** The owner's link in a letter. */
export const pathIn = (html: string): string => {
  const url = new URL(/href="([^"]*\/agency-agreement\/accept\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
  return url.pathname + url.search;
};
