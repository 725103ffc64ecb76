import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isSignInOnly } from './addresses.ts';

/** For `shouldRevalidate` of a page: the sign-in dialog opens at once, without reading the page behind it again. */
export const readsAnew = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && !isSignInOnly(currentUrl, nextUrl);
