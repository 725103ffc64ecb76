/** Joins a call of the contract to the code that answers it, and says who may call it. */

import { z } from 'zod';
import type { Audience, Call } from '../../../contract/kit/call.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Refusal, type RefusalCode, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import type { Claim } from '../../../domain/kit/viewer.ts';
import type { Ctx, Handler } from '../context.ts';
import { parseInput } from './input.ts';
import { compileOutputFilter } from './output-filter.ts';

/** A call joined to the code that answers it. */
export type Endpoint = {
  readonly wire: string;
  readonly who: Audience;
  readonly read: boolean;
  /** The fields of its input, when its answer is made once for all visitors. */
  readonly shared: ReadonlySet<string> | null;
  /** Counted by the caller's address, whoever is signed in. */
  readonly guessable: boolean;
  /** Its answer is never kept for a repeat. */
  readonly secret: boolean;
  /** Checks the audience and the shape, then asks the room. */
  readonly run: (ctx: Ctx, data: unknown) => Promise<Result<unknown>>;
};

/**
 * Joins a call of the contract and its handler: one line in a room's `http.ts`. A shared call names the topics whose notices change its answer;
 * what no notice changes names none, and is made anew after a minute.
 */
export const endpoint = <I, O>(call: Call<I, O>, handler: Handler<I, O>, topicsOf?: (input: I) => readonly string[]): Endpoint => {
  const filter = compileOutputFilter(call.out);
  return {
    wire: call.wire,
    who: call.who,
    read: call.read === true,
    shared: sharedFields(call, topicsOf !== undefined),
    guessable: call.guessable === true,
    secret: call.secret === true,
    run: async (ctx, data) => {
      const denied = mayCall(call.who, ctx);
      if (denied) return refused(denied);
      const input = parseInput(call.in, data);
      if (!input.ok) return input;
      ctx.making?.dependsOn(topicsOf ? topicsOf(input.value) : null);
      const result = await handler(ctx, input.value);
      if (!result.ok) {
        guardDeclared(ctx, call, result.refusal.code);
        return result;
      }
      // A wrong answer is our fault, not the caller's: found while developing, not paid for in production. What is too much never leaves.
      if (!ctx.config.production) return ok(call.out.parse(result.value));
      return filter === null ? result : ok(filter(result.value));
    },
  };
};

const sharedFields = (call: Pick<Call, 'wire' | 'in' | 'shared'>, hasTopics: boolean): ReadonlySet<string> | null => {
  if ((call.shared === true) !== hasTopics) throw new Error(`${call.wire}: a shared call names its topics, any other call none`);
  if (!hasTopics) return null;
  if (!(call.in instanceof z.ZodObject)) throw new Error(`${call.wire}: the input of a shared call is an object`);
  return new Set(Object.keys(call.in.shape));
};

/** Clients and documents rely on the declared codes, so one more is found while developing; in production it is only logged. Any step may lose a race. */
const guardDeclared = ({ config, log }: Ctx, { wire, errors }: Pick<Call, 'wire' | 'errors'>, code: RefusalCode): void => {
  if (errors.includes(code) || code === 'lifecycle.conflict') return;
  const problem = `${wire} answered ${code}, which it does not declare`;
  if (!config.production) throw new Error(problem);
  log.error({ call: wire, refusal: code }, problem);
};

const signedOut = refuseKit('kit.signed_out');

/** The audience check: who may try at all. Ownership and state are the command's. */
export const mayCall = (who: Audience, { viewer }: Ctx): Verdict => {
  if (who === 'visitor') return null;
  if (viewer.kind === 'visitor') return signedOut;
  const { emailVerified, claims } = viewer;
  return audiences[who]({ emailVerified, has: (...any) => claims.some((claim) => any.includes(claim)) });
};

const denied = refuseKit('kit.denied');

type CallerRights = { readonly emailVerified: boolean; readonly has: (...any: readonly Claim[]) => boolean };

const audiences = {
  'signed-in': () => null,
  verified: ({ emailVerified }) => (emailVerified ? null : refuseKit('kit.email_unverified')),
  admin: ({ has }) => (has('admin') ? null : denied),
  'admin-or-creator': ({ has }) => (has('admin', 'creator') ? null : denied),
  caller: ({ has }) => (has('admin', 'creator', 'caller') ? null : denied),
} as const satisfies Record<Exclude<Audience, 'visitor'>, (asking: CallerRights) => Refusal | null>;
