import { useLocation, useNavigate } from 'react-router';
import { safeOrigin, withoutSignIn } from '../../kit/addresses.ts';
import { later } from '../../kit/later.tsx';
import { useMissing } from '../../kit/use-missing.ts';
import { isMode } from './modes.ts';

// Loaded on intent: a visitor who only reads never pays for the forms.
const SignInDialog = later(() => import('./sign-in-dialog.tsx'));

/** Opens the sign-in dialog over whatever page has `?signin=` in its address, so that it can be linked, shared and gone back from. */
export const SignInHost = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const missing = useMissing(() => void navigate(pathname + withoutSignIn(search), { replace: true, preventScrollReset: true }));
  const params = new URLSearchParams(search);
  const asked = params.get('signin');
  if (!asked) return null;
  return <SignInDialog first={isMode(asked) ? asked : 'in'} origin={safeOrigin(params.get('from'))} onMissing={missing} key={pathname} />;
};
