import { sql } from 'drizzle-orm';
import { contentCalls } from '../../src/contract/content/endpoints.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { bookingConsents } from '../../src/domain/reservations/rules.ts';
import { consentsOf } from '../../src/domain/signing/rules.ts';
import { protocolDocument } from '../factories/documents.ts';
import { codeFor, prepareProtocol } from '../factories/handover.ts';
import { requestIdOf } from '../factories/identity.ts';
import { must } from '../factories/published-offer.ts';
import { testPassword } from '../kit/server.ts';
import { agencyInputs } from './agency-inputs.ts';
import { consoleInputs } from './console-inputs.ts';
import { company, countered, lowerRent, reportedWanted } from './made.ts';
import { outreachInputs } from './outreach.ts';
import { type Caller, meetingPerson, nobody, openTask, ownCompany, type Scene } from './scene.ts';
import { searchInputs } from './search-inputs.ts';
import { wantedInputs } from './wanted-inputs.ts';

type Input = (scene: Scene, caller: Caller) => unknown;

const hash = 'ab'.repeat(32);
const mismatch = { mismatchedDetails: true, description: 'Lokal jest o połowę mniejszy.' };
const unknownPasskey = { id: 'unknown', rawId: 'unknown', type: 'public-key' } as const;
const empty: Input = () => ({});
const onDraft: Input = ({ draft }) => ({ offerId: draft });
const onPublished: Input = ({ published }) => ({ offerId: published });
const onBooked: Input = ({ booked }) => ({ offerId: booked });
const onDeal: Input = ({ deal }) => ({ offerId: deal });
const ofBystander: Input = ({ bystander }) => ({ email: bystander.email });
const transferOf = ({ deal, deposit, today }: Scene, bankReference: string) => ({ offerId: deal, amount: deposit, valueDate: today, bankReference });
const receiptOf = (scene: Scene, bankReference: string) => ({
  ...transferOf(scene, bankReference),
  ...{ payerName: 'KAWA SP. Z O.O.', payerAccount: '27114020040000300201355387' },
});
const taxNumbers: Partial<Record<Caller, string>> = { stranger: '5265877635', unverified: '7342867148' };

const offerNotice = { ground: 'pictures', explanation: 'To zdjęcia mojego lokalu.', goodFaith: true, name: 'Ewa Gość', email: 'gosc@firma.example' };

/** The request of the citizen app that the stranger has begun. */
const requestOfStranger = async ({ server, stranger }: Scene) => ({ requestId: await requestIdOf(server, stranger.uid) });

/** The uid of the caller; a visitor has none and names somebody. */
const uidOf = ({ bystander, ...scene }: Scene, caller: Caller): string => {
  const people: Readonly<Record<string, unknown>> = { ...scene.people };
  const person = people[caller] as { readonly uid?: string };
  return person.uid ?? bystander.uid;
};

/** The unpaid lease, so many days after its deposit was due. */
const overdue = async ({ server, unpaid }: Scene, days: number) => {
  await server.db.execute(sql`update lease set deposit_due = signed_at::date - ${days}::int where offer_id = ${unpaid}`);
  return { offerId: unpaid };
};

/** The landlord submits what was drawn for them; everybody else names a draft that is none of theirs. */
const submitted: Input = async ({ deal, server, landlord }, caller) => {
  if (caller !== 'landlord')
    return { offer: { id: deal }, draftVersion: 99, code: '000000', documentSha256: hash, consents: { ...consentsOf.protocol } };
  const prepared = await prepareProtocol(landlord, deal);
  return { ...prepared, ...(await codeFor(server, landlord, { offerId: deal, purpose: 'protocol', email: landlord.email })) };
};

/**
 * What each row of the matrix asks. A row is `call` or `call variant`; the order of the table in `answers.ts` is the order of
 * asking. Within a row those who are refused ask first, so that nobody's refusal comes from a change that another cell made.
 */
