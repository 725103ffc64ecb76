import { expect, it } from 'vitest';
import { declaredCalls } from '../../../scripts/docs/calls.ts';

/** Names that clients know. A line leaves this list only with the clients that know it (docs/rules/wire.md#names). */
const wireNames = `
  addAdminClaim addCompany addCreatorClaim addOfferToCompany checkCompanyRegisters deleteCompany deleteUserFromCompany getCompanyBlockers
  getCompanyFromRegistry listFoundOffers appointCompanyCreator handOverCompany listCompanySuccessors inviteToCompany listCompanyWorkers updateUserCompanyId addToFavorites agreeEarlyHandover answerStatement approveMoney assignReceipt bookCourtDeposit
  bookDepositPayout bookDepositRefund bookOffer changeCompany checkDocument checkIfCompanyExists clearCompanyDetails clearDepositProblem
  closeTask confirmDepositReceived confirmEmailChange confirmOrDeclineProtocol countOffers createOffer decideCompany decideCompanyChange
  decideIdentity declareLeaseForm deleteOffer duplicateOffer endUnpaidLease findAddresses findParcel generateOfferPdfAndUpload getContact
  getCosigners getDeposit getDocument getLanding getLease getMailDelay getMapSettings getMe getMyCompany getMyIdentity getOffer getOfferCard getOfferCheck getOfferForm
  getOfferOutcome getOfferPhotos getOfferProgress getProfile getProtocol getReadingCopy getReservation getSentCode getSystemState hideOffer listClaims
  linkProjectOffer listCompanyChanges listDeposits listFormerOffers listLeaseForms listLeases listModeratedOffers listOffers listReports listReviews listTasks listUnmatched mailNewOffer
  markReport nameLeaseSigners noteDocumentOpened notifyAdminOnContractSigned objectToRejection offerHeartbeat onAskQuestion
  onClickOfferAddLink onNewUser onOfferAdd onOfferAddConfirm onOfferSign onOfferSignConfirm onReport orderOfferImages placeDetails
  placesAutocomplete prepareProtocol prepareRejection prepareUnpaidEnd proposeMeeting proposeStatement protocolAttached readMailbox recordDisputeTitle
  rejectProtocol removeFromFavorites removeOfferImage renewOffer requestEmailChange sendEmailChangeCode cancelEmailChange requestPasswordReset
  requestSigningCode resetPassword restoreOffer returnReceipt reverseDepositReceipt reviewLeaseForm revokeClaim saveOffer saveProtocolDraft
  searchMarkers searchOffers sendEmailVerificationCode setDepositProblem setNewDepositTerm signIn signOut signUp submitCompany
  undoEmailChange updateReceptionOfThePremise updateUser verifyEmailVerificationCode verifyPhotosWithAI viewEmail withdrawProtocol
  withdrawReservation captionOfferImage getPhotoFlags judgePhoto listDoubtfulPhotos
  acceptAgencyAgreement getAgencyAgreement getAgencyAgreementByToken getOfferAgency linkProjectOfferForAgent listAgencyAgreements listAgencyFiles
  declareAgencyExchange listAgencyLargeRents revokeAgencyAgreement reviewAgencyFile setAgentInsurance signAgencyAgreement withdrawAgencyAgreement
  answerQuestion getCounterOffer onCounterOffer onCounterOfferAccepted onCounterOfferDeclined withdrawCounterOffer
  changeSavedSearch chooseMail chooseMailByToken countQuestions deleteSavedSearch getMailChoices getMarket getSubscription listCounterOffers
  listQuestions listSavedSearches listSimilarOffers openSavedSearch restoreSavedSearch saveSearch searchFacets setSubscription understandSearch
  confirmAccountDeletion countBell delete-all-user-data deleteAllUserData getAccountDeletion getDataCopy getDeletionProgress getHome listBell
  markBellRead requestDataCopy guessProvince getSecurity confirmSignIn startSecondFactor confirmSecondFactor switchOffSecondFactor renewRecoveryCodes
  startPasskey addPasskey renamePasskey removePasskey startPasskeyProof getSignInStep startPasskeyStep startPasskeySignIn signInWithPasskey
  removeSecondFactor endSession endOtherSessions getSignInWays startOpenId getOpenIdEntry completeOpenId reportOffer reportWantedListing listOfferNotices
  decideOfferNotice onAskGeminiAboutFAQ getFaqSettings sendFaqOpinion listFaqOpinions logAnalyticsEvents logPurchase getVisits getPromotion getApi
  confirmMObywatelVerification getMObywatelRequest handleContinueVerification listMObywatelRequests mObywatelHeartbeat addWantedListing
  updateWantedListing deleteWantedListing restoreWantedListing markWantedListingsMatched submitOfferToWantedListing listWantedListings listWantedPins
  listOwnWantedListings listOffersToSend noteWantedLink setSeekerAlert getWantedPreview
  addPlaceAlert changePlaceAlert deletePlaceAlert listPlaceAlerts restorePlaceAlert
  resetVerification showMObywatelInstructions showUserModal updateMObywatelCode uploadSignature
  addCallerClaim cancelJob grantCompanyAccess listCompanyAccess revokeCompanyAccess endUserSessions getSettings getUser listEvents listJobs listMails
  listUsers listWaiting getConsoleOverview takeCase giveCaseBack listModeratedWantedListings resendMail retryJob createShortLink getShortLink openShortLink listShortLinks generateUtmLink checkProspect callerSendWebsite
  callerSendOffer getOutreach listBonuses listProspects setBonus changePayoutAccount proposeDescription
`;

it('keeps the names that clients know, each for one call', async () => {
  const declared = (await declaredCalls()).map(({ wire }) => wire);
  expect(declared.toSorted()).toEqual(wireNames.trim().split(/\s+/).toSorted());
});

it('lists every call under a verb of its own', async () => {
  const verbs = (await declaredCalls()).map(({ verb }) => verb);
  expect(verbs.toSorted()).toEqual([...new Set(verbs)].toSorted());
});
