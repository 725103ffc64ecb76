import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/lease-closing.ts';

/** The lease from the breach of duties to its annexes, in English. */
export const en = {
  'lease.breach.title': 'Breach',
  'lease.breach.cure':
    'A Party in breach of the lease remedies the breach within {n} days of the other Party’s call. If that time passes without effect, the other Party may terminate the lease without notice. This does not apply to overdue payment, which the next paragraph governs.',
  'lease.breach.arrears':
    'If the Tenant is in default with the rent for at least two full payment periods, the Landlord may terminate the lease without notice after warning the Tenant in writing and granting an additional month for payment (art. 687 of the Civil Code).',
  'lease.breach.tenant': 'The Tenant’s rights in case of defects of the Premises follow from art. 664 and 682 of the Civil Code.',
  'lease.breach.statement': 'Notice of termination states the reason and needs at least the document form.',

  'lease.withdrawal.title': 'The Tenant’s right of withdrawal',
  'lease.withdrawal.right':
    'Until both Parties have signed the protocol, but no later than {until}, the Tenant may refuse the Premises and withdraw from the lease if:',
  'lease.withdrawal.damagedPremise': 'the Premises are damaged in a way that limits their fitness for the agreed use;',
  'lease.withdrawal.mismatchedDetails': 'the condition or the data of the Premises differ materially from the offer and Annex 1;',
  'lease.withdrawal.unavailabilityOfLandlord': 'on the agreed day neither the Landlord nor the person it named handed over the Premises.',
  'lease.withdrawal.how': 'The Tenant declares this on Parter, naming at least one of these reasons. The Tenant’s statutory rights remain untouched.',
  'lease.withdrawal.objection':
    'Within {n} business days the Landlord may object to the withdrawal on Parter. The objection suspends the refund of the deposit until the matter is cleared up; it closes the way to court to neither Party.',
  'lease.withdrawal.effect':
    'After withdrawal the lease is deemed not concluded, and the whole deposit returns within {n} business days to the account from which it came. Neither Party pays the other compensation for withdrawal.',

  'lease.return.title': 'Return of the premises',
  'lease.return.dutyInDays': 'After the end of the lease the Tenant returns the Premises, cleared of its belongings, within {n} days.',
  'lease.return.duty': 'After the end of the lease the Tenant returns the Premises, cleared of its belongings.',
  'lease.return.state':
    'The Premises are returned in undeteriorated condition; the Tenant is not liable for wear from proper use (art. 675 § 1 of the Civil Code). The Parties record the return in a protocol.',
  'lease.return.penalty':
    'For each day of delay in returning the Premises the Tenant pays the Landlord a contractual penalty of {percent}% of the monthly net rent, that is {amount}.',
  'lease.return.noOtherPenalty': 'The contractual penalty concerns only the late return of the Premises. It is not charged for late payment.',
  'lease.return.improvements':
    'If the Tenant has improved the Premises with the Landlord’s consent and the Parties have not agreed otherwise, the Landlord may keep the improvements against payment of their value at the time of return or demand that the former state be restored (art. 676 of the Civil Code).',

  'lease.ownTerms.title': 'The Landlord’s own terms',
  'lease.ownTerms.annex':
    'Instead of the standard terms of the service the Parties apply the Landlord’s own terms in Annex 5. They were part of the offer.',
  'lease.ownTerms.order': 'Where the own terms contradict the rest of the lease, the rest of the lease prevails.',
  'lease.ownTerms.penalties':
    'A provision of the own terms that stipulates a contractual penalty for late payment does not bind the Parties (art. 483 § 1 of the Civil Code).',

  'lease.service.title': 'Fee of the operator of the service',
  'lease.service.landlord': 'The Landlord pays the operator of the service a fee of {net} net.',
  'lease.service.tenant': 'The Tenant pays the operator of the service a fee of {net} net.',
  'lease.service.invoice':
    'VAT is added to the fee. {operator} issues invoices after the protocol is signed; the fee is not deducted from the deposit.',

  'lease.notices.title': 'Notices',
  'lease.notices.addresses': 'The Parties send notices by e-mail to the addresses:',
  'lease.notices.landlord': 'Landlord: {email};',
  'lease.notices.tenant': 'Tenant: {email}.',
  'lease.notices.effective':
    'A notice sent to that address is delivered when its receipt is confirmed, and without confirmation {n} days after it was sent.',
  'lease.notices.change':
    'A Party tells the other of a change of address and changes it on Parter. Until then delivery to the former address is effective.',
  'lease.notices.strict':
    'Statements for which the law requires the written form are sent to the Parties’ registered addresses given at the beginning of the lease.',

  'lease.privacy.title': 'Personal data',
  'lease.privacy.controllers':
    'Each Party is the controller of the personal data of the persons who represent the other Party or act for it: names, capacity and contact data.',
  'lease.privacy.basis':
    'The data are processed to conclude and perform the lease and to pursue claims (art. 6(1)(f) GDPR) and to fulfil tax and accounting duties (art. 6(1)(c) GDPR).',
  'lease.privacy.kept':
    'The data are kept for the term of the lease and afterwards until claims lapse and the periods of accounting and tax law end.',
  'lease.privacy.rights':
    'The data subject has the right of access, rectification, erasure, restriction and objection, and of complaint to the President of the Personal Data Protection Office. Each Party passes this information on to its persons.',
  'lease.privacy.operator':
    '{operator}, operator of the service, is a separate controller of the data of accounts, signatures and settlements (contact: {email}).',

  'lease.storage.title': 'Record and storage',
  'lease.storage.file':
    'The lease is one electronic document in PDF/A format. The service stores it, makes it available to both Parties and, once sealed, sends it to them by e-mail.',
  'lease.storage.check': 'Anybody who has the document can compare it with the stored original at the address and with the code on the first page.',
  'lease.storage.copies': 'No paper copies are made; each Party receives the same file.',
  'lease.storage.copiesWritten': 'Each Party receives the same file and, if the lease is signed by hand, also one of two identical copies.',

  'lease.final.title': 'Final provisions',
  'lease.final.changes': 'A change of the lease needs the consent of both Parties in document form, otherwise it is void.',
  'lease.final.changesWritten':
    'A change of the lease needs the consent of both Parties in the form in which the lease was concluded, at least the document form, otherwise it is void.',
  'lease.final.severable': 'The invalidity of one provision does not affect the others.',
  'lease.final.law': 'The lease is governed by Polish law. Matters not settled in it are governed by the Civil Code.',
  'lease.final.annexes': 'The annexes, which are part of the lease, are:',
  'lease.final.annex1': 'Annex 1: description of the Premises;',
  'lease.final.annex2': 'Annex 2: form of the handover protocol;',
  'lease.final.annex3': 'Annex 3: terms of holding the deposit;',
  'lease.final.annex4': 'Annex 4: the accepted offer and its hash.',
  'lease.final.annex5': 'Annex 5: the Landlord’s own terms.',

  'annex.over': 'Annex {n}',
  'annex.premises': 'Description of the premises',
  'annex.protocol': 'Form of the handover protocol',
  'annex.protocolLead':
    'The Parties fill in the protocol on Parter on the day of the handover. The signed protocol should be sent within one hour of the beginning of the meeting.',
  'annex.deposit': 'Terms of holding the deposit',
  'annex.depositLead':
    'The terms are accepted by the Landlord, the Tenant and the operator of the service. The operator accepts them by providing the escrow account.',
  'annex.offer': 'The accepted offer',
  'annex.offerLead':
    'The lease accepts without changes the offer with the hash below. The service stores the offer document; it can be checked by its code.',
  'annex.offer.number': 'Number and version',
  'annex.offer.numberText': '{number}, version {version}',
  'annex.offer.name': 'Name of the offer',
  'annex.offer.code': 'Document code',
  'annex.offer.hash': 'SHA-256',
  'annex.offer.signed': 'Landlord’s signature',
  'annex.ownTerms': 'The Landlord’s own terms',

  'depositTerms.title': 'Terms',
  'depositTerms.holder':
    'The deposit is held by {operator} (NIP {nip}), operator of Parter, on account no. {account}, which serves entrusted money only.',
  'depositTerms.separate':
    'The operator keeps records that show at any time which sum belongs to which lease. It does not mix deposits with its own money or fees and disposes of them only as these terms say.',
  'depositTerms.due':
    'The Tenant pays the deposit within {n} business days of the conclusion of the lease. A transfer sent after {time} usually arrives on the next business day. The deposit is paid when the account is credited.',
  'depositTerms.payout':
    'After both Parties have signed the protocol the operator pays the deposit out to the Landlord within {n} business days, to account no. {account} given in the offer. A change of account needs renewed verification.',
  'depositTerms.refund':
    'If the Tenant effectively refuses the Premises, the operator refunds the whole deposit within {n} business days to the account from which it came.',
  'depositTerms.dispute':
    'The Landlord’s objection, made within {n} business days of the refusal, suspends the refund. The operator then refunds or pays out the deposit according to concordant statements of the Parties, a final court decision or the result of mediation on Parter.',
  'depositTerms.unpaid':
    'If the deposit does not arrive in time, the Landlord may after {n} more business days end the lease on Parter. The operator returns later and partial payments.',
  'depositTerms.interest': 'The deposit held by the operator bears no interest, and no fees are charged on it.',
  'depositTerms.tax':
    'Payment, holding and return of the deposit are not subject to VAT. A sum that the Landlord keeps on account of rent or fees is taxed as they are.',
  'depositTerms.transfer':
    'The title of the transfer begins with “KAUCJA {reference}”, and its amount is exactly {amount}. By this title and amount the operator recognises the payment.',

  'protocolForm.rooms': 'A. Condition of the rooms',
  'protocolForm.equipment': 'B. Equipment',
  'protocolForm.meters': 'C. Meter readings',
  'protocolForm.keys': 'D. Keys and devices handed over',
  'protocolForm.statements': 'Additional statements',
  'protocolForm.room': 'Room',
  'protocolForm.level': 'Level',
  'protocolForm.condition': 'Condition',
  'protocolForm.comments': 'Comments',
  'protocolForm.item': 'Name',
  'protocolForm.quantity': 'Number',
  'protocolForm.meter': 'Meter',
  'protocolForm.meterNumber': 'Number',
  'protocolForm.reading': 'Reading',
  'protocolForm.unit': 'Unit',
  'protocolForm.conditions': 'The condition is described by the words: {list}.',
} as const satisfies WordsLike<typeof pl>;
