/**
 * The numbers of the business: code, texts, e-mails and tests read them here; docs/rules explains them. The unit stands in the name or in the
 * comment. First pages bring this file, so the numbers of rooms that they do without stand in `rules/…-numbers.ts` of those rooms.
 */

/** Offers: form, photos, validity (docs/rules/offers.md#fields). */
export const offerNumbers = {
  nameMax: 120,
  descriptionMax: 400,
  ownTermsMax: 20_000,
  permittedUseMax: 400,
  certificateNumberMax: 60,
  parkingNumbersMax: 200,
  indexationCapMax: 100, // percent
  priceMin: 1_00, // grosze
  surfaceMin: 5, // m²
  levelSurfaceMin: 5, // m²
  levelHeightMin: 5, // cm
  roomSurfaceMin: 1, // m²
  powerMin: 2, // kW
  hallHeightMin: 1, // cm
  landAreaMin: 1, // m²
  unitReceiptDeadlineMin: 7, // days
  unitReceiptDeadlineMax: 90, // days
  unitReceiptDeadlineSuggestions: [7, 14],
  payDayMin: 1,
  payDayMax: 28,
  payDayDefault: 10, // KC art. 669
  firstPaymentDayMin: 1,
  firstPaymentDayMax: 60,
  firstPaymentDayDefault: 7,
  noticeMonthsMin: 0,
  noticeMonthsMax: 36,
  noticeMonthsDefault: 3, // KC art. 688
  fixedShortMonthsMin: 1,
  fixedShortMonthsMax: 12,
  fixedShortMonthsDefault: 12,
  fixedLongMonthsMin: 13,
  fixedLongMonthsMax: 360,
  daysOfMonth: 30, // a month of the availability period is counted as 30 days
  completionYearMin: 1500,
  completionYearAhead: 2,
  depositMin: 1_00, // grosze
  depositRentsMin: 1,
  depositRentsMax: 3,
  roomsTolerance: 0.01, // m²
  levelsMax: 60,
  roomsMax: 400,
  areaMax: 1_000_000, // m²
  moneyMax: 100_000_000_00, // grosze
  carSpace: 30, // m²
  photosMax: 25,
  plansMax: 10,
  planBytesMax: 20 * 1024 * 1024, // of a PDF; a picture may have as many as a photo
  linkMax: 500,
  photoCaptionMax: 120,
  photoBytesMax: 10 * 1024 * 1024,
  photoLongSideMin: 1024, // px
  photoPixelsMax: 50_000_000,
  autosaveMs: 5_000,
  heartbeatMs: 15_000,
  heartbeatLiveMs: 14_000,
  heartbeatShownMs: 30_000,
  newVanishesHours: 24,
  undeleteSeconds: 60,
  expiryReminderDays: [7, 1],
} as const;

/** Pictures as they are stored; apart, because no page needs them. */
export const pictureNumbers = {
  watermarkWidth: 0.2, // of the picture's width
  watermarkEdge: 0.02, // of the picture's width, so that the mark stands whole inside it
  watermarkOpacity: 0.5,
  jpegQuality: 80,
  planJpegQuality: 90, // thin lines and small letters
  smallQuality: 78, // WebP; looks as a JPEG of 80 does
  planSmallQuality: 88,
} as const;

/** Reservations and signing (docs/rules/reservations.md#how-many). */
export const bookingNumbers = {
  reservationHours: 24,
  warningHours: 2,
  runningPerCompanyMax: 3,
  sameOfferAgainHours: 24,
  counterOfferFirstRightHours: 24,
} as const;

/** Counter-offers (docs/rules/counter-offers.md#sending). */
export const counterOfferNumbers = {
  hours: 72, // in which the owner answers, but not after the offer's own end
  perOfferDay: 5, // that one company may send about one offer
  furtherTermsMax: 10, // that an offer may hold beside those of its form
  reasonMax: 500,
  shown: 20, // of one offer on its page
} as const;

