/**
 * The quoted error texts that a test provokes, beside it: key of the text in the lists of words (`room/file key`), file, and words of the test's name. That
 * each stands word for word, and in the other language too, `tests/house/fixed-texts.test.ts` holds for all of them.
 */
export const provokedTexts: readonly (readonly [key: string, file: string, title: string])[] = [
  ['error.failed', 'src/web/app/shell/error-page.test.tsx', 'a service that is away is no unexpected error'],
  ['refusal.kit.internal', 'src/server/accounts/commands/sign-in.test.ts', 'a new password that cannot be stored leaves the link as it was'],
  ['report.sent', 'tests/roads/notices.road.ts', 'an error is reported from the board'],
  ['refusal.field.required', 'src/domain/companies/rules/company-form.test.ts', '%s is required'],
  ['toast.wrong', 'tests/roads/board.road.ts', 'a preview that finds gaps says so for a moment'],
  ['refusal.offer.not_editable', 'src/server/offers/commands/publish-offer.test.ts', 'cannot be taken back: no edit, no deletion'],
  ['refusal.offer.no_access', 'src/server/offers/commands/save-offer.test.ts', 'takes a given unused id once'],
  ['refusal.offer.expired', 'src/server/reservations/booking.test.ts', 'refuses who may not book'],
  ['refusal.question.incomplete', 'src/server/offers/commands/questions/ask.test.ts', 'refuses empty questions'],
  ['task.mediation', 'src/server/deposits/money.test.ts', 'becomes an admin task after three business days'],
  ['signature.revocation', 'src/server/signing/queries/reader/reading.test.ts', 'a signed file is read in a thread'],
  ['refusal.appointment.date_not_future', 'src/domain/handover/rules/rules.test.ts', 'takes the person and the meeting'],
  ['refusal.protocol.transfer_missing', 'src/server/handover/commands.test.ts', 'is locked until the deposit arrives and both persons are named'],
  ['refusal.protocol.reception_missing', 'src/server/handover/commands.test.ts', 'is locked until the deposit arrives and both persons are named'],
  ['refusal.protocol.access_denied', 'src/server/handover/commands.test.ts', 'is locked until the deposit arrives and both persons are named'],
  ['opinion.failed', 'tests/roads/faq.road.ts', 'an opinion that cannot be sent says so'],
];

/** Quoted texts whose wording is held and which no test provokes yet, with what keeps it from being cheap. */
export const unprovenTexts: Readonly<Record<string, string>> = {
  failed: 'the viewer says it when a PDF does not load, the deletion page when the call fails: both need a server that fails in the browser',
  'nav.board': 'a name of the menu, not an error',
  add: 'the name of a button, not an error',
  'report.failed': 'the form says it when the call fails: needs a server that fails in the browser',
  'forgot.sent': 'a success; the mail behind it is tested, its sentence on the page is not',
  'labelled.field.required': 'the form of an offer labels the refusal of a field; the refusal itself is tested',
  'labelled.field.invalid_date': 'the same for a date',
  'preview.notReady': 'the preview says it to a form that is not complete',
  'toast.next': 'needs a step of the form that the server refuses for another reason than gaps',
  'session.other': 'needs two browsers on one form for fifteen seconds of heartbeats; the call behind it is tested',
  'preview.noDate': 'a placeholder of the card in the form',
  'company.text': 'a dialog before signing; the refusal behind it is tested',
  'identity.title': 'the same',
  'company.title': 'the same',
  'before.identity': 'a note before signing a lease; the refusal behind it is tested',
  'before.company': 'the same',
  'verify.photos': 'needs a photo check that fails in the browser; the call behind it is tested',
  'active.title': 'the confirm page of an offer that is active already',
  expired: 'a tag of a card; the refusal behind it is tested',
  'sale.net': 'a name, not an error',
  incomplete: 'the form says it before the call, whose refusal is tested',
  'none.text': 'the page of a reservation that has run out',
  'payDay.last': 'a name, not an error',
  'energyClass.none': 'a name, not an error',
  renew: 'the name of a button, not an error',
  'again.act': 'the name of a button, not an error',
  note: 'a remark, not an error',
  'complete.declared': 'a state, not an error',
  'landlord.page': 'the name of a page, not an error',
  'refusal.person.not_verified': 'the old code of one call; today each missing step has a refusal of its own, which is tested',
  'lock.title': 'the modal of a locked protocol; the refusal behind it is tested',
  reject: 'the name of a button, not an error',
  'guard.transfer.tenant': 'the page says it before the call, whose refusal is tested',
  'guard.reception.landlord': 'the same',
  'error.load': 'needs a server that fails in the browser',
  'error.save': 'the same',
  'error.choice': 'the same',
  'refusal.protocol.missing_data': 'no way leads to it: a drawn protocol always has its data',
};

/** Texts that come with rooms on their way: the wanted board, outreach, the console. */
export const waitingTexts: readonly string[] = [
  'wanted listings: adding (7), sending an offer (4), deleting, the board, the location search (5)',
  'shortener, UTM, website send (6), short link route (3)',
  'sending an offer to a user',
];
