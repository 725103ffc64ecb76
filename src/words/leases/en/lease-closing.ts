import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/lease-closing.ts';

/** The lease from the breach of duties to its annexes, in English. */
export const en = {
  'lease.breach.title': 'Breach',
  'lease.breach.cure':
    'If a Party seriously breaches the lease, the other Party may call on it to remedy the breach within {n} days and, if that time passes without effect, terminate the lease without notice, also one for a fixed term.',
  'lease.breach.arrears':
    'If the Tenant is in default with the rent for at least two full payment periods, the Landlord may terminate the lease without notice after warning the Tenant in writing and granting an additional month for payment (art. 687 of the Civil Code).',
  'lease.breach.tenant': 'The Tenant’s rights in case of defects of the Premises follow from art. 664 and 682 of the Civil Code.',
  'lease.breach.statement': 'Notice of termination states the reason and needs at least the document form.',
  'lease.breach.byTenant': 'A serious breach by the Tenant is:',
  'lease.breach.misuse': 'use of the Premises contrary to the lease or their designated use (art. 667 § 2 of the Civil Code);',
  'lease.breach.disorder': 'a gross or persistent breach of the order of the building (art. 685 of the Civil Code);',
  'lease.breach.unauthorised': 'subletting, giving the Premises to others, or works, without the required consent;',
  'lease.breach.uninsured': 'lack of the insurance that the lease demands;',
  'lease.breach.refill': 'not making up the deposit in time.',
  'lease.breach.byLandlord': 'A serious breach by the Landlord is:',
  'lease.breach.repairs': 'not carrying out the repairs that are the Landlord’s (art. 663 of the Civil Code);',
  'lease.breach.defects': 'not removing defects that limit the fitness of the Premises for the agreed use (art. 664 of the Civil Code);',
  'lease.breach.hindrance': 'keeping the Tenant from using the Premises, also by cutting off utilities.',
  'lease.breach.enforcement': 'not making the declaration of submission to enforcement in time;',

  'lease.withdrawal.title': 'The Tenant’s right of withdrawal',
  'lease.withdrawal.right':
    'Until both Parties have signed the protocol, but no later than {until}, the Tenant may refuse the Premises and withdraw from the lease if:',
  'lease.withdrawal.damagedPremise': 'the Premises are damaged in a way that limits their fitness for the agreed use;',
  'lease.withdrawal.mismatchedDetails': 'the condition or the data of the Premises differ materially from the offer and Annex 1;',
  'lease.withdrawal.unavailabilityOfLandlord':
    'on the agreed day and at the agreed hour neither the Landlord nor the person it named handed over the Premises although the deposit had arrived and the Tenant came.',
  'lease.withdrawal.how': 'The Tenant declares this on Parter, naming at least one of these reasons. The Tenant’s statutory rights remain untouched.',
  'lease.withdrawal.objection':
    'Within {n} business days the Landlord may object to the withdrawal on Parter. The objection suspends the refund of the deposit until joint statements of the Parties, a final court decision, a settlement or a court deposit. The operator does not decide the dispute.',
  'lease.withdrawal.effect':
    'By the withdrawal the lease is deemed not concluded, and the whole deposit returns within {n} business days to the account from which it came. Neither Party pays the other compensation for withdrawal.',
  'lease.withdrawal.longStop':
    'If within {days} days of the day on which the term of withdrawal ends the Parties have not signed the protocol, the operator calls on them to make statements. If within {n} days of the call they make no joint ones, the lease ends and the deposit returns to the payer; during a dispute about the withdrawal it goes to a court deposit instead.',

  'lease.return.title': 'Return of the premises',
  'lease.return.dutyInDays': 'After the end of the lease the Tenant returns the Premises, cleared of its belongings, within {n} days.',
  'lease.return.duty': 'After the end of the lease the Tenant returns the Premises, cleared of its belongings.',
  'lease.return.state':
    'The Premises are returned in undeteriorated condition; the Tenant is not liable for wear from proper use (art. 675 § 1 of the Civil Code). The Parties record the return in a protocol.',
  'lease.return.penalty':
    'For each day of delay in returning the Premises the Tenant pays the Landlord a contractual penalty of {percent}% of the monthly net rent in force on that day, at present {amount}. The Landlord may claim damages beyond the penalty (art. 484 § 1 of the Civil Code).',
  'lease.return.noOtherPenalty': 'The contractual penalty concerns only the late return of the Premises. It is not charged for late payment.',
  'lease.return.improvements':
    'If the Tenant has improved the Premises with the Landlord’s consent and the Parties have not agreed otherwise, the Landlord may keep the improvements against payment of their value at the time of return or demand that the former state be restored (art. 676 of the Civil Code).',
  'lease.return.withoutTitle': 'For using the Premises after the end of the lease the Tenant pays remuneration equal to the rent and fees.',

  'lease.ownTerms.title': 'The Landlord’s own terms',
  'lease.ownTerms.annex':
    'Instead of the standard provisions of the service on the Tenant’s insurance, on the time for remedying serious breaches, on the time of return with the penalty for delay and on the effect of notices by e-mail, the Parties apply the Landlord’s own terms in Annex 5.',
  'lease.ownTerms.order': 'Where the own terms contradict the rest of the lease, the rest of the lease prevails.',
  'lease.ownTerms.penalties':
    'A provision of the own terms that stipulates a contractual penalty for late payment does not bind the Parties (art. 483 § 1 of the Civil Code).',

  'lease.service.title': 'Service fee of the operator',
  'lease.service.landlord': 'The Landlord’s fee is {net} net + {vat} VAT = {gross} gross.',
  'lease.service.tenant': 'The Tenant’s fee is {net} net + {vat} VAT = {gross} gross.',
  'lease.service.landlordExempt': 'The Landlord’s fee is {net}. The operator is exempt from VAT.',
  'lease.service.tenantExempt': 'The Tenant’s fee is {net}. The operator is exempt from VAT.',
  'lease.service.what':
    'The operator of the service, {operator}, charges a service fee for concluding and carrying out the deal on Parter: documents, signatures, holding the deposit, and the protocol.',
  'lease.service.due':
    'The fee is due only when both Parties have signed the protocol. {operator} then issues invoices; the fee is not deducted from the deposit.',
  'lease.service.noBrokerage':
    '{operator} is no real-estate broker, does not advise the Parties and acts for neither of them: it provides the tools with which the Parties conclude the lease themselves.',

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
  'lease.notices.electronic':
    'Statements of a Party may also be delivered by the public registered electronic delivery service: to the Landlord at {address}, to the Tenant at its address in the register of electronic addresses. The moment of delivery is shown by the evidence of its receipt.',

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
  'lease.storage.check': 'Anybody who has the document can compare it with the stored original at the address and with the code on every page.',
  'lease.storage.copies': 'No paper copies are made; each Party receives the same file.',
  'lease.storage.copiesWritten': 'Each Party receives the same file and, if the lease is signed by hand, also one of two identical copies.',

  'lease.final.title': 'Final provisions',
  'lease.final.changes': 'A change of the lease needs the consent of both Parties in document form, otherwise it is void.',
  'lease.final.changesWritten':
    'A change of the lease needs the consent of both Parties in the form in which the lease was concluded, at least the document form, otherwise it is void.',
  'lease.final.severable': 'The invalidity of one provision does not affect the others.',
  'lease.final.law': 'The lease is governed by Polish law. Matters not settled in it are governed by the Civil Code.',
  'lease.final.annexes': 'The annexes, which are part of the lease, are:',
  'lease.final.annex1': 'Annex 1: description of the Premises.',
  'lease.final.annex2': 'Annex 2: the accepted offer and its hash.',
  'lease.final.annex3': 'Annex 3: terms of holding the deposit.',
  'lease.final.annex4': 'Annex 4: form of the handover protocol.',
  'lease.final.annex5': 'Annex 5: the Landlord’s own terms.',
  'lease.final.annexPlan': 'Annex {n}: schematic of the levels.',
  'lease.final.whole': 'The lease with its annexes contains all that the Parties have agreed on the lease of the Premises.',
  'lease.final.order': 'In case of contradiction these prevail in turn: the provisions of the lease, Annex 3, the other annexes.',
  'lease.final.orderOwn':
    'In case of contradiction these prevail in turn: the provisions of the lease, Annex 3, the Landlord’s own terms in Annex 5, the other annexes.',
  'lease.final.court': 'Disputes are decided by the common court of the place of the Premises.',
  'lease.final.language': 'The lease is drawn up in Polish. A translation is auxiliary; the Polish text is binding.',

  'annex.over': 'Annex {n}',
  'annex.premises': 'Description of the premises',
  'annex.protocol': 'Form of the handover protocol',
  'annex.protocolLead':
    'The Parties fill in the protocol on Parter on the day of the handover. The signed protocol should be sent within one hour of the beginning of the meeting.',
  'annex.deposit': 'Terms of holding the deposit',
  'annex.depositLead':
    'The terms are accepted by the Landlord, who signs the offer, by the Tenant, who signs the lease, and by the operator of the service, who provides the deposit account.',
  'annex.offer': 'The accepted offer',
  'annex.offerLead':
    'The lease accepts without changes the offer with the hash below; its text stands in Annex 2 of the offer. The file of the offer is attached to the sealed file of the lease; the service stores it as well, and it can be checked by its code.',
  'annex.offer.number': 'Number and version',
  'annex.offer.numberText': '{number}, version {version}',
  'annex.offer.name': 'Name of the offer',
  'annex.offer.code': 'Document code',
  'annex.offer.hash': 'SHA-256',
  'annex.offer.signed': 'Landlord’s signature',
  'annex.plan': 'Schematic of the levels',
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
    'If the Tenant withdraws from the lease, the operator refunds the whole deposit within {n} business days to the account from which it came.',
  'depositTerms.dispute':
    'The Landlord’s objection, made within {n} business days of the withdrawal, suspends the refund. The operator does not decide the dispute: it refunds or pays out the deposit according to joint statements of the Parties made on Parter, a final court decision or a settlement, and without them may put it into a court deposit (art. 467 of the Civil Code).',
  'depositTerms.unpaid':
    'If the deposit does not arrive in time, the Landlord may after {n} more business days withdraw from the lease on Parter, within {days} days. A partial, late, second or excess payment the operator keeps on its records, and what does not make up the deposit it returns to the account from which it came.',
  'depositTerms.interest': 'The deposit held by the operator bears no interest, and no fees are charged on it.',
  'depositTerms.tax':
    'Payment, holding and return of the deposit are not subject to VAT. A sum that the Landlord keeps on account of rent or fees is taxed as they are.',
  'depositTerms.transfer':
    'The title of the transfer begins with “KAUCJA {reference}”, and its amount is exactly {amount}. By this title and amount the operator recognises the payment.',
  'depositTerms.longStop':
    'If within {days} days of the day on which the Tenant’s term of withdrawal ends the protocol is not signed, the operator calls on the Parties. Without joint statements within {n} days it refunds the deposit to the payer, and during a dispute about the withdrawal puts it into a court deposit.',
  'depositTerms.trust':
    'The deposit account is a trust account kept by {bank} (art. 59 of the Banking Act): money on it is not subject to enforcement against the operator and does not belong to its bankruptcy estate.',
  'depositTerms.licensed':
    'The deposit account is kept by {bank}, and the operator holds money on it under licence no. {licence} for payment services.',

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
  'lease.forceMajeure.title': 'Force majeure',
  'lease.forceMajeure.excused':
    'A Party is not liable for non-performance caused by force majeure: an external event that it could neither foresee nor prevent, including a ban by a public authority.',
  'lease.forceMajeure.tell': 'The Party tells the other of such an event and its consequences without delay.',
  'lease.forceMajeure.money':
    'Force majeure does not release from payment for the time in which the Premises can be used. For the time in which they cannot be used in whole or in part the rent is reduced accordingly.',
  'lease.forceMajeure.long':
    'If the Premises cannot be used for more than {n} days, either Party may terminate the lease to the end of a calendar month.',
  'lease.status.title': 'Statements of the Parties',
  'lease.status.largeUndertaking':
    'A Party that is a large undertaking declares so to the other Party no later than at the conclusion of the lease, in the same form (art. 4c of the act on counteracting excessive delays in commercial transactions). A Party that has made no such declaration declares that it is none.',
  'lease.status.landlordLarge':
    'The Landlord declares that it is a large undertaking (art. 4c of the act on preventing excessive delays in commercial transactions).',
  'lease.status.landlordNotLarge':
    'The Landlord declares that it is no large undertaking (art. 4c of the act on preventing excessive delays in commercial transactions).',
  'lease.status.tenantSize': 'The Tenant’s statement about the status of a large undertaking: {size}.',
  'lease.status.vatActive': 'The Landlord declares that it is an active VAT payer and that the account for the rent is its settlement account.',
  'lease.status.vatExempt': 'The Landlord declares that it is exempt from VAT.',
  'open.offerSignedAt': 'moment of signing the offer',
  'open.offerHash': 'hash of the signed offer',
  'open.offerCode': 'code of the offer',
  'open.start': 'first day of the lease',
  'open.end': 'last day of the lease',
  'open.rentLatest': 'the day on which the time for taking over ends, counted from the first day of the lease',
  'open.withdrawalUntil': 'the day {n} days after the last day for taking over the Premises',
  'open.reference': 'mark of the payment',
  'open.tenantEmail': 'address of the Tenant',
  'open.tenantSize': 'whether the Tenant has this status',
  'tenantSize.large': 'it has this status',
  'tenantSize.other': 'it does not have this status',
  'tenantSize.unsaid': 'none was made, so the Tenant does not have this status',
  'variant.tag': 'Option {letters}:',
  'lease.return.condition.as_received':
    'The Premises are returned in the condition described in the handover protocol, subject to the wear named above.',
  'lease.return.condition.repainted':
    'The Premises are returned clean and repainted in a light colour, without the Tenant’s advertisements and signs, with all keys.',
  'lease.return.condition.original':
    'The Tenant removes its outlays and restores the condition described in the handover protocol unless the Landlord asks for them to stay.',
  'lease.return.inspection': 'The Parties look at the Premises {n} days before the return and write down what the Tenant has to repair by then.',
  'lease.return.abandoned':
    'The Landlord may remove belongings left in the Premises at the Tenant’s cost if the Tenant does not fetch them within {n} days of a call.',
} as const satisfies WordsLike<typeof pl>;
