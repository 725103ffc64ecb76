/** A route within the search page that shows nothing: by asking for it, or not, the browser says whether the pins are wanted with the list. */

import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { revalidateUnlessSignIn } from '../../../kit/page/revalidate.ts';
import { pageParams } from '../filters/address-parts.ts';

/** What may change in an address while the pins stay the same. */
const ofTheList = [...pageParams, 'sort', 'view', 'filters', 'unread'];

const narrowing = ({ searchParams }: URL): string => {
  const params = new URLSearchParams(searchParams);
  for (const name of ofTheList) params.delete(name);
  params.sort();
  return params.toString();
};

/** Whether a map is in sight that has to show other pins, or the same ones anew. */
const wantsPins = ({ currentUrl, nextUrl }: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean =>
  document.querySelector('[data-map-shown]') !== null && (currentUrl.search === nextUrl.search || narrowing(currentUrl) !== narrowing(nextUrl));

/** The router names the routes that it asks for as soon as one of them is left out: where pins are wanted, it is this one (`wantsPinsToo`). */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean => revalidateUnlessSignIn(args) && !wantsPins(args);

export const loader = (): null => null;

export default (): null => null;
