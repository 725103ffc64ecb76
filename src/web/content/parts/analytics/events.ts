/** What calls and links mean as events of a visit. */

import type { analyticsCalls } from '../../../../contract/content/endpoints/analytics.ts';
import type { InputOf } from '../../../../contract/kit/call.ts';
import type { VisitEvent as Name } from '../../../../domain/content/rules/analytics.ts';
import { barePath } from '../../../kit/page/addresses.ts';

export type VisitEvent = InputOf<typeof analyticsCalls.logVisit>['events'][number];

/** A call that the server took, by its name on the wire. */
const ofCalls: Readonly<Record<string, Name>> = {
  bookOffer: 'add_to_cart',
  onOfferAdd: 'generate_lead',
  verifyEmailVerificationCode: 'form_submit_reg_step_4',
  showMObywatelInstructions: 'form_submit_reg_step_5',
  uploadSignature: 'form_submit_reg_step_5',
  addCompany: 'form_submit_reg_step_6',
  submitCompany: 'form_submit_reg_step_7',
};

type EventDetails = { readonly offerId?: unknown; readonly purpose?: unknown; readonly requestCode?: unknown };

const about = (name: Name, offerId: unknown): VisitEvent => ({ name, ...(typeof offerId === 'string' ? { offerId } : {}) });

/** The event of a call that was taken; null for most. Asking for the code that signs a lease begins the checkout. */
export const eventOfCall = (wire: string, input: unknown): VisitEvent | null => {
  const { offerId, purpose, requestCode } = (input ?? {}) as EventDetails;
  if (wire === 'requestSigningCode') return purpose === 'lease' ? about('begin_checkout', offerId) : null;
  // The same call reads the instructions first, with which the step begins, and then asks for the code.
  if (wire === 'showMObywatelInstructions' && requestCode === true) return null;
  const name = ofCalls[wire];
  return name === undefined ? null : about(name, offerId);
};

const offerPattern = /^\/offer\/([A-Za-z0-9]{20})$/;

/** The event of a page that is shown: an offer's own. */
export const eventOfPage = (pathname: string): VisitEvent | null => {
  const [, offerId] = offerPattern.exec(barePath(pathname)) ?? [];
  return offerId === undefined ? null : { name: 'view_item', offerId };
};

/** A page's name as a list: its address without what names one thing. `/wynajem/biuro/lodzkie` is `wynajem`, `/` is `home`. */
export const listOf = (pathname: string): string => barePath(pathname).split('/')[1] || 'home';

/** The event of a followed link: an offer out of a list, or a use out of the menu, the landing page and the slides. */
export const eventOfLink = (link: Pick<URL, 'pathname' | 'searchParams'>, pathname: string): VisitEvent | null => {
  const bare = barePath(link.pathname);
  const [, offerId] = offerPattern.exec(bare) ?? [];
  if (offerId !== undefined) return { name: 'select_item', offerId, list: listOf(pathname) };
  const use = link.searchParams.get('premisesPurpose');
  const content = bare.startsWith('/wynajem/') ? bare.slice(1) : bare === '/offers' && use ? `offers/${use}` : null;
  return content !== null && /^[\w./-]{1,60}$/.test(content) ? { name: 'select_content', content } : null;
};
