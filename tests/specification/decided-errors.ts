/**
 * Refusals that the rules of the field add to those of `errors.ts`, beside the test that provokes each: what is refused, its code or the key of its
 * text, the file, and words of the test's name.
 */
export const decidedErrors: readonly (readonly [error: string, named: string, file: string, title: string])[] = `
calls: too many at once | kit.too_many_calls | src/server/signing/check.test.ts | is counted for a network
calls: a body over 1 MB | kit.too_large | src/server/kit/http/rpc.test.ts | a body over 1 MB is refused before it is read
calls: nobody is signed in | kit.signed_out | src/server/reservations/booking.test.ts | refuses who may not book
calls: a claim is missing | kit.denied | src/server/identity/file.test.ts | is a PDF, of somebody with a confirmed address
offer: an older version saves | offer.stale_version | src/server/offers/commands/save-offer.test.ts | never overwrites a newer save
offer: a project comes back after its minute | offer.restore_too_late | src/server/offers/commands/save-offer.test.ts | can be taken back for a minute
offer: renewed before it has expired | offer.not_expired | src/domain/offers/machine.test.ts | renews only the expired, edits only projects
booking: of an older version | offer.stale_version | src/server/reservations/booking.test.ts | refuses who may not book
booking: the own offer | offer.own | src/server/reservations/booking.test.ts | refuses who may not book
booking: more than three at once | offer.too_many_reservations | src/server/reservations/booking.test.ts | lets a company hold three reservations and no more
booking: the same offer within a day | offer.booked_recently | src/server/reservations/booking.test.ts | is withdrawn by its company only, who then waits 24 hours
booking: the landlord is verified no more | offer.landlord_unverified | src/server/reservations/booking.test.ts | needs a landlord who may still sign
booking: an announcement of a sale | offer.contact_only | src/domain/reservations/rules.test.ts | takes a verified company
booking: the end of the term does not fit | offer.option_unavailable | src/domain/reservations/rules.test.ts | takes a verified company
signing: during the undo of an e-mail change | person.email_change_pending | src/server/signing/signer.test.ts | is signed by nobody whose e-mail change can be undone
signing: the second signer is not chosen | company.cosigner_needed | src/server/signing/second-signer.test.ts | names both before drawing
signing: after the reservation | reservation.expired | src/server/reservations/booking.test.ts | comes with the next command even when no clock runs
code: the sixth try | code.too_many_tries | src/server/kit/security/codes.test.ts | wrong codes sent at once are counted each
code: another one within 60 seconds | code.resend_too_soon | src/server/kit/security/codes.test.ts | another code is sent after 60 seconds
code: the sixth in an hour | code.too_many_sent | src/server/kit/security/codes.test.ts | another code is sent after 60 seconds, and five within an hour
counter-offer: which of several | counter_offer.which | src/server/offers/counter-offers.test.ts | wants to know which of several
counter-offer: a second open one | counter_offer.already_open | src/server/offers/counter-offers.test.ts | keeps one open for a company
counter-offer: the premises are reserved | counter_offer.booked | src/server/offers/counter-offers.test.ts | is refused with the reason
counter-offer: the page of another person | noAccess.title | tests/roads/counter-offer.road.ts | a counter-offer is declined with a reason, sent again and withdrawn; its page is nobody else’s
photo: too many | image.too_many | src/server/offers/commands/save-offer.test.ts | beyond the last place are refused before they are decoded
photo: too large | image.too_large | src/domain/offers/rules/photos/file.test.ts | knows a file by its bytes
photo: too small | image.too_small | src/server/offers/adapters/pictures.test.ts | has at least 1024 pixels on its long side
protocol: before the hour of the meeting | protocol.before_meeting | src/server/handover/day.test.ts | opens the sending with the agreed hour
protocol: after five rounds | protocol.rounds_used | src/server/handover/commands.test.ts | comes back with a reason
protocol: before the deposit | protocol.deposit_pending | src/server/handover/commands.test.ts | is locked until the deposit arrives and both persons are named
rejection: no reason | rejection.reason_required | src/server/deposits/money.test.ts | needs a reason and the tenant
rejection: no words | rejection.description_required | src/server/deposits/money.test.ts | needs a reason and the tenant
rejection: nobody was absent from a meeting that was not agreed | rejection.no_meeting | src/domain/leases/rules/meeting.test.ts | nobody was absent from a meeting that was never agreed
rejection: an absent landlord before the hour | rejection.before_meeting | src/server/handover/day.test.ts | knows an absent landlord only after the hour of the meeting
rejection: an objection after two business days | rejection.objection_too_late | src/domain/leases/rules/rules.test.ts | the landlord objects within two business days, once
deposit: needs a second admin | deposit.second_admin_needed | src/server/deposits/receipts.test.ts | goes elsewhere only when a second admin approves it
deposit: goes to the court, not to the payer | deposit.court_due | src/server/deposits/statements.test.ts | of a court comes after the long stop
agency: revoked while the premises are reserved | agency.booked | src/server/agency/agreement.test.ts | lets the agent publish in the name of the owner
agency: the statutory form is missing | agency.form_missing | src/server/agency/agreement.test.ts | is enough for nobody where the statutory form is compulsory and missing
agency: a long term without a written power of attorney | agency.long_term_form | src/server/agency/agreement.test.ts | covers the agreed premises at the agreed rent
agency: the owner is not verified | agency.owner_unverified | src/server/agency/agreement.test.ts | is sealed with both acts
company: the only signer of a running deal is removed | company.running_deal | src/server/companies/link.test.ts | are removed by the creator or an admin
claim: the last admin | claim.last_admin | src/server/accounts/commands/sign-in.test.ts | claims are granted by admins, and the last admin stays
moderator: the own case | person.own_case | src/server/identity/requests.test.ts | is another admin’s where it is the moderator’s own request
account: deletion is held | deletion.held | src/domain/accounts/rules/deletion.test.ts | an offer holds it
`
  .trim()
  .split('\n')
  .map((line) => {
    const [error = '', named = '', file = '', title = ''] = line.split(' | ');
    return [error, named, file, title];
  });
