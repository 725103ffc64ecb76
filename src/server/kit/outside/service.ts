/** Asks services of others: in time, within a size, few at once, and never led elsewhere. */

import type { ServiceFault } from '../../../domain/kit/outside/services.ts';

/** What a service may cost us. `waiting` is how many questions may stand in the queue when `atOnce` are under way. */
export type ServiceLimits = { readonly withinMs: number; readonly maxBytes: number; readonly atOnce: number; readonly waiting: number };

/** Why there is no answer. */
export type OutsideFault = 'unreachable' | 'too_slow' | 'status' | 'too_large' | 'busy';

/** What came back. */
export type OutsideAnswer =
  | { readonly ok: true; readonly type: string; readonly bytes: Buffer }
  | {
      readonly ok: false;
      readonly fault: OutsideFault;
      readonly detail: string;
      /** Of an answer with the status of a failure: which, its `Retry-After`, and what it says. */
      readonly status?: number;
      readonly retryAfter?: string | null;
      readonly bytes?: Buffer;
    };

/** What is sent with a question beside its address. */
export type OutsideQuestion =
  | { readonly method: 'POST'; readonly body: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly method: 'GET'; readonly headers: Readonly<Record<string, string>> };

/** A service that can be asked by address. */
export type OutsideService = { readonly ask: (address: URL, question?: OutsideQuestion) => Promise<OutsideAnswer> };

/** Takes note of how a service answered: null is an answer. */
export type NoteAnswer = (fault: ServiceFault | null) => void;

/** Makes a service with its limits. The time counts from the moment at which the question is sent. */
export const outsideService = (limits: ServiceLimits, note: NoteAnswer = () => undefined): OutsideService => {
  const queue: (() => void)[] = [];
  let running = 0;
  const enter = (): Promise<void> | null => {
    running += 1;
    return running <= limits.atOnce ? null : new Promise((resolve) => queue.push(resolve));
  };
  const leave = (): void => {
    running -= 1;
    queue.shift()?.();
  };
  const ask = async (address: URL, question?: OutsideQuestion): Promise<OutsideAnswer> => {
    if (running >= limits.atOnce + limits.waiting) return { ok: false, fault: 'busy', detail: address.host };
    await enter();
    try {
      const answer = await read(address, limits, question);
      note(serviceFaultOf(answer));
      return answer;
    } finally {
      leave();
    }
  };
  return { ask };
};

/** Our own queue in front of a service (`busy`) is full when its answers are slow. */
const faultWords = { unreachable: 'unreachable', too_slow: 'slow', too_large: 'unreadable', busy: 'slow' } as const;

/** What an answer says of the service: a key that it refuses and a limit are faults, any other status of the four hundreds is its answer. */
const serviceFaultOf = (answer: OutsideAnswer): ServiceFault | null => {
  if (answer.ok) return null;
  const { fault, status = 0 } = answer;
  if (fault !== 'status') return faultWords[fault];
  if (status === 401 || status === 403) return 'denied';
  if (status === 429) return 'quota';
  return status >= 500 ? 'error' : null;
};

const read = async (address: URL, { withinMs, maxBytes }: ServiceLimits, question?: OutsideQuestion): Promise<OutsideAnswer> => {
  const no = (fault: OutsideFault, detail: unknown = address.host) => ({ ok: false, fault, detail: String(detail) }) as const;
  try {
    // A redirect is not followed: the address that an operator has set is the only one that is asked.
    const headers = { 'user-agent': 'Parter', ...question?.headers };
    const response = await fetch(address, { ...question, signal: AbortSignal.timeout(withinMs), redirect: 'error', headers });
    const bytes = await bodyOf(response, maxBytes);
    if (bytes === null) return no('too_large');
    if (!response.ok) return { ...no('status', response.status), status: response.status, retryAfter: response.headers.get('retry-after'), bytes };
    return { ok: true, type: response.headers.get('content-type') ?? '', bytes };
  } catch (problem) {
    return no(problem instanceof Error && problem.name === 'TimeoutError' ? 'too_slow' : 'unreachable', problem);
  }
};

/** The body, or null when it is larger than it may be. */
const bodyOf = async (response: Response, maxBytes: number): Promise<Buffer | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
};
