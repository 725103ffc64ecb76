import { expect, it } from 'vitest';
import { declaredCalls } from '../../../scripts/docs/calls.ts';

/** Names that clients know. A line leaves this list only with the clients that know it (docs/rules/wire.md#names). */
const wireNames = `
  addAdminClaim addCompany addCreatorClaim addToFavorites bookDepositPayout bookDepositRefund bookOffer checkDocument checkIfCompanyExists
  clearCompanyDetails closeTask confirmDepositReceived confirmEmailChange confirmOrDeclineProtocol countOffers createOffer decideCompany
  decideDispute decideIdentity deleteOffer duplicateOffer endUnpaidLease generateOfferPdfAndUpload getDeposit getDocument getLanding getLease
  getMe getMyCompany getOffer getOfferCheck getOfferForm getOfferProgress getProfile getProtocol getReservation hideOffer listClaims
  listDeposits listOffers listReviews listTasks mailNewOffer notifyAdminOnContractSigned objectToRejection offerHeartbeat onClickOfferAddLink
  onNewUser onOfferAdd onOfferAddConfirm onOfferSign onOfferSignConfirm orderOfferImages placeDetails placesAutocomplete protocolAttached
  readMailbox rejectProtocol removeFromFavorites removeOfferImage renewOffer requestEmailChange requestIdentityReview requestPasswordReset
  requestSigningCode resetPassword restoreOffer reverseDepositReceipt revokeClaim saveOffer saveProtocolDraft searchMarkers searchOffers
  sendEmailVerificationCode signIn signOut signUp submitCompany undoEmailChange updateReceptionOfThePremise updateUser
  verifyEmailVerificationCode verifyPhotosWithAI viewEmail withdrawProtocol withdrawReservation
`;

it('keeps the names that clients know, each for one call', async () => {
  const declared = (await declaredCalls()).map(({ wire }) => wire);
  expect(declared.toSorted()).toEqual(wireNames.trim().split(/\s+/).toSorted());
});

it('lists every call under a verb of its own', async () => {
  const verbs = (await declaredCalls()).map(({ verb }) => verb);
  expect(verbs.toSorted()).toEqual([...new Set(verbs)].toSorted());
});
