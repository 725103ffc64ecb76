import { progressWords } from '../../../../words/offers/progress.ts';
import type { ProgressStep } from '../../../kit/parts/progress-screen.tsx';
import { useWords } from '../../../kit/words/words.ts';

type Key = keyof typeof progressWords.pl;
const isKey = (key: string): key is Key => key in progressWords.pl;

/** The steps of a run with their words; marked is the step at which an offer begins to bind, or an announcement of a sale is published. */
export const useSteps = (states: readonly Pick<ProgressStep, 'key' | 'state' | 'at'>[], sale: boolean): readonly ProgressStep[] => {
  const t = useWords(progressWords);
  const textOf = (key: string): string | undefined => {
    const [own] = [...(sale ? [`${key}.sale`] : []), key].filter(isKey);
    return own && t(own);
  };
  return states.map((step) => ({
    ...step,
    label: textOf(`step.${step.key}`) ?? step.key,
    text: textOf(`step.${step.key}.text`),
    mark: textOf(`step.${step.key}.mark`),
  }));
};