/** Agency agreements (docs/rules/agency.md#proposal). */
export const agencyNumbers = {
  feePercent: 100, // of one month's net rent, unless the agent says otherwise
  feePercentMax: 300,
  months: 6, // that an agreement runs unless the agent says otherwise
  monthsMax: 24,
  insuranceMinEur: 25_000, // of one event, by the regulation on compulsory insurance of brokers
  insuranceMaxEur: 100_000_000,
  amlRentEur: 10_000, // of one month, from which brokers of leases are obliged institutions
  policyBytes: 10 * 1024 * 1024, // it is mailed with the agreement, and mailboxes take 25 MB at most, of which an attachment needs a third more than it has
  files: 10, // of one agreement
  filesPerMinute: 5, // uploads for one agreement
  unsentHours: 24, // that a proposal is kept which was drawn and never sent
  sentPerDay: 20, // proposals that an agent mails within 24 hours
  sentToAddress: 3, // of them to one address within its days
  addressDays: 30,
  unansweredDays: 90, // that the owner's data are kept of a proposal that came to nothing
  reasonMax: 500,
  textMax: 200,
} as const;

/** Deposit, handover and money after signing (docs/rules/deposits.md#due-day). */
export const leaseNumbers = {
  depositDueBusinessDays: 3,
  depositReminderDays: [1, 2], // calendar days after signing
  unpaidEndBusinessDays: 3, // after the due day
  unpaidEndDays: 30, // of the landlord's withdrawal for an unpaid deposit (KC art. 395 wants a term)
  newTermDays: 7, // shortest new term for the deposit that the landlord may set after them
  newTermDaysMax: 60, // the longest
  longStopDays: 30, // after the last day of the tenant's withdrawal: the operator calls both sides
  statementDays: 14, // for their statements after that call
  protocolFirstRightHours: 24,
  protocolRoundsMax: 5,
  protocolAutosaveMs: 1_500,
  payoutBusinessDays: 5,
  refundBusinessDays: 5,
  objectionBusinessDays: 2,
  mediationBusinessDays: 3,
  meetingReminderMinutes: [30, 50],
  meetingLateMinutes: 60,
  transferCutOff: '14:30',
  penaltyPercentPerDay: 10, // of the monthly rent, only for late return of the premises
  insuranceMin: 50_000_00, // grosze
  cureDays: 7,
  returnDays: 3,
  noticeByMailDays: 14,
  enforcementDays: 14, // after the conclusion, for the notarial submission to enforcement (KPC art. 777)
  enforcementRents: 6, // gross rents up to which it goes
  enforcementMonths: 12, // after the end of the lease, to ask for the enforcement clause
  inspectionDays: 14, // before the return of the premises
  abandonedDays: 14, // after a call to take away what was left
  depositRefillDays: 7, // after a call, when the landlord has taken money from the deposit
  depositReturnDays: 30, // after the return of the premises
  withdrawalDays: 30, // after the last pickup day: end of the tenant's contractual withdrawal (KC art. 395 wants a term)
  formCallDays: 14, // after a call to sign in written form
  forceMajeureDays: 90, // of premises that cannot be used
  settlementDays: 14, // for paying or returning the difference of a settled service charge
  writtenFormMonths: 12, // KC art. 660: longer than a year needs the written form
  formReminderDays: [2, 7, 14], // calendar days after signing
  formDays: 14, // in which both sides bring the written form
  formNoteMax: 1000,
  formFilesMax: 20, // of one side of a lease, without what was sent back
  commentsMax: 1000,
  statementsMax: 1000,
  tableRowsMax: 200,
  rejectionTextMax: 2000,
  rejectionPhotosMax: 10,
  receiverLinkDays: 30, // of the link mailed to who receives the premises
  invoicePaymentDays: 14,
} as const;

/** Verification of a person through the citizen app, and the console's timers (docs/rules/identity.md#timers). Seconds unless the name says otherwise. */
export const identityNumbers = {
  code: 180, // from the code's entry until it is over
  codeYellow: 120, // left
  codeRed: 60,
  decisionAfterCode: 60, // so long after the code's end a moderator may still decide
  askedYellow: 120, // since the person asked for a code
  askedRed: 180,
  answer: 300, // from the question whether somebody is still there
  answerYellow: 120, // left
  answerRed: 60,
  modalYellow: 180, // since the question
  modalRed: 240,
  longWait: 300, // of an open request
  silenceMinutes: 30, // without a sign of life
  heartbeat: 60, // of the open page
  sweepMinutes: 5,
  messageMax: 500,
  listed: 200, // rows of the console's list
  filesPerMinute: 5, // uploads of one person
  unsentFileHours: 24,
  begunPerDay: 10, // requests of the citizen app that one person begins
  reasonDays: 30, // after a "no" its own words stay with the request and the person's steps
} as const;

/** VAT (docs/rules/invoices.md#vat). */
export const vatNumbers = { percent: 23 } as const;

