/** The numbers that are wanted: what they are about, the number that code reads, its value, and the test that fails when it changes. */

import { passwordStrength } from '../../src/domain/accounts/rules/people.ts';
import { invoiceNumber } from '../../src/domain/invoices/rules.ts';
import {
  buildingTypes,
  conditions,
  defaultMeterUnit,
  energyClasses,
  meterUnits,
  ownershipTypes,
  premisesUses,
  surroundings,
} from '../../src/domain/kit/dictionaries.ts';
import { kmBetween, zoomOfRadius } from '../../src/domain/kit/map/distance.ts';
import {
  accountNumbers,
  agencyNumbers,
  bookingNumbers,
  companyNumbers,
  counterOfferNumbers,
  identityNumbers,
  leaseNumbers,
  limitNumbers,
  listNumbers,
  offerNumbers,
  pageNumbers,
  pictureNumbers,
  promotionNumbers,
  stepNumbers,
  vatNumbers,
} from '../../src/domain/kit/numbers.ts';
import { provinces } from '../../src/domain/kit/provinces.ts';
import { addDays, agoParts, day } from '../../src/domain/kit/time.ts';
import { shortIdLetters } from '../../src/domain/outreach/rules/links.ts';
import { outreachNumbers } from '../../src/domain/outreach/rules/outreach-numbers.ts';
import { landingNumbers } from '../../src/domain/search/rules/landing.ts';
import { wantedNumbers } from '../../src/domain/wanted/rules/wanted-numbers.ts';
import { newId } from '../../src/server/kit/database/ids.ts';

type Row = readonly [about: string, read: unknown, value: unknown, file: string, title: string];

const here = 'tests/specification/boundaries.test.ts';
const requests = 'src/server/identity/requests.test.ts';
const timers = 'src/domain/identity/rules/timers.test.ts';
const codes = 'src/server/kit/security/codes.test.ts';
const save = 'src/server/offers/commands/save-offer.test.ts';
const pictures = 'src/server/offers/adapters/pictures.test.ts';
const clock = 'src/domain/leases/rules/rules.test.ts';
const search = 'src/server/search/queries/search.test.ts';
const promotion = 'src/domain/content/rules/promotion.test.ts';
const steps = 'src/domain/kit/typed/steps.test.ts';
const limits = 'src/server/kit/http/limits/rate-limit.test.ts';
const heartbeat = 'src/web/kit/live/watch-sessions.test.ts';
const form = 'src/web/offers/parts/form/fields.test.ts';
const wantedRules = 'src/domain/wanted/rules/listing.test.ts';
const invoices = 'src/domain/invoices/rules.test.ts';
const file = 'src/domain/offers/rules/photos/file.test.ts';

/** How long ago days are said to be. */
const agoOf = (days: number) => agoParts(addDays(day('2026-06-30'), -days), day('2026-06-30')).unit;

