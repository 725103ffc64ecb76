import { z } from 'zod';
import { type RequestEvent, requestStatuses } from '../../domain/identity/request.machine.ts';
import { rejectionReasons } from '../../domain/identity/types.ts';
import { accountNumbers, identityNumbers } from '../../domain/kit/numbers.ts';
import { companyStates } from '../../domain/kit/viewer.ts';
import { call } from '../kit/call.ts';
import { commandId, done, id, instant, moderatorReason, page, pageOf, person, refusalCode, sixDigits, uid, wordOf } from '../kit/shapes.ts';
import { fileSignature } from './schema.ts';

const status = z.enum(requestStatuses);
const reason = z.enum(rejectionReasons);

/** A request of the citizen app as its person sees it. */
const ownRequest = z.object({
  status,
  createdAt: instant,
  /** The code to be typed into the app, and until when it counts. */
  code: z.string().nullable(),
  codeUntil: instant.nullable(),
  codeRequestedAt: instant.nullable(),
  /** How many asked for a code before. */
  ahead: z.int(),
  responseDeadline: instant.nullable(),
});

/** A request as the console lists it; `status` counts as it is now, `allowed` are the acts that a moderator may do. */
const listedRequest = z.object({
  id,
  person,
  status,
  createdAt: instant,
  code: z.string().nullable(),
  instructionsShownAt: instant.nullable(),
  codeRequestedAt: instant.nullable(),
  codeProvidedAt: instant.nullable(),
  modalShownAt: instant.nullable(),
  responseDeadline: instant.nullable(),
  seenAt: instant.nullable(),
  inactiveAt: instant.nullable(),
  decidedAt: instant.nullable(),
  rejectionReason: reason.nullable(),
  customRejectionMessage: z.string().nullable(),
  allowed: z.array(wordOf<RequestEvent>()),
  /** Whether it is the moderator's own: another admin decides, and nothing is allowed. */
  isOwn: z.boolean(),
});

/** A signed file as its person sees it. */
const ownFile = z.object({
  name: z.string(),
  bytes: z.int(),
  uploadedAt: instant,
  submittedAt: instant.nullable(),
  signatures: z.array(fileSignature).readonly(),
  problem: refusalCode.nullable(),
});

const size = z.int().min(1).max(identityNumbers.listed).optional();
const ofRequest = z.object({ requestId: id, commandId });