/** Accounts: passwords, codes, sessions (docs/rules/accounts.md#e-mail-codes). */
export const accountNumbers = {
  passwordSignUpMin: 8,
  passwordMax: 50,
  passwordSignInMin: 6,
  passwordSignInMax: 255,
  nameMax: 60,
  emailMax: 254,
  licenseMax: 40, // of an agent
  codeDigits: 6,
  codeMinutes: 15,
  codeTries: 5,
  codeResendSeconds: 60,
  codesPerHour: 5,
  wrongPasswordsPerMinute: 10, // of one account, from one address
  wrongPasswordsPerMinuteAnywhere: 60, // of one account, from all addresses where nobody signed in to it before
  passwordResetsPerHour: 5, // mails to one account
  passwordResetLinks: 3, // of one account that work at once
  passwordResetMinutes: 60,
  sessionDays: 30, // without use
  sessionLongestDays: 90, // from the sign-in on, however often it is used
  sessionsShown: 50,
  knownBrowserDays: 365,
  knownAccounts: 5, // that one browser remembers
  secondFactorTries: 5, // wrong codes of one person, then they wait
  secondFactorTryMinutes: 15,
  recoveryCodes: 10,
  recoveryCodeLength: 10,
  passkeys: 10, // of one person
  passkeyNameMax: 60,
  passkeyMinutes: 5, // in which a browser answers a challenge
  wrongPasskeysPerMinute: 20, // of one network
  signInStepMinutes: 10, // between the password and the code of the second factor
  openIdMinutes: 10, // at the provider, and again for the form of a first sign-in
  openIdReturnsPerMinute: 20, // of one network
  adminGraceDays: 7, // in which an admin sets up the second factor
  emailUndoHours: 72,
  doubtfulFactorHours: 72, // before a change of address that is undone: a second factor of that time goes with it
  emailChangeHours: 24, // so long a new address waits for its code, or for another one
  mailViewerDays: 90,
  agreementTokenDays: 30,
  campaignDays: 30,
  recentSignInMinutes: 10, // after a sign-in in which the account may be deleted
  deletionMinutes: 15, // between its confirmation and the press that deletes
  contractYears: 6, // KC art. 118, to the end of the year
  accountingYears: 5, // OP art. 70, uor art. 74, to the end of the year
  eventYears: 3,
  reportYears: 1,
  visitDays: 400, // of an event that was counted with consent
  returnedHours: 24, // that a later mail has to stay at an address from which one came back
  bellDays: 90, // so long a note stands in the bell
  bellPage: 10, // notes at once
  bellMost: 100, // that are counted: the bell says 99+
  dataCopyDays: 7, // in which the copy of one's data can be fetched
  dataCopyMegabytes: 200, // of documents in one copy
} as const;

/** Signing (docs/rules/signing.md#two-signers). */
export const signingNumbers = { firstSignatureHours: 24 } as const;

/** What pages wait for (docs/rules/pages.md). */
export const pageNumbers = {
  viewerGivesUpMs: 15_000, // on a document that does not come
  protocolClosesMs: 1_500, // the dialog of a protocol that was sent
} as const;

/** Companies (docs/rules/companies.md#company-form). */
export const companyNumbers = {
  tablePage: 5,
  textMax: 250,
  partnersMin: 2,
  partnersMax: 10,
  invitesPerDay: 10, // that the creator of a company mails
  lookupsPerDay: 20, // companies that one person asks the registers about
  answersKeptDays: 30, // answers of registers about a company that nobody gave in
} as const;

