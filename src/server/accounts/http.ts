import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { addAdminClaim, addCreatorClaim, revokeClaim } from './commands/claims.ts';
import { confirmEmailChange, requestEmailChange, undoEmailChange } from './commands/email-change.ts';
import { updateUser } from './commands/profile.ts';
import { onNewUser, sendEmailVerificationCode, verifyEmailVerificationCode } from './commands/registration.ts';
import { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './commands/sign-in.ts';
import { getMe, getProfile, listClaims } from './queries.ts';

/** Calls about a person's own account, and about claims. */
export const accountsEndpoints = [
  endpoint(accountsCalls.signUp, signUp),
  endpoint(accountsCalls.signIn, signIn),
  endpoint(accountsCalls.signOut, signOut),
  endpoint(accountsCalls.requestPasswordReset, requestPasswordReset),
  endpoint(accountsCalls.resetPassword, resetPassword),
  endpoint(accountsCalls.onNewUser, onNewUser),
  endpoint(accountsCalls.sendEmailVerificationCode, sendEmailVerificationCode),
  endpoint(accountsCalls.verifyEmailVerificationCode, verifyEmailVerificationCode),
  endpoint(accountsCalls.getMe, getMe),
  endpoint(accountsCalls.getProfile, getProfile),
  endpoint(accountsCalls.updateUser, updateUser),
  endpoint(accountsCalls.requestEmailChange, requestEmailChange),
  endpoint(accountsCalls.confirmEmailChange, confirmEmailChange),
  endpoint(accountsCalls.undoEmailChange, undoEmailChange),
  endpoint(accountsCalls.addAdminClaim, addAdminClaim),
  endpoint(accountsCalls.addCreatorClaim, addCreatorClaim),
  endpoint(accountsCalls.revokeClaim, revokeClaim),
  endpoint(accountsCalls.listClaims, listClaims),
];
