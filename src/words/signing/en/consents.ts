import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/consents.ts';

/** The declarations of each act, as the signer ticks them and as the evidence page prints them: act, then key. */
export const en = {
  'offer.terms':
    'I know the content of the offer, accept it and the terms of service, and know that I cannot withdraw it before the end of the day until which it binds.',
  'offer.electronic_signature':
    'I make the offer electronically, with a signature without a qualified certificate, and will accept such a signature from the tenant.',
  'offer.deposit_terms': 'I accept the service fee stated in the offer and the terms of holding the deposit in its Annex 3.',
  'announcement.terms': 'I know the announcement and accept it and the terms of the service. Its data, description and photos are true.',
  'announcement.electronic_signature': 'I agree to sign the announcement electronically, with a signature without a qualified certificate.',
  'lease.terms': 'I know the content of the lease and accept it and the terms of service.',
  'lease.electronic_signature': 'I agree to conclude the lease electronically, with a signature without a qualified certificate.',
  'lease.deposit_terms':
    'I accept the service fee stated in the lease and the terms of holding the deposit in its Annex 3: Parter holds it until the protocol is signed.',
  'protocol.electronic_signature': 'I agree to sign the protocol electronically, with a signature without a qualified certificate.',
  'protocol_return.electronic_signature': 'I agree to confirm the return of the protocol with a code, electronically.',
  'rejection.withdrawal': 'I refuse the premises and withdraw from the lease by the right that it reserves to me.',
  'rejection.electronic_signature': 'I agree to sign this statement electronically, with a signature without a qualified certificate.',
  'unpaid_end.withdrawal':
    'I withdraw from the lease on behalf of the landlord because the deposit was not paid, and I know that this cannot be undone.',
  'unpaid_end.electronic_signature': 'I agree to sign this statement electronically, with a signature without a qualified certificate.',
  'statement.electronic_signature': 'I agree to sign this statement in electronic form, with a signature without a qualified certificate.',
  'agency.terms':
    'I know the text of the agreement with the owner, and accept it and the terms of service. My liability insurance is valid and as the act wants it.',
  'agency.electronic_signature': 'I agree to sign the agreement electronically, by a signature without a qualified certificate.',
  'agency_accept.terms': 'I know the text of the agreement with the agent, and accept it and the terms of service.',
  'agency_accept.power':
    'I give the agent a power of attorney within what the agreement describes: to prepare the offer and to publish it in my name.',
  'agency_accept.electronic_signature':
    'I agree to make this statement in document form, and know that a brokerage agreement also wants the written form or qualified signatures.',
  'agency_revoke.revocation':
    'I revoke the power of attorney and end the agreement with the agent. I know that an offer which is published already binds me until its last day.',
} as const satisfies WordsLike<typeof pl>;
