import { progressWords } from '../../../../words/offers/progress.ts';
import type { ProgressStep } from '../../../kit/parts/progress-screen.tsx';
import { useWords } from '../../../kit/words/words.ts';

type Key = keyof typeof progressWords.pl;
const isKey = (key: string): key is Key => key in progressWords.pl;

/** The steps of a run with their words; the step at which the offer begins to bind is marked. */
export const useSteps = (states: readonly Pick<ProgressStep, 'key' | 'state' | 'at'>[]): readonly ProgressStep[] => {
  const t = useWords(progressWords);
  const textOf = (key: string): string | undefined => (isKey(key) ? t(key) : undefined);
  return states.map((step) => ({
    ...step,
    label: textOf(`step.${step.key}`) ?? step.key,
    text: textOf(`step.${step.key}.text`),
    mark: textOf(`step.${step.key}.mark`),
  }));
};
