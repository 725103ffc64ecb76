import { rowsOf } from './rows.ts';

/** Every address of the router beside the test that opens it: address, file, and words of the test's name. */
export const routes = rowsOf(`
/ | tests/roads/shared-pages.road.ts | nothing of a session is in a page that visitors get
/* | tests/roads/pages.road.ts | an unknown address leads home
/accessibility | tests/e2e/lease.journey.ts | public pages are accessible in both languages
/account/:uid/confirm-delete | tests/roads/people/account-end.road.ts | an account goes for good
/add-offer | tests/roads/progress.road.ts | the pages that wait for documents
/add-offer/:id | tests/roads/program/map.journey.ts | the building of an offer is found
/add-offer/confirm/:id | tests/roads/progress.road.ts | the pages that wait for documents
/add-offer/verify/:id | tests/roads/progress.road.ts | the pages that wait for documents
/admin | tests/roads/people/sign-in.road.ts | an admin without a second factor is led to it
/admin/access | tests/roads/console.road.ts | a job that stopped is put back
/admin/agency-files | tests/roads/agency/agreement.road.ts | a moderator looks at the scan
/admin/agency-rents | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/admin/bonuses | tests/roads/outreach.road.ts | an admin sets bonuses, and sees every caller
/admin/companies | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/admin/config | tests/roads/console.road.ts | a job that stopped is put back
/admin/counter-offers | tests/roads/offer-page.road.ts | the operator reads counter-offers in the console
/admin/deposits | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/admin/events | tests/roads/console.road.ts | the event log is narrowed
/admin/forms | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/admin/identity-files | tests/roads/people/identity.road.ts | the terms are signed and uploaded
/admin/jobs | tests/roads/console.road.ts | a job that stopped is put back
/admin/mails | tests/roads/console.road.ts | a job that stopped is put back
/admin/mobywatel-verification | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/admin/moderation | tests/roads/moderation.road.ts | a moderator hides an offer with a reason
/admin/notices | tests/roads/notices.road.ts | a visitor reports an offer from its page
/admin/opinions | tests/roads/faq.road.ts | a visitor finds an answer while typing
/admin/photos | tests/roads/moderation.road.ts | a moderator refuses a photo that a machine doubted
/admin/reports | tests/roads/notices.road.ts | an error is reported from the board
/admin/tasks | tests/roads/deal.road.ts | in a dispute the page of the lease names no day
/admin/users | tests/roads/console.road.ts | an admin finds somebody by keys alone
/admin/users/:uid | tests/roads/console.road.ts | an admin finds somebody by keys alone
/admin/visits | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/admin/wanted-listings | tests/roads/moderation.road.ts | a moderator finds a wanted listing that nobody reported
/agency-agreement/accept/:agreementId | tests/roads/agency/agreement.road.ts | an owner with an account accepts
/api | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/check/:code? | tests/e2e/lease.journey.ts | public pages are accessible in both languages
/compare | tests/roads/search/find.road.ts | two offers are chosen on their cards
/contract/:id/submit/:userUid | tests/roads/joint.road.ts | a lease of a company that two represent
/contract/:id/verify | tests/roads/joint.road.ts | a lease of a company that two represent
/counter-offer/:step/:offerId/:userUid | tests/roads/counter-offer.road.ts | a counter-offer is proposed, accepted and signed
/dashboard | tests/roads/outreach.road.ts | a caller sends links, prospects come as far as the lease
/deposit/:id | tests/roads/banner.road.ts | on a phone the question about privacy covers no action
/document/:id/:what | tests/roads/people/identity.road.ts | the terms are signed and uploaded
/edit-offer/:id/:value/:uid | tests/roads/program/photos.journey.ts | who leaves the form is asked
/faq | tests/roads/faq.road.ts | a visitor finds an answer while typing
/indicate-transfer-person/:id/:userUid | tests/roads/deal.road.ts | each side changes its own person from the timeline
/l/:shortId | tests/roads/outreach.road.ts | links are shortened, opened, and unknown ones say so
/lease/:id | tests/roads/deal.road.ts | each side changes its own person from the timeline
/mail/:emailId/:accessToken | tests/roads/people/account.road.ts | the mailbox of a demo shows what was sent
/mailbox | tests/roads/people/account.road.ts | the mailbox of a demo shows what was sent
/moja-tablica | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/account/confirm-identity | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/account/info | tests/roads/people/sign-in.road.ts | somebody says that they are an agent
/moja-tablica/account/link-company | tests/roads/entry.road.ts | what was typed about a company before the code
/moja-tablica/account/security | tests/roads/people/sign-in.road.ts | a second factor is set up with an app
/moja-tablica/active-offers | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/advanced/notifications | tests/roads/alerts.road.ts | a search is saved by signing in
/moja-tablica/advanced/report | tests/roads/notices.road.ts | an error is reported from the board
/moja-tablica/advanced/support | tests/roads/notices.road.ts | an error is reported from the board
/moja-tablica/booked-offers | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/favorites | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/flow-chart | tests/roads/workspace.road.ts | eight charts explain the platform
/moja-tablica/my-offers/active-offers | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/my-offers/agency | tests/roads/agency/agreement.road.ts | an owner with an account accepts
/moja-tablica/my-offers/agency/:offerId | tests/roads/agency/agreement.road.ts | an agent proposes, the owner accepts by the link
/moja-tablica/my-offers/booked-offers | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/my-offers/favorites | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/my-offers/questions | tests/roads/offer-page.road.ts | questions about all offers of a side
/moja-tablica/my-offers/signed-offers-landlord | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/my-offers/signed-offers-tenant | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/my-offers/unsigned-offers | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/saved-searches | tests/roads/alerts.road.ts | a search is saved by signing in
/moja-tablica/signed-offers-landlord | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/signed-offers-tenant | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/start | tests/roads/workspace.road.ts | the home says what needs its person now
/moja-tablica/unsigned-offers | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/moja-tablica/wanted-listings | tests/roads/wanted.road.ts | a company looks, an owner sends what fits
/offer | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/offer/:id | tests/roads/shared-pages.road.ts | nothing of a session is in a page that visitors get
/offer/preview/:id | tests/roads/joint.road.ts | an offer of a company that two represent
/offers | tests/roads/shared-pages.road.ts | nothing of a session is in a page that visitors get
/offers/compare | tests/roads/favourites.road.ts | a heart that a visitor presses counts once
/pomoc | tests/e2e/lease.journey.ts | public pages are accessible in both languages
/protocol/:id | tests/e2e/handover.journey.ts | without a network the form stays before the agreed hour
/regulamin-promocji | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/reset-password | src/server/accounts/commands/second-factor.test.ts | undoing a change of address takes away a factor
/undo-email-change | tests/roads/people/account.road.ts | an address is changed with a code, and the old address takes the account back
/unsubscribe/:token | tests/roads/alerts.road.ts | a search is saved by signing in
/view-document/:documentPath | tests/roads/pages.road.ts | every page of the console, of the board and of the footer opens
/wanted-listings | tests/e2e/lease.journey.ts | public pages are accessible in both languages
/wynajem/:use/:province/:city? | tests/roads/search/landing.road.ts | the page of a market shows its offers
`);
