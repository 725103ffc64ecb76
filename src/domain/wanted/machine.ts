import type { Instant } from '../kit/brand.ts';
import { type Lifecycle, type ReadFrom, type Row, refuseStep } from '../kit/lifecycle.ts';
import { SECOND_MS } from '../kit/time/units.ts';
import { plusMs } from '../kit/time.ts';
import type { Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';
import { wantedNumbers } from './rules/wanted-numbers.ts';
import { type WantedState, wantedStates } from './types.ts';

/** What happens to a wanted listing. `submit`: somebody sends an offer to it; this and `update` keep the state. */
export type WantedEvent = 'update' | 'match' | 'delete' | 'restore' | 'submit';

/** Who moves it: a member of the company that looks, whoever sends an offer, or an admin. */
export type WantedActor = 'company' | 'sender' | 'admin';

/** What the guards look at. `active` counts the company's active listings. */
export type WantedAttempt = {
  readonly now: Instant;
  readonly active: number;
  readonly deletedAt: Instant | null;
  /** What the rules about the sent offer answer; nobody sends one unasked. */
  readonly submission?: Verdict;
  /** Why an admin takes it from the board. */
  readonly reason?: string | null;
  /** Whether it was an admin who took it from the board: its company does not bring it back. */
  readonly isRemoved?: boolean;
};

/** What a step causes. `findOffers` compares the listing with offers and finds the alerts that it is new to; `keepSubmission` stores the sent offer, `keepMatch` notes which one fulfilled it, `mailSubmitted` tells the company; so does `mailRemoved` why an admin took the listing from the board. */
export type WantedEffect = 'findOffers' | 'keepSubmission' | 'keepMatch' | 'mailSubmitted' | 'mailRemoved';

type Types = {
  readonly state: WantedState;
  readonly event: WantedEvent;
  readonly actor: WantedActor;
  readonly facts: WantedAttempt;
  readonly effect: WantedEffect;
};

/** May the company have one more active listing? (docs/rules/search.md#wanted-listings-who-may-add) */
export const mayHaveOneMore = (active: number): Verdict =>
  active < wantedNumbers.activeMax ? null : refuse('wanted.limit', { params: { max: wantedNumbers.activeMax } });

const mayRestore = ({ deletedAt, now, active, isRemoved = false }: WantedAttempt): Verdict =>
  isRemoved
    ? refuse('wanted.removed')
    : deletedAt !== null && now <= plusMs(deletedAt, wantedNumbers.undoSeconds * SECOND_MS)
      ? mayHaveOneMore(active)
      : refuse('wanted.restore_too_late');

const withReason = ({ reason = null }: WantedAttempt): Verdict => (reason?.trim() ? null : refuse('wanted.reason_required', { field: 'reason' }));

const asked = ({ submission }: WantedAttempt): Verdict => (submission === undefined ? refuseStep('lifecycle.not_allowed') : submission);

const rows = [
  { from: ['ACTIVE'], on: 'update', by: ['company'], effects: ['findOffers'] },
  { from: ['ACTIVE'], on: 'match', by: ['company'], to: 'MATCHED', effects: ['keepMatch'] },
  { from: ['ACTIVE'], on: 'delete', by: ['company'], to: 'DELETED' },
  { from: ['ACTIVE'], on: 'delete', by: ['admin'], to: 'DELETED', when: withReason, effects: ['mailRemoved'] },
  { from: ['DELETED'], on: 'restore', by: ['company'], to: 'ACTIVE', when: mayRestore, effects: ['findOffers'] },
  { from: ['ACTIVE'], on: 'submit', by: ['sender'], when: asked, effects: ['keepSubmission', 'mailSubmitted'] },
] as const satisfies readonly Row<Types>[];

/** Everything that the lifecycle of a wanted listing is made of. */
export type WantedLifecycle = Types & ReadFrom<'wanted_listing', typeof rows>;

const over = { MATCHED: refuse('wanted.over'), DELETED: refuse('wanted.over') } as const;
/** To whoever only sends, what has left the board is not there. */
const gone = { MATCHED: refuse('wanted.not_found'), DELETED: refuse('wanted.not_found') } as const;

/** The life of a wanted listing (docs/rules/search.md#wanted-listings-course). */
export const wantedLifecycle: Lifecycle<WantedLifecycle> = {
  name: 'wanted_listing',
  states: wantedStates,
  rows,
  wrongActor: refuse('wanted.denied'),
  refusals: { update: { in: over }, match: { in: over }, delete: { in: over }, submit: { in: gone } },
};

/** Does it stand on the board? */
export const isWantedActive = (state: WantedState): boolean => state === 'ACTIVE';
