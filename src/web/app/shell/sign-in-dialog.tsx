import Dialog from '../../accounts/parts/sign-in-dialog.tsx';
import { keepChosen } from './keep-chosen.ts';

/** The sign-in dialog, with what keeps a choice that belongs to a later room than accounts. */
export default function SignInDialog({ search }: { readonly search: string }) {
  return <Dialog search={search} keep={keepChosen} />;
}
