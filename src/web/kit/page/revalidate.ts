import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isSignInOnly } from './addresses.ts';

/** `shouldRevalidate` of a page whose loaders need not run again when only the sign-in dialog opens or closes over it. */
export const revalidateUnlessSignIn = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && !isSignInOnly(currentUrl, nextUrl);
