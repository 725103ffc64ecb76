import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/document.ts';

/** The agreement between an agent and an owner, in English: for reading. */
export const en = {
  'title.brokerage': 'Letting brokerage agreement and power of attorney',
  'title.power': 'Power of attorney to let premises',
  lead: 'no. {number}',
  label: 'Agreement with an agent {number}',
  'form.title': 'Form of this agreement',
  'form.brokerage':
    'A brokerage agreement wants the written form, or the electronic one with qualified signatures of both sides, under pain of nullity (art. 180(3) of the act on real estate management). The confirmation by code gives the power of attorney in document form; as to brokerage the agreement takes effect only with the signed file.',
  'form.power':
    'The confirmation by code gives the power of attorney in document form. Leases over 12 months want the written form or a qualified signature (art. 99 of the civil code).',
  parties: 'Parties',
  'owner.number.pesel': 'PESEL {number}',
  'owner.number.nip': 'NIP {number}',
  'owner.contact': 'Phone: {contact}',
  licence: 'Professional licence no. {number}',
  noLicence: 'Professional licence: not given (none is required)',
  premises: 'Premises',
  'premises.name': 'Offer',
  'premises.address': 'Address',
  'premises.area': 'Usable area',
  'premises.land': 'Land and mortgage register',
  'premises.rent': 'Lowest rent',
  'premises.rentText': '{rent} net a month',
  'terms.heading': 'Fee and term',
  'terms.fee': 'The agent’s fee',
  'terms.feeText': '{percent} % of one month’s net rent. At the lowest rent: {net} net + {vat} VAT = {gross} gross',
  'terms.noFee': 'no fee under this agreement',
  'terms.kind': 'Kind',
  'terms.kind.open': 'open (not exclusive)',
  'terms.kind.exclusive': 'exclusive',
  'terms.lastDay': 'Runs until',
  insurance: 'The agent’s liability insurance',
  'insurance.insurer': 'Insurer',
  'insurance.policy': 'Policy number',
  'insurance.sum': 'Sum insured',
  'insurance.sumText': 'EUR {sum} for one event',
  'insurance.until': 'Valid until',
  annex: 'Annex',
  'annex.policy': 'Copy of the liability policy (art. 181(3) of the act on real estate management)',
  'annex.hash': 'SHA-256 of the file',
  clauses: 'Provisions',
  'clause.subject': 'The Owner entrusts the Agent with preparing and publishing in the service an offer to let the premises described above.',
  'clause.power':
    'The Owner gives the Agent a power of attorney to prepare a binding offer to let these premises, to sign it with a code and publish it in the Owner’s name, to answer questions about the offer and to pass it on to interested companies.',
  'clause.limits':
    'The power covers these premises only, and no rent below the one given above. It does not cover accepting or declining counter-offers, naming the account for payouts, receiving money, the handover protocol or changing the lease. The Agent may not be the other party of the act (art. 108 of the civil code) and may not appoint further attorneys.',
  'clause.brokerage':
    'The Agent works towards the conclusion of a lease: describes the premises, publishes the offer, informs about it and shows the premises.',
  'clause.open': 'The agreement is open: the Owner may entrust others with brokerage and look for a tenant too.',
  'clause.exclusive': 'The agreement is exclusive: while it runs, the Owner entrusts nobody else with brokering the letting of these premises.',
  'clause.fee':
    'The fee is due only if a lease is concluded as a result of the Agent’s work, and is payable within 14 days of the invoice. The Agent charges the Owner nothing else.',
  'clause.noFee': 'The Agent gets no fee from the Owner under this agreement.',
  'clause.insurance':
    'The Agent states to be insured against liability for damage caused by brokerage, as given above. A copy of the policy is annexed to this agreement: the file with the name and the hash given above, which the Owner may read in the service before accepting and which the Parties get by e-mail together with it. Without a valid insurance the Agent publishes no offer.',
  'clause.insuranceShown':
    'The Agent states to be insured against liability for damage caused by brokerage, as given above, and to show the Owner a copy of the policy on request. Without a valid insurance the Agent publishes no offer.',
  'clause.term': 'The agreement runs until the day given above. If the premises are reserved on that day, it ends with the reservation.',
  'clause.ending':
    'The Owner may revoke the power of attorney at any time, and either Party may end the agreement in the service with immediate effect, only not while the premises are reserved. The offer then returns to the Owner; an offer already published binds the Owner on.',
  'clause.form':
    'As to brokerage the agreement takes effect when both Parties have signed it in written or electronic form. Until then only the power of attorney works, given in document form.',
  'clause.formPower': 'The power of attorney is given in document form, at the moment when the Owner confirms it with a code.',
  'clause.privacy':
    'The Parties process each other’s personal data only to conclude and carry out this agreement (art. 6(1)(b) GDPR), and keep them until claims expire.',
  'clause.operator': 'The operator of the service, {operator}, runs the platform; it is no party to this agreement and no broker.',
  signatures: 'Signatures',
  signed: 'signed with a one-time code, by the evidence page',
  byHand: 'handwritten signature, where the agreement is signed on paper',
} as const satisfies WordsLike<typeof pl>;
