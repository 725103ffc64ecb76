import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { decide, type EventsOf, effectsOf, type Lifecycle, type LifecycleTypes, refuseStep } from '../../../domain/kit/lifecycle.ts';
import { ok, type Refusal, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { Services } from '../context.ts';
import { databaseNow, type Tx } from '../database/database.ts';
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
export type Half<T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>> = {
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
};

/** What somebody asks of a subject: the event, everything they are to it, what the guards must know from them, and the event's parameters. */
export type Move<T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>, E extends T['event']> = {
  readonly id: Id;
  readonly event: E;
  readonly actors: readonly T['actor'][] | ((facts: T['facts']) => readonly T['actor'][]);
  readonly uid: Id | null;
  /** What depends on the subject is asked for when it is locked. */
  readonly given: Given | ((row: Row, now: Instant) => Promise<Result<Given>>);
  /** What the history shall remember beside the step. */
  readonly details?: Readonly<Record<string, unknown>>;
} & (null extends Inputs[E] ? { readonly input?: Inputs[E] } : { readonly input: Inputs[E] | InputMaker<T, Row, Inputs[E]> });

/** Makes a step's parameters once it is decided upon (uses a code up, compares what was read); it may still refuse. */
type InputMaker<T extends LifecycleTypes, Row, Input> = (decided: DecidedStep<T, Row>) => Promise<Result<Input>>;

/** A lifecycle at work. */
export type Engine<T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>> = {
  readonly lifecycle: Lifecycle<T>;
  readonly column: { readonly table: string; readonly name: string };
  /** The effects that somebody has to supply. */
  readonly owes: readonly `${T['name']}.${T['effect']}`[];
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
};

/**
 * Makes a lifecycle work. A step is always: lock the subject, load facts at the database's time, let the table decide, set the state
 * against the old one, write the history, tell the followers, run the row's effects in their order. All of it commits together or not at all.
 */
export const engineOf = <T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>>(
  half: Half<T, Row, Given, Inputs>,
): Engine<T, Row, Given, Inputs> => {
  const { lifecycle, column } = half;
  const nameOf = (effect: T['effect']): `${T['name']}.${T['effect']}` => `${lifecycle.name}.${effect}`;
  return {
    lifecycle,
    column,
    owes: effectsOf(lifecycle).map(nameOf),
    move: (services, tx, move) => take(half, services, tx, move),
    effects: (part) => {
      const named = Object.entries(part).map(([effect, code]) => [nameOf(effect as T['effect']), code]);
      return Object.fromEntries(named) as ReturnType<Engine<T, Row, Given, Inputs>['effects']>;
    },
  };
};

const take = async <T extends LifecycleTypes, Row, Given, Inputs extends InputsOf<T>, E extends T['event']>(
  half: Half<T, Row, Given, Inputs>,
  services: Services,
  tx: Tx,
  move: Move<T, Row, Given, Inputs, E>,
): Promise<Result<TakenStep<T, Row, Inputs, E>>> => {
  const { lifecycle } = half;
  // Both statements leave together; the second is answered when the lock is held, so waiting for the lock counts.
  const [before, now] = await together(tx, () => [half.lock(tx, move.id), databaseNow(tx)]);
  if (before === null) return refused(half.absent);
  const given = typeof move.given === 'function' ? await (move.given as GivenLoader<Row, Given>)(before, now) : ok(move.given);
  if (!given.ok) return given;
  const facts = await half.facts({ services, tx, row: before, now, given: given.value });
  const actors = typeof move.actors === 'function' ? move.actors(facts) : move.actors;
  const decided = decide(lifecycle, { state: half.stateOf(before), event: move.event, actors, facts });
  if (!decided.ok) return decided;
  const { from, to } = decided.value;
  const input = typeof move.input === 'function' ? await move.input({ from, to, now, facts, row: before }) : ok(move.input ?? null);
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
