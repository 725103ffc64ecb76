/** The tables of agency agreements, their files, and agents' insurances. */

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { agreementLifecycle, cameToNothing, isInForce, isOpenAgreement, isPending } from '../../domain/agency/machine.ts';
import type { AgencyFileKind, AgencyFileOutcome } from '../../domain/agency/rules/file.ts';
import type { AgencySide, AgreementFacts, AgreementState, AmlAnswers, OwnerDetails, PolicyFacts } from '../../domain/agency/types.ts';
import type { ReadSignature } from '../../domain/signing/types.ts';
import { createdAt, day, id, instant, json } from '../kit/database/columns.ts';

const among = (holds: (state: AgreementState) => boolean) =>
  sql.raw(
    `state in (${agreementLifecycle.states
      .filter(holds)
      .map((state) => `'${state}'`)
      .join(', ')})`,
  );

/** What is stored of a drawn agreement: the owner's PESEL or NIP is closed with the product's key. Only what was drawn before that has it as text. */
export type StoredFacts = Omit<AgreementFacts, 'owner' | 'policy'> & {
  /** Missing in agreements that were drawn before copies of policies were annexed. */
  readonly policy?: PolicyFacts | null;
  readonly owner: Omit<OwnerDetails, 'peselOrNip'> & { readonly peselOrNip: string | { readonly sealed: string } };
};

/** An agreement between an agent and an owner about one offer. Its facts are frozen when it is drawn; of an offer at most one is open. */
export const agencyAgreement = pgTable(
  'agency_agreement',
  {
    id: id('id').primaryKey(),
    number: text('number').notNull(),
    offerId: id('offer_id').notNull(),
    agentUid: id('agent_uid').notNull(),
    state: text('state').$type<AgreementState>().notNull().default('NEW'),
    /** Lower case; whoever confirmed this address is the owner. */
    ownerEmail: text('owner_email').notNull(),
    /** The owner's account, as soon as it is known. */
    ownerUid: id('owner_uid'),
    facts: json<StoredFacts>('facts').notNull(),
    lastDay: day('last_day').notNull(),
    documentId: id('document_id').notNull(),
    documentSha256: text('document_sha256').notNull(),
    agentSignedAt: instant('agent_signed_at'),
    ownerSignedAt: instant('owner_signed_at'),
    answerUntil: instant('answer_until'),
    endedAt: instant('ended_at'),
    /** Why the owner declined. */
    reason: text('reason'),
    /** Since when nothing of the owner and no document is kept: the proposal came to nothing. */
    forgottenAt: instant('forgotten_at'),
    /** The copy of the agent's policy as it was when the agreement was drawn. */
    policyKey: text('policy_key'),
    /** What the agent says of the owner, where the rent asks for it. */
    aml: json<AmlAnswers>('aml'),
    /** The day on which, as each side says, signed originals were exchanged. */
    agentExchangedOn: day('agent_exchanged_on'),
    ownerExchangedOn: day('owner_exchanged_on'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('agency_agreement_open').on(table.offerId).where(among(isOpenAgreement)),
    index('agency_agreement_offer').on(table.offerId, table.createdAt),
    index('agency_agreement_document').on(table.documentId),
    uniqueIndex('agency_agreement_number').on(table.number),
    index('agency_agreement_agent').on(table.agentUid, table.createdAt),
    index('agency_agreement_owner').on(table.ownerEmail, table.createdAt),
    index('agency_agreement_account').on(table.ownerUid, table.createdAt),
    index('agency_agreement_unanswered').on(table.answerUntil).where(among(isPending)),
    index('agency_agreement_aml').on(table.createdAt).where(sql`aml is not null`),
    index('agency_agreement_ended').on(table.endedAt),
    index('agency_agreement_policy').on(table.policyKey).where(sql`policy_key is not null`),
    index('agency_agreement_running').on(table.lastDay).where(among(isInForce)),
    index('agency_agreement_unsent').on(table.createdAt).where(sql`agent_signed_at is null`),
    index('agency_agreement_nothing')
      .on(table.endedAt)
      .where(sql`forgotten_at is null and ${among(cameToNothing)}`),
  ],
);

/** A signed file of an agreement that a side brought, with what was read in it. Bytes and reading never change; the moderator's note is added once. */
export const agencyFile = pgTable(
  'agency_file',
  {
    id: id('id').primaryKey(),
    agreementId: id('agreement_id').notNull(),
    side: text('side').$type<AgencySide>().notNull(),
    kind: text('kind').$type<AgencyFileKind>().notNull(),
    name: text('name').notNull(),
    fileKey: text('file_key').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    signatures: json<readonly ReadSignature[]>('signatures').notNull(),
    outcome: text('outcome').$type<AgencyFileOutcome>().notNull(),
    note: text('note'),
    reviewedBy: id('reviewed_by'),
    reviewedAt: instant('reviewed_at'),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    index('agency_file_agreement').on(table.agreementId, table.uploadedAt),
    index('agency_file_waiting').on(table.uploadedAt).where(sql`outcome = 'waiting'`),
  ],
);

/** The liability insurance of an agent, as the agent gave it. */
export const agentInsurance = pgTable('agent_insurance', {
  uid: id('uid').primaryKey(),
  insurer: text('insurer').notNull(),
  policyNumber: text('policy_number').notNull(),
  sumEur: integer('sum_eur').notNull(),
  validTo: day('valid_to').notNull(),
  /** The copy of the policy; none once other data were given in. */
  policyKey: text('policy_key'),
  policyBytes: integer('policy_bytes'),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
});
