/** Roles of people in a company, and what its creator may do with them (docs/rules/companies.md#people). */

import { isAccepted } from '../../accounts/rules/verification-status.ts';
import type { CompanyState } from '../../accounts/types.ts';
import type { Id } from '../../kit/brand.ts';
import type { Capacity, RepresentationRule } from '../../kit/dictionaries.ts';
import { signingMode } from './representation.ts';

/** What somebody is in a company: its creator, somebody who signs for it, or somebody who belongs to it and signs nothing (yet). */
export const workerRoles = ['creator', 'signer', 'worker'] as const;
export type WorkerRole = (typeof workerRoles)[number];

/** What decides a person's role. */
export type WorkerFacts = { readonly uid: Id; readonly state: CompanyState; readonly capacity: Capacity };

/** What the company says of itself for it. */
export type EmployerFacts = { readonly creatorUid: Id; readonly representation: RepresentationRule | null };

const maySign = ({ state, capacity }: WorkerFacts, rule: RepresentationRule | null): boolean =>
  isAccepted(state) && rule !== null && signingMode(rule, capacity) !== 'never';

/** The role of a person whose link names the company. */
export const workerRole = (worker: WorkerFacts, { creatorUid, representation }: EmployerFacts): WorkerRole => {
  if (worker.uid === creatorUid) return 'creator';
  return maySign(worker, representation) ? 'signer' : 'worker';
};

/** What the creator, and an admin with a reason, may do with a person. */
export type WorkerAct = 'remove' | 'handOver';

/** Everybody but the creator can be removed; the creator's part is handed over to somebody whose link is accepted. */
export const workerActs = (worker: WorkerFacts, { creatorUid }: EmployerFacts): readonly WorkerAct[] => {
  if (worker.uid === creatorUid) return [];
  return isAccepted(worker.state) ? ['remove', 'handOver'] : ['remove'];
};
