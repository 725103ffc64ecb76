import { z } from 'zod';
import { accountNumbers, leaseNumbers } from '../../domain/kit/numbers.ts';
import { codeRefusals } from '../accounts/schema.ts';
import { call } from '../kit/call.ts';
import { commandId, documentLink, done, id, instant, proxyToken } from '../kit/shapes.ts';
import { signature, signatureRefusals, signerRefusals } from '../signing/schema.ts';
import { protocol, protocolData } from './schema.ts';

/** What keeps a side from submitting the protocol now. */
const submitRefusals = [
  'protocol.access_denied',
  'protocol.stale_version',
  'protocol.invalid',
  'protocol.missing_data',
  'protocol.not_editable',
  'protocol.transfer_missing',
  'protocol.reception_missing',
  'protocol.deposit_pending',
  'protocol.before_meeting',
  'protocol.first_right',
  'protocol.rounds_used',
] as const;

/** Calls of the handover room (docs/rules/wire.md#names). */
export const handoverCalls = {
  namePerson: call({
    wire: 'updateReceptionOfThePremise',
    in: z.object({
      receptionForm: z.object({
        firstName: z.string().max(100),
        lastName: z.string().max(100),
        email: z.string().max(accountNumbers.emailMax),
        date: z.string().max(20).nullable(),
        hour: z.string().max(5).nullable(),
        authorized: z.boolean(),
      }),
      id,
      landlord: z.boolean(),
      commandId,
    }),
    out: done,
    errors: ['appointment.invalid', 'lease.not_found', 'appointment.closed', 'person.not_verified'],
    who: 'signed-in',
  }),
  proposeMeeting: call({
    wire: 'proposeMeeting',
    in: z.object({ offerId: id, date: z.string().max(20), hour: z.string().max(5), commandId }),
    out: done,
    errors: ['lease.not_found', 'appointment.invalid', 'lifecycle.not_allowed', 'lifecycle.wrong_actor'],
    who: 'signed-in',
  }),
  agreeEarlyHandover: call({
    wire: 'agreeEarlyHandover',
    in: z.object({ offerId: id, commandId }),
    out: done,
    errors: ['lease.not_found', 'protocol.reception_missing', 'protocol.meeting_began', 'lifecycle.not_allowed'],
    who: 'signed-in',
  }),
  getProtocol: call({
    wire: 'getProtocol',
    in: z.object({ offerId: id, proxyToken }),
    out: protocol,
    errors: ['protocol.access_denied'],
    who: 'visitor',
    read: true,
  }),
  saveProtocolDraft: call({
    wire: 'saveProtocolDraft',
    in: z.object({ offerId: id, version: z.int().min(0), data: protocolData, proxyToken }),
    out: z.object({ version: z.int(), savedAt: instant }),
    errors: ['protocol.access_denied', 'protocol.stale_version', 'protocol.not_editable', 'protocol.deposit_pending'],
    who: 'visitor',
  }),
  /** Draws the protocol as its submitter is going to sign it. */
  prepareProtocol: call({
    wire: 'prepareProtocol',
    in: z.object({ offerId: id, draftVersion: z.int().optional(), proxyToken }),
    out: documentLink,
    errors: [...submitRefusals],
    who: 'visitor',
  }),
  attachProtocol: call({
    wire: 'protocolAttached',
    in: z.object({
      offer: z.object({ id, version: z.int().optional() }).loose(),
      protocolLink: z.string().max(2000).optional(),
      draftVersion: z.int().optional(),
      ...signature,
      proxyToken,
      commandId,
    }),
    out: done,
    errors: [...submitRefusals, 'signing.code_required', 'lifecycle.not_allowed', ...signatureRefusals],
    who: 'visitor',
  }),
  withdrawProtocol: call({
    wire: 'withdrawProtocol',
    in: z.object({ offerId: id, proxyToken, commandId }),
    out: done,
    errors: ['protocol.access_denied', 'lifecycle.not_allowed', 'lifecycle.wrong_actor'],
    who: 'visitor',
  }),
  answerProtocol: call({
    wire: 'confirmOrDeclineProtocol',
    in: z.object({
      offerId: id,
      accepted: z.boolean(),
      ...signature,
      reason: z.string().trim().max(leaseNumbers.commentsMax).optional(),
      proxyToken,
      commandId,
    }),
    out: done,
    errors: [
      'protocol.access_denied',
      ...signerRefusals,
      'protocol.stale_version',
      'protocol.missing_data',
      'signing.document_changed',
      'signing.consents_required',
      'signing.code_required',
      'deposit.problem',
      'protocol.reason_required',
      'lifecycle.not_allowed',
      'lifecycle.wrong_actor',
      ...codeRefusals,
    ],
    who: 'visitor',
  }),
};
