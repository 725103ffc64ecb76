import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { offersCalls } from '../../../../contract/offers/endpoints.ts';
import type { ProgressStep } from '../../../kit/parts/progress-screen.tsx';

/** A run of the program that prepares a document, as the call answers it. */
export type FlowProgress = OutputOf<typeof offersCalls.getOfferProgress>;

/** How each step of a run looks: what is finished with its time, the one that runs or failed, the rest. */
export const stepStates = ({ steps, state }: FlowProgress): readonly Pick<ProgressStep, 'key' | 'state' | 'at'>[] => {
  const running = steps.findLastIndex((step) => step.startedAt !== null);
  return steps.map((step, at) => {
    if (state === 'done' || at < running) return { key: step.key, state: 'done', at: step.finishedAt ?? step.startedAt };
    if (at === running) return { key: step.key, state: state === 'failed' ? 'failed' : 'now', at: null };
    return { key: step.key, state: running < 0 && at === 0 ? 'now' : 'later', at: null };
  });
};
