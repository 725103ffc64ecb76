/** The identity room's half of the lifecycle of a person's identity. */

import { type IdentityEvent, type IdentityFacts, type IdentityLifecycle, identityLifecycle } from '../../domain/identity/machine.ts';
import { refuse } from '../../domain/identity/refusals.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { setIdentity } from '../accounts/commands/profile.ts';
import { engineOf } from '../kit/lifecycle/engine.ts';
import { type IdentityRow, lockIdentity } from './store.ts';

/** Parameters of the events: `submit` names the file that is sent. */
type Inputs = Readonly<Record<Exclude<IdentityEvent, 'submit'>, null>> & { readonly submit: { readonly fileId: Id } };

/** The identity of a person, by uid; its state stands in the person's own row. */
export const identityEngine = engineOf<IdentityLifecycle, IdentityRow, IdentityFacts, Inputs>({
  lifecycle: identityLifecycle,
  column: { table: 'person', name: 'identity_state' },
  absent: refuse('identity.not_found'),
  lock: lockIdentity,
  stateOf: ({ state }) => state,
  facts: ({ given }) => given,
  write: async (tx, { row, from, to }) => ((await setIdentity(tx, row.uid, from, to)) ? { ...row, state: to } : null),
  topics: ({ row }) => [`user:${row.uid}`, 'admin'],
});
