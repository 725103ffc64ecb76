/** What effects of lifecycles are, and how the rooms' shares of them are joined. */

import type { Services } from '../context.ts';
import type { Tx } from '../database/database.ts';

/** What a step causes: it writes within the step's transaction (rows, mails, jobs); nothing goes over the network. */
export type Effect<Step> = (services: Services, tx: Tx, step: Step) => Promise<void>;

/** Effects by lifecycle and name, `offer.refreshListing`; each belongs to a lifecycle whose steps it knows how to read. */
export type Effects = Readonly<Record<string, Effect<never>>>;

/**
 * Ends a `switch` over the events that cause an effect: the compiler comes here with an event that has no case, for example after a new
 * row of the lifecycle named the effect.
 */
export const neverCaused = (step: never): never => {
  throw new Error(`the effect has no case for ${JSON.stringify(step)}`);
};

/** A lifecycle whose state stands in a column, as the database has to know it. */
export type StoredLifecycle = {
  readonly lifecycle: {
    readonly name: string;
    readonly states: readonly string[];
    readonly rows: readonly { readonly from: readonly string[]; readonly to?: string }[];
  };
  readonly column: { readonly table: string; readonly name: string };
};

/** What a room says about effects: which its lifecycles owe, and which it supplies, for its own lifecycles or an earlier room's. */
export type EffectShare = {
  readonly name: string;
  readonly lifecycles?: readonly (StoredLifecycle & { readonly owes: readonly string[] })[];
  readonly effects?: Effects;
};

/** Names of the effects that the lifecycles of these rooms owe. */
export type OwedEffect<R extends EffectShare> = R extends { readonly lifecycles: readonly { readonly owes: readonly (infer Name)[] }[] }
  ? Name & string
  : never;

/** Names of the effects that these rooms supply. */
export type SuppliedEffect<R extends EffectShare> = R extends { readonly effects: infer E } ? keyof E & string : never;

/**
 * Joins what the rooms supply. Two suppliers of one effect, an effect without a supplier and a supplier of what no lifecycle names are
 * mistakes of the program, so it does not start. The compiler has said the second one before (`satisfies` at the list of rooms).
 */
export const joinEffects = <R extends EffectShare>(rooms: readonly R[]): { readonly [Name in SuppliedEffect<R>]: Effect<never> } => {
  const owed = new Set(rooms.flatMap(({ lifecycles = [] }) => lifecycles.flatMap(({ owes }) => owes)));
  const joined: Record<string, Effect<never>> = {};
  for (const [name, effect] of rooms.flatMap(({ effects = {} }) => Object.entries(effects))) {
    if (name in joined) throw new Error(`the effect ${name} has two suppliers`);
    if (!owed.has(name)) throw new Error(`no lifecycle names the effect ${name}`);
    joined[name] = effect;
  }
  for (const name of owed) if (!(name in joined)) throw new Error(`nobody supplies the effect ${name}`);
  return joined as { [Name in SuppliedEffect<R>]: Effect<never> };
};
