/** Reads the workspace lists and the questions about one's offers. */

import type { InputOf, OutputOf } from '../../contract/kit/call.ts';
import type { workspaceCalls } from '../../contract/workspace/endpoints.ts';
import { actingCompanyId, isConfirmed } from '../../domain/accounts/permissions.ts';
import type { SignedIn } from '../../domain/accounts/types.ts';
import type { Id, Instant } from '../../domain/kit/brand.ts';
import { listNumbers } from '../../domain/kit/numbers.ts';
import { dayOf } from '../../domain/kit/time.ts';
import { ok, type Result } from '../../domain/kit/verdict.ts';
import { fellThrough } from '../../domain/leases/rules/status.ts';
import { timeline } from '../../domain/leases/rules/timeline.ts';
import { isProject, isPublished, isSigned } from '../../domain/offers/machine.ts';
import { allowedOfferActions, isOwnerSide, isTenantSide } from '../../domain/offers/permissions.ts';
import { completeness } from '../../domain/offers/rules/completeness.ts';
import { homeOf } from '../../domain/workspace/rules/home.ts';
import { depositsOf } from '../deposits/queries/held.ts';
import { type Ctx, signedIn } from '../kit/context.ts';
import { databaseNow, type Reader } from '../kit/database/database.ts';
import { returnedMail } from '../kit/mail/returned.ts';
import { pageOf, pageWithin } from '../kit/page.ts';
import { type LoadedLease, leaseFactsOfOffers } from '../leases/queries/facts.ts';
import { leasesWithoutForm } from '../leases/queries/form.ts';
import { noCounterOffers, waitingCounterOffers } from '../offers/queries/counter-offers-of.ts';
import { factsOf, type OfferRow } from '../offers/queries/facts.ts';
import { favouritesAmong, keptCount, keptPage } from '../offers/queries/favourites.ts';
import { imagesOfOffers, noImages, type OfferImages } from '../offers/queries/images.ts';
import { type BoardSource, boardCardOf, type LeaseSource } from './present.ts';
import { type BoardOwner, companyNames, landlordNames, listCount, listPage, openRows, questionCount, questionPage } from './store.ts';

type ListInput = InputOf<typeof workspaceCalls.listOffers>;
type Board = OutputOf<typeof workspaceCalls.listOffers>;
type Home = OutputOf<typeof workspaceCalls.getHome>;

/** A page of a workspace list, or its last one, each card with who acts next and where a press leads. */
export const listOffers = async (ctx: Ctx, input: ListInput): Promise<Result<Board>> => {
  const viewer = signedIn(ctx);
  const total = await totalOf(ctx, viewer, input.list);
  const page = pageWithin(input.page, { size: listNumbers.page, total });
  const rows = await pageRows(ctx, viewer, { ...input, page });
  return ok(pageOf(await cardsOf(ctx, viewer, rows), { page, size: listNumbers.page, total }));
};

const cardsOf = async (ctx: Ctx, viewer: SignedIn, rows: readonly OfferRow[]): Promise<Board['items']> => {
  const now = await databaseNow(ctx.db);
  const ids = rows.map((row) => row.id);
  const images = await imagesOfOffers(ctx.db, ids);
  const kept = await favouritesAmong(ctx.db, viewer, ids);
  // Whoever only keeps an offer that was let learns nothing of its lease.
  const mine = (row: OfferRow): boolean => isOwnerSide(viewer, factsOf(row)) || isTenantSide(viewer, factsOf(row));
  const signed = rows.filter((row) => isSigned(row.state) && mine(row)).map((row) => row.id);
  const leases = await leaseFactsOfOffers(ctx, ctx.db, signed);
  const lacking = await leasesWithoutForm(
    ctx.db,
    [...leases.values()].map((lease) => lease.row.id),
  );
  const waiting = await waitingCounterOffers(ctx.db, viewer, rows);
  const names = await reservationNames(ctx.db, rows);
  return rows.map((row) => {
    const source = sourceOf(viewer, {
      row,
      lease: leaseOf(leases.get(row.id), lacking, now),
      images: images.get(row.id) ?? noImages,
      counterOffers: waiting.get(row.id) ?? noCounterOffers,
      names: names.get(row.id) ?? noNames,
      now,
    });
    return boardCardOf(viewer, source, kept.has(row.id));
  });
};

type Names = BoardSource['names'];
const noNames: Names = { landlord: null, tenant: null };

/** Both sides of each reserved offer; the others are left out. */
const reservationNames = async (reader: Reader, rows: readonly OfferRow[]): Promise<ReadonlyMap<Id, Names>> => {
  const reserved = rows.flatMap((row) => (row.reservation === null ? [] : [{ ...row, tenantId: row.reservation.companyId }]));
  const landlords = await landlordNames(reader, reserved);
  const tenants = await companyNames(
    reader,
    reserved.map(({ tenantId }) => tenantId),
  );
  return new Map(reserved.map(({ id, tenantId }) => [id, { landlord: landlords.get(id) ?? null, tenant: tenants.get(tenantId) ?? null }]));
};

