import { identityWords } from '../../../words/identity/pages.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from './request.module.css';

/** The three stages of the way through the citizen app, and the one where it is. */
export const Stages = ({ at }: { readonly at: 1 | 2 | 3 }) => {
  const t = useWords(identityWords);
  return (
    <ol className={styles['stages']} aria-label={t('steps')}>
      {([1, 2, 3] as const).map((stage) => (
        <li key={stage} data-at={stage < at ? 'past' : undefined} aria-current={stage === at ? 'step' : undefined}>
          {stage}. {t(`step.${stage}`)}
        </li>
      ))}
    </ol>
  );
};
