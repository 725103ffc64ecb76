import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/lease-document.ts';

/** The lease: every clause and point by its id in `domain/offers/document`, in English. */
export const en = {
  'lease.docTitle': 'Lease of commercial premises',
  'lease.docLead': 'no. {number}, concluded on Parter by accepting offer {offer}, version {version}',
  'lease.label': 'Lease {number}',
  'lease.reading':
    'Prepared on {moment}. The lease is concluded at the moment of the Tenant’s signature, named by the evidence page at the end of the file. This is a reading version; the Polish text is binding.',
  'lease.parties': 'Parties',
  'lease.summary': 'Main terms',
  'lease.summary.premises': 'Premises',
  'lease.summary.term': 'Term',
  'lease.summary.infinite': 'indefinite from {start}',
  'lease.summary.fixed': { one: '{n} month, from {start} to {end}', other: '{n} months, from {start} to {end}' },
  'lease.summary.form': 'Until the written form',
  'lease.summary.formText':
    'indefinite term, with notice of at least three months to the end of a calendar month: until both Parties have signed the lease with a qualified signature or by hand (art. 660 and 688 of the Civil Code)',
  'lease.summary.rent': 'Monthly rent',
  'lease.summary.rentActive': '{net} net + 23% VAT = {gross} gross',
  'lease.summary.rentExempt': '{net} (VAT exempt)',
  'lease.summary.perMetre': '{amount} net per m²',
  'lease.summary.deposit': 'Deposit',
  'lease.summary.fees': 'Fees',
  'lease.summary.handover': 'Handover',
  'lease.summary.handoverText': { one: 'within {n} day, once the deposit has arrived', other: 'within {n} days, once the deposit has arrived' },
  'lease.summary.fee': 'Service fee',
  'lease.summary.feeText': 'Landlord {landlord}, Tenant {tenant} gross, after the protocol is signed',
  'lease.signatures': 'Signatures',
  'lease.signatures.text':
    'The lease is signed on Parter in document form by the persons named below. The Landlord’s statement is the signed offer; the Tenant’s statement and its moment are recorded on the evidence page.',
  'lease.signatures.byHand': 'place for a signature by hand and the date, where the Parties sign on paper',
  'lease.signatures.landlord': 'signature under offer {offer}, version {version}, given on {moment}',
  'lease.signatures.tenant': 'signature by one-time code, see the evidence page',

  'lease.conclusion.title': 'Conclusion of the lease',
  'lease.conclusion.offer':
    'On Parter the Landlord made an offer within the meaning of art. 66 of the Civil Code, number {number}, version {version}, signed on {signedAt} (document code {code}). SHA-256 of the offer document: {hash}.',
  'lease.conclusion.moment':
    'The lease is concluded at the moment when the Tenant declares on Parter that the offer is accepted and confirms it with a code sent by e-mail. That moment, by the clock of the service’s database, is named on the evidence page.',
  'lease.conclusion.form':
    'The lease is concluded in document form (art. 77² and 77³ of the Civil Code). The document carries the electronic seal of the operator of the service, which proves its origin and integrity and is not a signature of the Parties.',
  'lease.conclusion.professional':
    'The Parties conclude the lease in the course of their business, and the persons who represent them declare that they are authorised to do so. The lease is of professional nature for the Parties.',
  'lease.conclusion.exclusions':
    'The Parties exclude art. 66¹ § 1–3 and art. 68¹ of the Civil Code: the offer binds without confirmation of its receipt and can be accepted only without changes.',
  'lease.conclusion.authority':
    'Each person who has signed the offer or the lease for a Party may alone, on its behalf, sign the protocol or refuse to, refuse the Premises and withdraw from the lease in the cases of {withdrawal}, and make statements about the deposit.',

  'lease.premises.title': 'Subject of the lease',
  'lease.premises.subject':
    'The Landlord gives the Tenant for use, and the Tenant takes on lease, the commercial premises “{name}” with a usable area of {surface} (total area {total}), located at {address} (the Premises).',
  'lease.premises.official':
    'Address of the Premises in the land and mortgage register and the cadastre: {address}, county: {county}, province: {province}.',
  'lease.premises.plot':
    'The Premises stand on cadastral plot no. {plot} with an area of {land}, in precinct {precinct}, for which land and mortgage register no. {register} is kept.',
  'lease.premises.plotOnly':
    'The Premises stand on cadastral plot no. {plot} with an area of {land}, for which land and mortgage register no. {register} is kept.',
  'lease.premises.annex': 'The levels and rooms of the Premises with their areas, technical parameters and equipment are described in Annex 1.',
  'lease.premises.ownership': 'The Landlord declares that it may let the Premises. Its legal title: {ownership}.',
  'lease.premises.parking': {
    one: 'The lease includes {n} parking space with an area of {surface}.',
    other: 'The lease includes {n} parking spaces with a total area of {surface}.',
  },
  'lease.premises.energy':
    'Energy class stated in the offer: {energyClass}. Where the law requires an energy performance certificate, the Landlord hands its copy to the Tenant at the conclusion of the lease.',
  'lease.premises.measured':
    'The areas are stated by the Landlord, who has named no standard by which they were measured. The rent is set for the Premises as a whole: a later measurement by itself changes neither rent nor fees, and the Tenant’s rights in case of a material difference from the description remain.',
  'lease.premises.measuredBy':
    'The areas are stated by the Landlord by the standard {standard}; they are measured again by the same standard. The rent is set for the Premises as a whole: a later measurement by itself changes neither rent nor fees, and the Tenant’s rights in case of a material difference from the description remain.',
  'lease.premises.consent':
    'The Landlord declares that it has the consent of the owner, the co-owners or the financing party that giving the Premises to the Tenant requires, and will show it on request.',

  'lease.use.title': 'Manner of use',
  'lease.use.purpose': 'The Premises serve the Tenant’s business. Main designated use of the Premises: {use}.',
  'lease.use.accepted': 'The Landlord accepts the following uses: {uses}.',
  'lease.use.manner':
    'The Tenant uses the Premises in accordance with the lease, their properties and their designated use. A change of use needs the Landlord’s consent in document form.',
  'lease.use.rules':
    'The Tenant observes fire, sanitary and environmental regulations and the order of the building, and itself obtains the permits needed for its business.',
  'lease.use.repairs':
    'Minor expenses connected with ordinary use are borne by the Tenant (art. 681 of the Civil Code). Other repairs needed to keep the Premises fit for the agreed use are borne by the Landlord (art. 662 and 663 of the Civil Code).',
  'lease.use.works':
    'Alterations, adaptations and advertisements on the façade need the Landlord’s consent in document form, in which the Parties also settle how they are accounted for.',
  'lease.use.permitted': 'Business that the Tenant may carry on in the Premises: {activity}.',

  'lease.term.title': 'Term',
  'lease.term.infinite': 'The lease is concluded for an indefinite term, from {start}.',
  'lease.term.statutoryNotice':
    'Either Party may terminate the lease with the statutory notice: no later than three months in advance, to the end of a calendar month (art. 688 of the Civil Code).',
  'lease.term.notice': {
    one: 'Either Party may terminate the lease with one month’s notice, to the end of a calendar month.',
    other: 'Either Party may terminate the lease with {n} months’ notice, to the end of a calendar month.',
  },
  'lease.term.fixed': {
    one: 'The lease is concluded for a fixed term of {n} month, from {start} to {end} inclusive.',
    other: 'The lease is concluded for a fixed term of {n} months, from {start} to {end} inclusive.',
  },
  'lease.term.earlyEnd':
    'Before that term ends the lease may be ended only in the cases named in it ({breach} and {withdrawal}), in the cases named by statute, or with the consent of both Parties (art. 673 § 3 of the Civil Code).',
  'lease.term.prolongation':
    'If after that term the Tenant continues to use the Premises with the Landlord’s consent, the lease is in case of doubt deemed extended for an indefinite term (art. 674 of the Civil Code).',
  'lease.term.afterHandover': 'A later handover changes neither the first nor the last day of the lease; from when rent is due, {rent} says.',

  'lease.form.title': 'Form of the lease',
  'lease.form.statute':
    'A lease for more than a year needs the written form (art. 660 of the Civil Code). The electronic form, that is qualified electronic signatures of both Parties, is equivalent (art. 78¹ of the Civil Code).',
  'lease.form.effect':
    'Until the Parties have signed the lease in such form, it is deemed concluded for an indefinite term, and either Party may terminate it no later than three months in advance, to the end of a calendar month (art. 688 of the Civil Code). The lease is valid from the moment of its conclusion on Parter.',
  'lease.form.duty':
    'The Parties undertake to sign this document without delay with qualified electronic signatures, or by hand in two copies and to exchange them; one Party may use a qualified signature and the other sign by hand. They attach the signed document or its scan on Parter; a scan is evidence only.',
  'lease.form.certainDate':
    'The Landlord will not refuse a certified date of the lease (art. 81 of the Civil Code) if the Tenant asks for it and bears its cost.',
  'lease.form.document': 'A lease for an indefinite term, or for no longer than a year, does not need the written form; the document form is enough.',
  'lease.form.refusal':
    'A Party that, called in document form, does not sign the lease in such form within {n} days is liable for the damage that the other Party suffers from it.',

  'lease.handover.title': 'Handover',
  'lease.handover.when': {
    one: 'The Tenant takes over the Premises on the day and at the hour it names on Parter, within {n} day of the later of: the conclusion of the lease and the availability of the Premises ({availability}).',
    other:
      'The Tenant takes over the Premises on the day and at the hour it names on Parter, within {n} days of the later of: the conclusion of the lease and the availability of the Premises ({availability}).',
  },
  'lease.handover.deposit': 'The Landlord hands over the Premises once the deposit has arrived on the deposit account.',
  'lease.handover.persons':
    'Each Party names on Parter the person who hands over or receives the Premises on its behalf; the person named by the Tenant acts as its proxy.',
  'lease.handover.protocol':
    'The Parties record the handover on Parter in a protocol after the form in Annex 4. One Party draws it up and signs it with a code; the other signs it with a code or refuses, giving the reason.',
  'lease.handover.presumption':
    'The protocol states the condition of the Premises at the handover. Without it the Premises are presumed to have been handed over in good condition, fit for the agreed use (art. 675 § 3 of the Civil Code).',
  'lease.handover.again':
    'If the deposit arrives late or the meeting does not take place, the time for taking over ({n} days) runs anew from that day. The Tenant may change the time of the meeting until its hour, and the Landlord may propose another.',

  'lease.rent.title': 'Rent',
  'lease.rent.amount':
    'The rent is {net} net per month (in words: {netWords}). VAT at the rate of 23% is added, at present {vat}, in total {gross} gross (in words: {grossWords}). A change of the tax rate changes the gross amount.',
  'lease.rent.exempt':
    'The rent is {net} per month (in words: {netWords}). The Landlord is exempt from VAT; should the exemption be lost, VAT at the rate in force is added.',
  'lease.rent.payDay': 'The rent for later months the Tenant pays in advance, by day {day} of each month, against an invoice.',
  'lease.rent.payLastDay': 'The rent for later months the Tenant pays by the last day of each month, against an invoice.',
  'lease.rent.first': {
    one: 'The rent for the first month, also a part of one, is payable within {n} day of the handover or, if the Premises have not been handed over yet, of the day from which rent is due. For a part of a month the share by the number of days is due.',
    other:
      'The rent for the first month, also a part of one, is payable within {n} days of the handover or, if the Premises have not been handed over yet, of the day from which rent is due. For a part of a month the share by the number of days is due.',
  },
  'lease.rent.late':
    'There is no contractual penalty for late payment (art. 483 § 1 of the Civil Code), but the interest and recovery sum of the act on counteracting excessive delays in commercial transactions are due. Other rights of the Landlord under the lease and the law remain.',
  'lease.rent.raise':
    'The Landlord may raise the rent by giving notice of its present amount no later than one month in advance, to the end of a calendar month (art. 685¹ of the Civil Code).',
  'lease.rent.fixedRent': 'The net rent does not change during the whole fixed term; art. 685¹ of the Civil Code does not apply.',
  'lease.rent.from':
    'Rent is due from the day of the handover, but no later than from {latest}, unless the handover is delayed for reasons on the Landlord’s side.',
  'lease.rent.account': 'Rent is paid to the Landlord’s account no. {account}. The day of payment is the day on which that account is credited.',
  'lease.rent.fixedRentIndexed':
    'During the whole fixed term the net rent is changed by indexation only ({indexation}); art. 685¹ of the Civil Code does not apply.',

  'lease.fees.title': 'Fees beside the rent',
  'lease.fees.metered':
    'The Tenant bears the fees for energy, water, heating and other utilities by meter readings, under contracts with the suppliers or against the Landlord’s invoices issued without a margin.',
  'lease.fees.average': 'Average monthly cost of these fees over a year, given by the Landlord for information: {average} gross.',
  'lease.fees.inRent': 'Service charges and utilities are included in the rent.',
  'lease.fees.lumpSum':
    'The Tenant pays service charges and utilities as a lump sum: {perMetre} net per m² of usable area and month, in total {net} net, that is {gross} gross per month, together with the rent.',
  'lease.fees.own':
    'Fees arising from the Tenant’s own business, in particular for telecommunications and the removal of its waste, are borne by the Tenant itself.',

  'lease.deposit.title': 'Deposit',
  'lease.deposit.amount': {
    one: 'The Tenant pays a deposit of {amount} (in words: {amountWords}) within {n} business day of the conclusion of the lease, to deposit account no. {account}, with a title beginning with “KAUCJA {reference}”.',
    other:
      'The Tenant pays a deposit of {amount} (in words: {amountWords}) within {n} business days of the conclusion of the lease, to deposit account no. {account}, with a title beginning with “KAUCJA {reference}”.',
  },
  'lease.deposit.annex':
    'Until the protocol is signed the operator of the service holds the deposit under the terms of Annex 3, which the Parties accept together with the lease.',
  'lease.deposit.nature':
    'The deposit secures the Landlord’s claims under the lease: overdue rent and fees, repair of damage to the Premises and sums due for their late return. The deposit is neither an advance payment nor earnest money and contains no VAT.',
  'lease.deposit.payout': {
    one: 'After the protocol is signed the operator pays the deposit out to the Landlord within {n} business day; from then on the Landlord answers for it.',
    other:
      'After the protocol is signed the operator pays the deposit out to the Landlord within {n} business days; from then on the Landlord answers for it.',
  },
  'lease.deposit.return': 'The Landlord returns the deposit within {n} days of the return of the Premises, less the sums it proves in a settlement.',
  'lease.deposit.unpaid':
    'If the deposit does not arrive in time, the Landlord may after {n} more business days withdraw from the lease on Parter, within {days} days of the end of that time (art. 395 of the Civil Code).',
  'lease.deposit.refill':
    'If the Landlord takes money from the deposit during the lease, the Tenant makes it up within {n} days of a call with an account of it.',
  'lease.deposit.newTerm':
    'If the Landlord does not use that right, it may set the Tenant a new term for the deposit on Parter, of at least {days} days; if that too passes without effect, the Landlord may withdraw from the lease within {again} more days.',

  'lease.insurance.title': 'Insurance',
  'lease.insurance.duty':
    'The Tenant takes out, and keeps throughout the lease, liability insurance for its business in the Premises with a sum of at least {sum} (in words: {sumWords}).',
  'lease.insurance.proof': 'On the Landlord’s request the Tenant shows the policy and proof of payment of the premium.',
  'lease.insurance.building':
    'The Landlord insures the building against fire and other fortuitous events, the Tenant its belongings and outlays in the Premises.',
  'lease.insurance.recourse':
    'The Parties waive claims against each other for damage as far as insurance has covered it, and agree that with their insurers.',
  'lease.insurance.renewal': 'The Tenant hands over a copy of the policy at the handover and at each renewal.',

  'lease.sublet.title': 'Subletting and change of Parties',
  'lease.sublet.consent':
    'Without the Landlord’s consent the Tenant may not give the Premises or a part of them to a third person for free use or sublet them (art. 688² of the Civil Code). The consent needs the document form.',
  'lease.sublet.liability': 'The Tenant answers for persons to whom it has opened the Premises as for itself.',
  'lease.sublet.assignment':
    'Passing on the Tenant’s rights or duties under the lease needs the Landlord’s consent in document form. The Landlord may assign claims for rent and fees to a bank or another financing institution, telling the Tenant; other claims it does not assign without the Tenant’s consent.',
  'lease.sublet.newOwner':
    'If the Premises are sold, the buyer takes the seller’s place in the lease (art. 678 of the Civil Code). The Landlord passes the deposit on to the buyer and tells the Tenant.',
} as const satisfies WordsLike<typeof pl>;
