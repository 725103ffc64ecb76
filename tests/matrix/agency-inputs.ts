/** What the rows of the matrix about agents ask. */

import { agency } from './made.ts';
import { type Caller, nobody, type Scene } from './scene.ts';

type Input = (scene: Scene, caller: Caller) => unknown;

const hash = 'ab'.repeat(32);
const empty: Input = () => ({});
const onPending: Input = async (scene) => ({ agreementId: (await agency(scene)).pending.agreementId });
const underAgency: Input = async (scene) => ({ offerId: (await agency(scene)).signed.offerId });
const owned = { name: 'Jan', address: 'Łódź', peselOrNip: '44051401359', contact: '601234567', email: 'jan@test.example' };

/** The rows of agents, in the order of the matrix. */
export const agencyInputs = {
  linkProjectOfferForAgent: async (scene) => {
    await agency(scene);
    return { offerId: await scene.freshDraft(), ownerDetails: owned, includeMediation: true };
  },
  signAgencyAgreement: async (scene) => ({ ...((await onPending(scene, 'landlord')) as object), code: '000000', documentSha256: hash, consents: {} }),
  getAgencyAgreement: onPending,
  getAgencyAgreementByToken: async (scene) => ({ ...((await onPending(scene, 'landlord')) as object), token: 'unknown' }),
  getOfferAgency: async (scene) => ({ offerId: (await agency(scene)).pending.offerId }),
  'getOfferAgency signed': underAgency,
  'getOffer under agency': underAgency,
  'getOfferForm under agency': underAgency,
  'saveOffer under agency': async (scene) => ({ ...((await underAgency(scene, 'landlord')) as object), version: 99, patch: { name: 'Inna' } }),
  'onOfferAdd under agency': underAgency,
  'deleteOffer under agency': async (scene, caller) => (caller === 'landlord' ? { offerId: nobody } : underAgency(scene, caller)),
  acceptAgencyAgreement: async (scene) => ({ ...((await onPending(scene, 'landlord')) as object), accepted: true }),
  withdrawAgencyAgreement: onPending,
  'acceptAgencyAgreement withdrawn': async (scene) => ({ ...((await onPending(scene, 'landlord')) as object), accepted: false }),
  declareAgencyExchange: async (scene) => ({ agreementId: (await agency(scene)).signed.agreementId, day: scene.today }),
  revokeAgencyAgreement: async (scene, caller) =>
    caller === 'landlord' ? { offerId: (await agency(scene)).pending.offerId } : underAgency(scene, caller),
  listAgencyAgreements: empty,
  setAgentInsurance: ({ today }) => ({ insurer: 'PZU SA', policyNumber: 'OC/1', sumEur: 25_000, validTo: today }),
  listAgencyFiles: empty,
  listAgencyLargeRents: empty,
  reviewAgencyFile: () => ({ fileId: nobody, accepted: true }),
} as const satisfies Readonly<Record<string, Input>>;
