import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { safeOrigin } from '../../kit/addresses.ts';
import { isMode } from './modes.ts';

// Loaded on intent: a visitor who only reads never pays for the forms.
const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));

/** Opens the sign-in dialog over whatever page has `?signin=` in its address, so that it can be linked, shared and gone back from. */
export const SignInHost = () => {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const asked = search.get('signin');
  if (!asked) return null;
  return (
    <Suspense>
      <SignInDialog first={isMode(asked) ? asked : 'in'} origin={safeOrigin(search.get('from'))} key={pathname} />
    </Suspense>
  );
};
