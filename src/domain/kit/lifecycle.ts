import { ok, type Refusal, type RefusalCatalogue, type Result, refused, refuser, type Verdict } from './verdict.ts';

/** Refusals of every lifecycle. `not_allowed`: the state has no such step; `wrong_actor`: somebody else's step; `conflict`: somebody was faster. */
export const lifecycleRefusals = {
  'lifecycle.not_allowed': 'precondition',
  'lifecycle.wrong_actor': 'denied',
  'lifecycle.conflict': 'conflict',
} as const satisfies RefusalCatalogue;

/** Refuses on behalf of every lifecycle. */
export const refuseStep = refuser(lifecycleRefusals);

/**
 * What the rows of a lifecycle are made of. `facts` is what guards look at, `effect` lists everything that a step may cause besides the
 * change of state; whoever runs the lifecycle needs code for each of these names.
 */
export type RowTypes = {
  readonly state: string;
  readonly event: string;
  readonly actor: string;
  readonly facts: unknown;
  readonly effect: string;
};

/** Everything that a lifecycle is made of: `name` is the subject's (`offer`); `causes` and `timed` are read from its rows (`Read`). */
export type LifecycleTypes = RowTypes & { readonly name: string; readonly causes: Readonly<Record<string, string>>; readonly timed: string };

/** What is read from the rows of a lifecycle: its events by effect, and the events that time sends. */
export type ReadFrom<Name extends string, Rows extends readonly (CausingRow & TimedRow)[]> = {
  readonly name: Name;
  readonly causes: Causes<Rows>;
  readonly timed: TimedEvents<Rows[number]>;
};

/** Time as an actor: the clock sends these events when their moment has come, and a late one comes before anybody's next event. */
export const time = 'time';

type TimedRow = { readonly on: string; readonly by: readonly string[] };
type TimedEvents<R extends TimedRow> = R extends { readonly by: readonly (infer Actor)[] } ? (typeof time extends Actor ? R['on'] : never) : never;

/**
 * One row of a lifecycle: in `from`, the event `on`, sent by one of `by`, leads to `to` if `when` has no objection, and causes `effects`
 * in this order. A row without `to` is an act that keeps the state. A guard is a pure function of loaded facts.
 */
export type Row<T extends RowTypes> = {
  readonly from: readonly T['state'][];
  readonly on: T['event'];
  readonly by: readonly T['actor'][];
  readonly to?: T['state'];
  readonly when?: (facts: T['facts'], actors: readonly T['actor'][]) => Verdict;
  readonly effects?: readonly T['effect'][];
};

/** Gives a guard that is made of others the name that documents show: `isUnpaidAndLate, holdsMoney`, or `isAgreed(refund_ends)`. */
export const named = <Guard extends (...given: never[]) => Verdict>(name: string, guard: Guard): Guard =>
  Object.defineProperty(guard, 'name', { value: name });

/**
 * The events that cause each effect, read from the rows: for an offer `mailHidden` is caused by `hide`. Code of an effect gets the steps
 * of these events only, so a row that is added to an effect asks for its own line there.
 */
type Causes<Rows extends readonly CausingRow[]> = {
  readonly [Effect in NamedEffect<Rows[number]>]: EventsNaming<Rows[number], Effect>;
};

type CausingRow = { readonly on: string; readonly effects?: readonly string[] };
type NamedEffect<R extends CausingRow> = R extends { readonly effects: readonly (infer Name)[] } ? Name & string : never;
type EventsNaming<R extends CausingRow, Effect> = R extends { readonly effects: readonly (infer Name)[] }
  ? Effect extends Name
    ? R['on']
    : never
  : never;

/** The events that cause an effect of a lifecycle. */
export type EventsOf<T extends LifecycleTypes, Effect> = Effect extends keyof T['causes'] ? T['causes'][Effect] & T['event'] : never;

/** What an event is refused with where the general answer would say too little: to the wrong people, and in states that do not have it. */
export type OwnRefusals<State extends string> = { readonly wrongActor?: Refusal; readonly in?: { readonly [S in State]?: Refusal } };

/** A lifecycle: its states (the first is where it begins), its rows in order of preference, and the refusals of its own. */
export type Lifecycle<T extends LifecycleTypes> = {
  readonly name: T['name'];
  readonly states: readonly T['state'][];
  readonly rows: readonly Row<T>[];
  readonly wrongActor?: Refusal;
  readonly refusals?: { readonly [E in T['event']]?: OwnRefusals<T['state']> };
  /** Whoever may not know of the thing is refused with this before anything else, as if there were none. */
  readonly conceals?: (facts: T['facts'], actors: readonly T['actor'][]) => Verdict;
};

/** What somebody wants of a thing: its state, the event, everything the caller is (sides, admin, clock) and the loaded facts. */
export type Attempt<T extends LifecycleTypes> = {
  readonly state: T['state'];
  readonly event: T['event'];
  readonly actors: readonly T['actor'][];
  readonly facts: T['facts'];
};

/** The step that was decided upon: from where to where, and what it causes. */
export type Step<T extends LifecycleTypes> = {
  readonly from: T['state'];
  readonly on: T['event'];
  readonly to: T['state'];
  readonly effects: readonly T['effect'][];
};

