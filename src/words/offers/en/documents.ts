import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/documents.ts';

/** The drawn offer and its project, in English. */
export const en = {
  'offerDoc.title': 'Offer to let commercial premises',
  'offerDoc.lead': 'within the meaning of art. 66 of the Civil Code, {label}, prepared on {day}. Reading version; the Polish text is binding',
  'offerDoc.label': 'Offer {number}, version {version}',
  'offerDoc.project.title': 'Draft of an offer to let',
  'offerDoc.project.lead': 'prepared on {day} for checking before the signature',
  'offerDoc.project.label': 'Draft of the offer “{name}”',
  'offerDoc.project.watermark': 'DRAFT',
  'offerDoc.project.noteTitle': 'This is a draft',
  'offerDoc.project.note':
    'The draft is not an offer and binds nobody. The offer comes into being only when the Landlord has read its document and signed it with a code.',
  'offerDoc.addressee': 'Addressee',
  'offerDoc.addresseeName': 'Any verified company',
  'offerDoc.addresseeText': 'with an account on Parter, confirmed identity and capacity of its signer, that reserves the premises',

  'offerDoc.subject.title': 'Subject of the lease',
  'offerDoc.subject.premises':
    'The Landlord offers to let the commercial premises “{name}” with a usable area of {surface} (total area {total}), located at {address}.',
  'offerDoc.subject.use': 'Main designated use: {use}. Accepted uses: {uses}.',
  'offerDoc.subject.useOnly': 'Main designated use: {use}.',
  'offerDoc.subject.annex': 'Rooms, areas, installations and equipment are described in Annex 1.',
  'offerDoc.subject.plan': 'A schematic of the levels is Annex {n}.',
  'offerDoc.subject.ownership': 'The Landlord’s legal title: {ownership}.',
  'offerDoc.subject.description': 'The Landlord’s description: {description}',
  'offerDoc.rent.title': 'Rent and fees',
  'offerDoc.rent.net': 'Net rent per month',
  'offerDoc.rent.vat': 'VAT 23%',
  'offerDoc.rent.vatExempt': 'VAT',
  'offerDoc.rent.exempt': 'exempt',
  'offerDoc.rent.gross': 'Gross rent per month',
  'offerDoc.rent.perMetre': 'Net rent per m²',
  'offerDoc.rent.fees': 'Fees beside the rent',
  'offerDoc.rent.metered': 'by meters',
  'offerDoc.rent.meteredKnown': 'by meters, on average {average} gross per month over a year',
  'offerDoc.rent.inRent': 'included in the rent',
  'offerDoc.rent.lumpSum': 'lump sum of {perMetre} net per m², that is {net} net per month',
  'offerDoc.rent.payDay': 'Payment of the rent',
  'offerDoc.rent.payDayText': 'in advance, by day {day} of the month',
  'offerDoc.rent.payLastDay': 'by the last day of the month',
  'offerDoc.rent.first': 'First payment',
  'offerDoc.rent.firstText': { one: 'within {n} day of the handover', other: 'within {n} days of the handover' },
  'offerDoc.rent.words': 'Net rent in words: {net}. Gross rent in words: {gross}.',
  'offerDoc.rent.wordsExempt': 'Rent in words: {net}.',
  'offerDoc.term.title': 'Term',
  'offerDoc.term.choice': 'When reserving, the Tenant chooses one of the options:',
  'offerDoc.term.infinite': 'indefinite term with the statutory notice (art. 688 of the Civil Code);',
  'offerDoc.term.infiniteNotice': {
    one: 'indefinite term with one month’s notice to the end of a month;',
    other: 'indefinite term with {n} months’ notice to the end of a month;',
  },
  'offerDoc.term.short': { one: 'fixed term: {n} month;', other: 'fixed term: {n} months;' },
  'offerDoc.term.long': {
    one: 'fixed term: {n} month, in written form or with qualified signatures (art. 660 of the Civil Code), until then with the effect of an indefinite term;',
    other:
      'fixed term: {n} months, in written form or with qualified signatures (art. 660 of the Civil Code), until then with the effect of an indefinite term;',
  },
  'offerDoc.term.start': 'The lease begins on {availability}, but no earlier than the day after the lease is signed.',
  'offerDoc.term.end': 'The premises are available until {availabilityTo}; an option that does not fit that time is not offered.',
  'offerDoc.term.handover': {
    one: 'The Tenant takes over the premises within {n} day of the later of: the conclusion of the lease and the availability of the premises, once the deposit has arrived.',
    other:
      'The Tenant takes over the premises within {n} days of the later of: the conclusion of the lease and the availability of the premises, once the deposit has arrived.',
  },
  'offerDoc.deposit.title': 'Deposit',
  'offerDoc.deposit.amount':
    'The deposit is {amount} (in words: {words}). The Tenant pays it within {n} business days of the conclusion of the lease to the deposit account of the operator of the service.',
  'offerDoc.deposit.payout':
    'The operator pays the deposit out to the Landlord within {n} business days of the signing of the handover protocol, to account no. {account}; if the Tenant withdraws from the lease, it refunds the whole deposit to the account from which it came.',
  'offerDoc.deposit.terms': 'The terms of holding the deposit stand in Annex 3. The Landlord accepts them by signing the offer.',
  'offerDoc.binding.title': 'Binding force',
  'offerDoc.binding.until':
    'The offer binds the Landlord until {until}, 23:59. As it states a term for acceptance, it cannot be revoked earlier (art. 66² § 2 of the Civil Code).',
  'offerDoc.binding.nature':
    'This document is an offer within the meaning of art. 66 of the Civil Code and not an invitation to conclude a contract within the meaning of art. 71.',
  'offerDoc.acceptance.title': 'Acceptance',
  'offerDoc.acceptance.how': 'The offer may be accepted only:',
  'offerDoc.acceptance.portal': 'through Parter;',
  'offerDoc.acceptance.verified': 'by a company other than the Landlord whose data, signer’s identity and capacity have been confirmed on Parter;',
  'offerDoc.acceptance.reservation': 'while holding a valid reservation of these premises.',
  'offerDoc.acceptance.first':
    'The first company to reserve gets the reservation. It lasts {n} hours, but no longer than the offer is valid; during that time only that company may accept the offer.',
  'offerDoc.acceptance.moment':
    'The lease is concluded at the moment when the Tenant signs its document on Parter with a code sent by e-mail. The Landlord makes no further statement then.',
  'offerDoc.acceptance.changes':
    'Acceptance with changes is a new offer of the Tenant (art. 68 of the Civil Code). The Landlord may accept it by signing a further version of the offer.',
  'offerDoc.acceptance.confirmation':
    'The service confirms the making of the offer, the reservation and the conclusion of the lease by e-mail without delay and lets the Parties download the documents.',
  'offerDoc.acceptance.text':
    'Acceptance of the offer means the conclusion of a lease with the text of Annex 2, completed only with the Tenant’s data, the chosen option, dates, number and transfer title of the deposit and with the code, hash and moment of signing of this offer.',
  'offerDoc.acceptance.exclusions':
    'Art. 66¹ § 1–3 and art. 68¹ of the Civil Code are excluded: the offer binds without confirmation of its receipt and can be accepted only without changes.',
  'offerDoc.terms.title': 'Text of the lease',
  'offerDoc.terms.counter':
    'The Landlord receives proposals to change the terms (counter-offers). A proposal is not an acceptance and does not hold up reservations by others. If the Landlord signs a next version of the offer with the proposed terms, for {n} hours from the signature only the company that proposed them may book it.',
  'offerDoc.terms.annex':
    'The whole text of the lease, with all options, stands in Annex 2. The offer summarises it in § 1–4; where they differ, Annex 2 decides.',
  'offerDoc.declarations.title': 'The Landlord’s declarations',
  'offerDoc.declarations.intro': 'By signing the offer the Landlord declares that:',
  'offerDoc.declarations.summary1': 'its terms reflect the Landlord’s will;',
  'offerDoc.declarations.summary2': 'it accepts the Tenant’s electronic signature without a qualified certificate;',
  'offerDoc.declarations.summary3': 'it makes an offer within the meaning of art. 66 of the Civil Code;',
  'offerDoc.declarations.summary4': 'it knows that the offer cannot be withdrawn before its valid-to date.',
  'offerDoc.declarations.sublease': 'The Landlord has the consent of the owner, the co-owners or the financing party to let the premises.',
  'offerDoc.signature': 'Landlord’s signature',
  'offerDoc.signatureLine': 'by one-time code on Parter, see the evidence page',
  'offerDoc.annexPhotos': 'Photos',
  'offerDoc.photosLead':
    'The photos are part of the offer. The service keeps them unchanged; their hashes stand below. It hands them out in one ZIP file on the page of the offer.',
  'offerDoc.annexPictures': 'Photos and plans',
  'offerDoc.picturesLead':
    'The photos and plans are part of the offer. The service keeps them unchanged; their hashes stand below. It hands them out in one ZIP file on the page of the offer.',
  'offerDoc.picture': 'Picture',
  'offerDoc.plan': 'Plan',
  'offerDoc.planOf': 'Plan: {alt}',
  'offerDoc.photo': 'Photo',
  'offerDoc.photoAlt': 'What it shows',
  'offerDoc.photoHash': 'SHA-256',
  'offerDoc.fees.none': 'The operator of the service charges the Parties no service fee.',
  'offerDoc.annexContract': 'Text of the lease',
  'offerDoc.annexContractLead':
    'The lease that accepting the offer will conclude. In square brackets stands what only the Tenant or the moment of signing will name. Otherwise the lease differs from this text only in the chosen option, its number, the Tenant’s data and the summary on its first page. Annex 2 of the lease is this offer; the other annexes that the lease lists are the same as the offer’s annexes of these numbers.',
  'offerDoc.variants': 'Points with a letter stand only in a lease of that option, the others in every one:',
  'offerDoc.variant': 'Option {letter}',
  'offerDoc.variantMonths': { one: 'fixed term, {n} month', other: 'fixed term, {n} months' },
  'offerDoc.variantInfinite': 'indefinite term',
  'offerDoc.tenantName': '[the Tenant’s company]',
  'offerDoc.tenantText':
    'name, address, NIP, REGON, KRS and the person who represents it, by the data confirmed on Parter at the moment of signing the lease',
} as const satisfies WordsLike<typeof pl>;
