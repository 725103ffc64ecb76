import { afterEach, describe, expect, it } from 'vitest';
import { type LocalService, localService } from '../../../../tests/kit/outside.ts';
import { outsideService } from '../../kit/outside/service.ts';
import { geminiChecker } from './gemini.ts';

let local: LocalService | null = null;
afterEach(async () => {
  await local?.close();
  local = null;
});

type Reply = { readonly status?: number; readonly body: unknown; readonly headers?: Record<string, string> };
type Question = { readonly path: string; readonly key: unknown; readonly body: Readonly<Record<string, unknown>> };

/** An API that gives these answers one after the other, the last one for ever. */
const api = async (...replies: readonly Reply[]) => {
  const asked: Question[] = [];
  local = await localService((url, response, request) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push({ path: url.pathname, key: request.headers['x-goog-api-key'], body: JSON.parse(Buffer.concat(parts).toString('utf8')) });
      const reply = replies[Math.min(asked.length, replies.length) - 1];
      const text = typeof reply?.body === 'string' ? reply.body : JSON.stringify(reply?.body);
      response.writeHead(reply?.status ?? 200, { 'content-type': 'application/json', ...reply?.headers }).end(text);
    });
  });
  return { asked, checker: geminiChecker({ url: local.url, key: 'secret-key', model: 'gemini-2.5-flash' }) };
};

const photo = new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]);
/** What the model says, as `GenerateContentResponse` carries it. */
const answering = (verdict: unknown, finishReason = 'STOP'): Reply => ({
  body: {
    candidates: [{ content: { role: 'model', parts: [{ text: JSON.stringify(verdict) }] }, finishReason, index: 0 }],
    usageMetadata: { promptTokenCount: 300, totalTokenCount: 320 },
    modelVersion: 'gemini-2.5-flash',
  },
});
const good = answering({ suitable: true, reasonPl: '', reasonEn: '' });
const bad = answering({ suitable: false, reasonPl: 'numer telefonu na szyldzie', reasonEn: 'a telephone number on the sign' });
const exhausted = (details: readonly unknown[] = [], headers = {}): Reply => ({
  status: 429,
  headers,
  body: { error: { code: 429, message: 'Resource exhausted', status: 'RESOURCE_EXHAUSTED', details } },
});

describe('the Gemini API', () => {
  it('is asked with the photo alone, for an answer of a given shape', async () => {
    const { asked, checker } = await api(good);
    expect(await checker.look(photo)).toEqual({ suitable: true, reason: { pl: '', en: '' }, model: 'gemini-2.5-flash' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: '/v1beta/models/gemini-2.5-flash:generateContent', key: 'secret-key' });
    expect(asked[0]?.body['contents']).toEqual([
      { role: 'user', parts: [{ inlineData: { mimeType: 'image/jpeg', data: Buffer.from(photo).toString('base64') } }] },
    ]);
    expect(asked[0]?.body['generationConfig']).toMatchObject({ responseMimeType: 'application/json', responseSchema: { type: 'OBJECT' } });
  });

  it('says no with a reason, which is kept word for word in one line', async () => {
    const { checker } = await api(bad);
    expect(await checker.look(photo)).toMatchObject({
      suitable: false,
      reason: { pl: 'numer telefonu na szyldzie', en: 'a telephone number on the sign' },
    });
    const { checker: wordy } = await api(answering({ suitable: false, reasonPl: ' dwie\nlinie\u202e. ', reasonEn: 'x'.repeat(500) }));
    expect(await wordy.look(photo)).toMatchObject({ reason: { pl: 'dwie linie', en: 'x'.repeat(200) } });
  });

  it.each<[what: string, reply: Reply]>([
    ['the question', { body: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } }],
    ['the answer', { body: { candidates: [{ finishReason: 'SAFETY', index: 0 }] } }],
  ])('whose filter of harmful content stops %s says no', async (_, reply) => {
    const { checker } = await api(reply);
    expect(await checker.look(photo)).toMatchObject({ suitable: false, reason: { en: 'content that has no place here' } });
  });

  it.each<[what: string, later: Reply]>([
    ['as long as the error says', exhausted([{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '0.1s' }])],
    ['as long as the header says', exhausted([], { 'retry-after': '1' })],
    ['a moment after a failure', { status: 500, body: { error: { code: 500, status: 'INTERNAL' } } }],
  ])('is asked a second time, %s', async (_, later) => {
    const { asked, checker } = await api(later, good);
    expect(await checker.look(photo)).toMatchObject({ suitable: true });
    expect(asked).toHaveLength(2);
  });

  it.each<[what: string, times: number, reply: Reply]>([
    ['fails twice', 2, { status: 503, body: { error: { code: 503, status: 'UNAVAILABLE' } } }],
    ['says "later" for too long', 1, exhausted([{ retryDelay: '55s' }])],
    ['does not know the key', 1, { status: 400, body: { error: { code: 400, status: 'INVALID_ARGUMENT' } } }],
    ['answers no JSON', 1, { body: '<html>' }],
    ['answers nothing', 1, { body: { candidates: [] } }],
    ['ends in the middle', 1, answering({ suitable: true, reasonPl: '', reasonEn: '' }, 'MAX_TOKENS')],
    ['answers another shape', 1, answering({ ok: 'yes' })],
    ['says no without a reason', 1, answering({ suitable: false, reasonPl: ' ', reasonEn: '' })],
    ['stops for another reason', 1, { body: { promptFeedback: { blockReason: 'OTHER' } } }],
  ])('gives no answer when it %s', async (_, times, reply) => {
    const { asked, checker } = await api(reply);
    expect(await checker.look(photo)).toBe('unavailable');
    expect(asked).toHaveLength(times);
  });

  it('gives no answer when it is silent or away', async () => {
    local = await localService(() => undefined);
    const settings = { url: local.url, key: 'k', model: 'm' };
    const impatient = outsideService({ withinMs: 50, maxBytes: 1_000, atOnce: 1, waiting: 0 });
    expect(await geminiChecker(settings, impatient).look(photo)).toBe('unavailable');
    expect(await geminiChecker({ ...settings, url: 'http://127.0.0.1:1/' }).look(photo)).toBe('unavailable');
  });
});