/** Rate limits, calls per minute, and body sizes in bytes (docs/rules/limits.md#calls). */
export const limitNumbers = {
  callsPerUser: 60,
  callsPerVisitor: 20,
  readsPerMinute: 300, // searches too
  pagesPerMinute: 600, // of one network, with the data that pages fetch of themselves
  searchLength: 3_000, // characters of a page's address after the question mark: a drawn area of a hundred corners has 2 200
  formLength: 6_000, // the same of a form sent without scripts, with its empty fields, or with what is saved after the sign-in
  layerSquaresPerMinute: 400, // squares of map layers, of one network
  sitemapsPerMinute: 60, // files of the sitemap, of one network
  authoritiesPerMinute: 5, // documents of a capacity, of one person
  registersPerMinute: 5, // questions to registers of companies, of one person
  addedChecksPerMinute: 5, // files with further signatures on /check, of one network
  sharePicturesPerMinute: 20, // pictures of shared links that are drawn and not just handed out, of one network
  sharePicturesWaiting: 4, // of them drawn or waiting for it, in one process
  brochuresPerMinute: 10, // of one person
  descriptionsPerMinute: 6, // proposed by a model, of one person
  describerPerMinute: 60, // of everybody
  brochuresWaiting: 4, // drawn or waiting for it, in one process
  dataCopiesPerMinute: 10, // that one person fetches
  planPdfsWaiting: 4, // PDF files of plans that are drawn or wait for it, in one process
  pdfsWaiting: 4, // files of strangers that are read or wait for it, in one process
  faqQuestionsPerMinute: 6, // questions that are answered, of one person or network
  faqModelPerMinute: 60, // of everybody, that go to a model
  visitsPerMinute: 60, // notes of visits, of one network
  faqOpinionsPerMinute: 20, // of one person or network
  streams: 100, // open at once, of a person or of a visitor's network
  bodyBytes: 1_000_000,
  pdfBytes: 20 * 1024 * 1024,
  addedBytes: 700_000, // signatures on top of a sealed document, which a check sends
} as const;

/** What people write to the operator and to owners (docs/rules/console.md#report-form, docs/rules/publishing.md#questions). */
export const writingNumbers = {
  titleMax: 120,
  reportMax: 4000,
  reportsPerHour: 10,
  noticeReasonMax: 500,
  questionMax: 2000,
  questionsPerDay: 20, // of one person
  questionsPerOfferDay: 3, // of one person about one offer
  answerMax: 2000,
  questionsShown: 50, // of one offer on its page, the newest
  faqQuestionMax: 500,
  faqAnswerMax: 12_000, // with its marks
} as const;

/** The promotion "Safe 100" (docs/rules/pages.md#safe-100). Its days are those of a setting; these were the first. */
export const promotionNumbers = {
  from: '2025-03-10',
  to: '2025-05-31',
  pool: 100, // offers
  coverMonths: 12, // of insurance
  complaintDays: 14, // in which a complaint is answered
} as const;

/** The operator's console (docs/rules/console.md#event-log). */
export const consoleNumbers = {
  eventsPage: 50,
  exportRows: 20_000, // of one exported table
  casesShown: 50, // of all kinds, on the overview, and handovers of its day
  eventsShown: 8, // on the overview
  mailLateMinutes: 5, // after which a mail that nothing has refused counts as waiting
  reasonMin: 3, // characters
  reasonMax: 500,
} as const;

/** Lists and pages (docs/rules/search.md#lists). */
export const listNumbers = {
  page: 9,
  homeMost: 40, // open offers and leases on the home of the workspace
  waitingMost: 999, // of one kind on the overview of the console, which says 999+ of more
  landingActive: 10,
  landingBooked: 3,
  markersMax: 500,
  markerCellsMax: 128, // of a map with more offers than that: about one for each fingertip of a screen
  faqMatches: 6, // questions beneath the search of the FAQ
  suggestionsMs: 300,
  suggestionsFrom: 4, // characters: "more than 3"
} as const;

/** What a search may ask for at once (docs/rules/search.md#filters). */
export const searchNumbers = {
  textMax: 100, // characters of the keyword
  wordsMax: 8, // of them that count
  placesMax: 10,
  radiusKmMin: 0.1,
  radiusKmMax: 200,
  radiiKm: [5, 10, 20, 30, 50, 100], // that are offered around a place
  radiiMax: 10, // counted at once
  cornersMin: 3, // of a drawn area
  cornersMax: 100,
  comparedMax: 4, // offers side by side
} as const;

/** What an arrow key changes in a field for a number (docs/rules/offers.md#typed-numbers). */
export const stepNumbers = {
  price: 100, // złoty
  area: 10, // m²
  shiftTimes: 10,
} as const;

/** What counts as an offer like another one (docs/rules/search.md#similar-offers). */
export const similarNumbers = {
  shown: 4,
  km: 30, // near: what lies further away follows only where too few lie within
  areaTimes: 3,
  halfwayKm: 10, // so far away weighs as much as twice the area or twice the rent per m²
  elsewhereKm: 100, // from an offer without a pin, another province counts to be so far away
  fromCell: 12, // candidates of a cell, to either side of the area
  fromFarCell: 4, // likewise of each wide cell of the country, where too few lie near
} as const;

/** Bounds of Poland in degrees (docs/rules/search.md#map-of-poland). */
export const polandBounds = { south: 49.0, north: 54.84, west: 14.12, east: 24.15 } as const;
