import type { SignedIn } from '../../../../domain/accounts/types.ts';
import { deletionWords } from '../../../../words/accounts/deletion.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { SignInAgain } from './sign-in-again.tsx';

type CopyDialogProps = { readonly me: SignedIn; readonly hasPassword: boolean; readonly done: () => void; readonly close: () => void };

/** Asks for the sign-in once more before a copy of the data is ordered. */
export default function CopyDialog(props: CopyDialogProps) {
  const t = useWords(deletionWords);
  return (
    <Dialog open onClose={props.close} title={t('again.title')} size="l">
      <SignInAgain {...props} why="copy.again.text" />
    </Dialog>
  );
}
