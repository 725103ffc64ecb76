import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/mail.ts';

/** E-mails: each event and recipient with subject, text and what is next. */
export const en = {
  'ready.tenant.subject': 'The lease of “{offer}” is ready to sign',
  'ready.tenant.text':
    'The lease with {other} is ready: in Polish, the text that binds, with an English reading copy beside it. Read all of it: you will sign exactly this document.',
  'ready.tenant.next': 'When the reservation ends, the premises go back to other tenants.',
  'signed.landlord.subject': 'The lease of “{offer}” is concluded',
  'signed.landlord.text': '{other} has signed the lease. The tenant now pays the deposit to the deposit account.',
  'signed.landlord.next': 'Name the person who hands over the premises. We pay the deposit out after the protocol is signed.',
  'signed.tenant.subject': 'The lease of “{offer}” is concluded',
  'signed.tenant.text': 'The lease with {other} is concluded. Pay the deposit by the day below and name the person who receives the premises.',
  'signed.tenant.next': 'Enter the transfer title exactly as given: we recognise the payment by it.',
  'signed.admin.subject': 'New lease: {offer}',
  'signed.admin.text': 'A lease with {other} was concluded. The deposit is awaited.',
  'signed.admin.next': 'Book the receipt in the deposits console with value date and bank reference.',
  'sealed.landlord.subject': 'Your sealed lease of “{offer}”',
  'sealed.landlord.text': 'Attached is the lease with its page of signatures, protected by an electronic seal.',
  'sealed.landlord.next':
    'Keep this file: it is in Polish, and that text is binding. An English reading copy stands beside it on the page of the lease. Its code lets you check it on Parter.',
  'sealed.tenant.subject': 'Your sealed lease of “{offer}”',
  'sealed.tenant.text': 'Attached is the lease with its page of signatures, protected by an electronic seal.',
  'sealed.tenant.next':
    'Keep this file: it is in Polish, and that text is binding. An English reading copy stands beside it on the page of the lease. Its code lets you check it on Parter.',
  'signed_long.landlord.subject': 'The lease of “{offer}” is concluded. The written form is needed',
  'signed_long.landlord.text':
    '{other} has signed the lease. The tenant now pays the deposit. The lease is for more than 12 months: until both parties have brought the written form, it works as concluded for an indefinite term, with three months’ notice to the end of a month.',
  'signed_long.landlord.next':
    'Within 14 days sign the lease with a qualified signature or by hand and attach the file on the lease’s page. Also name the person who hands over the premises.',
  'signed_long.tenant.subject': 'The lease of “{offer}” is concluded. The written form is needed',
  'signed_long.tenant.text':
    'The lease with {other} is concluded. Pay the deposit by the day below and name the person who receives the premises. The lease is for more than 12 months: until both parties have brought the written form, it works as concluded for an indefinite term, with three months’ notice to the end of a month.',
  'signed_long.tenant.next':
    'Within 14 days sign the lease with a qualified signature or by hand and attach the file on the lease’s page. Enter the transfer title exactly as given.',
  'signed_long.admin.subject': 'New lease for more than 12 months: {offer}',
  'signed_long.admin.text': 'A lease with {other} was concluded. The deposit and the written form of both parties are awaited.',
  'signed_long.admin.next': 'Scans and signatures that somebody has to look at will appear in the console.',
  'sealed_long.landlord.subject': 'Your sealed lease of “{offer}”: sign it in written form',
  'sealed_long.landlord.text':
    'Attached is the lease with its page of signatures, protected by an electronic seal. The lease is for more than 12 months: until both parties have brought the written form, it works as concluded for an indefinite term, with three months’ notice to the end of a month.',
  'sealed_long.landlord.next':
    'Sign this file with a qualified signature, or a print of it by hand, and attach it on the lease’s page. Keep the file unchanged.',
  'sealed_long.tenant.subject': 'Your sealed lease of “{offer}”: sign it in written form',
  'sealed_long.tenant.text':
    'Attached is the lease with its page of signatures, protected by an electronic seal. The lease is for more than 12 months: until both parties have brought the written form, it works as concluded for an indefinite term, with three months’ notice to the end of a month.',
  'sealed_long.tenant.next':
    'Sign this file with a qualified signature, or a print of it by hand, and attach it on the lease’s page. Keep the file unchanged.',
  'form_missing.landlord.subject': 'The lease of “{offer}” waits for its written form',
  'form_missing.landlord.text':
    'Your party’s signature or the declaration of the exchange of originals is missing. Until then the lease with {other} works as concluded for an indefinite term, with three months’ notice to the end of a month.',
  'form_missing.landlord.next': 'Sign the lease with a qualified signature or by hand and attach the file on the lease’s page.',
  'form_missing.tenant.subject': 'The lease of “{offer}” waits for its written form',
  'form_missing.tenant.text':
    'Your party’s signature or the declaration of the exchange of originals is missing. Until then the lease with {other} works as concluded for an indefinite term, with three months’ notice to the end of a month.',
  'form_missing.tenant.next': 'Sign the lease with a qualified signature or by hand and attach the file on the lease’s page.',
  'form_brought.landlord.subject': 'The other party attached the signed lease of “{offer}”',
  'form_brought.landlord.text': '{other} attached a file for the written form of the lease. You see it on the lease’s page.',
  'form_brought.landlord.next': 'If you use a qualified signature, you may sign the same file.',
  'form_brought.tenant.subject': 'The other party attached the signed lease of “{offer}”',
  'form_brought.tenant.text': '{other} attached a file for the written form of the lease. You see it on the lease’s page.',
  'form_brought.tenant.next': 'If you use a qualified signature, you may sign the same file.',
  'form_declared.landlord.subject': 'The other party gave the day on which the originals of “{offer}” were exchanged',
  'form_declared.landlord.text': '{other} declared on which day signed originals were exchanged.',
  'form_declared.landlord.next': 'If the day is right, give it on the lease’s page, too. If not, agree on the right one.',
  'form_declared.tenant.subject': 'The other party gave the day on which the originals of “{offer}” were exchanged',
  'form_declared.tenant.text': '{other} declared on which day signed originals were exchanged.',
  'form_declared.tenant.next': 'If the day is right, give it on the lease’s page, too. If not, agree on the right one.',
  'form_noted.landlord.subject': 'We looked at your file for the lease of “{offer}”',
  'form_noted.landlord.text': 'A moderator looked at the attached file and wrote a note.',
  'form_noted.landlord.next': 'The lease’s page shows what the written form still lacks.',
  'form_noted.tenant.subject': 'We looked at your file for the lease of “{offer}”',
  'form_noted.tenant.text': 'A moderator looked at the attached file and wrote a note.',
  'form_noted.tenant.next': 'The lease’s page shows what the written form still lacks.',
  'form_returned.landlord.subject': 'Your file for the lease of “{offer}” came back',
  'form_returned.landlord.text':
    'A moderator sent the attached file back and gave the reason. Declarations of the exchange of originals, if any, have to be made again.',
  'form_returned.landlord.next': 'Attach the right file on the lease’s page.',
  'form_returned.tenant.subject': 'Your file for the lease of “{offer}” came back',
  'form_returned.tenant.text':
    'A moderator sent the attached file back and gave the reason. Declarations of the exchange of originals, if any, have to be made again.',
  'form_returned.tenant.next': 'Attach the right file on the lease’s page.',
  'form_complete.landlord.subject': 'The lease of “{offer}”: both parties have done their part of the written form',
  'form_complete.landlord.text':
    'Both parties have brought qualified signatures or declared the exchange of signed originals. Parter recorded what was brought and does not judge the validity of signatures.',
  'form_complete.landlord.next': 'Keep your copies. Files and declarations are on the lease’s page.',
  'form_complete.tenant.subject': 'The lease of “{offer}”: both parties have done their part of the written form',
  'form_complete.tenant.text':
    'Both parties have brought qualified signatures or declared the exchange of signed originals. Parter recorded what was brought and does not judge the validity of signatures.',
  'form_complete.tenant.next': 'Keep your copies. Files and declarations are on the lease’s page.',
  'unpaid_end.landlord.subject': 'The lease of “{offer}” ended without a deposit',
  'unpaid_end.landlord.text': 'You withdrew from the lease with {other} because the deposit did not arrive in time. The lease has ended.',
  'unpaid_end.landlord.next': 'You may offer the premises again from the page of the lease: a draft with the same data opens.',
  'unpaid_end.tenant.subject': 'The lease of “{offer}” ended without a deposit',
  'unpaid_end.tenant.text': 'The landlord, {other}, withdrew from the lease because the deposit did not arrive in time. The lease has ended.',
  'unpaid_end.tenant.next': 'Money that arrives later goes back to the account it came from. Please pay nothing more.',
  'unpaid_end_refund.landlord.subject': 'The lease of “{offer}” ended without the whole deposit',
  'unpaid_end_refund.landlord.text':
    'The lease with {other} has ended by your withdrawal: the whole deposit did not arrive in time. We return what was paid.',
  'unpaid_end_refund.landlord.next': 'You may offer the premises again from the page of the lease: a draft with the same data opens.',
  'unpaid_end_refund.tenant.subject': 'The lease of “{offer}” ended without the whole deposit',
  'unpaid_end_refund.tenant.text':
    'The landlord, {other}, withdrew from the lease because the whole deposit did not arrive in time. The lease has ended.',
  'unpaid_end_refund.tenant.next': 'What arrived goes back to the account it came from. Please pay nothing more.',
  'payout_account.landlord.subject': 'New account for the payout of the deposit: “{offer}”',
  'payout_account.landlord.text':
    'Somebody who signs for your company named a new account of its accepted data for this lease. The deposit will be paid out to it.',
  'payout_account.landlord.next':
    'If that was none of you, answer this e-mail at once. The account for the rent does not change: it stands in the lease.',
  'new_term.landlord.subject': 'New due day of the deposit for “{offer}”',
  'new_term.landlord.text': '{other} has the new day that you set for paying the deposit.',
  'new_term.landlord.next': 'If the deposit does not arrive, you may withdraw again from the third business day after it, for 30 days.',
  'new_term.tenant.subject': 'The landlord set a new day for the deposit of “{offer}”',
  'new_term.tenant.text': 'The landlord, {other}, set a new day by which the deposit has to arrive.',
  'new_term.tenant.next': 'If it does not, the landlord may withdraw from the lease again from the third business day after that day.',
  'rejected.landlord.subject': 'The tenant rejected the premises “{offer}”',
  'rejected.landlord.text':
    '{other} rejected the premises, which is a withdrawal from the lease. The deposit goes back to the tenant unless you object.',
  'rejected.landlord.next': 'You may object on the lease page within 2 business days.',
  'rejected.tenant.subject': 'Rejection of the premises “{offer}” recorded',
  'rejected.tenant.text':
    'Rejecting the premises is a withdrawal from the lease with {other}. The deposit goes back to the account it came from unless the landlord objects.',
  'rejected.tenant.next': 'The landlord has 2 business days for an objection, which stops the refund.',
  'rejected.admin.subject': 'Premises rejected: {offer}',
  'rejected.admin.text': 'The tenant {other} rejected the premises. Prepare the refund.',
  'rejected.admin.next': 'Book the refund only after the landlord’s time to object.',
  'objection.landlord.subject': 'Your objection about “{offer}” was received',
  'objection.landlord.text':
    'We have stopped the refund. Parter does not judge: the deposit waits for a joint statement, a judgment or a settlement.',
  'objection.landlord.next': 'You can make a joint statement on the lease page: each side signs it with a code.',
  'objection.tenant.subject': 'The landlord disputes your withdrawal: “{offer}”',
  'objection.tenant.text': 'The landlord disagrees with the withdrawal. The refund waits for a joint statement, a judgment or a settlement.',
  'objection.tenant.next': 'You can make a joint statement on the lease page: each side signs it with a code.',
  'objection.admin.subject': 'Dispute about a deposit: {offer}',
  'objection.admin.text': 'The landlord objected to the rejection by {other}.',
  'objection.admin.next': 'Contact both sides. A judgment or settlement is recorded in the deposits console by two admins.',
  'waiting.landlord.subject': 'The lease of “{offer}” waits for its next step',
  'waiting.landlord.text': 'Nothing has happened since yesterday. The lease page shows whose turn it is.',
  'waiting.landlord.next': 'After three business days of silence Parter steps in.',
  'waiting.tenant.subject': 'The lease of “{offer}” waits for its next step',
  'waiting.tenant.text': 'Nothing has happened since yesterday. The lease page shows whose turn it is.',
  'waiting.tenant.next': 'After three business days of silence Parter steps in.',
  'mediation.admin.subject': 'Mediation: {offer}',
  'mediation.admin.text': 'For three business days neither side has taken a step.',
  'mediation.admin.next': 'Contact both sides and close the task in the console.',
  'long_stop_call.landlord.subject': 'Call for your statement: “{offer}”',
  'long_stop_call.landlord.text':
    'Thirty days have passed since the last day for withdrawing, and there is no protocol. Sign the protocol or make a joint statement: {other} gets the same call.',
  'long_stop_call.landlord.next':
    'Without a protocol or a joint statement by the day above the lease ends and the deposit goes back to the account it came from.',
  'long_stop_call.tenant.subject': 'Call for your statement: “{offer}”',
  'long_stop_call.tenant.text':
    'Thirty days have passed since the last day for withdrawing, and there is no protocol. Sign the protocol or make a joint statement: {other} gets the same call.',
  'long_stop_call.tenant.next':
    'Without a protocol or a joint statement by the day above the lease ends and the deposit goes back to the account it came from.',
  'long_stop_call.admin.subject': 'Sides called: {offer}',
  'long_stop_call.admin.text':
    'Thirty days have passed since the last day for withdrawing, and the lease with {other} has no protocol. Both sides were called.',
  'long_stop_call.admin.next': 'Contact both sides.',
  'long_stop.landlord.subject': 'The lease of “{offer}” ended when its time had passed',
  'long_stop.landlord.text':
    'The call was answered neither by a protocol nor by a joint statement. The lease with {other} has ended and the deposit goes back to the account it came from.',
  'long_stop.landlord.next': 'We refund by the day above. Disputes are for the court.',
  'long_stop.tenant.subject': 'The lease of “{offer}” ended when its time had passed',
  'long_stop.tenant.text':
    'The call was answered neither by a protocol nor by a joint statement. The lease with {other} has ended and the deposit goes back to the account it came from.',
  'long_stop.tenant.next': 'We refund by the day above. Disputes are for the court.',
} as const satisfies WordsLike<typeof pl>;
