import { refuseStep as refuse } from '../lifecycle.ts';
import { ok, type Refusal, type Result, refused, type Verdict } from '../verdict.ts';

/**
 * One row of a lifecycle: in `from`, the event `on`, sent by one of `by`, leads to `to` if `when` has no objection.
 * `with` names what happens in the same transaction, `then` the outbox effects. A guard is a pure function of loaded facts.
 */
export type Row<State extends string, Event extends string, Actor extends string, Facts> = {
  readonly from: readonly State[];
  readonly on: Event;
  readonly by: readonly Actor[];
  readonly to: State;
  readonly when?: (facts: Facts, actors: readonly Actor[]) => Verdict;
  readonly with?: readonly string[];
  readonly then?: readonly string[];
};

/** A lifecycle: its rows in order of preference. */
export type Machine<State extends string, Event extends string, Actor extends string, Facts> = readonly Row<State, Event, Actor, Facts>[];

/** What somebody wants of a thing: its state, the event, everything the caller is (sides, admin, clock) and the loaded facts. */
export type Attempt<State extends string, Event extends string, Actor extends string, Facts> = {
  readonly state: State;
  readonly event: Event;
  readonly actors: readonly Actor[];
  readonly facts: Facts;
};

/** The step taken: the row's target and everything that goes with it. */
export type Step<State extends string, Event extends string> = {
  readonly from: State;
  readonly on: Event;
  readonly to: State;
  readonly with: readonly string[];
  readonly then: readonly string[];
};

/**
 * Decides an attempt. The first row whose state, event, actor and guard agree wins. Otherwise the refusal is, in this order:
 * the first guard's own verdict, `lifecycle.wrong_actor` when others may do it here, else `lifecycle.not_allowed`, so a repeat
 * of a step already taken is refused without harm.
 */
export const decide = <State extends string, Event extends string, Actor extends string, Facts>(
  machine: Machine<State, Event, Actor, Facts>,
  attempt: Attempt<State, Event, Actor, Facts>,
): Result<Step<State, Event>> => {
  const here = machine.filter((row) => row.on === attempt.event && row.from.includes(attempt.state));
  const mine = here.filter((row) => row.by.some((actor) => attempt.actors.includes(actor)));
  let objection: Refusal | null = null;
  for (const row of mine) {
    const verdict = row.when?.(attempt.facts, attempt.actors) ?? null;
    if (verdict === null) return ok({ from: attempt.state, on: row.on, to: row.to, with: row.with ?? [], then: row.then ?? [] });
    objection ??= verdict;
  }
  if (objection !== null) return refused(objection);
  const code = here.length > 0 ? 'lifecycle.wrong_actor' : 'lifecycle.not_allowed';
  return refused(refuse(code, { params: { state: attempt.state, event: attempt.event } }));
};

/** The events that these actors may send now, in the table's order, each once: the buttons of a screen. */
export const allowedEvents = <State extends string, Event extends string, Actor extends string, Facts>(
  machine: Machine<State, Event, Actor, Facts>,
  of: { readonly state: State; readonly actors: readonly Actor[]; readonly facts: Facts },
): readonly Event[] => {
  const events = [...new Set(machine.map((row) => row.on))];
  return events.filter((event) => decide(machine, { ...of, event }).ok);
};

/** A pair of states that the table joins. */
export type Edge<State extends string> = { readonly from: State; readonly to: State };

/** Every pair of states that the table joins, each once: what the database trigger allows and the diagrams draw. */
export const edges = <State extends string, Event extends string, Actor extends string, Facts>(
  machine: Machine<State, Event, Actor, Facts>,
): readonly Edge<State>[] => {
  const all = machine.flatMap((row) => row.from.map((from) => ({ from, to: row.to })));
  return all.filter((edge, index) => all.findIndex((other) => other.from === edge.from && other.to === edge.to) === index);
};

/** The table as a Mermaid state diagram, for the generated documentation. */
export const mermaid = <State extends string, Event extends string, Actor extends string, Facts>(
  machine: Machine<State, Event, Actor, Facts>,
): string => {
  const lines = machine.flatMap((row) => row.from.map((from) => `  ${from} --> ${row.to}: ${row.on} (${row.by.join(', ')})`));
  return ['stateDiagram-v2', ...new Set(lines)].join('\n');
};
