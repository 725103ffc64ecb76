import { depositRefusalWords } from '../../words/deposits/refusals.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { fill, share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { leaseDepositsPort } from '../leases/queries/facts.ts';
import type { SigningShare } from '../signing/queries/join.ts';
import { depositsDuties } from './clock.ts';
import { statementSubject } from './commands/make-statement.ts';
import { depositRecords } from './commands/personal-records.ts';
import { depositEffects } from './effects.ts';
import { depositsEndpoints, depositsRoutes } from './http.ts';
import { depositMails } from './mail.ts';
import { leaseDeposits } from './queries/lease-deposits.ts';

/** The ledger of deposits: receipts, refunds, payouts, disputes. */
export const depositsRoom = room({
  name: 'deposits',
  endpoints: depositsEndpoints,
  routes: depositsRoutes,
  effects: depositEffects,
  duties: depositsDuties,
  mails: Object.values(depositMails).map(({ entry }) => entry),
  fills: [share(personalRecordsPort, depositRecords), fill(leaseDepositsPort, leaseDeposits)],
  signing: { subjects: { statement: statementSubject } } satisfies SigningShare,
  words: depositRefusalWords,
});
