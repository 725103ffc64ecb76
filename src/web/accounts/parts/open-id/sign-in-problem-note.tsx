import type { SignInProblem } from '../../../../domain/accounts/rules/sign-in-problems.ts';
import { openIdWords } from '../../../../words/accounts/open-id.ts';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../auth.module.css';

/** Why a sign-in with an account of another service led back here. */
export const SignInProblemNote = ({ problem }: { readonly problem: SignInProblem }) => {
  const t = useWords(openIdWords);
  return (
    <div role="alert" className={styles['alert']}>
      <Note tone={problem === 'openid-cancelled' ? 'navy' : 'red'}>{t(`problem.${problem}`)}</Note>
    </div>
  );
};