/**
 * Decides an attempt. The first row whose state, event, actor and guard agree wins. Otherwise the refusal is, in this order: that there is
 * no such thing, to whoever may not know of it, the first
 * guard's own verdict, "wrong actor" when others may do it here, else "not allowed", so a repeat of a step already taken is refused
 * without harm. A lifecycle may name its own refusal for the last two.
 */
export const decide = <T extends LifecycleTypes>(lifecycle: Lifecycle<T>, attempt: Attempt<T>): Result<Step<T>> => {
  const concealed = lifecycle.conceals?.(attempt.facts, attempt.actors) ?? null;
  if (concealed !== null) return refused(concealed);
  const here = lifecycle.rows.filter((row) => row.on === attempt.event && row.from.includes(attempt.state));
  const mine = here.filter((row) => row.by.some((actor) => attempt.actors.includes(actor)));
  let objection: Refusal | null = null;
  for (const row of mine) {
    const verdict = row.when?.(attempt.facts, attempt.actors) ?? null;
    if (verdict === null) return ok({ from: attempt.state, on: row.on, to: row.to ?? attempt.state, effects: row.effects ?? [] });
    objection ??= verdict;
  }
  return refused(objection ?? (here.length > 0 ? wrongActor(lifecycle, attempt) : notAllowed(lifecycle, attempt)));
};

const wrongActor = <T extends LifecycleTypes>({ refusals, wrongActor: own }: Lifecycle<T>, { state, event }: Attempt<T>): Refusal =>
  refusals?.[event as T['event']]?.wrongActor ?? own ?? refuseStep('lifecycle.wrong_actor', { params: { state, event } });

const notAllowed = <T extends LifecycleTypes>({ refusals }: Lifecycle<T>, { state, event }: Attempt<T>): Refusal =>
  refusals?.[event as T['event']]?.in?.[state as T['state']] ?? refuseStep('lifecycle.not_allowed', { params: { state, event } });

/** The events that these actors may send now, in the table's order, each once: the buttons of a screen. */
export const allowedEvents = <T extends LifecycleTypes>(lifecycle: Lifecycle<T>, of: Omit<Attempt<T>, 'event'>): readonly T['event'][] => {
  const events = [...new Set(lifecycle.rows.map((row) => row.on))];
  return events.filter((event) => decide(lifecycle, { ...of, event }).ok);
};

/** The step that time should have taken by now, if there is one: a row of time whose guard has no objection. */
export const lateEvent = <T extends LifecycleTypes>(lifecycle: Lifecycle<T>, of: Pick<Attempt<T>, 'state' | 'facts'>): T['event'] | null => {
  const late = timedRows(lifecycle, of.state).find((row) => (row.when?.(of.facts, [time]) ?? null) === null);
  return late?.on ?? null;
};

/** The rows by which time may lead out of a state. */
export const timedRows = <T extends LifecycleTypes>(lifecycle: Lifecycle<T>, state: T['state']): readonly Row<T>[] =>
  lifecycle.rows.filter((row) => row.from.includes(state) && row.by.includes(time));

/** The events that time sends, each once. */
export const timedEvents = <T extends LifecycleTypes>(lifecycle: Lifecycle<T>): readonly T['timed'][] => [
  ...new Set(lifecycle.rows.filter((row) => row.by.includes(time)).map(({ on }) => on)),
];

/** The effects that the rows name, each once. */
export const effectsOf = <T extends LifecycleTypes>(lifecycle: Lifecycle<T>): readonly T['effect'][] => [
  ...new Set(lifecycle.rows.flatMap((row) => row.effects ?? [])),
];

/** What of a row joins states. */
type Arrow<State extends string> = { readonly from: readonly State[]; readonly to?: State };

/** A pair of states that the table joins. */
export type Edge<State extends string> = { readonly from: State; readonly to: State };

/** Every pair of states that the table joins, each once: what the database trigger allows and the diagrams draw. Acts that keep the state are no edges. */
export const edges = <State extends string>(lifecycle: { readonly rows: readonly Arrow<State>[] }): readonly Edge<State>[] => {
  const all = lifecycle.rows.flatMap(({ from, to }) => (to === undefined ? [] : from.map((state) => ({ from: state, to }))));
  return all.filter((edge, index) => all.findIndex((other) => other.from === edge.from && other.to === edge.to) === index);
};

/** The table as a Mermaid state diagram, for the generated documentation; several events of one arrow stand on it together. */
export const mermaid = <T extends LifecycleTypes>(lifecycle: Lifecycle<T>): string => {
  const labels = new Map<string, Set<string>>();
  for (const { from, to, on, by } of lifecycle.rows) {
    for (const state of to === undefined ? [] : from) {
      const arrow = `${safe(state)} --> ${safe(to ?? state)}`;
      labels.set(arrow, (labels.get(arrow) ?? new Set()).add(`${on} (${by.join(', ')})`));
    }
  }
  return ['stateDiagram-v2', ...[...labels].map(([arrow, texts]) => `    ${arrow}: ${[...texts].join(' / ')}`)].join('\n');
};

/** Mermaid takes letters, digits and underscores for a state's name. */
const safe = (state: string): string => state.replace(/\W/g, '_');
