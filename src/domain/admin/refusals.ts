import { type RefusalCatalogue, refuser } from '../kit/verdict.ts';

/** Refusals of the operator's console. */
export const adminRefusals = {
  'case.not_waiting': 'precondition',
  'case.taken': 'conflict',
  'job.not_found': 'missing',
  'job.not_stopped': 'precondition',
  'job.not_waiting': 'precondition',
  'job.waits_already': 'precondition',
  'outgoing.not_found': 'missing',
  'outgoing.carries_secret': 'precondition',
  'outgoing.on_its_way': 'precondition',
} as const satisfies RefusalCatalogue;

declare module '../kit/verdict.ts' {
  interface RefusalCatalogues {
    readonly admin: typeof adminRefusals;
  }
}

/** Refuses on behalf of the console. */
export const refuse = refuser(adminRefusals);
