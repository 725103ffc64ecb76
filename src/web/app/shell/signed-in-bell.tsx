import type { SignedIn } from '../../../domain/accounts/types.ts';
import { Bell } from '../../accounts/parts/bell/bell.tsx';

/** The bell of whoever is signed in; a stranger does not fetch it. */
export default function SignedInBell({ viewer }: { readonly viewer: SignedIn }) {
  return <Bell uid={viewer.uid} />;
}
