import type { Id, Instant } from '../../../domain/kit/brand.ts';
import {
  decide,
  type EventsOf,
  effectsOf,
  type Lifecycle,
  type LifecycleTypes,
  lateEvent,
  refuseStep,
  time,
  timedEvents,
  timedRows,
} from '../../../domain/kit/lifecycle.ts';
import { ok, type Refusal, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { DueRows, Duty } from '../clock/duties.ts';
import type { Services } from '../context.ts';
import { databaseNow, type Tx } from '../database/database.ts';
import { outboxOf } from '../database/outbox.ts';
import { transact } from '../database/transaction.ts';
import { together } from '../fast/together.ts';
import { notice } from '../live/notices.ts';
import type { Effect } from './effects.ts';
import { insertStep } from './steps.ts';

/** Parameters of the events; an event that needs none has `null`. */
export type InputsOf<T extends LifecycleTypes> = { readonly [E in T['event']]: object | null };

/** A step that is being taken: decided upon at `now` for the subject as it stands locked in `row`. */
export type StepOf<T extends LifecycleTypes, Row, Inputs extends InputsOf<T>, E extends T['event'] = T['event']> = {
  readonly [On in E]: {
    readonly on: On;
    readonly from: T['state'];
    readonly to: T['state'];
    readonly now: Instant;
    readonly uid: Id | null;
    readonly facts: T['facts'];
    readonly input: Inputs[On];
    readonly row: Row;
  };
}[E];

/** A step that has been decided upon, as the caller sees it who still has to make its parameters. */
export type DecidedStep<T extends LifecycleTypes, Row> = {
  readonly from: T['state'];
  readonly to: T['state'];
  readonly now: Instant;
  readonly facts: T['facts'];
  readonly row: Row;
};

/** A step that has been taken, as effects see it: `row` is the subject afterwards. */
export type TakenStep<T extends LifecycleTypes, Row, Inputs extends InputsOf<T>, E extends T['event'] = T['event']> = StepOf<T, Row, Inputs, E> & {
  readonly before: Row;
};

/** A room's half of a lifecycle: how its subject is found, judged and written. Everything else is the engine's. */
export type RoomHalf<T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>> = {
  readonly lifecycle: Lifecycle<T>;
  /** Where the state is stored; the database holds this column to the lifecycle's edges. */
  readonly column: { readonly table: string; readonly name: string };
  /** What is answered when there is no such subject. */
  readonly absent: Refusal;
  /** Finds the subject and locks it until the transaction ends: steps of one subject queue up. */
  readonly lock: (tx: Tx, id: Id) => Promise<Row | null>;
  readonly stateOf: (row: Row) => T['state'];
  /** What the guards look at. `given` is what only the caller knows: who acts, the reason, what is asked for. */
  readonly facts: (of: {
    readonly services: Services;
    readonly tx: Tx;
    readonly row: Row;
    readonly now: Instant;
    readonly given: Given;
  }) => T['facts'] | Promise<T['facts']>;
  /** Sets the state, and what else the step changes of the subject, if the state is still `from`. Answers the subject afterwards, or null. */
  readonly write: (tx: Tx, step: StepOf<T, Row, Inputs>) => Promise<Row | null>;
  /** Who hears of the step. */
  readonly topics: (step: TakenStep<T, Row, Inputs>) => readonly string[];
} & ([T['timed']] extends [never] ? unknown : ByTime<T, Given, Inputs>);

/** What is given when time acts; its events have no parameters. */
type ByTime<T extends LifecycleTypes, Given, Inputs> = {
  readonly byTime: T['timed'] extends { [E in keyof Inputs]: Inputs[E] extends null ? E : never }[keyof Inputs] ? Given : never;
};

/** What somebody asks of a subject: the event, everything they are to it, what the guards must know from them, and the event's parameters. */
export type Move<T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>, E extends T['event']> = PlainMove<T, Row, Given, E> &
  (null extends Inputs[E] ? { readonly input?: Inputs[E] } : { readonly input: Inputs[E] | InputMaker<T, Row, Inputs[E]> });

/** A move whose parameters are known to fit its event: `Move` says so, and an event of time has none. */
type PlainMove<T extends LifecycleTypes, Row, Given, E extends T['event']> = {
  readonly id: Id;
  readonly event: E;
  readonly actors: readonly T['actor'][] | ((facts: T['facts']) => readonly T['actor'][]);
  readonly uid: Id | null;
  /** What depends on the subject is asked for when it is locked. */
  readonly given: Given | ((row: Row, now: Instant) => Promise<Result<Given>>);
  /** What the history shall remember beside the step. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly input?: unknown;
};

/** Makes a step's parameters once it is decided upon (uses a code up, compares what was read); it may still refuse. */
type InputMaker<T extends LifecycleTypes, Row, Input> = (decided: DecidedStep<T, Row>) => Promise<Result<Input>>;

/** A lifecycle at work. */
export type Engine<T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>> = {
  readonly lifecycle: Lifecycle<T>;
  readonly column: { readonly table: string; readonly name: string };
  /** The effects that somebody has to supply. */
  readonly owes: readonly `${T['name']}.${T['effect']}`[];
  /** The duties of the clock that somebody has to fulfil: one for each step that time takes. */
  readonly timed: readonly `${T['name']}.${T['timed']}`[];
  /** Takes a step within the running transaction, or answers why not. */
  readonly move: <E extends T['event']>(
    services: Services,
    tx: Tx,
    move: Move<T, Row, Given, Inputs, E>,
  ) => Promise<Result<TakenStep<T, Row, Inputs, E>>>;
  /** Code for effects of this lifecycle; a room supplies what is its own. Each gets the steps of the events whose rows name it. */
  readonly effects: <Part extends { readonly [Name in T['effect']]?: Effect<TakenStep<T, Row, Inputs, EventsOf<T, Name>>> }>(
    part: Part & Readonly<Record<Exclude<keyof Part, T['effect']>, never>>,
  ) => { readonly [Name in keyof Part & string as `${T['name']}.${Name}`]: Effect<never> };
  /** Duties that take the steps of time; the room that knows the moment says where what is due is found. */
  readonly duties: <Part extends { readonly [Event in T['timed']]?: DueRows }>(
    part: Part & Readonly<Record<Exclude<keyof Part, T['timed']>, never>>,
  ) => { readonly [Event in keyof Part & string as `${T['name']}.${Event}`]: Duty };
  /** Takes the step that time owes a subject, if any, for commands that look at it before they move it. */
  readonly settle: (services: Services, id: Id) => Promise<void>;
};

/**
 * Makes a lifecycle work. A step is always: lock the subject, load facts at the database's time, let the table decide, set the state
 * against the old one, write the history, tell the followers, run the row's effects in their order. All of it commits together or not at all.
 * If time owes the subject a step, that comes first, whoever moves it and whatever they are answered.
 */
export const engineOf = <T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>>(
  half: RoomHalf<T, Row, Given, Inputs>,
): Engine<T, Row, Given, Inputs> => {
  const { lifecycle, column } = half;
  const nameOf = <N extends string>(part: N): `${T['name']}.${N}` => `${lifecycle.name}.${part}`;
  return {
    lifecycle,
    column,
    owes: effectsOf(lifecycle).map((effect) => nameOf(effect)),
    timed: timedEvents(lifecycle).map((event) => nameOf(event)),
    move: (services, tx, move) => take(half, services, tx, move),
    effects: (part) => {
      const named = Object.entries(part).map(([effect, code]) => [nameOf(effect), code]);
      return Object.fromEntries(named) as ReturnType<Engine<T, Row, Given, Inputs>['effects']>;
    },
    duties: (part) => {
      const dutyOf = (due: DueRows): Duty => ({ due, fulfil: (services, tx, { id }) => fulfilStep(half, services, tx, id) });
      const named = Object.entries<DueRows>(part).map(([event, due]) => [nameOf(event), dutyOf(due)]);
      return Object.fromEntries(named) as ReturnType<Engine<T, Row, Given, Inputs>['duties']>;
    },
    settle: (services, id) => settle(half, services, id),
  };
};

const settle = async <T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>>(
  half: RoomHalf<T, Row, Given, Inputs>,
  services: Services,
  id: Id,
): Promise<void> => {
  await transact(services, (tx) => settleWithin(half, services, tx, id));
};

const fulfilStep = async <T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>>(
  half: RoomHalf<T, Row, Given, Inputs>,
  services: Services,
  tx: Tx,
  id: Id,
): Promise<void> => {
  const settled = await settleWithin(half, services, tx, id);
  if (!settled.ok) throw new Error(`time could not move ${half.lifecycle.name} ${id}: ${settled.refusal.code}`);
};

const settleWithin = async <T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>>(
  half: RoomHalf<T, Row, Given, Inputs>,
  services: Services,
  tx: Tx,
  id: Id,
): Promise<Result<unknown>> => {
  const [row, now] = await together(tx, () => [half.lock(tx, id), databaseNow(tx)]);
  const late = row === null ? null : await lateMove(half, services, tx, { id, row, now });
  return late === null ? ok(null) : take(half, services, tx, late);
};

/** The step that time owes a subject, or null. Facts are loaded only in a state that time may lead out of. */
const lateMove = async <T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>>(
  half: RoomHalf<T, Row, Given, Inputs>,
  services: Services,
  tx: Tx,
  { id, row, now }: { readonly id: Id; readonly row: Row; readonly now: Instant },
): Promise<PlainMove<T, Row, Given, T['event']> | null> => {
  const { lifecycle } = half;
  const state = half.stateOf(row);
  if (timedRows(lifecycle, state).length === 0 || !('byTime' in half)) return null;
  const given = half.byTime as Given;
  const event = lateEvent(lifecycle, { state, facts: await half.facts({ services, tx, row, now, given }) });
  return event === null ? null : { id, event, actors: [time], uid: null, given };
};

const take = async <T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>, E extends T['event']>(
  half: RoomHalf<T, Row, Given, Inputs>,
  services: Services,
  tx: Tx,
  move: PlainMove<T, Row, Given, E>,
): Promise<Result<TakenStep<T, Row, Inputs, E>>> => {
  const { lifecycle } = half;
  // Both statements leave together; the second is answered when the lock is held, so waiting for the lock counts.
  const [before, now] = await together(tx, () => [half.lock(tx, move.id), databaseNow(tx)]);
  if (before === null) return refused(half.absent);
  const late = await lateMove(half, services, tx, { id: move.id, row: before, now });
  if (late !== null && late.event !== move.event) {
    // A refusal rolls everything back; then the late step is taken again, on its own.
    outboxOf(tx)?.late.push(() => settle(half, services, move.id));
    const settled = await take(half, services, tx, late);
    return settled.ok ? take(half, services, tx, move) : settled;
  }
  const given = typeof move.given === 'function' ? await (move.given as GivenLoader<Row, Given>)(before, now) : ok(move.given);
  if (!given.ok) return given;
  const facts = await half.facts({ services, tx, row: before, now, given: given.value });
  const actors = typeof move.actors === 'function' ? move.actors(facts) : move.actors;
  const decided = decide(lifecycle, { state: half.stateOf(before), event: move.event, actors, facts });
  if (!decided.ok) return decided;
  const { from, to } = decided.value;
  const input =
    typeof move.input === 'function'
      ? await (move.input as InputMaker<T, Row, Inputs[E]>)({ from, to, now, facts, row: before })
      : ok(move.input ?? null);
  if (!input.ok) return input;
  const step = { on: move.event, from, to, now, uid: move.uid, facts, input: input.value } as StepOf<T, Row, Inputs, E>;
  const history = {
    lifecycle: lifecycle.name,
    subjectId: move.id,
    event: move.event,
    fromState: from,
    toState: to,
    actors: [...actors],
    uid: move.uid,
    details: move.details ?? {},
    createdAt: now,
  };
  const [row] = await together(tx, () => [half.write(tx, { ...step, row: before }), insertStep(tx, history)]);
  if (row === null) return refused(refuseStep('lifecycle.conflict'));
  const taken: TakenStep<T, Row, Inputs, E> = { ...step, before, row };
  await notice(tx, half.topics(taken));
  for (const effect of decided.value.effects) await run(services, tx, `${lifecycle.name}.${effect}`, taken);
  return ok(taken);
};

type GivenLoader<Row, Given> = (row: Row, now: Instant) => Promise<Result<Given>>;

/** The list of rooms has been joined by name; that an effect reads this lifecycle's steps is known where it was supplied. */
const run = async (services: Services, tx: Tx, name: string, step: unknown): Promise<void> => {
  const effect = services.effects[name];
  if (effect === undefined) throw new Error(`nobody supplies the effect ${name}`);
  await effect(services, tx, step as never);
};
