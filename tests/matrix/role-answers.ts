/** Who is answered what by their role: the rows of `answers.ts` for callers, creators and agents. A missing row and an empty cell fail in `roles.test.ts`. */
export const roleAnswers = `
call                                     | caller                       | creator                      | agent
signUp                                   | email.taken                  | email.taken                  | email.taken
signIn                                   | ok                           | ok                           | ok
signIn with a wrong password             | signin.wrong                 | signin.wrong                 | signin.wrong
requestPasswordReset                     | ok                           | ok                           | ok
resetPassword                            | password.link_invalid        | password.link_invalid        | password.link_invalid
onNewUser                                | kit.denied                   | kit.denied                   | kit.denied
sendEmailVerificationCode                | ok                           | ok                           | ok
sendEmailVerificationCode of another     | kit.denied                   | kit.denied                   | kit.denied
verifyEmailVerificationCode              | ok                           | ok                           | ok
getMe                                    | ok                           | ok                           | ok
getProfile                               | ok                           | ok                           | ok
updateUser                               | ok                           | ok                           | ok
updateUser name                          | ok                           | ok                           | person.name_locked
requestEmailChange with a wrong password | password.wrong               | password.wrong               | password.wrong
requestEmailChange                       | ok                           | ok                           | ok
sendEmailChangeCode                      | code.resend_too_soon         | code.resend_too_soon         | code.resend_too_soon
confirmEmailChange                       | code.wrong                   | code.wrong                   | code.wrong
cancelEmailChange                        | ok                           | ok                           | ok
undoEmailChange                          | email.undo_over              | email.undo_over              | email.undo_over
getMailChoices                           | ok                           | ok                           | ok
chooseMail                               | ok                           | ok                           | ok
getSubscription                          | mail.link_unknown            | mail.link_unknown            | mail.link_unknown
setSubscription                          | mail.link_unknown            | mail.link_unknown            | mail.link_unknown
chooseMailByToken                        | mail.link_unknown            | mail.link_unknown            | mail.link_unknown
listBell                                 | ok                           | ok                           | ok
countBell                                | ok                           | ok                           | ok
markBellRead                             | ok                           | ok                           | ok
getAccountDeletion                       | ok                           | ok                           | ok
deleteAllUserData                        | deletion.not_confirmed       | deletion.not_confirmed       | deletion.not_confirmed
deleteAllUserData of another             | kit.denied                   | kit.denied                   | kit.denied
delete-all-user-data                     | deletion.not_confirmed       | deletion.not_confirmed       | deletion.not_confirmed
confirmAccountDeletion of another        | kit.denied                   | kit.denied                   | kit.denied
confirmAccountDeletion                   | ok                           | ok                           | ok
getDeletionProgress                      | deletion.not_found           | deletion.not_found           | deletion.not_found
requestDataCopy                          | ok                           | ok                           | ok
getDataCopy                              | ok                           | ok                           | ok
getSecurity                              | ok                           | ok                           | ok
confirmSignIn                            | signin.step_over             | signin.step_over             | signin.step_over
startSecondFactor with a wrong password  | password.wrong               | password.wrong               | password.wrong
confirmSecondFactor                      | factor.is_off                | factor.is_off                | factor.is_off
switchOffSecondFactor                    | factor.is_off                | factor.is_off                | factor.is_off
renewRecoveryCodes                       | factor.is_off                | factor.is_off                | factor.is_off
startPasskey with a wrong password       | password.wrong               | password.wrong               | password.wrong
addPasskey                               | passkey.step_over            | passkey.step_over            | passkey.step_over
renamePasskey                            | passkey.not_found            | passkey.not_found            | passkey.not_found
removePasskey                            | passkey.not_found            | passkey.not_found            | passkey.not_found
startPasskeyProof                        | passkey.none                 | passkey.none                 | passkey.none
getSignInStep                            | signin.step_over             | signin.step_over             | signin.step_over
startPasskeyStep                         | signin.step_over             | signin.step_over             | signin.step_over
startPasskeySignIn                       | ok                           | ok                           | ok
signInWithPasskey                        | passkey.step_over            | passkey.step_over            | passkey.step_over
removeSecondFactor                       | kit.denied                   | kit.denied                   | kit.denied
endSession                               | session.unknown              | session.unknown              | session.unknown
endUserSessions                          | kit.denied                   | kit.denied                   | kit.denied
endOtherSessions                         | ok                           | ok                           | ok
getSignInWays                            | ok                           | ok                           | ok
startOpenId                              | openid.off                   | openid.off                   | openid.off
getOpenIdEntry                           | signin.step_over             | signin.step_over             | signin.step_over
completeOpenId                           | signin.step_over             | signin.step_over             | signin.step_over
addCreatorClaim                          | kit.denied                   | kit.denied                   | kit.denied
addCallerClaim                           | kit.denied                   | kit.denied                   | kit.denied
revokeClaim                              | kit.denied                   | kit.denied                   | kit.denied
addAdminClaim                            | kit.denied                   | kit.denied                   | kit.denied
listClaims                               | kit.denied                   | kit.denied                   | kit.denied
getOfferCheck                            | ok                           | ok                           | ok
viewEmail                                | mail.not_found               | mail.not_found               | mail.not_found
readMailbox                              | ok                           | ok                           | ok
getMailDelay                             | ok                           | ok                           | ok
getMapSettings                           | ok                           | ok                           | ok
searchOffers                             | ok                           | ok                           | ok
searchOffers by the deposit              | ok                           | ok                           | ok
searchFacets                             | ok                           | ok                           | ok
searchMarkers                            | ok                           | ok                           | ok
getMarket                                | ok                           | ok                           | ok
understandSearch                         | ok                           | ok                           | ok
getOfferCard                             | ok                           | ok                           | ok
listSimilarOffers                        | ok                           | ok                           | ok
getLanding                               | ok                           | ok                           | ok
guessProvince                            | ok                           | ok                           | ok
placesAutocomplete                       | ok                           | ok                           | ok
placeDetails                             | place.not_found              | place.not_found              | place.not_found
findAddresses                            | ok                           | ok                           | ok
findParcel                               | parcel.unavailable           | parcel.unavailable           | parcel.unavailable
saveSearch                               | ok                           | ok                           | ok
changeSavedSearch                        | saved.not_found              | saved.not_found              | saved.not_found
openSavedSearch                          | saved.not_found              | saved.not_found              | saved.not_found
deleteSavedSearch                        | saved.not_found              | saved.not_found              | saved.not_found
restoreSavedSearch                       | saved.not_found              | saved.not_found              | saved.not_found
listSavedSearches                        | ok                           | ok                           | ok
listFoundOffers                          | ok                           | ok                           | ok
checkDocument                            | ok                           | ok                           | ok
createOffer                              | ok                           | ok                           | ok
getOffer draft                           | offer.not_found              | offer.not_found              | offer.not_found
getOffer published                       | ok                           | ok                           | ok
getOffer signed                          | offer.not_found              | offer.not_found              | offer.not_found
getOfferOutcome draft                    | offer.not_found              | offer.not_found              | offer.not_found
getOfferOutcome published                | offer.not_found              | offer.not_found              | offer.not_found
getOfferOutcome signed                   | ok                           | ok                           | ok
getOfferForm                             | offer.not_found              | offer.not_found              | offer.not_found
getOfferForm published                   | offer.no_access              | offer.no_access              | offer.no_access
listFormerOffers                         | offer.not_found              | offer.not_found              | offer.not_found
listFormerOffers published               | offer.no_access              | offer.no_access              | offer.no_access
getOfferProgress                         | ok                           | ok                           | ok
listOffers                               | ok                           | ok                           | ok
listLeases                               | ok                           | ok                           | ok
countOffers                              | ok                           | ok                           | ok
getHome                                  | ok                           | ok                           | ok
listQuestions                            | ok                           | ok                           | ok
countQuestions                           | ok                           | ok                           | ok
saveOffer                                | offer.not_found              | offer.not_found              | offer.not_found
saveOffer published                      | offer.no_access              | offer.no_access              | offer.no_access
offerHeartbeat                           | offer.not_found              | offer.not_found              | offer.not_found
removeOfferImage                         | offer.not_found              | offer.not_found              | offer.not_found
orderOfferImages                         | offer.not_found              | offer.not_found              | offer.not_found
captionOfferImage                        | offer.not_found              | offer.not_found              | offer.not_found
getPhotoFlags                            | offer.not_found              | offer.not_found              | offer.not_found
verifyPhotosWithAI                       | offer.not_found              | offer.not_found              | offer.not_found
proposeDescription                       | offer.not_found              | offer.not_found              | offer.not_found
proposeDescription published             | offer.no_access              | offer.no_access              | offer.no_access
linkProjectOffer                         | kit.denied                   | offer.not_found              | kit.denied
linkProjectOffer published               | kit.denied                   | offer.no_access              | kit.denied
addOfferToCompany                        | offer.not_found              | offer.not_found              | offer.not_found
mailNewOffer                             | offer.not_found              | offer.not_found              | offer.not_found
duplicateOffer                           | offer.not_found              | offer.not_found              | offer.not_found
duplicateOffer published                 | offer.no_access              | offer.no_access              | offer.no_access
renewOffer                               | offer.no_access              | offer.no_access              | offer.no_access
onOfferAdd                               | offer.not_found              | offer.not_found              | offer.not_found
onOfferAddConfirm                        | offer.not_found              | offer.not_found              | offer.not_found
addToFavorites draft                     | offer.not_found              | offer.not_found              | offer.not_found
addToFavorites                           | ok                           | ok                           | ok
removeFromFavorites                      | ok                           | ok                           | ok
onClickOfferAddLink                      | ok                           | ok                           | ok
onAskQuestion                            | ok                           | ok                           | ok
onAskQuestion draft                      | offer.not_found              | offer.not_found              | offer.not_found
answerQuestion                           | offer.no_access              | offer.no_access              | offer.no_access
onCounterOffer                           | counter_offer.unverified     | counter_offer.unverified     | ok
onCounterOffer draft                     | offer.not_found              | offer.not_found              | offer.not_found
onCounterOfferAccepted                   | offer.no_access              | offer.no_access              | offer.no_access
onCounterOfferDeclined                   | offer.no_access              | offer.no_access              | offer.no_access
withdrawCounterOffer                     | counter_offer.not_found      | counter_offer.not_found      | counter_offer.not_found
getCounterOffer                          | counter_offer.not_found      | counter_offer.not_found      | counter_offer.not_found
getCounterOffer of another               | counter_offer.no_access      | counter_offer.no_access      | counter_offer.no_access
deleteOffer published                    | offer.no_access              | offer.no_access              | offer.no_access
deleteOffer                              | offer.not_found              | offer.not_found              | offer.not_found
restoreOffer                             | offer.not_found              | offer.not_found              | offer.not_found
bookOffer                                | person.identity_not_accepted | person.identity_not_accepted | ok
bookOffer booked                         | offer.already_booked         | offer.already_booked         | offer.already_booked
onOfferSign                              | reservation.not_yours        | reservation.not_yours        | reservation.not_yours
getReservation                           | reservation.not_found        | reservation.not_found        | reservation.not_found
getLease booked                          | lease.not_found              | lease.not_found              | lease.not_found
getDocument project                      | document.not_found           | document.not_found           | document.not_found
getDocument offer                        | ok                           | ok                           | ok
getDocument lease drawn                  | document.not_found           | document.not_found           | document.not_found
getDocument lease signed                 | document.not_found           | document.not_found           | document.not_found
requestSigningCode offer                 | signing.not_allowed          | signing.not_allowed          | signing.not_allowed
getReadingCopy                           | document.not_found           | document.not_found           | document.not_found
getOfferPhotos                           | document.not_found           | document.not_found           | document.not_found
noteDocumentOpened offer                 | signing.not_allowed          | signing.not_allowed          | signing.not_allowed
noteDocumentOpened lease                 | reservation.not_yours        | reservation.not_yours        | reservation.not_yours
getSentCode                              | reservation.not_yours        | reservation.not_yours        | reservation.not_yours
requestSigningCode lease                 | reservation.not_yours        | reservation.not_yours        | reservation.not_yours
onOfferSignConfirm                       | reservation.not_yours        | reservation.not_yours        | reservation.not_yours
nameLeaseSigners                         | reservation.not_yours        | reservation.not_yours        | reservation.not_yours
withdrawReservation                      | reservation.not_yours        | reservation.not_yours        | reservation.not_yours
generateOfferPdfAndUpload                | document.not_found           | document.not_found           | document.not_found
notifyAdminOnContractSigned              | lease.not_found              | lease.not_found              | lease.not_found
getLease                                 | lease.not_found              | lease.not_found              | lease.not_found
getDeposit                               | lease.not_found              | lease.not_found              | lease.not_found
prepareUnpaidEnd                         | lease.not_found              | lease.not_found              | lease.not_found
endUnpaidLease                           | lease.not_found              | lease.not_found              | lease.not_found
changePayoutAccount                      | lease.not_found              | lease.not_found              | lease.not_found
setNewDepositTerm                        | lease.not_found              | lease.not_found              | lease.not_found
endUnpaidLease overdue                   | lease.not_found              | lease.not_found              | lease.not_found
prepareUnpaidEnd overdue                 | lease.not_found              | lease.not_found              | lease.not_found
setNewDepositTerm late                   | lease.not_found              | lease.not_found              | lease.not_found
updateReceptionOfThePremise receiver     | lease.not_found              | lease.not_found              | lease.not_found
updateReceptionOfThePremise transfer     | lease.not_found              | lease.not_found              | lease.not_found
protocolAttached before the deposit      | protocol.access_denied       | protocol.access_denied       | protocol.access_denied
confirmDepositReceived                   | kit.denied                   | kit.denied                   | kit.denied
confirmDepositReceived unknown           | kit.denied                   | kit.denied                   | kit.denied
listUnmatched                            | kit.denied                   | kit.denied                   | kit.denied
assignReceipt unknown                    | kit.denied                   | kit.denied                   | kit.denied
returnReceipt unknown                    | kit.denied                   | kit.denied                   | kit.denied
setDepositProblem                        | kit.denied                   | kit.denied                   | kit.denied
clearDepositProblem                      | kit.denied                   | kit.denied                   | kit.denied
approveMoney unknown                     | kit.denied                   | kit.denied                   | kit.denied
reverseDepositReceipt                    | kit.denied                   | kit.denied                   | kit.denied
confirmDepositReceived again             | kit.denied                   | kit.denied                   | kit.denied
proposeMeeting                           | lease.not_found              | lease.not_found              | lease.not_found
agreeEarlyHandover                       | lease.not_found              | lease.not_found              | lease.not_found
getProtocol                              | protocol.access_denied       | protocol.access_denied       | protocol.access_denied
saveProtocolDraft                        | protocol.access_denied       | protocol.access_denied       | protocol.access_denied
requestSigningCode protocol early        | signing.not_allowed          | signing.not_allowed          | signing.not_allowed
prepareProtocol                          | protocol.access_denied       | protocol.access_denied       | protocol.access_denied
protocolAttached                         | protocol.access_denied       | protocol.access_denied       | protocol.access_denied
requestSigningCode protocol              | signing.not_allowed          | signing.not_allowed          | signing.not_allowed
confirmOrDeclineProtocol code            | protocol.access_denied       | protocol.access_denied       | protocol.access_denied
withdrawProtocol                         | protocol.access_denied       | protocol.access_denied       | protocol.access_denied
protocolAttached again                   | protocol.access_denied       | protocol.access_denied       | protocol.access_denied
confirmOrDeclineProtocol                 | protocol.access_denied       | protocol.access_denied       | protocol.access_denied
bookDepositPayout                        | kit.denied                   | kit.denied                   | kit.denied
prepareRejection                         | lease.not_found              | lease.not_found              | lease.not_found
rejectProtocol                           | lease.not_found              | lease.not_found              | lease.not_found
objectToRejection                        | lease.not_found              | lease.not_found              | lease.not_found
proposeStatement                         | lease.not_found              | lease.not_found              | lease.not_found
answerStatement none                     | lease.not_found              | lease.not_found              | lease.not_found
recordDisputeTitle                       | kit.denied                   | kit.denied                   | kit.denied
bookCourtDeposit early                   | kit.denied                   | kit.denied                   | kit.denied
bookDepositRefund                        | kit.denied                   | kit.denied                   | kit.denied
addWantedListing                         | wanted.no_company            | wanted.no_company            | ok
updateWantedListing                      | wanted.denied                | wanted.denied                | wanted.denied
submitOfferToWantedListing               | wanted.offer_denied          | wanted.offer_denied          | wanted.offer_denied
listWantedListings                       | ok                           | ok                           | ok
listWantedPins                           | ok                           | ok                           | ok
listModeratedWantedListings              | kit.denied                   | kit.denied                   | kit.denied
getWantedPreview                         | ok                           | ok                           | ok
listOwnWantedListings                    | ok                           | ok                           | ok
listOffersToSend                         | ok                           | ok                           | ok
noteWantedLink                           | wanted.not_found             | wanted.not_found             | wanted.not_found
setSeekerAlert                           | ok                           | ok                           | ok
addPlaceAlert                            | ok                           | ok                           | ok
changePlaceAlert                         | place_alert.not_found        | place_alert.not_found        | place_alert.not_found
deletePlaceAlert                         | place_alert.not_found        | place_alert.not_found        | place_alert.not_found
restorePlaceAlert                        | place_alert.not_found        | place_alert.not_found        | place_alert.not_found
listPlaceAlerts                          | ok                           | ok                           | ok
deleteWantedListing                      | wanted.denied                | wanted.denied                | wanted.denied
restoreWantedListing                     | lifecycle.not_allowed        | lifecycle.not_allowed        | lifecycle.not_allowed
markWantedListingsMatched                | wanted.denied                | wanted.denied                | wanted.denied
linkProjectOfferForAgent                 | agency.not_agent             | agency.not_agent             | offer.not_found
signAgencyAgreement                      | agency.denied                | agency.denied                | agency.denied
getAgencyAgreement                       | agency.denied                | agency.denied                | agency.denied
getAgencyAgreementByToken                | agency.link_over             | agency.link_over             | agency.link_over
getOfferAgency                           | offer.not_found              | offer.not_found              | offer.not_found
getOfferAgency signed                    | offer.not_found              | offer.not_found              | offer.not_found
getOffer under agency                    | offer.not_found              | offer.not_found              | offer.not_found
getOfferForm under agency                | offer.not_found              | offer.not_found              | offer.not_found
saveOffer under agency                   | offer.not_found              | offer.not_found              | offer.not_found
onOfferAdd under agency                  | offer.not_found              | offer.not_found              | offer.not_found
deleteOffer under agency                 | offer.not_found              | offer.not_found              | offer.not_found
acceptAgencyAgreement                    | agency.denied                | agency.denied                | agency.denied
withdrawAgencyAgreement                  | agency.denied                | agency.denied                | agency.denied
acceptAgencyAgreement withdrawn          | agency.denied                | agency.denied                | agency.denied
declareAgencyExchange                    | agency.denied                | agency.denied                | agency.denied
revokeAgencyAgreement                    | agency.not_found             | agency.not_found             | agency.not_found
listAgencyAgreements                     | ok                           | ok                           | ok
setAgentInsurance                        | agency.not_agent             | agency.not_agent             | ok
listAgencyFiles                          | kit.denied                   | kit.denied                   | kit.denied
listAgencyLargeRents                     | kit.denied                   | kit.denied                   | kit.denied
reviewAgencyFile                         | kit.denied                   | kit.denied                   | kit.denied
listReviews                              | kit.denied                   | kit.denied                   | kit.denied
listWaiting                              | kit.denied                   | kit.denied                   | kit.denied
getConsoleOverview                       | kit.denied                   | kit.denied                   | kit.denied
getSystemState                           | kit.denied                   | kit.denied                   | kit.denied
takeCase                                 | kit.denied                   | kit.denied                   | kit.denied
giveCaseBack                             | kit.denied                   | kit.denied                   | kit.denied
listUsers                                | kit.denied                   | kit.denied                   | kit.denied
getUser                                  | kit.denied                   | kit.denied                   | kit.denied
listEvents                               | kit.denied                   | kit.denied                   | kit.denied
listJobs                                 | kit.denied                   | kit.denied                   | kit.denied
retryJob                                 | kit.denied                   | kit.denied                   | kit.denied
cancelJob                                | kit.denied                   | kit.denied                   | kit.denied
listMails                                | kit.denied                   | kit.denied                   | kit.denied
resendMail                               | kit.denied                   | kit.denied                   | kit.denied
getSettings                              | kit.denied                   | kit.denied                   | kit.denied
listCompanyAccess                        | kit.denied                   | kit.denied                   | kit.denied
grantCompanyAccess                       | kit.denied                   | kit.denied                   | kit.denied
revokeCompanyAccess                      | kit.denied                   | kit.denied                   | kit.denied
listDeposits                             | kit.denied                   | kit.denied                   | kit.denied
declareLeaseForm                         | lease.not_found              | lease.not_found              | lease.not_found
listLeaseForms                           | kit.denied                   | kit.denied                   | kit.denied
reviewLeaseForm                          | kit.denied                   | kit.denied                   | kit.denied
listTasks                                | kit.denied                   | kit.denied                   | kit.denied
closeTask                                | kit.denied                   | kit.denied                   | kit.denied
listModeratedOffers                      | kit.denied                   | kit.denied                   | kit.denied
listCounterOffers                        | kit.denied                   | kit.denied                   | kit.denied
listDoubtfulPhotos                       | kit.denied                   | kit.denied                   | kit.denied
judgePhoto                               | kit.denied                   | kit.denied                   | kit.denied
hideOffer draft                          | kit.denied                   | kit.denied                   | kit.denied
hideOffer                                | kit.denied                   | kit.denied                   | kit.denied
getOffer hidden                          | ok                           | ok                           | ok
getMyIdentity                            | ok                           | ok                           | ok
showMObywatelInstructions                | ok                           | ok                           | lifecycle.not_allowed
showMObywatelInstructions of another     | kit.denied                   | kit.denied                   | kit.denied
showMObywatelInstructions with a code    | ok                           | ok                           | lifecycle.not_allowed
handleContinueVerification               | lifecycle.not_allowed        | lifecycle.not_allowed        | identity.request_not_found
mObywatelHeartbeat                       | ok                           | ok                           | ok
listMObywatelRequests                    | kit.denied                   | kit.denied                   | kit.denied
getMObywatelRequest                      | kit.denied                   | kit.denied                   | kit.denied
updateMObywatelCode                      | kit.denied                   | kit.denied                   | kit.denied
confirmMObywatelVerification             | kit.denied                   | kit.denied                   | kit.denied
showUserModal                            | kit.denied                   | kit.denied                   | kit.denied
handleContinueVerification when asked    | lifecycle.not_allowed        | lifecycle.not_allowed        | identity.request_not_found
resetVerification                        | kit.denied                   | kit.denied                   | kit.denied
handleContinueVerification giving up     | ok                           | ok                           | identity.request_not_found
uploadSignature                          | identity.no_file             | identity.no_file             | identity.no_file
uploadSignature of another               | kit.denied                   | kit.denied                   | kit.denied
decideIdentity                           | kit.denied                   | kit.denied                   | kit.denied
getMyCompany                             | ok                           | ok                           | ok
getCosigners                             | ok                           | ok                           | ok
checkIfCompanyExists                     | ok                           | ok                           | ok
getCompanyFromRegistry                   | ok                           | ok                           | ok
checkCompanyRegisters                    | kit.denied                   | kit.denied                   | kit.denied
listCompanyChanges                       | kit.denied                   | kit.denied                   | kit.denied
changeCompany                            | company.denied               | company.denied               | ok
decideCompanyChange                      | kit.denied                   | kit.denied                   | kit.denied
addCompany                               | ok                           | ok                           | company.already_linked
submitCompany                            | ok                           | ok                           | lifecycle.not_allowed
submitCompany of another                 | company.already_linked       | company.already_linked       | company.already_linked
decideCompany                            | kit.denied                   | kit.denied                   | kit.denied
clearCompanyDetails                      | ok                           | ok                           | company.running_deal
listCompanyWorkers                       | company.not_found            | company.not_found            | ok
listCompanySuccessors                         | company.not_found            | company.not_found            | company.not_found
inviteToCompany                          | company.not_found            | company.not_found            | ok
getCompanyBlockers                       | company.not_found            | company.not_found            | ok
updateUserCompanyId                      | ok                           | ok                           | company.already_linked
deleteUserFromCompany                    | company.denied               | company.denied               | company.denied
handOverCompany                          | company.denied               | company.denied               | company.not_found
appointCompanyCreator                    | kit.denied                   | kit.denied                   | kit.denied
deleteCompany                            | company.denied               | company.denied               | company.deals_running
createShortLink                          | ok                           | ok                           | kit.denied
createShortLink of a script              | outreach.url_wrong           | outreach.url_wrong           | kit.denied
getShortLink                             | outreach.link_not_found      | outreach.link_not_found      | outreach.link_not_found
openShortLink                            | outreach.link_not_found      | outreach.link_not_found      | outreach.link_not_found
openShortLink of no id                   | outreach.link_invalid        | outreach.link_invalid        | outreach.link_invalid
listShortLinks                           | ok                           | ok                           | kit.denied
generateUtmLink                          | ok                           | ok                           | kit.denied
checkProspect                            | ok                           | ok                           | kit.denied
listProspects                            | ok                           | ok                           | kit.denied
callerSendWebsite                        | ok                           | ok                           | kit.denied
callerSendWebsite without consent        | outreach.basis_required      | outreach.basis_required      | kit.denied
callerSendOffer                          | ok                           | ok                           | kit.denied
callerSendOffer of a draft               | outreach.offer_not_open      | outreach.offer_not_open      | kit.denied
getOutreach                              | ok                           | ok                           | kit.denied
listBonuses                              | kit.denied                   | kit.denied                   | kit.denied
setBonus                                 | kit.denied                   | kit.denied                   | kit.denied
getContact                               | ok                           | ok                           | ok
onReport                                 | ok                           | ok                           | ok
onReport of another                      | report.not_yours             | report.not_yours             | report.not_yours
listReports                              | kit.denied                   | kit.denied                   | kit.denied
reportOffer                              | ok                           | ok                           | ok
reportOffer of a draft                   | report.offer_unknown         | report.offer_unknown         | report.offer_unknown
reportWantedListing                      | ok                           | ok                           | ok
reportWantedListing of none              | report.wanted_unknown        | report.wanted_unknown        | report.wanted_unknown
listOfferNotices                         | kit.denied                   | kit.denied                   | kit.denied
decideOfferNotice                        | kit.denied                   | kit.denied                   | kit.denied
markReport                               | kit.denied                   | kit.denied                   | kit.denied
onAskGeminiAboutFAQ                      | ok                           | ok                           | ok
getFaqSettings                           | ok                           | ok                           | ok
sendFaqOpinion                           | ok                           | ok                           | ok
sendFaqOpinion of an answer              | ok                           | ok                           | ok
listFaqOpinions                          | kit.denied                   | kit.denied                   | kit.denied
logAnalyticsEvents                       | ok                           | ok                           | ok
logPurchase                              | lease.not_found              | lease.not_found              | lease.not_found
getVisits                                | kit.denied                   | kit.denied                   | kit.denied
getApi                                   | ok                           | ok                           | ok
getPromotion                             | ok                           | ok                           | ok
signOut                                  | ok                           | ok                           | ok
`;
