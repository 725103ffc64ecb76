import type { CardStep } from '../../../domain/workspace/rules.ts';

/** Steps that are over when they are reached: nobody has to act in them. */
type PassedStep = Extract<CardStep, 'signed' | 'settled' | 'rejected' | 'ended' | 'unpaid'>;
const passed: readonly CardStep[] = ['signed', 'settled', 'rejected', 'ended', 'unpaid'] satisfies readonly PassedStep[];

/** Whether somebody still has to act in the step that comes next: it has words of its own. */
export const isOpenStep = (step: CardStep | null): step is Exclude<CardStep, PassedStep> => step !== null && !passed.includes(step);