/** Every constant of an area, a row each. */
export const constants: readonly Row[] = [
  ['password at sign-up, shortest', accountNumbers.passwordSignUpMin, 8, here, 'a new password has 8 to 50 characters'],
  ['password at sign-up, longest', accountNumbers.passwordMax, 50, here, 'a new password has 8 to 50 characters'],
  ['password at sign-in, shortest', accountNumbers.passwordSignInMin, 6, here, 'a password at sign-in has 6 to 255 characters'],
  ['password at sign-in, longest', accountNumbers.passwordSignInMax, 255, here, 'a password at sign-in has 6 to 255 characters'],
  ['digits of a code', accountNumbers.codeDigits, 6, codes, 'a code has six digits and counts for 15 minutes'],
  ['minutes of an e-mailed code', accountNumbers.codeMinutes, 15, codes, 'a code has six digits and counts for 15 minutes'],
  ['tries of a code', accountNumbers.codeTries, 5, codes, 'after five the right one is too late'],
  ['another code after … seconds', accountNumbers.codeResendSeconds, 60, codes, 'another code is sent after 60 seconds, and five within an hour'],
  ['codes within an hour', accountNumbers.codesPerHour, 5, codes, 'another code is sent after 60 seconds, and five within an hour'],
  ['days of campaign parameters', accountNumbers.campaignDays, 30, 'src/web/accounts/parts/campaign/campaign.test.ts', 'counts for 30 days'],
  [
    'hours to undo a change of address',
    accountNumbers.emailUndoHours,
    72,
    'src/server/accounts/commands/email-change.test.ts',
    'the old address may undo it for 72 hours',
  ],
  ['days of the e-mail viewer', accountNumbers.mailViewerDays, 90, 'src/server/kit/mail/mail.test.ts', 'to the holder of the link only, for 90 days'],
  ['days of an agreement’s link', accountNumbers.agreementTokenDays, 30, 'src/server/agency/agency.test.ts', 'waits 30 days for the owner'],
  ['rejection message', identityNumbers.messageMax, 500, here, 'a message of a rejection has at most 500 characters'],
  ['seconds of a citizen app code', identityNumbers.code, 180, requests, 'ends a code after 180 seconds'],
  ['seconds to answer', identityNumbers.answer, 300, requests, 'at the three hundredth second'],
  ['code yellow', identityNumbers.codeYellow, 120, timers, 'after %i s it shows %i and is %s'],
  ['code red', identityNumbers.codeRed, 60, timers, 'after %i s it shows %i and is %s'],
  ['wait yellow', identityNumbers.askedYellow, 120, timers, 'after %i s it shows %i and is %s'],
  ['wait red', identityNumbers.askedRed, 180, timers, 'after %i s it shows %i and is %s'],
  ['question yellow', identityNumbers.modalYellow, 180, timers, 'after %i s it shows %i and is %s'],
  ['question red', identityNumbers.modalRed, 240, timers, 'after %i s it shows %i and is %s'],
  ['answer yellow', identityNumbers.answerYellow, 120, timers, 'after %i s it shows %i and is %s'],
  ['answer red', identityNumbers.answerRed, 60, timers, 'after %i s it shows %i and is %s'],
  ['long wait', identityNumbers.longWait, 300, timers, 'a wait is long from the three hundredth second on'],
  ['clean-up every … minutes', identityNumbers.sweepMinutes, 5, timers, 'what ends at %s is cleaned away at %s'],
  ['minutes of silence', identityNumbers.silenceMinutes, 30, requests, 'gives a request up after half an hour without a sign of life'],

  ['description of an offer', offerNumbers.descriptionMax, 400, here, 'takes %s, and not beyond'],
  ['autosave after … ms', offerNumbers.autosaveMs, 5_000, 'src/web/offers/parts/form/draft.test.ts', 'five seconds after the last edit'],
  ['heartbeat every … ms', offerNumbers.heartbeatMs, 15_000, heartbeat, 'asks at once and every 15 seconds'],
  ['another device shown for … ms', offerNumbers.heartbeatShownMs, 30_000, heartbeat, 'until 30 seconds have passed without it'],
  ['live under … ms', offerNumbers.heartbeatLiveMs, 14_000, save, 'tells of another device that was there within 14 seconds'],
  ['usable area at least', offerNumbers.surfaceMin, 5, here, 'takes %s, and not beyond'],
  ['price at least, grosze', offerNumbers.priceMin, 100, here, 'takes %s, and not beyond'],
  ['surface of a floor at least', offerNumbers.levelSurfaceMin, 5, here, 'takes %s, and not beyond'],
  ['height of a floor at least', offerNumbers.levelHeightMin, 5, here, 'takes %s, and not beyond'],
  ['power at least', offerNumbers.powerMin, 2, here, 'takes %s, and not beyond'],
  ['receipt deadline at least', offerNumbers.unitReceiptDeadlineMin, 7, here, 'takes %s, and not beyond'],
  ['receipt deadlines proposed', offerNumbers.unitReceiptDeadlineSuggestions, [7, 14], form, 'proposes 7 or 14 days'],
  ['short term at most', offerNumbers.fixedShortMonthsMax, 12, here, 'takes %s, and not beyond'],
  ['long term at least', offerNumbers.fixedLongMonthsMin, 13, here, 'takes %s, and not beyond'],
  ['long term at most', offerNumbers.fixedLongMonthsMax, 360, here, 'takes %s, and not beyond'],
  ['notice at most', offerNumbers.noticeMonthsMax, 36, here, 'takes %s, and not beyond'],
  ['day to pay at most', offerNumbers.payDayMax, 28, here, 'takes %s, and not beyond'],
  ['days to the first payment at most', offerNumbers.firstPaymentDayMax, 60, here, 'takes %s, and not beyond'],
  ['days of a month', offerNumbers.daysOfMonth, 30, here, 'count a month of availability as 30 days'],
  ['completion year from', offerNumbers.completionYearMin, 1500, here, 'takes %s, and not beyond'],
  ['completion year ahead', offerNumbers.completionYearAhead, 2, here, 'takes %s, and not beyond'],
  [
    'deposit proposed, rents',
    [offerNumbers.depositRentsMin, offerNumbers.depositRentsMax],
    [1, 3],
    here,
    'propose deposits of one to three gross rents',
  ],
  ['parking space', offerNumbers.carSpace, 30, form, 'counts 30 m² for a car'],
  ['surface of a room at least', offerNumbers.roomSurfaceMin, 1, here, 'takes %s, and not beyond'],
  ['height of a hall at least', offerNumbers.hallHeightMin, 1, here, 'are in a hall at least 1 cm high'],
  ['land at least', offerNumbers.landAreaMin, 1, here, 'takes %s, and not beyond'],
  ['day to pay at least', offerNumbers.payDayMin, 1, here, 'takes %s, and not beyond'],
  ['days to the first payment at least', offerNumbers.firstPaymentDayMin, 1, here, 'takes %s, and not beyond'],
  ['rooms against the usable area, m²', offerNumbers.roomsTolerance, 0.01, 'src/domain/offers/rules/publish-readiness.test.ts', 'takes %s = %j'],
  ['bytes of a photo', offerNumbers.photoBytesMax, 10 * 1024 * 1024, file, 'of the greatest size is taken'],
  ['pixels of a photo', offerNumbers.photoPixelsMax, 50_000_000, file, 'of fifty million pixels is taken'],
  ['bytes of a PDF', limitNumbers.pdfBytes, 20 * 1024 * 1024, 'src/server/leases/form.test.ts', 'that is huge'],
  ['photos of an offer', offerNumbers.photosMax, 25, here, 'take 25 photos'],
  ['long side of a photo at least', offerNumbers.photoLongSideMin, 1024, pictures, 'has at least 1024 pixels on its long side'],
  ['watermark, share of the width', pictureNumbers.watermarkWidth, 0.2, pictures, 'a fifth of the width'],
  ['watermark, opacity', pictureNumbers.watermarkOpacity, 0.5, pictures, 'half through'],
  ['picture quality', pictureNumbers.jpegQuality, 80, pictures, 'is compressed with quality 80'],
  ['undo of a deletion, seconds', offerNumbers.undeleteSeconds, 60, here, 'come back within 60 seconds of their deletion'],
  ['reservation, hours', bookingNumbers.reservationHours, 24, here, 'are reserved for 24 hours'],
  [
    'reservations at once',
    bookingNumbers.runningPerCompanyMax,
    3,
    'src/server/reservations/booking.test.ts',
    'lets a company hold three reservations',
  ],
  ['hours of a counter-offer', counterOfferNumbers.hours, 72, 'src/server/offers/counter-offers.test.ts', 'waits 72 hours'],

  ['insurance at least', leaseNumbers.insuranceMin, 50_000_00, here, 'want an insurance of 50 000 zł'],
  ['penalty per day', leaseNumbers.penaltyPercentPerDay, 10, here, '10 % of the rent for each day of a late return'],
  ['days to remedy', leaseNumbers.cureDays, 7, here, 'give 7 days to remedy'],
  ['days of return', leaseNumbers.returnDays, 3, here, '3 to return'],
  ['notice by e-mail counts after days', leaseNumbers.noticeByMailDays, 14, here, 'count a notice by e-mail after 14 days'],
  ['deposit due, business days', leaseNumbers.depositDueBusinessDays, 3, here, 'have their deposit due after 3 business days'],
  ['payout, business days', leaseNumbers.payoutBusinessDays, 5, here, 'pay it out after 5'],
  [
    'protocol texts',
    [leaseNumbers.commentsMax, leaseNumbers.statementsMax],
    [1000, 1000],
    'src/domain/handover/rules/rules.test.ts',
    'exactly 1000 characters are taken',
  ],
  ['meeting reminded after minutes', leaseNumbers.meetingReminderMinutes, [30, 50], clock, 'reminds of the meeting 30 and 50 minutes after it began'],
  ['meeting late after minutes', leaseNumbers.meetingLateMinutes, 60, here, 'await the protocol within an hour of the meeting'],
  ['written form over months', leaseNumbers.writtenFormMonths, 12, here, 'need the written form beyond 12 months'],
  ['VAT', vatNumbers.percent, 23, here, 'gross rents with 23 % VAT'],

  ['page of a list', listNumbers.page, 9, search, 'answers nine cards, newest first'],
  ['landing page, free', listNumbers.landingActive, 10, search, 'puts at most ten free and three booked offers'],
  ['landing page, booked', listNumbers.landingBooked, 3, search, 'puts at most ten free and three booked offers'],
  ['suggestions after … ms', listNumbers.suggestionsMs, 300, here, 'from the fourth character on, 300 ms after the last one'],
  ['suggestions from … characters', listNumbers.suggestionsFrom, 4, here, 'from the fourth character on, 300 ms after the last one'],
  ['company table', companyNumbers.tablePage, 5, 'src/server/companies/link.test.ts', 'are listed to the creator alone, five a page'],
  ['agreement months', agencyNumbers.monthsMax, 24, here, 'an agreement runs for at most 24 months'],

  ['active wanted listings of a company', wantedNumbers.activeMax, 10, here, 'are at most 10 active ones of a company'],
  ['place of a listing, shortest', wantedNumbers.locationMin, 3, here, 'take %s, and not beyond'],
  ['place searched from … characters', wantedNumbers.searchFrom, 2, here, 'from the second character on, 300 ms after the last one'],
  ['place searched after … ms', wantedNumbers.searchPauseMs, 300, here, 'from the second character on, 300 ms after the last one'],
  ['description of a listing', wantedNumbers.descriptionMax, 500, here, 'take %s, and not beyond'],
  ['radius of a listing', [wantedNumbers.radiusKmMin, wantedNumbers.radiusKmMax], [1, 100], here, 'take %s, and not beyond'],
  ['radius of a listing, where nothing is said', wantedNumbers.radiusKm, 5, here, 'are looked for around 5 km'],
  ['radius of the board', [wantedNumbers.boardRadiusKmMin, wantedNumbers.boardRadiusKmMax], [1, 200], here, 'stand on the board within 1 to 200 km'],
  ['radius of the board, where nothing is said', wantedNumbers.boardRadiusKm, 10, here, '10 where nothing is said'],

  ['zoom of the map by radius', [2, 5, 10, 25, 50, 100, 101].map(zoomOfRadius), [12, 11, 10, 9, 8, 7, 6], wantedRules, 'of %d km is seen at zoom %d'],
  ['radius of the earth, km', Math.round((kmBetween({ lat: 0, lng: 0 }, { lat: 90, lng: 0 }) * 2) / Math.PI), 6371, here, 'an earth of 6371 km'],
  [
    'days, weeks and months ago',
    [0, 1, 6, 7, 29, 30].map(agoOf),
    ['today', 'yesterday', 'days', 'weeks', 'weeks', 'months'],
    'src/domain/kit/time.test.ts',
    'labels the past',
  ],

  ['criteria of a password', passwordStrength('Haslo-77x').score, 4, 'src/domain/accounts/rules/people.test.ts', 'strength of %j is %i of 4'],
  ['characters of an id', newId().length, 20, here, 'a short link has 6 characters, an id 20'],
  ['letters and digits of a short link', shortIdLetters.length, 62, here, 'a short link is of 62 letters and digits'],
  ['step of a rent, złoty', stepNumbers.price, 100, steps, 'steps money by 100, areas by 10'],
  ['step of an area, m²', stepNumbers.area, 10, steps, 'steps money by 100, areas by 10'],
  ['slide of the banner, ms', landingNumbers.bannerMs, 8_000, 'tests/roads/search/landing.road.ts', 'the banner moves on by itself'],
  ['a document is given up after … ms', pageNumbers.viewerGivesUpMs, 15_000, 'tests/roads/refused/account.road.ts', 'a document that does not come'],
  [
    'a sent protocol’s dialog closes after … ms',
    pageNumbers.protocolClosesMs,
    1_500,
    'tests/e2e/handover.journey.ts',
    'a protocol is sent back, corrected and signed',
  ],
  [
    'numbers of invoices',
    [invoiceNumber('landlord', 1, 2026), invoiceNumber('tenant', 2, 2026)],
    ['L 1/2026', 'T 2/2026'],
    invoices,
    'one series, restarted at the Warsaw new year',
  ],
  ['uses of premises', premisesUses.length, 7, here, 'are seven uses of premises'],
  ['classes of energy', energyClasses.length, 9, here, 'and the classes of energy'],
  ['titles to premises', ownershipTypes.length, 8, here, 'are eight titles to premises'],
  ['surroundings', surroundings.length, 9, here, 'nine surroundings'],
  ['buildings', buildingTypes.length, 19, here, 'nineteen buildings'],
  ['provinces', provinces.length, 16, here, 'sixteen provinces'],
  ['conditions of rooms and equipment', conditions.length, 6, here, 'are six conditions'],
  ['units of meters', meterUnits.length, 5, here, 'units of meters'],
  [
    'units that meters begin with',
    [defaultMeterUnit.electricity, defaultMeterUnit.gas, defaultMeterUnit.hot_water, defaultMeterUnit.cold_water, defaultMeterUnit.heat],
    ['kWh', 'm3', 'm3', 'm3', 'GJ'],
    here,
    'each meter begins with its own',
  ],
  ['characters of a short link', outreachNumbers.shortIdLength, 6, here, 'a short link has 6 characters'],
  ['rows of a table of figures', outreachNumbers.tablePage, 5, 'src/server/outreach/outreach.test.ts', 'tables of five'],

  ['calls a minute of a person', limitNumbers.callsPerUser, 60, limits, 'a person calls 60 times a minute'],
  ['calls a minute of a visitor’s address', limitNumbers.callsPerVisitor, 20, limits, 'a visitor’s address 20 times'],
  ['searches a minute', limitNumbers.readsPerMinute, 300, limits, 'and both read 300 times'],
  ['bytes of a call', limitNumbers.bodyBytes, 1_000_000, 'src/server/kit/http/rpc.test.ts', 'a body over 1 MB is refused before it is read'],

  ['Safe 100: first day', promotionNumbers.from, '2025-03-10', promotion, 'Safe 100 on %s, with %i offers published, is %s'],
  ['Safe 100: last day', promotionNumbers.to, '2025-05-31', promotion, 'Safe 100 on %s, with %i offers published, is %s'],
  ['Safe 100: offers', promotionNumbers.pool, 100, 'src/web/content/promotion.test.ts', 'is for the first 100 offers'],
  ['Safe 100: months of cover', promotionNumbers.coverMonths, 12, 'src/web/content/promotion.test.ts', 'covers 12 months'],
  ['Safe 100: days for complaints', promotionNumbers.complaintDays, 14, 'src/web/content/promotion.test.ts', 'answers complaints within 14 days'],
];