/** Calls of the identity room: the way through the citizen app, a moderator's look, and what the console does with both. */
export const identityCalls = {
  getMyIdentity: call({
    wire: 'getMyIdentity',
    in: z.object({}),
    out: z.object({
      /** The server's time: what runs is counted by it. */
      now: instant,
      /** Whom the app names as asking for the data. */
      operator: z.string(),
      /** The last request that nobody has answered. */
      requestedAt: instant.nullable(),
      /** The last "no": its kind, a moderator's own words, when, and whether it took an acceptance back. */
      rejection: z.object({ cause: reason, reason: z.string().nullable(), at: instant, tookBack: z.boolean() }).nullable(),
      /** The request of the citizen app that is still to be brought to an end. */
      request: ownRequest.nullable(),
      /** The signed file that nobody has decided on; `problem` keeps it from being sent. */
      file: ownFile.nullable(),
    }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  /** `userUid` may only be the caller; names and address are the profile's, whatever the payload says. */
  openInstructions: call({
    wire: 'showMObywatelInstructions',
    in: z.object({
      userUid: uid.optional(),
      firstName: z.string().max(200).optional(),
      lastName: z.string().max(200).optional(),
      email: z.string().max(accountNumbers.emailMax).optional(),
      /**
       * `true` asks for a code, `false` shows the instructions. Older clients do not know it: their first call shows the
       * instructions, and the next one, while they are shown, asks for the code.
       */
      requestCode: z.boolean().optional(),
      commandId,
    }),
    out: done,
    errors: ['kit.denied', 'identity.email_unverified', 'identity.begun_too_often', 'identity.request_not_found', 'lifecycle.not_allowed'],
    who: 'signed-in',
  }),
  /** Continue after the question whether somebody is still there; `false` gives the request up, in every status. */
  answerPresence: call({
    wire: 'handleContinueVerification',
    in: z.object({ userUid: uid.optional(), continueVerification: z.boolean(), commandId }),
    out: done,
    errors: ['kit.denied', 'identity.request_not_found', 'lifecycle.not_allowed'],
    who: 'signed-in',
  }),
  notePresence: call({ wire: 'mObywatelHeartbeat', in: z.object({}), out: done, errors: [], who: 'signed-in' }),
  listRequests: call({
    wire: 'listMObywatelRequests',
    in: z.object({ view: z.enum(['open', 'closed', 'all']).default('open'), text: z.string().trim().max(120).optional(), size, page }),
    out: pageOf(listedRequest).extend({ now: instant, open: z.int() }),
    errors: [],
    who: 'admin',
    read: true,
  }),
  /** What the console shows beside a request: its steps, and what else is known of the person. */
  getRequest: call({
    wire: 'getMObywatelRequest',
    in: z.object({ requestId: id }),
    out: z.object({
      attempt: z.int(),
      emailVerifiedAt: instant.nullable(),
      company: z.object({ name: z.string(), state: z.enum(companyStates) }).nullable(),
      steps: z.array(z.object({ event: wordOf<RequestEvent>(), at: instant, by: z.string().nullable() })),
    }),
    errors: ['identity.request_not_found'],
    who: 'admin',
    read: true,
  }),
  enterCode: call({
    wire: 'updateMObywatelCode',
    in: z.object({ requestId: id, verificationCode: sixDigits, commandId }),
    out: done,
    errors: ['person.own_case', 'identity.request_not_found', 'lifecycle.not_allowed'],
    who: 'admin',
  }),
  askPresence: call({
    wire: 'showUserModal',
    in: ofRequest,
    out: done,
    errors: ['person.own_case', 'identity.request_not_found', 'lifecycle.not_allowed'],
    who: 'admin',
  }),
  decideRequest: call({
    wire: 'confirmMObywatelVerification',
    in: z.object({
      requestId: id,
      accepted: z.boolean(),
      rejectionReason: reason.nullish(),
      customRejectionMessage: z.string().trim().max(identityNumbers.messageMax).nullish(),
      commandId,
    }),
    out: done,
    errors: [
      'person.own_case',
      'identity.request_not_found',
      'identity.code_over',
      'identity.reason_required',
      'identity.message_required',
      'lifecycle.not_allowed',
    ],
    who: 'admin',
  }),
  resetRequest: call({
    wire: 'resetVerification',
    in: ofRequest.extend({ reason: moderatorReason }),
    out: done,
    errors: ['person.own_case', 'identity.request_not_found', 'identity.reset_reason_required', 'lifecycle.not_allowed'],
    who: 'admin',
  }),
  /** Sends the signed file that was uploaded (`POST /identity/file`) to a moderator. `fileUrl` is not read: the file is the one that was uploaded. */
  submitSignedFile: call({
    wire: 'uploadSignature',
    in: z.object({
      userUid: uid.optional(),
      fileUrl: z.string().max(2_000).optional(),
      firstName: z.string().max(200).optional(),
      lastName: z.string().max(200).optional(),
      commandId,
    }),
    out: done,
    errors: [
      'kit.denied',
      'identity.email_unverified',
      'identity.not_found',
      'identity.no_file',
      'identity.file_unsigned',
      'identity.file_changed',
      'identity.file_nameless',
      'identity.file_other_name',
      'lifecycle.not_allowed',
    ],
    who: 'signed-in',
  }),
  decideIdentity: call({
    wire: 'decideIdentity',
    in: z.object({ uid, accepted: z.boolean(), reason: moderatorReason, commandId }),
    out: done,
    errors: ['person.own_case', 'identity.not_found', 'lifecycle.not_allowed', 'identity.reason_required'],
    who: 'admin',
  }),
};
