import type { ProtocolDocumentFacts } from '../../domain/handover/document.ts';
import { handoverRefusalWords } from '../../words/handover/refusals.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { fill, share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { leaseHandoverPort } from '../leases/queries/facts.ts';
import type { SigningShare } from '../signing/queries/join.ts';
import { handoverDuties } from './clock.ts';
import { handoverRecords } from './commands/personal-records.ts';
import { drawProtocol } from './documents.ts';
import { handoverEffects } from './effects/lease.ts';
import { handoverEndpoints } from './http.ts';
import { handoverJobs } from './jobs.ts';
import { handoverMails } from './mail.ts';
import { protocolDocument, protocolPublicStatus, protocolReturnSubject, protocolSubject } from './queries/signing.ts';
import { handoverFacts } from './store/facts.ts';

/** Who hands over and receives; the protocol. */
export const handoverRoom = room({
  name: 'handover',
  endpoints: handoverEndpoints,
  effects: handoverEffects,
  fills: [share(personalRecordsPort, handoverRecords), fill(leaseHandoverPort, { facts: handoverFacts })],
  signing: {
    subjects: { protocol: protocolSubject, protocol_return: protocolReturnSubject },
    documents: { protocol: protocolDocument },
    publicStatuses: { protocol: protocolPublicStatus },
    readingCopies: { protocol: (facts, ctx) => drawProtocol(facts as ProtocolDocumentFacts, ctx) },
  } satisfies SigningShare,
  duties: handoverDuties,
  jobs: handoverJobs,
  mails: handoverMails,
  words: handoverRefusalWords,
});
