/** Asks the Gemini API: `models.generateContent` with an answer of a given shape. */

import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { OutsideAnswer, OutsideService } from './service.ts';

/** Where the API is, and what it is asked with. */
export type GeminiSettings = { readonly url: string; readonly key: string; readonly model: string };

/** What is asked: what the model is to do, what it is shown (text or pictures, in the terms of the API), and the shape of its answer. */
export type GeminiQuestion = { readonly instruction: string; readonly parts: readonly object[]; readonly schema: object };

/** An answer as the model gave it, still to be checked; `harmful` when the API's own filter stopped it; `unavailable` when there is none now. */
export type GeminiAnswer = { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'harmful' } | { readonly kind: 'unavailable' };

/** A longer wait than this is not waited for: somebody sits before the page. */
const longestWaitMs = 8_000;

/** The Gemini API. One that says "later" or fails is asked a second time; after that there is no answer. */
export const geminiApi = ({ url, key, model }: GeminiSettings, service: OutsideService) => {
  const address = new URL(`v1beta/models/${model}:generateContent`, url.endsWith('/') ? url : `${url}/`);
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': key };
  return async ({ instruction, parts, schema }: GeminiQuestion): Promise<GeminiAnswer> => {
    const body = JSON.stringify({
      systemInstruction: { parts: [{ text: instruction }] },
      contents: [{ role: 'user', parts }],
      generationConfig: { temperature: 0, responseMimeType: 'application/json', responseSchema: schema },
    });
    const question = { method: 'POST', headers, body } as const;
    let answer = await service.ask(address, question);
    const pause = pauseBefore(answer);
    if (pause !== null) {
      await wait(pause);
      answer = await service.ask(address, question);
    }
    return answer.ok ? readAnswer(answer.bytes) : { kind: 'unavailable' };
  };
};

/** How long to wait before the second try; null when there is none: it was answered, it waits too long, or asking again would not help. */
const pauseBefore = (answer: OutsideAnswer): number | null => {
  if (answer.ok || answer.status === undefined) return null;
  if (answer.status !== 429) return answer.status >= 500 ? 500 : null;
  const pause = retryDelayOf(answer.bytes) ?? (Number.parseInt(answer.retryAfter ?? '', 10) * 1000 || 2_000);
  return pause <= longestWaitMs ? pause : null;
};

const retryInfo = z.object({ error: z.object({ details: z.array(z.looseObject({ retryDelay: z.string().optional() })) }) });

/** Google's errors hold a `RetryInfo`, whose delay reads `3s` or `0.5s`. */
const retryDelayOf = (body: Buffer | undefined): number | null => {
  const read = retryInfo.safeParse(parsed(body?.toString('utf8') ?? ''));
  const delay = read.data?.error.details.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay;
  return delay === undefined || !/^\d+(\.\d+)?s$/.test(delay) ? null : Math.ceil(Number.parseFloat(delay) * 1000);
};

const answerShape = z.object({
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        content: z.object({ parts: z.array(z.object({ text: z.string().optional(), thought: z.boolean().optional() })).default([]) }).optional(),
      }),
    )
    .default([]),
});

/** What the API's own filter of harmful content stops, which it says of the question or of its answer. */
const harmful = ['SAFETY', 'PROHIBITED_CONTENT', 'IMAGE_SAFETY'];

const readAnswer = (body: Buffer): GeminiAnswer => {
  const answer = answerShape.safeParse(parsed(body.toString('utf8')));
  if (!answer.success) return { kind: 'unavailable' };
  const [first] = answer.data.candidates;
  if ([answer.data.promptFeedback?.blockReason, first?.finishReason].some((reason) => reason !== undefined && harmful.includes(reason)))
    return { kind: 'harmful' };
  if (first?.finishReason !== 'STOP') return { kind: 'unavailable' };
  const text = (first.content?.parts ?? []).map((part) => (part.thought ? '' : (part.text ?? ''))).join('');
  return { kind: 'value', value: parsed(text) };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
