import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/faq.ts';

/** Questions and answers. */
export const en = {
  title: 'Questions and answers',
  description: 'Answers about binding lease offers, documents, accounts, reservation, signature, deposit and handover.',
  'group.documents': 'Documents',
  'group.administration': 'Administration',
  'group.account': 'Account',
  'group.terminology': 'Terms',
  'group.payments': 'Payments',
  'group.general': 'General',
  'section.start': 'Getting started',
  'section.landlord': 'Letting premises',
  'section.tenant': 'Looking for premises',
  'section.signing': 'Contract and signature',
  'section.handover': 'Deposit and handover',

  'written-form.q': 'When does a lease need the written form?',
  'written-form.a':
    'When a fixed-term lease runs longer than {writtenFormMonths} months (art. 660 of the Civil Code). You sign it with a code like any other, and then both parties also sign it with a qualified signature or by hand. Until it has that form, the law treats the lease as open-ended, with three months’ notice. Leases up to {writtenFormMonths} months and open-ended ones do not need it.',
  'qualified-signature.q': 'Where do I get a qualified signature?',
  'qualified-signature.a':
    'Qualified trust service providers issue it; they stand on a list kept by the minister for digital affairs, and each names its prices and its way. A trusted signature (podpis zaufany) and the personal signature of an identity card are not qualified and do not replace the written form. Instead of a qualified signature you may sign by hand and upload a scan.',
  'offer-document.q': 'What is in the document of an offer?',
  'offer-document.a':
    'A description of the premises, rent and charges, the deposit, the terms to choose from, the day until which the offer binds, the service fees of both sides, and the whole text of the lease as an annex. The landlord reads exactly this file before signing it with a code. The later lease differs from the annex only in the tenant’s data, the chosen term, dates and numbers.',
  'genuine.q': 'How do I find out whether a document is genuine?',
  'genuine.a':
    'There is a code in the footer of every page. Enter it on the page “Check a document” and point to the file: the browser compares its hash. The content of the document never leaves your device; only what somebody added behind the seal is sent to be checked.',
  'who-reads.q': 'Who sees my lease, and how long do you keep it?',
  'who-reads.a':
    'The lease and the protocol open for the parties, for those who act for them and for the operator. We keep them until claims lapse, at most {contractYears} years from the end of the lease to the end of the calendar year. Somebody without an account does not even see the price.',
  'own-terms.q': 'May I add terms of my own to the lease?',
  'own-terms.a':
    'Yes. Tick in the form of the offer that you want your own terms, and write them. They become an annex of the offer and the lease, and the tenant reads them before signing. They take the place of four standard terms; where they contradict the rest, the lease comes first, then the deposit terms, then own terms.',
  'protocol.q': 'What is in the handover protocol?',
  'protocol.a':
    'The state of the rooms on every floor, the equipment, meter readings, keys and devices handed over, and additional statements. One side fills it in, the other reads it and signs with a code or refuses. After the second signature it is sealed.',
  'offline.q': 'Can the handover protocol be written without a signal?',
  'offline.a':
    'Yes, if you open it before the signal is gone and do not close the page. What you enter is kept on the phone and sent when the connection is back; opening and signing the protocol need a network.',
  'attorney.q': 'Who may sign for a company?',
  'attorney.a':
    'A person who is entitled to: the owner, a partner, a member of the board, a proxy or an attorney. The register shows it, or a document (Umocowanie.pdf) that a moderator checks. Where two people represent a company together, both sign the same bytes, each with a code of their own.',

  'identity-time.q': 'How long does checking my identity take?',
  'identity-time.a':
    'A moderator checks a signed file usually within an hour, at the latest after 24 hours. In the mObywatel app it takes as long as the connection with the moderator. The result comes by e-mail too.',
  'citizen-app.q': 'How do I confirm my identity in the mObywatel app?',
  'citizen-app.a':
    'Ask for a code on the page “Identity”. A moderator takes it from the official tool; you see it on the page and enter it in the app within {codeSeconds} seconds. The moderator compares first and last name with your account. Neither your PESEL number nor your picture is stored. Without the app you may sign the terms with a trusted, personal or qualified signature and upload the file.',
  'hidden-offer.q': 'Why is my offer hidden?',
  'hidden-offer.a':
    'A moderator hid it, usually after a report, or the confirmation of identity or company was taken back. The reason stands beside the offer on your board, and the statement of reasons comes by e-mail. When the cause is gone, the offer is back. A hidden offer is not found and cannot be booked.',
  'photos.q': 'Why was a photo rejected?',
  'photos.a':
    'A photo shows premises, a building, its surroundings, equipment or a plan, in a PNG or JPG file of up to {photoMegabytes} MB whose long side has {photoSide} pixels or more. Photos of something else, with a person in the foreground, with contact data, and advertisements are rejected; the reason stands at the photo. A moderator then looks at a photo that is not sharp, or that artificial intelligence rejected, without being asked; the decision comes by e-mail. You need not wait for it: put another photo in its place.',
  'second-person.q': 'How do I add a second person to my company?',
  'second-person.a':
    'That person opens an account, enters the NIP on the page “Company” and chooses the existing company. A moderator checks the link. The creator of the company sees everybody on the same page, may unlink them, or hand the company over.',
  'report.q': 'How do I report an error or a dishonest offer?',
  'report.a':
    'Report an error or an idea with the form on the page “Support”. An offer that breaks a law or the terms is reported from its own page; a moderator decides, and both sides read the reasons.',

  'sign-up.q': 'How do I open an account, and what does it cost?',
  'sign-up.a':
    'Give e-mail and password, then first and last name, and enter the code that comes by e-mail; it is valid for {codeMinutes} minutes. The password has at least {passwordMin} characters with a small and a capital letter. An account is free.',
  'before-booking.q': 'What has to be confirmed before a reservation?',
  'before-booking.a': 'Your e-mail address, your identity and your company. You do it once. Without it no contract can be signed for a company.',
  'password.q': 'I have forgotten my password. What now?',
  'password.a':
    'Choose in the sign-in dialog that you have forgotten it. A link for a new one comes to the address of the account and works for {resetMinutes} minutes. After that you sign in anew on every device.',
  'second-factor.q': 'How do I protect my account better?',
  'second-factor.a':
    'Under “Security” add a passkey (it opens the account by finger, face or PIN) or switch on an app that shows codes, and keep the recovery codes. There you also see the devices that are signed in and may sign them out. We write by e-mail about a sign-in on a new device.',
  'change-email.q': 'How do I change my e-mail address?',
  'change-email.a':
    'Give the new address in your account and enter the code that comes to it. The old address gets a link that takes the change back for {emailUndoHours} hours; during that time nothing is signed and the account for payouts does not change.',
  'mails.q': 'How do I leave e-mails?',
  'mails.a':
    'On the page “Notifications” you switch off every kind of e-mail that is not necessary. The link also stands in the e-mail itself and works without signing in. E-mails about a lease, a deposit and the safety of your account always come.',
  'delete-account.q': 'How do I delete my account?',
  'delete-account.a':
    'In your account. First we show what holds it: an active offer, a reservation, an unfinished lease, money on deposit or a recent change of the e-mail address, and what has to stay, why and until when. On the same page you order a copy of your data; it can be fetched for {dataCopyDays} days.',

  'binding.q': 'What does it mean that an offer is binding?',
  'binding.a':
    'The landlord has signed it and until the day it names can neither revoke it nor change its terms for the worse (art. 66 of the Civil Code). When a tenant accepts it, the contract is concluded.',
  'project.q': 'How does a draft differ from an offer?',
  'project.a':
    'A draft is a form that you may change and delete: it binds nobody and others do not see it. It becomes an offer when you sign its document with a code. From then on it binds you until the day that you name in it.',
  'reservation.q': 'Does a reservation oblige me to anything?',
  'reservation.a':
    'No. For {reservationHours} hours, but not beyond the last day of the offer, the premises wait for your company alone. You can sign the contract or step back free of charge. A company has at most {runningMax} reservations at once, and books the same premises again only after {againHours} hours.',
  'counter-offer.q': 'What is a counter-offer?',
  'counter-offer.a':
    'A proposal of a lower rent, another term, or both, where the landlord takes them. The landlord has {counterHours} hours to answer. When they accept, they sign a new version of the offer, and your company has the first right to book for {firstRightHours} hours, at the latest until the offer ends.',
  'code-signature.q': 'How does signing with a code differ from a qualified signature?',
  'code-signature.a':
    'The code comes to your confirmed e-mail address and ties you to exactly the bytes of the document that you read; the law calls it the document form. A qualified signature equals one by hand and is needed only where the law wants the written form, as for leases over {writtenFormMonths} months.',
  'seal.q': 'What is the electronic seal on a document?',
  'seal.a':
    'The operator’s mark, set after the last signature. It shows that nothing in the file has changed since. It does not replace the signatures of the parties: who signed, when and how stands on the evidence page at the end of the document.',
  'withdrawal.q': 'What if the premises are not as agreed?',
  'withdrawal.a':
    'You can refuse to take over and withdraw from the lease until the day that it names, with a reason. The deposit is then returned to the account it came from, unless the landlord objects within {objectionDays} business days. Parter does not judge: the deposit waits for a joint statement of both sides, a judgment or a settlement.',
  'agent.q': 'May an agent publish the offer?',
  'agent.a':
    'Yes, once the owner has accepted the brokerage agreement and power of attorney. The owner reads the proposal from a link in an e-mail and accepts it with a code. The owner stays the party of the offer, and the agent is named as attorney. Either may end the agreement.',

  'deposit-where.q': 'Where does the deposit go?',
  'deposit-where.a':
    'To the deposit account, apart from the operator’s own money. The landlord gets it only when both parties have signed the handover protocol, usually within {payoutDays} business days.',
  'deposit-due.q': 'How long do I have to pay the deposit?',
  'deposit-due.a':
    'Up to {depositDays} business days from signing. The data of the transfer, its title and a QR code stand on the page of the deposit. Without it the landlord may withdraw after {unpaidDays} further business days.',
  'deposit-back.q': 'When does the deposit come back to the tenant?',
  'deposit-back.a':
    'After a withdrawal before the handover it is sent within {refundDays} business days to the account it came from. After a signed protocol the landlord has it, and settles it after the end of the lease, as the lease says.',
  'fee.q': 'What does Parter cost?',
  'fee.a':
    'Account, offers, search, reservation, documents and keeping the deposit are free. The service fee is due once, only when both sides have signed the protocol. Its rates stand in the price list in the footer, and the amounts of each side in the offer and the lease before anybody signs.',
  'first-rent.q': 'From when do I pay rent?',
  'first-rent.a':
    'From the day on which the premises are handed over. The first payment is due as many days after it as the offer says, later ones on the day of the month that it names. Amount and dates stand in the lease before you sign.',
  'meters.q': 'What is charged besides the rent?',
  'meters.a':
    'The offer says whether utilities are in the rent, a lump sum or metered, and names the sum or the average monthly cost. The page of the offer shows the total monthly cost with VAT.',

  'why-no-price.q': 'Why do I not see the price?',
  'why-no-price.a': 'Price, fees and terms are shown after signing in. An account is free.',
  'who-may.q': 'Can I rent premises as a private person?',
  'who-may.a':
    'No. The tenant is always a company, which includes sole traders and civil partnerships. So is the landlord: two companies conclude the lease, each through a person whose capacity a moderator has checked.',
  'find.q': 'How do I find premises quickly?',
  'find.a':
    'Type one sentence into the search, such as “warehouse in Łódź up to 60 zł/m²”: it becomes filters. You may also draw an area on the map. A saved search sends new offers by e-mail, and favourites stand side by side with their true cost.',
  'language.q': 'In which language is the lease?',
  'language.a':
    'The Polish text binds. Whoever uses the service in English also gets an English reading copy, marked as a copy and naming the document that binds.',
} as const satisfies WordsLike<typeof pl>;
