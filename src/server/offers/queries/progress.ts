import type { OutputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { ok, type Refusal, type Result } from '../../../domain/kit/verdict.ts';
import { stepsOf } from '../../../domain/offers/rules/progress.ts';
import type { OfferFlow } from '../../../domain/offers/types.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { latestProgress } from '../../kit/jobs/progress.ts';

type Progress = OutputOf<typeof offersCalls.getOfferProgress>;
type Run = NonNullable<Awaited<ReturnType<typeof latestProgress>>>;

const stateOf = ({ doneAt, refusal }: Run): Progress['state'] => {
  if (doneAt !== null) return 'done';
  return refusal === null ? 'running' : 'failed';
};

/** When each step of the flow began; it ended when the next one that was reached began. */
const stepsView = (flow: OfferFlow, run: Run | null): Progress['steps'] => {
  const reached = new Map((run?.steps ?? []).map(({ step, at }) => [step, at as Instant]));
  const starts = stepsOf(flow).map(({ step, percent }) => ({ key: step, percent, startedAt: reached.get(step) ?? null }));
  return starts.map((step, index) => ({
    ...step,
    finishedAt:
      step.startedAt === null ? null : (starts.slice(index + 1).find((later) => later.startedAt !== null)?.startedAt ?? run?.doneAt ?? null),
  }));
};

const percentNow = (steps: Progress['steps'], run: Run | null): number => steps.find((step) => step.key === run?.step)?.percent ?? 0;

/** How far the caller's latest run of a flow has come, as the job wrote it. Runs are read by their own person only. */
export const getOfferProgress = async (
  ctx: Ctx,
  { offerId, flow }: { readonly offerId: Id; readonly flow: OfferFlow },
): Promise<Result<Progress>> => {
  const run = await latestProgress(ctx.db, offerId, signedIn(ctx).uid, flow);
  const steps = stepsView(flow, run);
  const refusal = run?.refusal ?? null;
  return ok({
    flow,
    step: run?.step ?? null,
    percent: percentNow(steps, run),
    state: run === null ? 'idle' : stateOf(run),
    steps,
    refusal:
      refusal === null
        ? null
        : {
            code: refusal.code,
            ...(refusal.params ? { params: { ...refusal.params } } : {}),
            ...(refusal.problems ? { problems: refusal.problems.map(problem) } : {}),
          },
    startedAt: run?.createdAt ?? null,
  });
};

const problem = ({ code, field, params }: Refusal) => ({
  code,
  ...(field ? { field } : {}),
  ...(params ? { params: { ...params } } : {}),
});
