/** Reads a counter-offer for its page. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { counterOffersCalls } from '../../../contract/offers/endpoints/counter-offers.ts';
import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import { isNamedSigner, signerNames } from '../../../domain/companies/rules/party.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { isWaiting } from '../../../domain/offers/counter-offer.machine.ts';
import { isDeleted, isSigned } from '../../../domain/offers/machine.ts';
import { isOwnerSide, mayView } from '../../../domain/offers/permissions.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { monthlyCosts } from '../../../domain/offers/rules/costs.ts';
import { acceptedForm, differenceOf } from '../../../domain/offers/rules/counter-offers/proposal.ts';
import { monthsOf, optionsOf } from '../../../domain/offers/rules/lease-options.ts';
import { isExpired, runningFirstRight } from '../../../domain/offers/rules/validity.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { renewedParty } from '../../companies/queries/party.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { documentById, documentLink } from '../../signing/queries/documents.ts';
import { firstSignatureOf } from '../../signing/queries/pending.ts';
import { codeOf, counterOfferView, takingUpVerdict } from '../present/counter-offer.ts';
import { actionsOf, feesOf, type OfferForViewer } from '../present/offer.ts';
import { counterOfferById, type NamedCounterOffer, waitingOf } from '../store/counter-offers.ts';
import { type PublishedVersion, publishedVersion } from '../store/versions.ts';
import { changedText } from './changed-text.ts';
import { seeOffer } from './facts.ts';
import { readyPreparation } from './ready-preparation.ts';
import { purposeOf } from './signing.ts';

type Input = InputOf<typeof counterOffersCalls.getCounterOffer>;
type Page = OutputOf<typeof counterOffersCalls.getCounterOffer>;

/** A counter-offer for one of its two sides; the address names the person who may open it. For everybody else there is none. */
export const getCounterOffer = async (ctx: Ctx, { offerId, userUid, counterOfferId }: Input): Promise<Result<Page>> => {
  const viewer = signedIn(ctx);
  if (userUid !== viewer.uid) return refused(refuse('counter_offer.no_access'));
  const seen = await seeOffer(ctx, viewer, offerId);
  const version = seen === null ? null : await publishedVersion(ctx.db, offerId, seen.row.version);
  if (seen === null || version === null) return refused(refuse('counter_offer.not_found'));
  const side = isOwnerSide(viewer, seen.offer) ? 'landlord' : 'tenant';
  const found = await chosen(ctx, side === 'landlord' ? null : actingCompanyId(viewer), { offerId, counterOfferId, side });
  if (!found.ok) return found;
  const one = found.value;
  if (mayView(viewer, seen.offer) === null) return ok(await pageOf(ctx, { seen, version, side, one, isOpen: true }));
  // Of an offer that is closed to it, a company sees what its proposal was about: the version that stood then, and nothing of a later one.
  const then = await publishedVersion(ctx.db, offerId, one.offerVersion);
  return then === null ? refused(refuse('counter_offer.not_found')) : ok(await pageOf(ctx, { seen, version: then, side, one, isOpen: false }));
};

type Question = { readonly offerId: Id; readonly counterOfferId: Id | undefined; readonly side: Page['side'] };

const chosen = async (ctx: Ctx, companyId: Id | null, { offerId, counterOfferId, side }: Question): Promise<Result<NamedCounterOffer>> => {
  const none = refused(refuse('counter_offer.not_found'));
  if (side === 'tenant' && companyId === null) return none;
  if (counterOfferId === undefined) {
    const [first, another] = await waitingOf(ctx.db, offerId, companyId);
    if (first === undefined) return none;
    return another === undefined ? ok(first) : refused(refuse('counter_offer.which'));
  }
  const named = await counterOfferById(ctx.db, counterOfferId);
  const isTheirs = named !== null && named.offerId === offerId && (side === 'landlord' || named.companyId === companyId);
  return isTheirs ? ok(named) : none;
};

type CounterOfferSource = {
  readonly seen: OfferForViewer;
  readonly version: PublishedVersion;
  readonly side: Page['side'];
  readonly one: NamedCounterOffer;
  /** Whether the offer itself is open to the viewer. `version` is the running one then, otherwise the one that the proposal was sent for. */
  readonly isOpen: boolean;
};

const pageOf = async (ctx: Ctx, { seen, version, side, one, isOpen }: CounterOfferSource): Promise<Page> => {
  const { row, now, offer, facts } = seen;
  const scene = { viewer: ctx.viewer, now, offer, facts };
  const waits = isOpen && isWaiting(one, now);
  const form = isOpen ? offer.form : version.form;
  const [before, after] = [form, acceptedForm(form, one)];
  // The next version names the landlord as the company is on the day it is drawn.
  const landlord = waits ? ((await renewedParty(ctx.db, version.landlord)) ?? version.landlord) : version.landlord;
  const [costsBefore, costsAfter] = [monthlyCosts(before, version.landlord.vatStatus), monthlyCosts(after, landlord.vatStatus)];
  const actions = actionsOf(ctx.viewer, seen);
  const hasRight = isOpen && one.signedVersion === row.version && !isSigned(offer.state);
  return {
    ...counterOfferView(scene, one),
    // Against the version that the rest of the page shows.
    difference: differenceOf(form, one),
    offerId: row.id,
    offerName: form.name ?? '',
    offerNumber: row.number,
    side,
    version: version.version,
    nextVersion: version.version + 1,
    validTo: (isOpen ? row.validTo : null) ?? one.expiresAt,
    isOver: isExpired(offer, now) || isSigned(offer.state) || isDeleted(offer.state),
    isShown: isOpen,
    mayBook: actions.includes('book'),
    mayPropose: actions.includes('counter'),
    vatRate: costsBefore.vatRate,
    costs: { before: costsBefore, after: costsAfter },
    terms: { before: termsOf(before), after: termsOf(after) },
    deposit: before.leaseAgreement?.deposit ?? (0 as Page['deposit']),
    fees: feesOf(version.feeRates, costsAfter.rentNet),
    changes: waits ? changedText(ctx, version, { form: after, landlord }) : [],
    answeredAt: one.answeredAt,
    reason: one.reason,
    signedVersion: one.signedVersion,
    firstRightUntil: hasRight ? (runningFirstRight(offer, now)?.until ?? null) : null,
    prepared: side === 'landlord' && waits ? await preparedOf(ctx, one) : null,
    blocker: side === 'landlord' ? codeOf(takingUpVerdict(scene, one)) : null,
  };
};

const termsOf = (form: OfferForm): (number | null)[] => optionsOf(form).map((option) => monthsOf(form.leaseAgreement, option));

/** What stands ready for signing, if it takes this very counter-offer up. */
const preparedOf = async (ctx: Ctx, { id, offerId }: NamedCounterOffer): Promise<Page['prepared']> => {
  const { uid } = signedIn(ctx);
  const prepared = await readyPreparation(ctx.db, offerId);
  const document = prepared?.counterOfferId === id ? await documentById(ctx.db, prepared.documentId) : null;
  if (prepared === null || document === null) return null;
  const { landlord: party, documentId, createdAt } = prepared;
  return {
    document: documentLink(ctx, document),
    preparedAt: createdAt,
    namedSigners: isNamedSigner(party, uid) ? null : signerNames(party),
    firstSignature: await firstSignatureOf(ctx.db, { purpose: purposeOf(prepared.form ?? {}), offerId, documentId, party, uid }),
  };
};
