/** Reads agreements for their page, for the offer's form and for lists. */

import type { z } from 'zod';
import type { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { insuranceView } from '../../../contract/agency/schema.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { isConfirmed } from '../../../domain/accounts/permissions.ts';
import {
  type AgreementActor,
  agreementLifecycle,
  isInForce,
  isOpenAgreement,
  isPending,
  isTakenBack,
  stateAt,
} from '../../../domain/agency/machine.ts';
import { refuse } from '../../../domain/agency/refusals.ts';
import { amlFrom } from '../../../domain/agency/rules/proposal.ts';
import type { AgreementState } from '../../../domain/agency/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { allowedEvents } from '../../../domain/kit/lifecycle.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { isSavedProject } from '../../../domain/offers/machine.ts';
import { mayView } from '../../../domain/offers/permissions.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { personByUid } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { factsOf, findOffer, type OfferRow } from '../../offers/queries/facts.ts';
import { documentById } from '../../signing/queries/documents.ts';
import { agreementListItem, agreementView, policyLink } from '../present.ts';
import { type AgreementRow, agreementsPage, newestSentOf, newestThatBindsOf, openAgreementOf } from '../store/agreements.ts';
import { filesOf, insuranceOf, policyOf } from '../store/files.ts';
import { openOwner } from '../store/owner-number.ts';
import { type Access, accessOf, ownerAccount, roleOf } from './access.ts';
import { attemptOf } from './attempt.ts';
import { publishVerdict } from './principal.ts';

type AgreementResult = Result<OutputOf<typeof agencyCalls.getAgreement>>;

/** The agreement for the session of one of its sides. */
export const getAgreement = async (ctx: Ctx, input: InputOf<typeof agencyCalls.getAgreement>): Promise<AgreementResult> => read(ctx, input);

/** The agreement for whoever holds the owner's link. */
export const getAgreementByToken = async (ctx: Ctx, input: InputOf<typeof agencyCalls.getAgreementByToken>): Promise<AgreementResult> => {
  const found = await read(ctx, input);
  return !found.ok && found.refusal.code === 'agency.denied' ? refused(refuse('agency.link_over')) : found;
};

const read = async (ctx: Ctx, input: Parameters<typeof accessOf>[2]): Promise<AgreementResult> => {
  const access = await accessOf(ctx, ctx.db, input);
  if (!access.ok) return access;
  const view = await viewOf(ctx, access.value);
  return view === null ? refused(refuse('agency.not_found')) : ok({ success: true, agreement: view });
};

/** An agreement as somebody sees it who may; null when its offer or document is lost. */
const viewOf = async (ctx: Ctx, { row, as }: Access) => {
  const [offer, document, files] = [
    await findOffer(ctx.db, row.offerId),
    await documentById(ctx.db, row.documentId),
    await filesOf(ctx.db, [row.id]),
  ];
  if (offer === null || document === null) return null;
  const now = await databaseNow(ctx.db);
  const owner = await ownerAccount(ctx.db, row);
  const state = stateAt(row, now);
  const blocker = as === 'agent' && isSavedProject(offer.state) ? await blockerOf(ctx, { row, form: offer.form, now }) : null;
  return agreementView(ctx.files, {
    row,
    state,
    document,
    files,
    viewer: as,
    owner,
    offerState: offer.state,
    ownerNumber: openOwner(ctx.config, row.facts).peselOrNip,
    requireForm: ctx.config.agency.requireForm,
    allowed: allowedEvents(agreementLifecycle, { state, actors: actorsFor(as, state), facts: attemptOf({ ...row, offer }, now, { form: null }) }),
    publishBlocker: blocker?.code ?? null,
  });
};

/** What keeps the agent from publishing: of a proposal that was taken back, what was answered before it. */
const blockerOf = async (
  ctx: Ctx,
  { row, form, now }: { readonly row: AgreementRow; readonly form: OfferForm; readonly now: Instant },
): Promise<Verdict> => {
  const agreement = isTakenBack(row.state) ? await newestThatBindsOf(ctx.db, row.offerId) : row;
  if (agreement === null) return null;
  return publishVerdict(ctx, ctx.db, { agreement, owner: await ownerAccount(ctx.db, agreement), form, now });
};

/** Whoever holds the link may accept and revoke as the owner does: by the code, which goes to the owner's address. */
const actorsFor = (as: Access['as'], state: AgreementState): readonly AgreementActor[] =>
  as === 'link' && (isPending(state) || isInForce(state)) ? ['link', 'owner'] : [as];

/** What stands for an offer, as its form asks. */
export const getOfferAgency = async (
  ctx: Ctx,
  { offerId }: InputOf<typeof agencyCalls.getOfferAgency>,
): Promise<Result<OutputOf<typeof agencyCalls.getOfferAgency>>> => {
  const viewer = signedIn(ctx);
  const offer = await findOffer(ctx.db, offerId);
  const unseen = offer === null ? refuseOffer('offer.not_found') : mayView(viewer, factsOf(offer));
  if (offer === null || unseen !== null) return refused(unseen ?? refuseOffer('offer.not_found'));
  const row = (await openAgreementOf(ctx.db, offerId)) ?? (await newestSentOf(ctx.db, offerId));
  const as = row === null ? null : roleOf(viewer, row);
  const view = row === null || as === null ? null : await viewOf(ctx, { row, as });
  const person = viewer.isAgent ? await personByUid(ctx.db, viewer.uid) : null;
  return ok({
    agreement: view,
    mayPropose: viewer.isAgent && mayProposeFor(offer, row, viewer.uid, await databaseNow(ctx.db)),
    insurance: viewer.isAgent ? await ownInsurance(ctx, viewer.uid) : null,
    amlFrom: amlFrom(ctx.config.agency.euroGrosze),
    licenseNumber: person?.licenseNumber ?? null,
  });
};

const ownInsurance = async (ctx: Ctx, uid: Id): Promise<z.output<typeof insuranceView> | null> => {
  const [insurance, policy] = [await insuranceOf(ctx.db, uid), await policyOf(ctx.db, uid)];
  return insurance === null ? null : { ...insurance, policyUrl: policyLink(ctx.files, policy?.key ?? null) };
};

/** A drawn proposal may be drawn anew; one that waits or is signed stands in the way. */
const mayProposeFor = (offer: OfferRow, row: AgreementRow | null, uid: string, now: Instant): boolean => {
  if (!isSavedProject(offer.state) || offer.ownerUid !== uid) return false;
  return row === null || row.agentSignedAt === null || !isOpenAgreement(stateAt(row, now));
};

const pageSize = listNumbers.page;

/** Entries on the viewer's home: of their newest agreements, the proposals that wait for their answer, and those whose written form is missing. */
export const agreementEntries = async (ctx: Ctx): Promise<number> => {
  const listed = await listAgreements(ctx, { page: 1 });
  if (!listed.ok) return 0;
  const { items } = listed.value.list;
  return items.filter(({ side, status }) => side === 'owner' && status === 'pending').length + items.filter(({ needsForm }) => needsForm).length;
};

/** The caller's agreements: an agent's portfolio of clients, and what an owner has agreed. */
export const listAgreements = async (
  ctx: Ctx,
  { page: asked }: InputOf<typeof agencyCalls.listAgreements>,
): Promise<Result<OutputOf<typeof agencyCalls.listAgreements>>> => {
  const viewer = signedIn(ctx);
  const party = { uid: viewer.uid, email: isConfirmed(viewer) ? viewer.email.toLowerCase() : null };
  const { rows, page, total } = await readWithin(asked, pageSize, (part) => agreementsPage(ctx.db, party, part));
  const files = await filesOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const now = await databaseNow(ctx.db);
  const items = rows.map((row) => {
    const side = row.agentUid === viewer.uid ? ('agent' as const) : ('owner' as const);
    return agreementListItem(row, { state: stateAt(row, now), side, files: files.filter(({ agreementId }) => agreementId === row.id) });
  });
  return ok({ insurance: await ownInsurance(ctx, viewer.uid), list: pageOf(items, { page, size: pageSize, total }) });
};
