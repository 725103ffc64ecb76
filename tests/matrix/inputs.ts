import { bookingConsents } from '../../src/domain/reservations/rules.ts';
import { consentsOf } from '../../src/domain/signing/rules.ts';
import { protocolDocument } from '../factories/documents.ts';
import { testPassword } from '../kit/server.ts';
import { type Caller, meetingPerson, nobody, openTask, ownCompany, type Scene, savedDraft } from './scene.ts';

type Input = (scene: Scene, caller: Caller) => unknown;

const hash = 'ab'.repeat(32);
const empty: Input = () => ({});
const onDraft: Input = ({ draft }) => ({ offerId: draft });
const onPublished: Input = ({ published }) => ({ offerId: published });
const onBooked: Input = ({ booked }) => ({ offerId: booked });
const onDeal: Input = ({ deal }) => ({ offerId: deal });
const ofBystander: Input = ({ bystander }) => ({ email: bystander.email });
const transferOf = ({ deal, deposit, today }: Scene, bankReference: string) => ({ offerId: deal, amount: deposit, valueDate: today, bankReference });
const taxNumbers: Partial<Record<Caller, string>> = { stranger: '5265877635', unverified: '7342867148' };
const company = (nip: string) => ({
  ...{ name: 'Piekarnia Próbna', nip, regon: '123456785', krs: null, noKrs: true, country: 'Polska', postalCode: '90-060', city: 'Łódź' },
  ...{ street: 'Nawrot', houseNumber: '14', website: null, bankAccount: '61 1090 1014 0000 0712 1981 2874', vatStatus: 'active' },
});

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
  confirmEmailChange: (_, caller) => ({ email: `nowy-${caller}@test.example`, verificationCode: '000000' }),
  undoEmailChange: () => ({ token: 'unknown' }),
  addCreatorClaim: ofBystander,
  revokeClaim: ({ bystander }) => ({ email: bystander.email, claim: 'creator' }),
  addAdminClaim: () => ({ email: 'nobody@test.example' }),
  listClaims: empty,

  getOfferCheck: onDraft,
  viewEmail: () => ({ emailId: nobody, accessToken: 'unknown' }),
  readMailbox: () => ({ recipient: 'nobody@test.example' }),

  searchOffers: empty,
  searchMarkers: empty,
  getLanding: empty,
  placesAutocomplete: () => ({ input: 'Łódź' }),
  placeDetails: () => ({ place_id: 'unknown' }),
  checkDocument: () => ({ code: 'AAAA-BBBB-CCCC' }),

  createOffer: empty,
  'getOffer draft': onDraft,
  'getOffer published': onPublished,
  'getOffer signed': onDeal,
  getOfferForm: onDraft,
  'getOfferForm published': onPublished,
  getOfferProgress: ({ draft }) => ({ offerId: draft, flow: 'project' }),
  listOffers: () => ({ list: 'unsigned' }),
  countOffers: empty,
  saveOffer: async ({ freshDraft }) => ({ offerId: await freshDraft(), version: 1, patch: { name: 'Lokal po zmianie' } }),
  'saveOffer published': ({ published }) => ({ offerId: published, version: 1, patch: { name: 'Lokal po zmianie' } }),
  offerHeartbeat: ({ draft }) => ({ offerId: draft, sessionId: 'session', deviceId: 'device' }),
  removeOfferImage: ({ draft }) => ({ offerId: draft, imageId: nobody }),
  orderOfferImages: ({ draft }) => ({ offerId: draft, imageIds: [] }),
  verifyPhotosWithAI: onDraft,
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
  'requestSigningCode lease': ({ booked }) => ({ offerId: booked, purpose: 'lease' }),
  onOfferSignConfirm: ({ tenant, booked }) => ({
    userUid: tenant.uid,
    ...{ offerId: booked, code: '000000', documentSha256: hash, consents: { ...consentsOf.lease } },
  }),
  withdrawReservation: onBooked,
  generateOfferPdfAndUpload: ({ deal }) => ({ offerId: deal, configType: 'lease' }),
  notifyAdminOnContractSigned: onDeal,

  getLease: onDeal,
  getDeposit: onDeal,
  endUnpaidLease: ({ unpaid }) => ({ offerId: unpaid }),
  'updateReceptionOfThePremise receiver': ({ deal, transferDay }) => ({ receptionForm: meetingPerson(transferDay), id: deal, landlord: false }),
  'updateReceptionOfThePremise transfer': ({ deal }) => ({ receptionForm: meetingPerson(null), id: deal, landlord: true }),
  'protocolAttached before the deposit': ({ deal }) => ({ offer: { id: deal } }),
  confirmDepositReceived: (scene) => transferOf(scene, 'MATRIX-1'),
  reverseDepositReceipt: ({ deal }) => ({ offerId: deal, reason: 'Pomyłka banku' }),
  'confirmDepositReceived again': (scene) => transferOf(scene, 'MATRIX-1B'),
  getProtocol: onDeal,
  saveProtocolDraft: ({ deal }) => ({ offerId: deal, version: 0, data: protocolDocument().data }),
  'requestSigningCode protocol early': ({ deal }) => ({ offerId: deal, purpose: 'protocol' }),
  protocolAttached: async (scene) => ({ offer: { id: scene.deal }, draftVersion: await savedDraft(scene, scene.landlord) }),
  'requestSigningCode protocol': ({ deal }) => ({ offerId: deal, purpose: 'protocol' }),
  'confirmOrDeclineProtocol code': ({ deal }) => ({
    ...{ offerId: deal, accepted: true, code: '000000', documentSha256: hash, consents: { ...consentsOf.protocol } },
  }),
  withdrawProtocol: onDeal,
  'protocolAttached again': async (scene) => ({ offer: { id: scene.deal }, draftVersion: await savedDraft(scene, scene.landlord) }),
  confirmOrDeclineProtocol: ({ deal }) => ({ offerId: deal, accepted: false, reason: 'Odczyty liczników są z innego dnia.' }),
  bookDepositPayout: (scene) => transferOf(scene, 'MATRIX-2'),
  rejectProtocol: ({ deal }) => ({ offerId: deal, mismatchedDetails: true }),
  objectToRejection: ({ deal }) => ({ offerId: deal, reason: 'Lokal jest zgodny z umową najmu.' }),
  decideDispute: ({ deal }) => ({ offerId: deal, refund: true, reason: 'Odmowa jest zasadna' }),
  bookDepositRefund: (scene) => transferOf(scene, 'MATRIX-3'),

  listReviews: () => ({ kind: 'identity' }),
  listDeposits: empty,
  listTasks: empty,
  closeTask: async (scene) => ({ taskId: await openTask(scene) }),
  'hideOffer draft': ({ draft }) => ({ offerId: draft, hidden: true, reason: 'Kontrola danych' }),
  hideOffer: ({ published }) => ({ offerId: published, hidden: true, reason: 'Kontrola danych' }),
  'getOffer hidden': onPublished,

  requestIdentityReview: empty,
  decideIdentity: ({ stranger }) => ({ uid: stranger.uid, accepted: true }),
  getMyCompany: empty,
  checkIfCompanyExists: () => ({ nip: '5265877635' }),
  addCompany: (_, caller) => ({ company: company(taxNumbers[caller] ?? '1234563218'), capacity: 'owner' }),
  submitCompany: async ({ people }, caller) => ({ companyId: await ownCompany(people[caller]) }),
  'submitCompany of another': ({ landlord }) => ({ companyId: landlord.companyId, capacity: 'proxy' }),
  decideCompany: ({ stranger, landlord }) => ({ uid: stranger.uid, companyId: landlord.companyId, accepted: true }),
  clearCompanyDetails: empty,

  signOut: empty,
};