export const inputs: Readonly<Record<string, Input>> = {
  signUp: ({ bystander }) => ({
    email: bystander.email,
    password: testPassword,
    firstName: 'Ola',
    lastName: 'Nowa',
    marketingConsent: false,
    lang: 'pl',
  }),
  signIn: ({ bystander }) => ({ email: bystander.email, password: testPassword, bearer: true }),
  'signIn with a wrong password': (_, caller) => ({ email: `nobody-${caller}@test.example`, password: testPassword, bearer: true }),
  requestPasswordReset: (_, caller) => ({ email: `nobody-${caller}@test.example` }),
  resetPassword: () => ({ token: 'unknown', password: testPassword }),
  onNewUser: ({ bystander }) => ({ uid: bystander.uid, email: bystander.email, firstName: 'Ola', lastName: 'Nowa' }),
  sendEmailVerificationCode: empty,
  'sendEmailVerificationCode of another': ofBystander,
  verifyEmailVerificationCode: () => ({ verificationCode: '000000' }),
  getMe: empty,
  getProfile: empty,
  updateUser: () => ({ marketingConsent: true }),
  'updateUser name': () => ({ firstName: 'Bogumił' }),
  'requestEmailChange with a wrong password': (_, caller) => ({ email: `nowy-${caller}@test.example`, password: 'Parter-test-0' }),
  requestEmailChange: (_, caller) => ({ email: `nowy-${caller}@test.example`, password: testPassword }),
  sendEmailChangeCode: empty,
  confirmEmailChange: (_, caller) => ({ email: `nowy-${caller}@test.example`, verificationCode: '000000' }),
  cancelEmailChange: empty,
  undoEmailChange: () => ({ token: 'unknown' }),
  getMailChoices: empty,
  chooseMail: () => ({ kind: 'favourites', isOn: true }),
  getSubscription: () => ({ token: 'unknown' }),
  setSubscription: () => ({ token: 'unknown', isOn: false }),
  chooseMailByToken: () => ({ token: 'unknown', kind: 'favourites', isOn: false }),
  listBell: empty,
  countBell: empty,
  markBellRead: empty,
  getAccountDeletion: empty,
  deleteAllUserData: (scene, caller) => ({ userId: uidOf(scene, caller) }),
  'deleteAllUserData of another': ({ bystander }) => ({ userId: bystander.uid }),
  'delete-all-user-data': (scene, caller) => ({ userId: uidOf(scene, caller) }),
  'confirmAccountDeletion of another': ({ bystander }) => ({ userUid: bystander.uid }),
  confirmAccountDeletion: (scene, caller) => ({ userUid: uidOf(scene, caller) }),
  getDeletionProgress: () => ({ runId: nobody }),
  requestDataCopy: empty,
  getDataCopy: empty,
  getSecurity: empty,
  confirmSignIn: () => ({ code: '000000', challenge: 'unknown' }),
  'startSecondFactor with a wrong password': () => ({ password: 'Parter-test-0' }),
  confirmSecondFactor: () => ({ code: '000000' }),
  switchOffSecondFactor: () => ({ code: '000000' }),
  renewRecoveryCodes: () => ({ code: '000000' }),
  'startPasskey with a wrong password': () => ({ password: 'Parter-test-0' }),
  addPasskey: () => ({ name: 'Laptop', passkey: { ...unknownPasskey, response: { clientDataJSON: 'e30', attestationObject: 'oA' } } }),
  renamePasskey: () => ({ passkeyId: nobody, name: 'Laptop' }),
  removePasskey: () => ({ passkeyId: nobody, code: '000000' }),
  startPasskeyProof: empty,
  getSignInStep: () => ({ challenge: 'unknown' }),
  startPasskeyStep: () => ({ challenge: 'unknown' }),
  startPasskeySignIn: empty,
  signInWithPasskey: () => ({
    passkey: { ...unknownPasskey, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
  }),
  removeSecondFactor: ({ bystander }) => ({ email: bystander.email, reason: 'Telefon przepadł' }),
  endSession: () => ({ sessionId: nobody }),
  endUserSessions: ({ bystander }) => ({ uid: bystander.uid, sessionId: nobody, reason: 'Zgłoszono kradzież.' }),
  endOtherSessions: empty,
  getSignInWays: empty,
  startOpenId: () => ({ at: '/offers' }),
  getOpenIdEntry: empty,
  completeOpenId: () => ({ firstName: 'Ola', lastName: 'Nowa' }),
  addCreatorClaim: ({ bystander }) => ({ email: bystander.email, reason: 'Zmiana w zespole' }),
  addCallerClaim: () => ({ email: 'nobody@test.example', reason: 'Zmiana w zespole' }),
  revokeClaim: ({ bystander }) => ({ email: bystander.email, claim: 'creator', reason: 'Zmiana w zespole' }),
  addAdminClaim: () => ({ email: 'nobody@test.example', reason: 'Zmiana w zespole' }),
  listClaims: empty,

  getOfferCheck: onDraft,
  viewEmail: () => ({ emailId: nobody, accessToken: 'unknown' }),
  readMailbox: () => ({ recipient: 'nobody@test.example' }),
  getMailDelay: empty,
  getMapSettings: empty,

  ...searchInputs,
  checkDocument: () => ({ code: 'AAAA-BBBB-CCCC' }),

  createOffer: empty,
  'getOffer draft': onDraft,
  'getOffer published': onPublished,
  'getOffer signed': onDeal,
  'getOfferOutcome draft': onDraft,
  'getOfferOutcome published': onPublished,
  'getOfferOutcome signed': onDeal,
  getOfferForm: onDraft,
  'getOfferForm published': onPublished,
  listFormerOffers: ({ draft }) => ({ offerId: draft, section: 'lease' }),
  'listFormerOffers published': ({ published }) => ({ offerId: published, section: 'lease' }),
  getOfferProgress: ({ draft }) => ({ offerId: draft, flow: 'project' }),
  listOffers: () => ({ list: 'unsigned' }),
  listLeases: empty,
  countOffers: empty,
  getHome: empty,
  listQuestions: empty,
  countQuestions: empty,
  saveOffer: async ({ freshDraft }) => ({ offerId: await freshDraft(), version: 1, patch: { name: 'Lokal po zmianie' } }),
  'saveOffer published': ({ published }) => ({ offerId: published, version: 1, patch: { name: 'Lokal po zmianie' } }),
  offerHeartbeat: ({ draft }) => ({ offerId: draft, sessionId: 'session', deviceId: 'device' }),
  removeOfferImage: ({ draft }) => ({ offerId: draft, imageId: nobody }),
  orderOfferImages: ({ draft }) => ({ offerId: draft, imageIds: [] }),
  captionOfferImage: ({ draft }) => ({ offerId: draft, imageId: nobody, text: 'Sala' }),
  getPhotoFlags: onDraft,
  verifyPhotosWithAI: onDraft,
  proposeDescription: onDraft,
  'proposeDescription published': onPublished,
  linkProjectOffer: async ({ freshDraft, bystander }) => ({ offerId: await freshDraft(), email: bystander.email }),
  'linkProjectOffer published': ({ published, bystander }) => ({ offerId: published, email: bystander.email }),
  addOfferToCompany: ({ draft, landlord }) => ({ offerId: draft, companyId: landlord.companyId }),
  mailNewOffer: onDraft,
  duplicateOffer: onDraft,
  'duplicateOffer published': onPublished,
  renewOffer: onPublished,
  onOfferAdd: onDraft,
  onOfferAddConfirm: ({ draft }) => ({ offerId: draft, code: '000000', documentSha256: hash, consents: { ...consentsOf.offer } }),
  'addToFavorites draft': onDraft,
  addToFavorites: onPublished,
  removeFromFavorites: onPublished,
  onClickOfferAddLink: empty,
  onAskQuestion: ({ published }) => ({ offerId: published, title: 'Dostawy', description: 'Czy podjedzie samochód dostawczy?' }),
  'onAskQuestion draft': ({ draft }) => ({ offerId: draft, title: 'Dostawy', description: 'Czy podjedzie samochód dostawczy?' }),
  /** A question of the tenant's; an unknown one where the offer takes none. */
  answerQuestion: async ({ fresh, tenant }) => {
    const offerId = await fresh();
    await tenant.ask(offersCalls.askQuestion, { offerId, title: 'Dostawy', description: 'Czy podjedzie samochód dostawczy?' });
    const offer = await tenant.ask(offersCalls.getOffer, { offerId });
    return { questionId: (offer.ok && offer.value.questions.items?.[0]?.id) || nobody, answer: 'Tak, od podwórza.' };
  },
  onCounterOffer: async ({ fresh }) => ({ offerId: await fresh(), ...lowerRent }),
  'onCounterOffer draft': ({ draft }) => ({ offerId: draft, ...lowerRent }),
  onCounterOfferAccepted: async (scene) => ({ offerId: (await countered(scene)).offerId }),
  onCounterOfferDeclined: async (scene) => ({ offerId: (await countered(scene)).offerId }),
  withdrawCounterOffer: async (scene) => ({ counterOfferId: (await countered(scene)).counterOfferId }),
  getCounterOffer: async (scene, caller) => ({ offerId: (await countered(scene)).offerId, userUid: uidOf(scene, caller) }),
  'getCounterOffer of another': ({ published, bystander }) => ({ offerId: published, userUid: bystander.uid }),
  'deleteOffer published': onPublished,
  deleteOffer: onDraft,
  restoreOffer: onDraft,

  bookOffer: async ({ fresh }) => ({ offerId: await fresh(), selectedOfferOption: 'fixedshort', offerVersion: 1, consents: { ...bookingConsents } }),
  'bookOffer booked': ({ booked }) => ({ offerId: booked, selectedOfferOption: 'fixedshort', offerVersion: 1, consents: { ...bookingConsents } }),
  onOfferSign: ({ booked }) => ({ offer: { id: booked }, selectedOfferOption: 'fixedshort' }),
  getReservation: onBooked,
  'getLease booked': onBooked,
  'getDocument project': ({ booked }) => ({ offerId: booked, kind: 'project' }),
  'getDocument offer': ({ published }) => ({ offerId: published, kind: 'offer' }),
  'getDocument lease drawn': ({ booked }) => ({ offerId: booked, kind: 'lease' }),
  'getDocument lease signed': ({ deal }) => ({ offerId: deal, kind: 'lease' }),
  'requestSigningCode offer': ({ draft }) => ({ offerId: draft, purpose: 'offer' }),
  getReadingCopy: ({ deal }) => ({ offerId: deal, kind: 'lease' }),
  getOfferPhotos: ({ deal }) => ({ offerId: deal }),
  'noteDocumentOpened offer': ({ draft }) => ({ offerId: draft, purpose: 'offer' }),
  'noteDocumentOpened lease': ({ booked }) => ({ offerId: booked, purpose: 'lease' }),
  getSentCode: ({ booked }) => ({ offerId: booked, purpose: 'lease' }),
  'requestSigningCode lease': ({ booked }) => ({ offerId: booked, purpose: 'lease' }),
  onOfferSignConfirm: ({ tenant, booked }) => ({
    userUid: tenant.uid,
    ...{ offerId: booked, code: '000000', documentSha256: hash, consents: { ...consentsOf.lease } },
  }),
  nameLeaseSigners: onBooked,
  withdrawReservation: onBooked,
  generateOfferPdfAndUpload: ({ deal }) => ({ offerId: deal, configType: 'lease' }),
  notifyAdminOnContractSigned: onDeal,

  getLease: onDeal,
  getDeposit: onDeal,
  prepareUnpaidEnd: ({ unpaid }) => ({ offerId: unpaid }),
  endUnpaidLease: ({ unpaid }) => ({ offerId: unpaid }),
  changePayoutAccount: ({ deal }) => ({ offerId: deal, account: '27114020040000300201355387' }),
  setNewDepositTerm: ({ unpaid, transferDay }) => ({ offerId: unpaid, until: transferDay }),
  'endUnpaidLease overdue': (scene) => overdue(scene, 14),
  'prepareUnpaidEnd overdue': (scene) => overdue(scene, 14),
  'setNewDepositTerm late': async (scene) => ({ ...(await overdue(scene, 60)), until: scene.transferDay }),
  'updateReceptionOfThePremise receiver': ({ deal, transferDay }) => ({ receptionForm: meetingPerson(transferDay), id: deal, landlord: false }),
  'updateReceptionOfThePremise transfer': ({ deal }) => ({ receptionForm: meetingPerson(null), id: deal, landlord: true }),
  'protocolAttached before the deposit': ({ deal }) => ({ offer: { id: deal } }),
  confirmDepositReceived: (scene) => receiptOf(scene, 'MATRIX-1'),
  'confirmDepositReceived unknown': (scene) => ({ ...receiptOf(scene, 'MATRIX-0'), offerId: undefined }),
  listUnmatched: empty,
  'assignReceipt unknown': () => ({ receiptId: nobody, reference: 'AAAAAAAA' }),
  'returnReceipt unknown': ({ today }) => ({ receiptId: nobody, valueDate: today, bankReference: 'MATRIX-9' }),
  setDepositProblem: ({ deal }) => ({ offerId: deal, problem: 'Bank wycofał przelew' }),
  clearDepositProblem: ({ deal }) => ({ offerId: deal, reason: 'Bank się pomylił' }),
  'approveMoney unknown': () => ({ approvalId: nobody }),
  reverseDepositReceipt: ({ deal }) => ({ offerId: deal, reason: 'Pomyłka banku' }),
  'confirmDepositReceived again': (scene) => receiptOf(scene, 'MATRIX-1B'),
  proposeMeeting: ({ deal, transferDay }) => ({ offerId: deal, date: transferDay, hour: '12:00' }),
  agreeEarlyHandover: onDeal,
  getProtocol: onDeal,
  saveProtocolDraft: ({ deal }) => ({ offerId: deal, version: 0, data: protocolDocument().data }),
  'requestSigningCode protocol early': ({ deal }) => ({ offerId: deal, purpose: 'protocol' }),
  prepareProtocol: onDeal,
  protocolAttached: submitted,
  'requestSigningCode protocol': ({ deal }) => ({ offerId: deal, purpose: 'protocol' }),
  'confirmOrDeclineProtocol code': ({ deal }) => ({
    ...{ offerId: deal, accepted: true, code: '000000', documentSha256: hash, consents: { ...consentsOf.protocol } },
  }),
  withdrawProtocol: onDeal,
  'protocolAttached again': submitted,
  confirmOrDeclineProtocol: async ({ deal, server, tenant }, caller) => ({
    ...{ offerId: deal, accepted: false, reason: 'Odczyty liczników są z innego dnia.' },
    ...(caller === 'tenant' ? await codeFor(server, tenant, { offerId: deal, purpose: 'protocol_return', email: tenant.email }) : {}),
  }),
  bookDepositPayout: (scene) => transferOf(scene, 'MATRIX-2'),
  prepareRejection: ({ deal }) => ({ offerId: deal, ...mismatch }),
  rejectProtocol: async ({ deal, server, tenant }, caller) => ({
    ...{ offerId: deal, ...mismatch },
    ...(caller === 'tenant' ? await codeFor(server, tenant, { offerId: deal, purpose: 'rejection', email: tenant.email }) : {}),
  }),
  objectToRejection: ({ deal }) => ({ offerId: deal, reason: 'Lokal jest zgodny z umową najmu.' }),
  proposeStatement: ({ deal }) => ({ offerId: deal, outcome: 'refund_ends' }),
  'answerStatement none': ({ deal }) => ({ offerId: deal, accepted: false }),
  recordDisputeTitle: ({ deal }) => ({
    ...{ offerId: deal, kind: 'judgment', outcome: 'refund_ends', reason: 'Prawomocny wyrok' },
    document: { name: 'Wyrok.pdf', sha256: hash },
  }),
  'bookCourtDeposit early': (scene) => ({ ...transferOf(scene, 'MATRIX-4'), recipient: 'Sąd Rejonowy', account: '10105000997603123456789123' }),
  bookDepositRefund: (scene) => transferOf(scene, 'MATRIX-3'),

  ...wantedInputs,
  ...agencyInputs,

  listReviews: () => ({ kind: 'identity' }),
  listWaiting: empty,
  getConsoleOverview: empty,
  getSystemState: empty,
  ...consoleInputs,
  listDeposits: empty,
  declareLeaseForm: ({ deal, today }) => ({ offerId: deal, day: today }),
  listLeaseForms: empty,
  reviewLeaseForm: () => ({ fileId: nobody, accepted: true, note: 'Obejrzano.' }),
  listTasks: empty,
  closeTask: async (scene) => ({ taskId: await openTask(scene), reason: 'Sprawa wyjaśniona' }),
  listModeratedOffers: empty,
  listCounterOffers: empty,
  listDoubtfulPhotos: empty,
  judgePhoto: () => ({ imageId: nobody, passed: true }),
  'hideOffer draft': ({ draft }) => ({ offerId: draft, hidden: true, reason: 'Kontrola danych' }),
  hideOffer: ({ published }) => ({ offerId: published, hidden: true, reason: 'Kontrola danych' }),
  'getOffer hidden': onPublished,

  getMyIdentity: empty,
  showMObywatelInstructions: empty,
  'showMObywatelInstructions of another': ({ bystander }) => ({ userUid: bystander.uid, requestCode: true }),
  'showMObywatelInstructions with a code': () => ({ requestCode: true }),
  handleContinueVerification: () => ({ continueVerification: true }),
  mObywatelHeartbeat: empty,
  listMObywatelRequests: empty,
  getMObywatelRequest: requestOfStranger,
  updateMObywatelCode: async (scene) => ({ ...(await requestOfStranger(scene)), verificationCode: '738204' }),
  confirmMObywatelVerification: async (scene) => ({ ...(await requestOfStranger(scene)), accepted: false }),
  showUserModal: requestOfStranger,
  'handleContinueVerification when asked': () => ({ continueVerification: true }),
  resetVerification: async (scene) => ({ ...(await requestOfStranger(scene)), reason: 'Na prośbę osoby' }),
  'handleContinueVerification giving up': () => ({ continueVerification: false }),
  uploadSignature: empty,
  'uploadSignature of another': ({ bystander }) => ({ userUid: bystander.uid }),
  decideIdentity: ({ stranger }) => ({ uid: stranger.uid, accepted: true }),
  getMyCompany: empty,
  getCosigners: empty,
  checkIfCompanyExists: () => ({ nip: '5265877635' }),
  getCompanyFromRegistry: () => ({ nip: '1999001005' }),
  checkCompanyRegisters: () => ({ companyId: nobody }),
  listCompanyChanges: empty,
  changeCompany: () => ({ company: company('1234563218'), capacity: 'owner' }),
  decideCompanyChange: () => ({ changeId: 'A'.repeat(20), accepted: true }),
  addCompany: (_, caller) => ({ company: company(taxNumbers[caller] ?? '1234563218'), capacity: 'owner' }),
  submitCompany: async ({ people }, caller) => ({ companyId: await ownCompany(people[caller]) }),
  'submitCompany of another': ({ landlord }) => ({ companyId: landlord.companyId, capacity: 'proxy' }),
  decideCompany: ({ stranger, landlord }) => ({ uid: stranger.uid, companyId: landlord.companyId, accepted: true }),
  clearCompanyDetails: empty,
  listCompanyWorkers: empty,
  listCompanySuccessors: empty,
  inviteToCompany: () => ({ email: 'zaproszona@poczta.example' }),
  getCompanyBlockers: empty,
  updateUserCompanyId: ({ landlord }) => ({ companyId: landlord.companyId, capacity: 'proxy' }),
  deleteUserFromCompany: ({ landlord }) => ({ uid: landlord.uid, companyId: landlord.companyId }),
  handOverCompany: ({ bystander }) => ({ uid: bystander.uid }),
  appointCompanyCreator: ({ landlord, bystander }) => ({ uid: bystander.uid, companyId: landlord.companyId, reason: 'Twórca nie odpowiada' }),
  deleteCompany: empty,
  ...outreachInputs,
  getContact: empty,
  onReport: (_, caller) => ({
    ...{ title: 'Literówka', type: 'Error', description: 'W stopce brakuje kropki.' },
    ...(caller === 'visitor' ? { email: 'gosc@test.example' } : {}),
  }),
  'onReport of another': ({ bystander }) => ({ userUid: bystander.uid, title: 'Literówka', type: 'Error', description: 'Brakuje kropki.' }),
  listReports: empty,
  reportOffer: async ({ fresh }) => ({ offerId: await fresh(), ...offerNotice }),
  'reportOffer of a draft': ({ draft }) => ({ offerId: draft, ...offerNotice }),
  reportWantedListing: async (scene) => ({ wantedListingId: await reportedWanted(scene), ...offerNotice, ground: 'fraud' }),
  'reportWantedListing of none': () => ({ wantedListingId: nobody, ...offerNotice, ground: 'fraud' }),
  listOfferNotices: empty,
  decideOfferNotice: () => ({ noticeId: nobody, decision: 'keep', basis: 'terms', reason: 'Zdjęcia są własne.' }),
  markReport: async ({ admin }) => ({
    reportId: (await must(admin, contentCalls.listReports, { open: true, page: 1 })).items[0]?.id ?? nobody,
    mark: 'answered',
  }),
  onAskGeminiAboutFAQ: () => ({ question: 'Gdzie trafia kaucja?' }),
  getFaqSettings: empty,
  sendFaqOpinion: () => ({ entryId: 'binding', helpful: true }),
  'sendFaqOpinion of an answer': () => ({ question: 'Gdzie trafia kaucja?', answer: '<p>Na rachunek.</p>', author: 'text', helpful: false }),
  listFaqOpinions: empty,
  logAnalyticsEvents: ({ draft }) => ({ client: 'test-browser-0000001', events: [{ name: 'view_item', offerId: draft }] }),
  logPurchase: ({ deal }) => ({ client: 'test-browser-0000001', offerId: deal }),
  getVisits: empty,
  getApi: empty,
  getPromotion: empty,
  signOut: empty,
};
