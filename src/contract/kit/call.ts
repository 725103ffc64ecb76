import type { z } from 'zod';
import type { RefusalCode } from '../../domain/kit/verdict.ts';

/** Who may try a call at all (`caller`: callers, creators and admins); ownership and state are checked by the command. */
export type Audience = 'visitor' | 'signed-in' | 'verified' | 'admin' | 'admin-or-creator' | 'caller';

/** One callable: its name on the wire, shapes, refusal codes and audience. Rooms list calls under our own verbs, which nobody outside sees. */
export type Call<I = unknown, O = unknown> = {
  /** The name that clients know (docs/rules/wire.md#names): the end of its path. It never changes. */
  readonly wire: string;
  readonly in: z.ZodType<I>;
  readonly out: z.ZodType<O>;
  /** Refusal codes that this call may answer. Those that any call may answer are not named: of shape, session, audience and rate, and `lifecycle.conflict`. */
  readonly errors: readonly RefusalCode[];
  readonly who: Audience;
  /** A read without effect: also served as a cacheable `GET /read/{wire}?data=` when `who` is `visitor`. */
  readonly read?: true;
  /** A visitors' read whose answer hangs on its input and the language alone: browsers ask it by GET, and it is made once for all visitors (docs/rules/wire.md#shared-answers). */
  readonly shared?: true;
  /** A call by which somebody might guess (passwords, codes, tokens, addresses): counted by the caller's address, whoever is signed in. */
  readonly guessable?: true;
  /** The answer holds a secret (a token, a key, recovery codes): it is never kept for a repeat. */
  readonly secret?: true;
};

/** Declares a call; exists so that input and output types are inferred from the written schemas. */
export const call = <I, O>(definition: Call<I, O>): Call<I, O> => definition;

/** The input type of a call. */
export type InputOf<C> = C extends Call<infer I, unknown> ? I : never;
/** The output type of a call. */
export type OutputOf<C> = C extends Call<never, infer O> ? O : C extends Call<infer _I, infer O> ? O : never;
