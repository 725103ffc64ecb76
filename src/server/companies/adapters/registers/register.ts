/** What a register of companies is to the product, and how it is asked. */

import { setTimeout as wait } from 'node:timers/promises';
import type { RegisterAnswer } from '../../../../domain/companies/rules/registers/answers.ts';
import type { Day } from '../../../../domain/kit/brand.ts';
import type { OutsideAnswer, OutsideQuestion, OutsideService } from '../../../kit/outside/service.ts';

/** What a register is asked about. Only the court register needs the number of its own, which others know. */
export type RegisterQuestion = { readonly nip: string; readonly krs: string | null; readonly day: Day };

/** What it answers: never an exception, a fault is an outcome. */
export type RegisterReply = Pick<RegisterAnswer, 'outcome' | 'requestId' | 'stateOn' | 'facts'>;

/** A register that can be asked. */
export type Register = { readonly ask: (question: RegisterQuestion) => Promise<RegisterReply> };

/** A reply without facts. */
export const without = (outcome: RegisterReply['outcome'], requestId: string | null = null): RegisterReply => ({
  ...{ outcome, requestId },
  ...{ stateOn: null, facts: null },
});

/** What a register may cost us: somebody sits before the form. */
export const registerLimits = { withinMs: 6_000, maxBytes: 1_000_000, atOnce: 4, waiting: 20 };

/** How long somebody waits before the form for all registers together. */
export const questionMs = 12_000;

/** Takes replies until one moment for all of them: a register that has not answered by then is out of reach, however often it would be asked yet. */
export const inTime = (ms: number): ((reply: Promise<RegisterReply>) => Promise<RegisterReply>) => {
  const until = performance.now() + ms;
  return (reply) => Promise.race([reply, wait(Math.max(0, until - performance.now()), without('unavailable'), { ref: false })]);
};

const pauseMs = 300;

/** Asks, and once more after a moment when the register was out of reach or failed; what it refused is not asked again. */
export const askTwice = async (service: OutsideService, address: URL, question?: OutsideQuestion): Promise<OutsideAnswer> => {
  const first = await service.ask(address, question);
  const failed = !first.ok && (first.fault === 'unreachable' || (first.status ?? 0) >= 500);
  if (!failed) return first;
  await wait(pauseMs);
  return service.ask(address, question);
};

/** Why a register gave no answer: its limit of questions, or anything else that passes. */
export const outcomeOf = (answer: Extract<OutsideAnswer, { ok: false }>): 'quota' | 'unavailable' =>
  answer.status === 429 ? 'quota' : 'unavailable';

/** Whether a register answered with a page instead of data: so they look while they are maintained. */
export const isPage = (bytes: Buffer): boolean => /^\s*<(!doctype|html)/i.test(bytes.toString('utf8', 0, 200));

/** The address of a question below the address of the register. */
export const below = (url: string, path: string): URL => new URL(path, url.endsWith('/') ? url : `${url}/`);

/** A text that may be missing or blank. */
export const textOrNull = (value: string | null | undefined): string | null => value?.trim() || null;
