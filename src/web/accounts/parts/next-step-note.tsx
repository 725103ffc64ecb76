import { missingSteps, type VerificationStep } from '../../../domain/accounts/rules/verification-steps.ts';
import { ButtonLink } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useWords, type WordPair } from '../../kit/words/words.ts';
import styles from './next-step-note.module.css';
import { boardPath, useViewer } from './session.ts';

/** What a screen says of a step: why it is needed here. */
type StepWords = Readonly<Record<`${VerificationStep}.${'title' | 'text' | 'act'}`, string>>;

/**
 * Says which step of verification comes next, in the words of the screen that needs it, and leads there. It shows nothing to a person who has
 * taken every step: what else stands in the way is for the screen to say.
 */
export const NextStepNote = ({ words }: { readonly words: WordPair<StepWords> }) => {
  const t = useWords(words);
  const viewer = useViewer();
  const [step] = viewer.kind === 'visitor' ? [] : missingSteps(viewer);
  if (!step) return null;
  return (
    <Note tone="amber" title={t(`${step}.title`)}>
      <p>{t(`${step}.text`)}</p>
      <ButtonLink size="s" to={boardPath(viewer)} className={styles['act'] ?? ''}>
        {t(`${step}.act`)}
      </ButtonLink>
    </Note>
  );
};
