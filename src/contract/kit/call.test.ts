import { expect, it } from 'vitest';
import { declaredCalls } from '../../../scripts/docs/calls.ts';

/** Names that clients know. A line leaves this list only with the clients that know it (docs/rules/wire.md#names). */
const wireNames = `
  grantAdmin addCompany grantCreator addFavourite bookDepositPayout bookDepositRefund bookOffer checkDocument checkIfCompanyExists
  clearCompanyDetails closeTask bookDepositReceipt confirmEmailChange answerProtocol countOffers createOffer decideCompany
  decideDispute decideIdentity deleteOffer duplicateOffer endUnpaidLease getDocumentLink getDeposit getDocument getLanding getLease
  getMe getMyCompany getOffer getProgress getOfferForm getOfferProgress getProfile getProtocol getReservation hideOffer listClaims
  listDeposits listOffers listReviews listTasks mailNewOffer acknowledgeSignedLease objectToRejection reportHeartbeat noteLead
  acknowledgeSignUp prepareOffer publishOffer getPreparedLease signLease orderOfferImages getPlace suggestPlaces attachProtocol
  readMailbox rejectPremises removeFavourite removeOfferImage renewOffer requestEmailChange requestIdentityReview requestPasswordReset
  requestSigningCode resetPassword restoreOffer reverseDepositReceipt revokeClaim saveOffer saveProtocolDraft searchMarkers searchOffers
  sendEmailCode signIn signOut signUp submitCompany undoEmailChange namePerson updateProfile
  verifyEmail checkPhotos viewEmail withdrawProtocol withdrawReservation
`;

it('keeps the names that clients know, each for one call', async () => {
  const declared = (await declaredCalls()).map(({ wire }) => wire);
  expect(declared.toSorted()).toEqual(wireNames.trim().split(/\s+/).toSorted());
});

it('lists every call under a verb of its own', async () => {
  const verbs = (await declaredCalls()).map(({ verb }) => verb);
  expect(verbs.toSorted()).toEqual([...new Set(verbs)].toSorted());
});
