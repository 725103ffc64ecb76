import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { grantAdmin, grantCreator, revokeClaim } from './commands/claims.ts';
import { cancelEmailChange, confirmEmailChange, requestEmailChange, sendEmailChangeCode, undoEmailChange } from './commands/email-change.ts';
import { updateProfile } from './commands/profile.ts';
import { acknowledgeSignUp, sendEmailCode, verifyEmail } from './commands/registration.ts';
import { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './commands/sign-in.ts';
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
  endpoint(accountsCalls.revokeClaim, revokeClaim),
  endpoint(accountsCalls.listClaims, listClaims),
];
