import { rowsOf } from './rows.ts';

/**
 * Every call of the product beside the test that provokes it: name on the wire, file, and words of the test's name. A row that names
 * `tests/matrix/answers.ts` means the call's row of that table.
 */
export const calls = rowsOf(`
acceptAgencyAgreement | src/server/agency/agreement.test.ts | is sealed with both acts
addAdminClaim | tests/matrix/answers.ts | addAdminClaim 
addCallerClaim | src/server/admin/queries/users.test.ts | keep why a claim was given and taken
addCompany | src/server/companies/companies.test.ts | gets every wrong field named, and a refusal needs a reason that the person reads
addCreatorClaim | tests/matrix/answers.ts | addCreatorClaim 
addOfferToCompany | src/server/companies/link.test.ts | give a project of their own to the company that has accepted them, and to no other
addPasskey | src/server/accounts/commands/passkeys/passkeys.test.ts | a passkey is added with the password, is a second factor with recovery codes, and its owne
addPlaceAlert | src/server/wanted/place-alerts.test.ts | is one of twenty at most, also for two presses at once
addToFavorites | src/server/offers/queries/offer.test.ts | is kept among favourites and listed there
addWantedListing | src/server/wanted/wanted.test.ts | wants an identity, an accepted company, and names every wrong field
agreeEarlyHandover | src/server/handover/day.test.ts | opens the sending with the agreed hour, or when both sides agree, each by itself
answerQuestion | src/server/offers/commands/questions/answer.test.ts | mails the answer to who asked, and a corrected one again
answerStatement | src/server/deposits/statements.test.ts | bind nobody without the other side, a stranger sees none, and each may be taken back
appointCompanyCreator | src/server/companies/team.test.ts | makes an accepted person the creator with a reason that both read and the event log keeps
approveMoney | src/server/deposits/receipts.test.ts | goes elsewhere only when a second admin approves it, with the reason in the mail
assignReceipt | src/server/deposits/receipts.test.ts | money that nobody claims stands on the ledger until its lease is found or it goes back, ea
bookCourtDeposit | src/server/deposits/tasks.test.ts | money that comes in while the deposit waits for a court goes there, and is due to nobody e
bookDepositPayout | src/server/deposits/money.test.ts | issues both invoices in one series, draws them, and pays the deposit out once
bookDepositRefund | src/server/deposits/money.test.ts | needs a reason and the tenant, and ends with the refund, not before the landlord’s time to
bookOffer | src/server/reservations/booking.test.ts | refuses who may not book
callerSendOffer | src/server/outreach/outreach.test.ts | shows of an offer what everybody may see
callerSendWebsite | src/server/outreach/outreach.test.ts | carries the campaign link and the way out
cancelEmailChange | src/server/accounts/commands/email-change.test.ts | the account remembers the new address that waits for its code, sends another one to it, an
cancelJob | src/server/admin/commands/operation.test.ts | a job that waits is taken out with a reason, and put back
captionOfferImage | src/server/offers/commands/save-offer.test.ts | are described, at most in 120 characters; the words are their alternative text
changeCompany | src/server/companies/companies.test.ts | stay in force until a moderator accepts the change, and are told to everybody who is linke
changePayoutAccount | src/server/deposits/payout-account.test.ts | takes the place of the frozen one only out of the company’s accepted data
changePlaceAlert | src/server/wanted/place-alerts.test.ts | waits while an alert is paused: what was found before comes when it goes on
changeSavedSearch | src/server/search/commands/saved/saved.test.ts | wait while a search is paused; what was found before comes when it goes on
checkCompanyRegisters | src/server/companies/link.test.ts | say to the moderator where the form differs and whether they name the person; old answers 
checkDocument | src/server/signing/check.test.ts | is counted for a network, and a file that was read is remembered
checkIfCompanyExists | src/server/companies/companies.test.ts | exists once for each NIP; the second person joins it
checkProspect | src/server/outreach/outreach.test.ts | carries the campaign link and the way out
chooseMail | src/server/search/commands/saved/saved.test.ts | are sent once by two processes that find them due at the same time
chooseMailByToken | src/server/search/commands/saved/saved.test.ts | switches whole kinds, which the person finds switched in the workspace
clearCompanyDetails | src/server/companies/lost-link.test.ts | stays while an offer is published that they signed: nobody could book it afterwards
clearDepositProblem | src/server/deposits/receipts.test.ts | is told to both sides, stops the refund until it is cleared, and is a task meanwhile
closeTask | src/server/deposits/money.test.ts | is ended by the landlord three business days after the due day, and is then over
completeOpenId | src/server/accounts/commands/open-id.test.ts | who comes for the first time completes the account, and is in at once the next time
confirmAccountDeletion | src/server/accounts/commands/delete-account.test.ts | takes a recent sign-in, a confirmation, and nobody else’s word
confirmDepositReceived | src/server/deposits/money.test.ts | is received once, on an unused reference, by an admin
confirmEmailChange | src/server/accounts/commands/email-change.test.ts | an address changes after its code, and the old address may undo it
confirmMObywatelVerification | src/server/identity/requests.test.ts | asks for a reason, for words where the reason is one’s own
confirmOrDeclineProtocol | src/server/handover/commands.test.ts | is submitted by one side and signed by the other: payout due, invoices issued, sealed
confirmSecondFactor | src/server/accounts/commands/second-factor.test.ts | a second factor counts from its first code on, and is asked for at the next sign-in
confirmSignIn | src/server/accounts/commands/second-factor.test.ts | a second factor counts from its first code on, and is asked for at the next sign-in
countBell | src/server/accounts/commands/bell.test.ts | rings with what is mailed to an account, never with codes, and counts what nobody has read
countOffers | src/server/workspace/queries.test.ts | shows a signed offer in the list of each side, with the status of its lease
countQuestions | src/server/workspace/questions.test.ts | lists the questions about all offers of a side: the longest waiting first, apart from the 
createOffer | src/server/offers/commands/save-offer.test.ts | takes a given unused id once, and tells of another device
createShortLink | src/server/outreach/outreach.test.ts | is made by callers, leads where it was told, and counts people only
decideCompany | src/server/companies/companies.test.ts | keeps its data from whoever only asked to join, and from a creator whose own link was take
decideCompanyChange | src/server/companies/companies.test.ts | stay in force until a moderator accepts the change, and are told to everybody who is linke
decideIdentity | src/server/companies/companies.test.ts | is asked for, refused with a reason, asked for again, accepted and taken back
decideOfferNotice | src/server/content/notices.test.ts | confirms a notice of a visitor, hides the offer when it is upheld, and gives the reasons t
declareAgencyExchange | src/server/agency/agreement.test.ts | covers the agreed premises at the agreed rent, and wants an insurance
declareLeaseForm | src/server/leases/form.test.ts | waits until both declare the same day; the moderator notes the scan
delete-all-user-data | tests/matrix/answers.ts | delete-all-user-data 
deleteAllUserData | src/server/accounts/commands/delete-account.test.ts | nothing of the person is left in any table or file but what the law keeps
deleteCompany | src/server/companies/link.test.ts | is deleted by its creator when no offer, deal or other person keeps it, and its number is 
deleteOffer | src/server/offers/commands/delete-offer.test.ts | lets the owner of an announcement of a sale delete it for good, and of a binding offer not
deletePlaceAlert | src/server/wanted/place-alerts.test.ts | comes back within the minute of its deletion, not after it
deleteSavedSearch | src/server/search/commands/saved/saved.test.ts | gives a deleted search back within the minute, not after it, and forgets it then
deleteUserFromCompany | src/server/companies/link.test.ts | are removed by the creator or an admin, told by mail, and hand their projects over; whoeve
deleteWantedListing | src/server/wanted/wanted.test.ts | is changed and ended by its company alone
duplicateOffer | src/server/offers/commands/save-offer.test.ts | refuses nonsense with the field that it stands in, and everything of strangers
endOtherSessions | src/server/accounts/commands/second-factor.test.ts | every session is listed and ended from afar; one ends all others
endSession | src/server/accounts/commands/second-factor.test.ts | every session is listed and ended from afar; one ends all others
endUnpaidLease | src/server/leases/unpaid-end.test.ts | is signed with a code: the evidence, the history and both mails hold the text that was sig
endUserSessions | src/server/admin/queries/users.test.ts | are signed out on one device or on all, with a reason
findAddresses | src/server/search/queries/addresses.test.ts | asks nobody for a visitor
findParcel | src/server/search/queries/addresses.test.ts | names the plot at a point; says where there is none, when the register is away and when it
generateOfferPdfAndUpload | src/server/leases/signing.test.ts | are read by the sides and by nobody else
generateUtmLink | src/server/outreach/outreach.test.ts | of a new person go to the caller by whose campaign they came
getAccountDeletion | src/server/accounts/commands/delete-account.test.ts | takes a recent sign-in, a confirmation, and nobody else’s word
getAgencyAgreement | src/server/agency/agency.test.ts | reads and declines without an account
getAgencyAgreementByToken | src/server/agency/agency.test.ts | reads and declines without an account
getApi | tests/matrix/api-examples.test.ts | the page knows every call that has an example, in full
getCompanyBlockers | src/server/companies/link.test.ts | is deleted by its creator when no offer, deal or other person keeps it, and its number is 
getCompanyFromRegistry | src/server/companies/link.test.ts | know nobody of that number, refuse a wrong one, and wait for a confirmed address
getConsoleOverview | src/server/admin/queries/waiting.test.ts | each case stands in one list by itself, the oldest first, and says what it is about
getContact | src/server/content/commands.test.ts | says where the operator is reached
getCosigners | src/server/companies/companies.test.ts | tells its second signers to signers alone, not to whoever asked to join
getCounterOffer | src/server/offers/counter-offers.test.ts | keeps one open for a company
getDataCopy | src/server/accounts/commands/data-copy.test.ts | holds everything that is stored about a person and the documents that they signed, opens f
getDeletionProgress | src/server/accounts/commands/delete-account.test.ts | ends every session with the press, shows the real steps to whoever began it, and frees the
getDeposit | src/server/deposits/money.test.ts | shows account, title and code to the tenant
getDocument | src/server/reservations/booking.test.ts | answers a repeat as the first time, draws the lease and tells both sides
getFaqSettings | src/server/content/faq.test.ts | a question gets the answer of the page that fits best, in the language of whoever asks
getHome | src/server/accounts/commands/bell.test.ts | the home says whose move it is, and until when
getLanding | src/server/kit/http/visitor-answers.test.ts | whoever has a session neither gets what was made for visitors nor leaves anything for them
getLease | src/server/handover/day.test.ts | takes another time that the landlord proposes once the tenant names it
getMailChoices | src/server/search/commands/saved/saved.test.ts | switches whole kinds, which the person finds switched in the workspace
getMailDelay | src/server/admin/queries.test.ts | while the mail server is dead every call works, those who wait are told, the operator sees
getMapSettings | src/server/search/queries/map-images.test.ts | tells the browser which layers there are
getMarket | src/server/search/queries/market.test.ts | there is none of %s
getMe | src/server/kit/http/rpc.test.ts | a visitor address has its own limit a minute and is told how long to wait
getMObywatelRequest | src/server/identity/requests.test.ts | leads from the instructions over the code to an acceptance
getMyCompany | src/server/companies/companies.test.ts | keeps its data from whoever only asked to join, and from a creator whose own link was take
getMyIdentity | src/server/identity/queries/my-identity.test.ts | tells a person since when somebody looks, why they were refused, and nothing old
getOffer | src/server/offers/queries/offer.test.ts | tells the owner who and visitors only that
getOfferAgency | tests/matrix/answers.ts | getOfferAgency 
getOfferCard | src/server/search/queries/search.test.ts | gives the card behind a pin to whoever may see the pin, with the price for the signed-in a
getOfferCheck | src/server/kit/live/live.test.ts | progress is what the job has really reached, and the person hears of it
getOfferForm | src/server/offers/commands/publish-offer.test.ts | tells a colleague whom the document does not name who signs it, and lets them have it draw
getOfferOutcome | src/server/offers/queries/outcome.test.ts | keeps the name of a hidden offer to itself, and knows no project and no open offer
getOfferPhotos | src/server/signing/attachments.test.ts | come in one file with the hashes that the offer prints, for whoever may read it
getOfferProgress | src/server/leases/signing.test.ts | concludes the lease once, seals it, tells everybody and answers a repeat as the first time
getOpenIdEntry | src/server/accounts/commands/open-id.test.ts | who comes for the first time completes the account, and is in at once the next time
getOutreach | src/server/outreach/outreach.test.ts | are what a hand counts: totals, bars, tables of five, conversion, and the period before
getPhotoFlags | src/server/offers/commands/check-photos.test.ts | without an artificial intelligence, the local rules say what they know
getProfile | src/server/accounts/commands/email-change.test.ts | the account remembers the new address that waits for its code, sends another one to it, an
getPromotion | tests/matrix/api-examples.test.ts | the example of %s is answered as the page says
getProtocol | src/server/handover/commands.test.ts | is locked until the deposit arrives and both persons are named
getReadingCopy | src/server/signing/attachments.test.ts | is made once, read by the sides and nobody else, and not of what does not exist
getReservation | src/server/reservations/booking.test.ts | answers a repeat as the first time, draws the lease and tells both sides
getSecurity | src/server/accounts/commands/second-factor.test.ts | every session is listed and ended from afar; one ends all others
getSentCode | src/server/signing/queries/sent-code.test.ts | remembers the code that was sent until it is over, for whoever signs and nobody else
getSettings | src/server/admin/queries/settings.test.ts | the console shows how the program is set, and no secret wherever one is planted
getShortLink | src/server/outreach/outreach.test.ts | is made by callers, leads where it was told, and counts people only
getSignInStep | src/server/accounts/commands/passkeys/passkeys.test.ts | after the password the key stands for the code
getSignInWays | src/server/accounts/commands/open-id.test.ts | without a provider there is no way and no word of it; one that is away says so
getSubscription | src/server/search/commands/saved/saved.test.ts | is stored as a hash, opens nothing when it is wrong, and says so of a search that is gone
getSystemState | src/server/admin/queries.test.ts | while the mail server is dead every call works, those who wait are told, the operator sees
getUser | src/server/admin/queries/users.test.ts | show how they are verified and protected and where they are open, without any secret
getVisits | src/server/content/visits.test.ts | is kept with what everybody may know of an offer, and with nothing of who it was
getWantedPreview | tests/matrix/answers.ts | getWantedPreview 
giveCaseBack | src/server/admin/commands/cases.test.ts | is given back by whoever has it, and by nobody else
grantCompanyAccess | src/server/companies/access.test.ts | an admin lets one company see the name of another and takes it back
guessProvince | src/server/search/adapters/networks.test.ts | answers the province of the caller once an offer is listed there, and the landing page say
handleContinueVerification | src/server/identity/requests.test.ts | leads on to another code, or to the beginning
handOverCompany | src/server/companies/link.test.ts | take the company over from its creator, who stays in it
hideOffer | src/server/offers/queries/offer.test.ts | hides an offer with a reason that its owner reads, and shows it again
inviteToCompany | src/server/companies/link.test.ts | are invited by the creator, ten times a day
judgePhoto | src/server/offers/commands/check-photos.test.ts | may stand when a moderator lets them: the owner is told, and the offer is drawn
linkProjectOffer | src/server/offers/commands/link-offer.test.ts | an admin gives any project
linkProjectOfferForAgent | src/server/agency/agency.test.ts | is made by an insured agent for a complete project
listAgencyAgreements | src/server/agency/agreement.test.ts | lists an agent’s clients and an owner’s agents
listAgencyFiles | tests/roads/agency/agreement.road.ts | a moderator looks at the scan
listAgencyLargeRents | src/server/agency/agents.test.ts | asks the agent about the owner, stores the answers
listBell | src/server/accounts/commands/bell.test.ts | rings with what is mailed to an account, never with codes, and counts what nobody has read
listBonuses | tests/matrix/answers.ts | listBonuses 
listClaims | src/server/kit/http/rpc.test.ts | loaders in process are not limited, and name the language and address
listCompanyAccess | src/server/companies/access.test.ts | an admin lets one company see the name of another and takes it back
listCompanyChanges | src/server/companies/companies.test.ts | stay in force until a moderator accepts the change, and are told to everybody who is linke
listCompanySuccessors | src/server/companies/team.test.ts | neither sees nor removes anybody, hands the company over to an accepted person alone
listCompanyWorkers | src/server/companies/link.test.ts | are listed to the creator alone, five a page, with their roles
listCounterOffers | src/server/offers/queries/console/listed-counter-offers.test.ts | shows the operator what waits and what is over, with both sides, the deadline and every st
listDeposits | src/server/deposits/tasks.test.ts | the console names first the leases from which money is due to leave
listDoubtfulPhotos | src/server/offers/commands/check-photos.test.ts | may stand when a moderator lets them: the owner is told, and the offer is drawn
listEvents | src/server/admin/queries/events.test.ts | says who acted and whom it was about
listFaqOpinions | src/server/content/faq.test.ts | are kept once for each sender, changed by a second press, and read by the operator without who sent them
listFormerOffers | src/server/offers/commands/save-offer.test.ts | lists former offers of the caller and their company alone, with the one section that is as
listFoundOffers | src/server/search/commands/saved/found.test.ts | is at most three offers, the newest first, each told once, with its rent for whoever sees it, until its search was opened
listJobs | src/server/admin/commands/operation.test.ts | a job that waits is taken out with a reason, and put back
listLeaseForms | src/server/leases/form.test.ts | waits until both declare the same day; the moderator notes the scan
listLeases | src/server/workspace/queries.test.ts | lists the leases of a side, the last signed first, and to a stranger none
listMails | src/server/admin/commands/operation.test.ts | mails are found by a part of an address, page by page
listMObywatelRequests | src/server/identity/requests.test.ts | leads from the instructions over the code to an acceptance
listModeratedOffers | src/server/offers/queries/moderation.test.ts | lists what is public and what is hidden, finds both by name and number, and shows a hidden
listModeratedWantedListings | src/server/wanted/wanted.test.ts | is found by a moderator on the board or where it went, by place, company, number
listOfferNotices | src/server/content/notices.test.ts | confirms a notice of a visitor, hides the offer when it is upheld, and gives the reasons t
listOffers | src/server/workspace/queries.test.ts | lists the workspace by state with counts, page by page
listOffersToSend | src/server/wanted/wanted.test.ts | takes an active offer of the sender once
listOwnWantedListings | src/server/wanted/wanted.test.ts | takes an active offer of the sender once
listPlaceAlerts | src/server/wanted/place-alerts.test.ts | is listed for its owner alone, once for an area
listProspects | src/server/outreach/prospects.test.ts | are listed with their group, repeats and milestones
listQuestions | src/server/workspace/questions.test.ts | lists the questions about all offers of a side: the longest waiting first, apart from the 
listReports | src/server/content/commands.test.ts | takes reports of people and of visitors into one list, which marks them
listReviews | src/server/companies/link.test.ts | say to the moderator where the form differs and whether they name the person; old answers 
listSavedSearches | src/server/search/commands/saved/saved.test.ts | names a search after its filters, in the language of whoever saves it, and lists it with t
listShortLinks | src/server/outreach/outreach.test.ts | is made by callers, leads where it was told, and counts people only
listSimilarOffers | src/server/search/queries/similar.test.ts | answers nothing of an offer that not everybody may open, as of one that never was
listTasks | src/server/deposits/receipts.test.ts | a second payment waits to go back to its payer, while the deposit stays
listUnmatched | src/server/deposits/receipts.test.ts | that nobody claims and that was booked by mistake is taken back by a second admin, and its
listUsers | src/server/admin/queries/users.test.ts | come in pages, and those with claims by themselves
listWaiting | src/server/admin/queries/waiting.test.ts | the overview is empty where nothing waits, and names what does with its age
listWantedListings | src/server/wanted/wanted.test.ts | tells a visitor what is wanted and nothing of who wants it
listWantedPins | src/server/wanted/wanted.test.ts | is narrowed by a circle and a use, to the kilometre
logAnalyticsEvents | src/server/content/visits.test.ts | is kept with what everybody may know of an offer, and with nothing of who it was
logPurchase | src/server/content/visits.test.ts | a signed protocol is one purchase, with both invoices as its number, however often it is n
mailNewOffer | src/server/offers/commands/save-offer.test.ts | begins with defaults, becomes a project with the first save, and mails once when it is nam
markBellRead | src/server/accounts/commands/bell.test.ts | rings with what is mailed to an account, never with codes, and counts what nobody has read
markReport | src/server/content/commands.test.ts | takes reports of people and of visitors into one list, which marks them
markWantedListingsMatched | src/server/wanted/wanted.test.ts | is marked as found together with others, or not at all
mObywatelHeartbeat | src/server/identity/requests.test.ts | gives a request up after half an hour without a sign of life
nameLeaseSigners | tests/matrix/answers.ts | nameLeaseSigners 
noteDocumentOpened | src/server/leases/signing.test.ts | keeps with the act what stood behind it: the opening, the code, and the sentences that wer
noteWantedLink | src/server/wanted/wanted.test.ts | opens the name to its own people, to admins, and to whoever has sent an offer
notifyAdminOnContractSigned | src/server/leases/signing.test.ts | are read by the sides and by nobody else
objectToRejection | src/server/deposits/statements.test.ts | of a rejection ends the landlord’s time to object, and the refund is free at once
offerHeartbeat | src/server/offers/commands/save-offer.test.ts | takes a given unused id once, and tells of another device
onAskGeminiAboutFAQ | src/server/content/faq.test.ts | a question too long or empty is refused, and one too many a minute
onAskQuestion | src/server/offers/commands/questions/ask.test.ts | refuses empty questions, one’s own offer, another’s address, and more than a person may as
onClickOfferAddLink | tests/roads/people/sign-in.road.ts | a campaign is kept with consent alone, and sent with the sign-up and with the press on a l
onCounterOffer | src/server/offers/counter-offers.test.ts | keeps one open for a company
onCounterOfferAccepted | src/server/offers/counter-offers.test.ts | makes the next version
onCounterOfferDeclined | src/server/offers/counter-offers.test.ts | is declined by the payload that clients know
onNewUser | tests/matrix/answers.ts | onNewUser 
onOfferAdd | src/server/offers/commands/publish-offer.test.ts | is refused with every problem of the form
onOfferAddConfirm | src/server/offers/commands/publish-offer.test.ts | refuses a wrong code, missing consents, another hash and a form that was saved since
onOfferSign | tests/matrix/answers.ts | onOfferSign 
onOfferSignConfirm | src/server/leases/signing.test.ts | concludes the lease once
onReport | src/server/content/commands.test.ts | refuses a report without its parts, of nobody, in another’s name, and without end
openSavedSearch | src/server/search/commands/saved/saved.test.ts | collects offers into one mail, with what the reader may see, and mails none of them again
openShortLink | src/server/outreach/outreach.test.ts | is made by callers, leads where it was told, and counts people only
orderOfferImages | src/server/offers/commands/save-offer.test.ts | are ordered, and strangers add none
placeDetails | src/server/search/queries/search.test.ts | are suggested without Polish letters and found by their id
placesAutocomplete | src/server/search/queries/search.test.ts | are suggested without Polish letters
prepareProtocol | src/server/handover/persons.test.ts | reads nothing of a protocol that the tenant sent from their own account and that came back
prepareRejection | src/server/handover/day.test.ts | is drawn with its words and photos, signed with a code by the tenant, sealed, and read by 
prepareUnpaidEnd | src/server/leases/unpaid-end.test.ts | needs both: the first signature changes nothing, the second over the same text ends the le
proposeMeeting | src/server/handover/day.test.ts | takes another time that the landlord proposes once the tenant names it
proposeDescription | src/server/offers/queries/description/propose.test.ts | is written from what the page says to everybody, and from nothing else
proposeStatement | src/server/deposits/statements.test.ts | is the text that was read: not another outcome, and not one whose draft gave way to anothe
protocolAttached | src/server/handover/commands.test.ts | is signed by its submitter over the drawn bytes, named as they are, and by nobody else
readMailbox | src/server/kit/mail/mail.test.ts | with a mail server the local mailbox is not shown
recordDisputeTitle | src/server/deposits/statements.test.ts | is recorded by two admins with its document, and then decides
rejectProtocol | src/server/deposits/money.test.ts | needs a reason and the tenant, and ends with the refund, not before the landlord’s time to
removeFromFavorites | src/server/offers/queries/offer.test.ts | is kept among favourites and listed there
removeOfferImage | src/server/offers/commands/save-offer.test.ts | copies the form without the declarations; the photos outlive the original
removePasskey | src/server/accounts/commands/passkeys/passkeys.test.ts | a passkey is renamed and removed by its owner alone; a removed one opens nothing
removeSecondFactor | src/server/accounts/commands/second-factor.test.ts | who lost phone and codes gets the factor taken away by an admin, with a reason, and is tol
renamePasskey | src/server/accounts/commands/passkeys/passkeys.test.ts | a passkey is renamed and removed by its owner alone; a removed one opens nothing
renewOffer | src/server/workspace/queries.test.ts | lets the landlord publish again what a lease that fell through set free, and nothing befor
renewRecoveryCodes | src/server/accounts/commands/second-factor.test.ts | another phone is set up with a code of the present one, which counts until the new one is 
reportWantedListing | src/server/content/notices.test.ts | is reported by a visitor, taken from the board for good when the notice is upheld
reportOffer | src/server/content/notices.test.ts | confirms a notice of a visitor, hides the offer when it is upheld, and gives the reasons t
requestDataCopy | src/server/accounts/commands/data-copy.test.ts | holds everything that is stored about a person and the documents that they signed, opens f
requestEmailChange | src/server/accounts/commands/email-change.test.ts | an address changes after its code, and the old address may undo it
requestPasswordReset | src/server/kit/live/live.test.ts | a new password ends the streams of every session
requestSigningCode | src/server/leases/signing.test.ts | is for nobody else
resendMail | src/server/admin/commands/operation.test.ts | a mail without a secret goes once more
resetPassword | src/server/kit/live/live.test.ts | a new password ends the streams of every session
resetVerification | src/server/identity/requests.test.ts | brings whoever is not accepted back to the beginning
restoreOffer | src/server/offers/commands/save-offer.test.ts | can be taken back for a minute, and then its files go
restorePlaceAlert | src/server/wanted/place-alerts.test.ts | comes back within the minute of its deletion, not after it
restoreSavedSearch | src/server/search/commands/saved/saved.test.ts | gives a deleted search back within the minute, not after it, and forgets it then
restoreWantedListing | src/server/wanted/wanted.test.ts | stops at ten active ones of a company, also for two presses at once
retryJob | src/server/admin/commands/operation.test.ts | a mail that the server cannot take now is delayed, then failed, its job has stopped
returnReceipt | src/server/deposits/receipts.test.ts | money that nobody claims stands on the ledger until its lease is found or it goes back, ea
reverseDepositReceipt | src/server/deposits/money.test.ts | a receipt stays as it came in; a reversal stands alone and names the entry that it reverse
reviewAgencyFile | tests/matrix/answers.ts | reviewAgencyFile 
reviewLeaseForm | src/server/leases/form.test.ts | begins anew when the moderator sends the scan back
revokeAgencyAgreement | src/server/agency/agreement.test.ts | lets the agent publish in the name of the owner
revokeClaim | src/server/kit/live/live.test.ts | who loses a claim hears what the others of it hear only until then
revokeCompanyAccess | src/server/companies/access.test.ts | an admin lets one company see the name of another and takes it back
saveOffer | src/server/offers/commands/save-offer.test.ts | refuses nonsense with the field that it stands in, and everything of strangers
saveProtocolDraft | src/server/handover/commands.test.ts | keeps a draft for each side and never lets an older save win
saveSearch | src/server/search/commands/saved/saved.test.ts | refuses the same filters a second time, whatever their order, and says under which name th
searchFacets | src/server/search/queries/filters.test.ts | keeps terms from whoever may not see them: no filter, no order, no count
searchMarkers | src/server/search/queries/search.test.ts | answers a visitor the same whatever the prices are
searchOffers | src/server/search/queries/search.test.ts | answers a visitor the same whatever the prices are
sendEmailChangeCode | src/server/accounts/commands/email-change.test.ts | the account remembers the new address that waits for its code, sends another one to it, an
sendEmailVerificationCode | tests/roads/people/account.road.ts | the code of a registration still counts when the account page asks for it again, and anoth
sendFaqOpinion | src/server/content/faq.test.ts | are kept once for each sender, changed by a second press, and read by the operator without
setAgentInsurance | src/server/agency/agreement.test.ts | covers the agreed premises at the agreed rent, and wants an insurance
setBonus | src/server/outreach/outreach.test.ts | of a new person go to the caller by whose campaign they came
setDepositProblem | src/server/deposits/receipts.test.ts | is told to both sides, stops the refund until it is cleared, and is a task meanwhile
setNewDepositTerm | src/server/deposits/receipts.test.ts | ends after 30 days; then a new term of 7 to 60 days opens it again
setSeekerAlert | src/server/wanted/wanted.test.ts | tell an owner who looks, once, and the company what has appeared since
setSubscription | src/server/search/commands/saved/saved.test.ts | changes nothing when it is read, pauses the search when it is pressed, and can be undone, 
showMObywatelInstructions | src/server/identity/requests.test.ts | leads from the instructions over the code
showUserModal | src/server/identity/requests.test.ts | leads on to another code, or to the beginning
signAgencyAgreement | src/server/agency/agency.test.ts | is sent once the agent has signed it
signIn | src/server/accounts/commands/delete-account.test.ts | ends every session with the press, shows the real steps to whoever began it, and frees the
signInWithPasskey | src/server/accounts/commands/passkeys/passkeys.test.ts | a passkey alone signs in without a password or code, and a new browser is told by mail
signOut | src/server/kit/live/live.test.ts | whoever signs out hears no more
signUp | tests/roads/entry.road.ts | a registration that is sent twice makes one account; a taken address keeps what was typed
startOpenId | src/server/accounts/commands/open-id.test.ts | without a provider there is no way and no word of it; one that is away says so
startPasskey | src/server/accounts/commands/passkeys/passkeys.test.ts | another passkey needs a proof of the second factor, at most ten are kept, and none twice
startPasskeyProof | src/server/accounts/commands/passkeys/passkeys.test.ts | a passkey is renamed and removed by its owner alone; a removed one opens nothing
startPasskeySignIn | src/server/accounts/commands/passkeys/passkeys.test.ts | a passkey alone signs in without a password or code, and a new browser is told by mail
startPasskeyStep | src/server/accounts/commands/passkeys/passkeys.test.ts | after the password the key stands for the code
startSecondFactor | src/server/accounts/commands/second-factor.test.ts | another phone is set up with a code of the present one, which counts until the new one is 
submitCompany | src/server/companies/companies.test.ts | belongs to nobody before it is accepted: two give in the same number, the second acceptanc
submitOfferToWantedListing | src/server/wanted/wanted.test.ts | takes an active offer of the sender once
switchOffSecondFactor | src/server/accounts/commands/second-factor.test.ts | it is switched off with a code, not by an admin, for whom it is compulsory
takeCase | src/server/admin/commands/cases.test.ts | goes to the first of two who take it at the same moment, and the other is told who has it
understandSearch | tests/matrix/answers.ts | understandSearch 
undoEmailChange | src/server/accounts/commands/second-factor.test.ts | undoing a change of address takes away a factor from since then or the days before
updateMObywatelCode | src/server/identity/requests.test.ts | lets a moderator give another code
updateReceptionOfThePremise | src/server/handover/day.test.ts | takes another time that the landlord proposes once the tenant names it
updateUser | src/server/kit/http/rpc.test.ts | a request from another site is refused, whatever cookies it carries
updateUserCompanyId | src/server/companies/link.test.ts | choose a company before they send the link: the role is never assumed
updateWantedListing | src/server/wanted/wanted.test.ts | is changed and ended by its company alone
uploadSignature | tests/roads/people/identity.road.ts | the terms are signed and uploaded
verifyEmailVerificationCode | tests/matrix/answers.ts | verifyEmailVerificationCode 
verifyPhotosWithAI | src/server/offers/commands/save-offer.test.ts | that are blank or repeated are flagged, each with its number
viewEmail | src/server/kit/mail/mail.test.ts | the viewer shows the mail with the secret as dots, to the holder of the link only, for 90 
withdrawAgencyAgreement | src/server/agency/agency.test.ts | is sent once the agent has signed it
withdrawCounterOffer | src/server/offers/counter-offers.test.ts | is withdrawn by its company alone
withdrawProtocol | src/server/handover/commands.test.ts | tells everybody who was asked to sign that it was withdrawn, and the receiver once, with a
withdrawReservation | src/server/reservations/booking.test.ts | is withdrawn by its company only, who then waits 24 hours
`);
