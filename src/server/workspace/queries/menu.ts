/** Counts what stands beside the entries of the workspace's menu. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { workspaceCalls } from '../../../contract/workspace/endpoints.ts';
import { ownNextStep } from '../../../domain/accounts/rules/verification-steps.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { isSigned } from '../../../domain/offers/machine.ts';
import { isOwnerSide } from '../../../domain/offers/permissions.ts';
import { todoCount } from '../../../domain/workspace/rules/home.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { returnedMail } from '../../kit/mail/returned.ts';
import { defineListPort, definePort } from '../../kit/ports.ts';
import { leaseFactsOfOffers } from '../../leases/queries/facts.ts';
import { noCounterOffers, waitingCounterOffers } from '../../offers/queries/counter-offers-of.ts';
import { factsOf } from '../../offers/queries/facts.ts';
import { isOwnMove } from '../present.ts';
import { leaseOf, whoseOf } from '../queries.ts';
import { type CountExpression, menuCounts, openRows } from '../store.ts';

export type { CountExpression };

type Counts = OutputOf<typeof workspaceCalls.countOffers>;

/** How many wanted listings a company has on the board: their room knows it, and it is counted in the menu's statement. */
export const wantedCountPort = definePort<CountExpression>({ name: 'workspace.wanted_count' });

/** How many entries a later room has on somebody's home. */
export const todoPort = defineListPort<(ctx: Ctx, viewer: SignedIn) => Promise<number>>({ name: 'workspace.todo' });

/** How many entries each list of the workspace has, and how many things stand on the home (docs/rules/offers.md#workspace-home). */
export const countOffers = async (ctx: Ctx): Promise<Result<Counts>> => {
  const viewer = signedIn(ctx);
  const [{ questions, ...counts }, returned, moves] = await Promise.all([
    menuCounts(ctx.db, whoseOf(viewer), ctx.ports.of(wantedCountPort)),
    returnedMail(ctx.db, viewer.email),
    ownMoves(ctx, viewer),
  ]);
  const later = await Promise.all(ctx.ports.of(todoPort).map((entries) => entries(ctx, viewer)));
  const todo = todoCount({ moves, later, questions, isMailReturned: returned !== null, lacksStep: ownNextStep(viewer) !== null });
  return ok({ ...counts, todo });
};

/** On how many of the open offers and leases the viewer acts next; as many statements for forty as for one. */
const ownMoves = async (ctx: Ctx, viewer: SignedIn): Promise<number> => {
  const rows = await openRows(ctx.db, whoseOf(viewer), listNumbers.homeMost);
  const leases = await leaseFactsOfOffers(
    ctx,
    ctx.db,
    rows.filter(({ state }) => isSigned(state)).map(({ id }) => id),
  );
  const waiting = await waitingCounterOffers(ctx.db, viewer, rows);
  const now = await databaseNow(ctx.db);
  const isMove = (row: (typeof rows)[number]): boolean => {
    const offer = factsOf(row);
    const lease = leaseOf(leases.get(row.id), new Set(), now);
    return isOwnMove(viewer, { row, offer, lease, counterOffers: waiting.get(row.id) ?? noCounterOffers, owner: isOwnerSide(viewer, offer) });
  };
  return rows.filter(isMove).length;
};
