import { expect, it } from 'vitest';
import { workerActs, workerRole } from './workers.ts';

const company = { creatorUid: 'creator', representation: 'sole' } as const;
const member = { uid: 'member', state: 'ACCEPTED', capacity: 'board_member' } as const;

it.each([
  ['the creator, whatever their link', { ...member, uid: 'creator', state: 'REJECTED' }, company, 'creator', []],
  ['an accepted member of the board', member, company, 'signer', ['remove', 'handOver']],
  ['one whose link waits', { ...member, state: 'CHECKING' }, company, 'worker', ['remove']],
  ['one whom the rule lets sign nothing', member, { ...company, representation: 'by_attorney' }, 'worker', ['remove', 'handOver']],
  ['one of a company without a rule', member, { ...company, representation: null }, 'worker', ['remove', 'handOver']],
] as const)('%s has a role and can be acted on accordingly', (_, worker, employer, role, acts) => {
  expect(workerRole(worker, employer)).toBe(role);
  expect(workerActs(worker, employer)).toEqual(acts);
});
