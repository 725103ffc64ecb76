/** What the event log speaks of, by the kind of thing that an act is about. */

import type { LoggedMethod } from '../../kit/log/events.ts';

/**
 * Every method that is written to the event log, under the kind of thing that it is about (docs/rules/console.md#event-log). Nothing else
 * compiles, and a house test finds what nobody writes any more.
 */
export const eventMethods = {
  account: [
    'onNewUser',
    'verifyEmailVerificationCode',
    'confirmEmailChange',
    'undoEmailChange',
    'secondFactor',
    'endUserSessions',
    'addClaim',
    'revokeClaim',
    'changeMarketingConsent',
    'requestDataCopy',
    'deleteAllUserData',
    'onClickOfferAddLink',
  ],
  identity: [
    'showMObywatelInstructions',
    'handleContinueVerification',
    'updateMObywatelCode',
    'confirmMObywatelVerification',
    'showUserModal',
    'resetVerification',
    'uploadIdentityFile',
    'uploadSignature',
    'decideIdentity',
  ],
  company: [
    'addCompany',
    'changeCompany',
    'getCompanyFromRegistry',
    'uploadAuthority',
    'inviteToCompany',
    'updateUserCompanyId',
    'deleteUserFromCompany',
    'handOverCompany',
    'appointCompanyCreator',
    'deleteCompany',
    'decideCompany',
    'decideCompanyChange',
    'grantCompanyAccess',
    'revokeCompanyAccess',
  ],
  offer: [
    'onOfferAddConfirm',
    'addOfferToCompany',
    'linkProjectOffer',
    'hideOffer',
    'judgePhoto',
    'decideOfferNotice',
    'onCounterOffer',
    'onCounterOfferAccepted',
    'onCounterOfferDeclined',
    'withdrawCounterOffer',
    'bookOffer',
    'withdrawReservation',
  ],
  wanted: [
    'addWantedListing',
    'updateWantedListing',
    'deleteWantedListing',
    'restoreWantedListing',
    'matchWantedListing',
    'submitOfferToWantedListing',
  ],
  lease: [
    'onOfferSignConfirm',
    'endUnpaidLease',
    'setNewDepositTerm',
    'changePayoutAccount',
    'rejectProtocol',
    'objectToRejection',
    'answerStatement',
    'uploadLeaseForm',
    'declareLeaseForm',
    'reviewLeaseForm',
    'closeTask',
  ],
  money: [
    'confirmDepositReceived',
    'reverseDepositReceipt',
    'assignReceipt',
    'returnReceipt',
    'bookDepositPayout',
    'bookDepositRefund',
    'bookCourtDeposit',
    'setDepositProblem',
    'clearDepositProblem',
    'recordDisputeTitle',
    'approveMoney',
  ],
  agency: [
    'linkProjectOfferForAgent',
    'signAgencyAgreement',
    'acceptAgencyAgreement',
    'withdrawAgencyAgreement',
    'revokeAgencyAgreement',
    'uploadAgencyFile',
    'reviewAgencyFile',
    'declareAgencyExchange',
    'setAgentInsurance',
    'uploadInsurancePolicy',
  ],
  outreach: ['createShortLink', 'generateUtmLink', 'callerSendWebsite', 'callerSendOffer', 'setBonus'],
  operation: ['markReport', 'exportEvents', 'retryJob', 'cancelJob', 'resendMail', 'takeCase', 'giveCaseBack'],
} as const;

/** A kind of thing that the event log speaks of. */
export type EventKind = keyof typeof eventMethods;

/** The kinds in the order of the console's filter. */
export const eventKinds = Object.keys(eventMethods) as EventKind[];

/** A method of the event log. */
export type EventMethod = (typeof eventMethods)[EventKind][number];

declare module '../../kit/log/events.ts' {
  interface EventLists {
    readonly admin: EventMethod;
  }
}

/** Every method, in the order of the kinds. */
export const allEventMethods: readonly EventMethod[] = eventKinds.flatMap((kind) => eventMethods[kind]);

/** Whether a stored method is one that still has a name; entries of years ago may carry others. */
export const isEventMethod = (method: string): method is LoggedMethod => (allEventMethods as readonly string[]).includes(method);
