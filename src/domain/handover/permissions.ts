import type { Verdict } from '../kit/verdict.ts';
import type { LeaseAct } from '../leases/permissions.ts';
import { maySaveDraft } from '../leases/rules/protocol-guards.ts';
import type { LeaseFacts } from '../leases/types.ts';
import { refuse } from './refusals.ts';

/** What may be done on the page of the protocol: acts of the lease, and writing the draft. */
export type ProtocolAct = LeaseAct | 'saveDraft';

/** Whether persons may still be named or changed: from signing until a protocol is attached or the lease has ended. */
export const mayNamePerson = (lease: LeaseFacts): Verdict => {
  const draft = maySaveDraft(lease);
  return draft === null || draft.code === 'protocol.deposit_pending' ? null : refuse('appointment.closed');
};