/** Numbers that are named and not kept, with what makes them needless. */
export const otherConstants: Readonly<Record<string, string>> = {
  'ids queried in batches of 10': 'a list is read with one statement, however many ids it has',
  'artificial waits of 2 s and 2.3 s': 'progress shows what a job has really reached',
  'redirect to the deposit after 1 s': 'the page leads on as soon as the answer is stored',
  'ticks of 1 s, 1 min and 100 ms': 'what is left is counted from the moment on the page; how often it is drawn again is nobody’s rule',
  'slides of 4, or 1 below 900 px, and 1 to 3 photos':
    'a row scrolls and shows what the width holds whole: four, three from 901 to 1180 px, where a fourth would leave 220 px for a price, on a phone one and the edge of the next',
  'card pictures 222 px high': 'cards keep the proportion of their picture at every width',
  'mobile breakpoint of 900 px': 'it stands in the style sheets; the screens are looked at in 390, 1024 and 1440 px',
  'weeks begin on Monday': 'days are chosen in the browser’s own calendar; figures of a week begin on Monday',
  'links for actions of 7 days': 'no link of a mail acts: an act takes a session or a code, and links that read have days of their own',
  'landing page, booked ones at most 30 % of 10': 'three booked ones are thirty per cent of ten',
  'PDF assumed loaded after 2 s': 'the viewer hears from the browser whether the document is there',
  'reservation of two hours': 'the reservation is 24 hours in every text; two hours before its end a warning is due',
};