/**
 * What needs somebody now: of their offers and leases those on which they act next, what has a deadline first; those on which others do;
 * the questions that wait; and what the leases of their company have on the deposit account. The steps of verification the page knows from the person.
 */
export const getHome = async (ctx: Ctx): Promise<Result<Home>> => {
  const viewer = signedIn(ctx);
  const whose = whoseOf(viewer);
  const rows = await openRows(ctx.db, whose, listNumbers.homeMost + 1);
  const cards = await cardsOf(ctx, viewer, rows.slice(0, listNumbers.homeMost));
  const { yours, others } = homeOf(cards);
  const [questions, returned] = [await questionCount(ctx.db, whose, true), await returnedMail(ctx.db, viewer.email)];
  const deposits = await depositsOf(ctx.db, whose.actingFor);
  return ok({ yours, others, questions, isMore: rows.length > listNumbers.homeMost, mailReturned: returned !== null, deposits });
};

/** A page of the questions about the offers of the viewer's side. */
export const listQuestions = async (
  ctx: Ctx,
  { waiting, page: asked }: InputOf<typeof workspaceCalls.listQuestions>,
): Promise<Result<OutputOf<typeof workspaceCalls.listQuestions>>> => {
  const viewer = signedIn(ctx);
  const [whose, size] = [whoseOf(viewer), listNumbers.page];
  const total = await questionCount(ctx.db, whose, waiting);
  const page = pageWithin(asked, { size, total });
  const rows = await questionPage(ctx.db, whose, waiting, size, (page - 1) * size);
  const items = rows.map(({ question: { id, title, description, asker, answer, answeredAt, createdAt }, offer: { state, name, ...offer } }) => ({
    ...{ id, title, description, answer, answeredAt },
    offer: { ...offer, name: name ?? '' },
    askedAt: createdAt,
    mine: false,
    asker,
    mayAnswer: isPublished(state),
  }));
  return ok(pageOf(items, { page, size, total }));
};

/** How many questions wait for the viewer's side. */
export const countQuestions = async (ctx: Ctx): Promise<Result<{ waiting: number }>> =>
  ok({ waiting: await questionCount(ctx.db, whoseOf(signedIn(ctx)), true) });

const pageRows = (ctx: Ctx, viewer: SignedIn, { list, sort, direction, page }: ListInput): Promise<OfferRow[]> => {
  const [limit, offset] = [listNumbers.page, (page - 1) * listNumbers.page];
  return list === 'favorites'
    ? keptPage(ctx.db, viewer.uid, { sort: isConfirmed(viewer) ? sort : 'createdAt', direction }, limit, offset)
    : listPage(ctx.db, whoseOf(viewer), list, { sort, direction }, limit, offset);
};

const totalOf = (ctx: Ctx, viewer: SignedIn, list: ListInput['list']): Promise<number> =>
  list === 'favorites' ? keptCount(ctx.db, viewer.uid) : listCount(ctx.db, whoseOf(viewer), list);

/** Whose workspace somebody reads. */
export const whoseOf = (viewer: SignedIn): BoardOwner => ({
  uid: viewer.uid,
  linkedTo: viewer.company?.id ?? null,
  actingFor: actingCompanyId(viewer),
});

type BoardReading = Pick<BoardSource, 'row' | 'lease' | 'counterOffers' | 'names' | 'now'> & { readonly images: OfferImages };

const sourceOf = (viewer: SignedIn, { row, lease, images, counterOffers, names, now }: BoardReading): BoardSource => {
  const offer = factsOf(row);
  const facts = { now, offer, person: viewer, problems: [], booking: {} };
  const { shown, problems: photoProblems } = images;
  const measure = isProject(row.state) ? completeness({ form: row.form, today: dayOf(now), images: shown.length, photoProblems }) : null;
  return {
    row,
    offer,
    images: shown,
    lease,
    now,
    counterOffers,
    names,
    owner: isOwnerSide(viewer, offer),
    completeness: measure && { done: measure.done, total: measure.total },
    isReady: measure?.isReady === true,
    allowed: allowedOfferActions({ viewer, facts, leaseFellThrough: lease !== null && fellThrough(lease.facts.state) }),
  };
};

/** What a lease says of whose move it is. */
export const leaseOf = (loaded: LoadedLease | undefined, lacking: ReadonlySet<Id>, now: Instant): LeaseSource | null => {
  if (loaded === undefined) return null;
  const { row, facts } = loaded;
  return { facts, steps: timeline(facts, now), landlord: row.landlord.name, tenant: row.tenant.name, lacksForm: lacking.has(row.id) };
};
