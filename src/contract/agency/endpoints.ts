import { z } from 'zod';
import type { AgencyFileOutcome } from '../../domain/agency/rules/file.ts';
import { codeRefusals } from '../accounts/schema.ts';
import { representationRefusals } from '../companies/schema.ts';
import { call } from '../kit/call.ts';
import {
  commandId,
  consents,
  day,
  documentLink,
  done,
  grosze,
  id,
  instant,
  moderatorReason,
  page,
  pageOf,
  sha256,
  sixDigits,
  wordOf,
} from '../kit/shapes.ts';
import { signature, signatureRefusals } from '../signing/schema.ts';
import { agencyTerms, agreement, agreementItem, amlAnswers, declineReason, insurance, insuranceView, ownerDetails } from './schema.ts';

const token = z.string().min(1).max(200);
/** Why a proposal is not mailed to an owner. */
const mailRefusals = ['agency.address_left', 'agency.cap_address', 'agency.cap_own'] as const;
/** What an owner's code may come to: who signs for themselves is asked for no capacity. */
const ownerCodeRefusals = [
  'signing.code_required',
  'signing.document_missing',
  'signing.document_changed',
  'signing.consents_required',
  ...codeRefusals,
] as const;
const agreementId = z.object({ agreementId: id, commandId });

/** Calls of the agency room (docs/rules/agency.md). */
export const agencyCalls = {
  /** Draws the agreement that the agent proposes to the owner; nothing is sent before the agent signs it. Terms that are left out are the usual ones. */
  proposeAgreement: call({
    wire: 'linkProjectOfferForAgent',
    in: z.object({
      offerId: id,
      ownerDetails,
      includeMediation: z.boolean(),
      terms: agencyTerms.partial().optional(),
      aml: amlAnswers.partial().optional(),
      commandId,
    }),
    out: z.object({ success: z.literal(true), agreementId: id, document: documentLink, documentSha256: sha256 }),
    errors: [
      'offer.not_found',
      'offer.no_access',
      'offer.not_editable',
      'agency.not_agent',
      'agency.proposal_wrong',
      'agency.offer_incomplete',
      'agency.insurance_missing',
      'agency.insurance_expired',
      'agency.policy_missing',
      'agency.sole_signer_needed',
      'agency.already_signed',
      'agency.already_pending',
      ...representationRefusals,
      'person.email_unverified',
      'person.identity_not_accepted',
      'person.company_not_accepted',
      'person.email_change_pending',
      ...mailRefusals,
    ],
    who: 'signed-in',
  }),
  /** The agent signs what was drawn, and the owner is mailed. */
  sendAgreement: call({
    wire: 'signAgencyAgreement',
    in: z.object({ agreementId: id, code: sixDigits, documentSha256: sha256, consents, commandId }),
    out: z.object({ success: z.literal(true), sentTo: z.string() }),
    errors: ['agency.not_found', 'agency.denied', 'agency.over', 'agency.offer_gone', 'lifecycle.not_allowed', ...signatureRefusals, ...mailRefusals],
    who: 'signed-in',
  }),
  getAgreement: call({
    wire: 'getAgencyAgreement',
    in: z.object({ agreementId: id }),
    out: z.object({ success: z.literal(true), agreement }),
    errors: ['agency.not_found', 'agency.denied'],
    who: 'visitor',
    read: true,
  }),
  getAgreementByToken: call({
    wire: 'getAgencyAgreementByToken',
    in: z.object({ agreementId: id, token }),
    out: z.object({ success: z.literal(true), agreement }),
    errors: ['agency.not_found', 'agency.link_over'],
    who: 'visitor',
    read: true,
    guessable: true,
  }),
  /** What stands for an offer, for its form and its page: the newest agreement that the caller may know of. */
  getOfferAgency: call({
    wire: 'getOfferAgency',
    in: z.object({ offerId: id }),
    out: z.object({
      agreement: agreement.nullable(),
      mayPropose: z.boolean(),
      insurance: insuranceView.nullable(),
      /** Net rent a month from which brokerage asks for answers about the owner. */
      amlFrom: grosze,
      licenseNumber: z.string().nullable(),
    }),
    errors: ['offer.not_found', 'offer.no_access'],
    who: 'signed-in',
    read: true,
  }),
  /** The owner answers: declining needs the link or the session, accepting also the code that went to the owner's address. */
  answerAgreement: call({
    wire: 'acceptAgencyAgreement',
    in: z.object({ agreementId: id, accepted: z.boolean(), token: token.optional(), reason: declineReason, ...signature, commandId }),
    out: z.object({ success: z.literal(true), agreementUrl: z.string() }),
    errors: [
      'agency.not_found',
      'agency.denied',
      'agency.link_over',
      'agency.over',
      'agency.offer_gone',
      'lifecycle.not_allowed',
      ...ownerCodeRefusals,
    ],
    who: 'visitor',
    guessable: true,
  }),
  withdrawAgreement: call({
    wire: 'withdrawAgencyAgreement',
    in: agreementId,
    out: done,
    errors: ['agency.not_found', 'agency.denied', 'agency.over', 'lifecycle.not_allowed'],
    who: 'signed-in',
  }),
  /**
   * Ends a signed agreement; the offer returns to its owner, if they have an account. An owner without one has the link of the mail, and a code
   * that goes to their address.
   */
  revokeAgreement: call({
    wire: 'revokeAgencyAgreement',
    in: z.object({ offerId: id, token: token.optional(), ...signature, commandId }),
    out: z.object({ success: z.literal(true), originalOwnerExists: z.boolean() }),
    errors: [
      'agency.not_found',
      'agency.denied',
      'agency.link_over',
      'agency.booked',
      'agency.not_revocable',
      'agency.not_in_force',
      ...ownerCodeRefusals,
    ],
    who: 'visitor',
    guessable: true,
  }),
  /** A side declares the day on which originals signed by hand were exchanged; the newest declaration of a side counts. */
  declareExchange: call({
    wire: 'declareAgencyExchange',
    in: z.object({ agreementId: id, day, token: token.optional(), commandId }),
    out: done,
    errors: [
      'agency.not_found',
      'agency.denied',
      'agency.link_over',
      'agency.not_in_force',
      'agency.file_complete',
      'agency.scan_missing',
      'agency.day_impossible',
      'lifecycle.not_allowed',
    ],
    who: 'visitor',
    guessable: true,
  }),
  /** Agreements of the caller: as agent, and as owner by the confirmed address. */
  listAgreements: call({
    wire: 'listAgencyAgreements',
    in: z.object({ page }),
    out: z.object({ insurance: insuranceView.nullable(), list: pageOf(agreementItem) }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  setInsurance: call({
    wire: 'setAgentInsurance',
    in: insurance.extend({ validTo: day, commandId }),
    out: done,
    errors: ['agency.not_agent', 'agency.insurance_wrong'],
    who: 'signed-in',
  }),
  /** Files of the written form that wait for the moderator. */
  listAgreementFiles: call({
    wire: 'listAgencyFiles',
    in: z.object({ waiting: z.boolean().default(true), page }),
    out: pageOf(
      z.object({
        fileId: id,
        agreementId: id,
        number: z.string(),
        offerName: z.string(),
        agent: z.string(),
        owner: z.string(),
        kind: z.string(),
        name: z.string(),
        url: z.string(),
        signers: z.array(z.string()),
        /** The copy of the agent's policy that goes with the agreement. */
        policyUrl: z.string().nullable(),
        uploadedAt: instant,
        outcome: wordOf<AgencyFileOutcome>(),
        note: z.string().nullable(),
      }),
    ),
    errors: [],
    who: 'admin',
    read: true,
  }),
  /** Agreements whose rent reaches the limit of the act on money laundering, with what their agents say of the owners; the newest first. */
  listLargeRents: call({
    wire: 'listAgencyLargeRents',
    in: z.object({ page }),
    out: pageOf(
      z.object({
        agreementId: id,
        number: z.string(),
        offerName: z.string(),
        rent: grosze,
        agent: z.string(),
        company: z.string(),
        owner: z.string(),
        answers: amlAnswers,
        createdAt: instant,
      }),
    ),
    errors: [],
    who: 'admin',
    read: true,
  }),
  /** The moderator takes note of a file, so that it counts, or sends it back. */
  reviewAgreementFile: call({
    wire: 'reviewAgencyFile',
    in: z.object({ fileId: id, accepted: z.boolean(), note: moderatorReason, commandId }),
    out: done,
    errors: ['agency.not_found', 'agency.file_reviewed', 'agency.not_in_force', 'lifecycle.not_allowed'],
    who: 'admin',
  }),
};
