/** The calls and routes of the accounts room. */

import { bellCalls } from '../../contract/accounts/endpoints/bell.ts';
import { campaignCalls } from '../../contract/accounts/endpoints/campaigns.ts';
import { leavingCalls } from '../../contract/accounts/endpoints/leaving.ts';
import { mailCalls } from '../../contract/accounts/endpoints/mails.ts';
import { openIdCalls } from '../../contract/accounts/endpoints/open-id.ts';
import { passkeyCalls } from '../../contract/accounts/endpoints/passkeys.ts';
import { securityCalls } from '../../contract/accounts/endpoints/security.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import type { RawRoute } from '../kit/http/rpc.ts';
import { confirmSignIn } from './commands/admit.ts';
import { markBellRead } from './commands/bell.ts';
import { noteLead } from './commands/campaigns/note-lead.ts';
import { grantAdmin, grantCaller, grantCreator, revokeClaim } from './commands/claims.ts';
import { requestDataCopy } from './commands/data-copy.ts';
import { confirmAccountDeletion, deleteAccount } from './commands/delete-account.ts';
import { cancelEmailChange, confirmEmailChange, requestEmailChange, sendEmailChangeCode, undoEmailChange } from './commands/email-change.ts';
import { chooseMail, chooseMailByToken, leaveByPost, setSubscription } from './commands/mail-choices.ts';
import { completeOpenId, finishOpenId, openIdReturn, startOpenId } from './commands/open-id.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskey, startPasskeyProof } from './commands/passkeys/own.ts';
import { getSignInStep, signInWithPasskey, startPasskeySignIn, startPasskeyStep } from './commands/passkeys/sign-in.ts';
import { updateProfile } from './commands/profile.ts';
import { acknowledgeSignUp, sendEmailCode, verifyEmail } from './commands/registration.ts';
import { confirmSecondFactor, removeSecondFactor, renewRecoveryCodes, startSecondFactor, switchOffSecondFactor } from './commands/second-factor.ts';
import { endOtherSessions, endSession, endUserSessions } from './commands/sessions.ts';
import { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './commands/sign-in.ts';
import { countBell, listBell } from './queries/bell.ts';
import { fetchCopy, getAccountDeletion, getDataCopy, getDeletionProgress } from './queries/leaving.ts';
import { getMailChoices, getSubscription } from './queries/mail-choices.ts';
import { getOpenIdEntry, getSignInWays } from './queries/open-id.ts';
import { getSecurity } from './queries/security.ts';
import { getMe, getProfile, listClaims } from './queries.ts';

/** Calls about a person's own account, and about claims. */
export const accountsEndpoints = [
  endpoint(accountsCalls.signUp, signUp),
  endpoint(accountsCalls.signIn, signIn),
  endpoint(accountsCalls.signOut, signOut),
  endpoint(accountsCalls.requestPasswordReset, requestPasswordReset),
  endpoint(accountsCalls.resetPassword, resetPassword),
  endpoint(accountsCalls.acknowledgeSignUp, acknowledgeSignUp),
  endpoint(accountsCalls.sendEmailCode, sendEmailCode),
  endpoint(accountsCalls.verifyEmail, verifyEmail),
  endpoint(accountsCalls.getMe, getMe),
  endpoint(accountsCalls.getProfile, getProfile),
  endpoint(accountsCalls.updateProfile, updateProfile),
  endpoint(accountsCalls.requestEmailChange, requestEmailChange),
  endpoint(accountsCalls.sendEmailChangeCode, sendEmailChangeCode),
  endpoint(accountsCalls.cancelEmailChange, cancelEmailChange),
  endpoint(accountsCalls.confirmEmailChange, confirmEmailChange),
  endpoint(accountsCalls.undoEmailChange, undoEmailChange),
  endpoint(accountsCalls.grantAdmin, grantAdmin),
  endpoint(accountsCalls.grantCreator, grantCreator),
  endpoint(accountsCalls.grantCaller, grantCaller),
  endpoint(accountsCalls.revokeClaim, revokeClaim),
  endpoint(accountsCalls.listClaims, listClaims),
  endpoint(campaignCalls.noteLead, noteLead),
  endpoint(mailCalls.getMailChoices, getMailChoices),
  endpoint(mailCalls.chooseMail, chooseMail),
  endpoint(mailCalls.getSubscription, getSubscription),
  endpoint(mailCalls.setSubscription, setSubscription),
  endpoint(mailCalls.chooseMailByToken, chooseMailByToken),
  endpoint(bellCalls.listBell, listBell),
  endpoint(bellCalls.countBell, countBell),
  endpoint(bellCalls.markBellRead, markBellRead),
  endpoint(leavingCalls.getAccountDeletion, getAccountDeletion),
  endpoint(leavingCalls.confirmAccountDeletion, confirmAccountDeletion),
  endpoint(leavingCalls.deleteAccount, deleteAccount),
  endpoint(leavingCalls.deleteAccountByOldName, deleteAccount),
  endpoint(leavingCalls.getDeletionProgress, getDeletionProgress),
  endpoint(leavingCalls.requestDataCopy, requestDataCopy),
  endpoint(leavingCalls.getDataCopy, getDataCopy),
  endpoint(securityCalls.getSecurity, getSecurity),
  endpoint(securityCalls.confirmSignIn, confirmSignIn),
  endpoint(securityCalls.startSecondFactor, startSecondFactor),
  endpoint(securityCalls.confirmSecondFactor, confirmSecondFactor),
  endpoint(securityCalls.switchOffSecondFactor, switchOffSecondFactor),
  endpoint(securityCalls.renewRecoveryCodes, renewRecoveryCodes),
  endpoint(securityCalls.removeSecondFactor, removeSecondFactor),
  endpoint(passkeyCalls.startPasskey, startPasskey),
  endpoint(passkeyCalls.addPasskey, addPasskey),
  endpoint(passkeyCalls.renamePasskey, renamePasskey),
  endpoint(passkeyCalls.removePasskey, removePasskey),
  endpoint(passkeyCalls.startPasskeyProof, startPasskeyProof),
  endpoint(passkeyCalls.getSignInStep, getSignInStep),
  endpoint(passkeyCalls.startPasskeyStep, startPasskeyStep),
  endpoint(passkeyCalls.startPasskeySignIn, startPasskeySignIn),
  endpoint(passkeyCalls.signInWithPasskey, signInWithPasskey),
  endpoint(securityCalls.endSession, endSession),
  endpoint(securityCalls.endUserSessions, endUserSessions),
  endpoint(securityCalls.endOtherSessions, endOtherSessions),
  endpoint(openIdCalls.getSignInWays, getSignInWays, () => []),
  endpoint(openIdCalls.startOpenId, startOpenId),
  endpoint(openIdCalls.getOpenIdEntry, getOpenIdEntry),
  endpoint(openIdCalls.completeOpenId, completeOpenId),
];

/** Where mail programs, and the page without scripts, send that somebody leaves: the address of the page itself, in both languages. */
const unsubscribeRoutes = ['', '/en'].map(
  (lang): RawRoute => ({
    method: 'POST',
    path: `${lang}/unsubscribe/:token`,
    handle: (ctx, request, { token = '' }) => leaveByPost(ctx, request, token),
  }),
);

/** The routes of the room that are not calls: mail programs that unsubscribe, the copy of one's data, the way back from another provider. */
export const accountsRoutes: readonly RawRoute[] = [
  ...unsubscribeRoutes,
  { method: 'GET', path: '/account/copy/:id', handle: (ctx, _request, { id = '' }) => fetchCopy(ctx, id) },
  { method: 'GET', path: openIdReturn, handle: finishOpenId },
];
