import { afterEach, describe, expect, it } from 'vitest';
import { type LocalService, localService } from '../../../../tests/kit/outside.ts';
import { outsideService } from '../../kit/outside/service.ts';
import { geminiAssistant } from './faq-assistant.ts';

let local: LocalService | null = null;
afterEach(async () => {
  await local?.close();
  local = null;
});

type Reply = { readonly status?: number; readonly body: unknown; readonly headers?: Record<string, string> };

/** An API that gives these answers one after the other, the last one for ever. */
const api = async (...replies: readonly Reply[]) => {
  const asked: { readonly path: string; readonly text: string }[] = [];
  local = await localService((url, response, request) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push({ path: url.pathname, text: Buffer.concat(parts).toString('utf8') });
      const reply = replies[Math.min(asked.length, replies.length) - 1];
      const text = typeof reply?.body === 'string' ? reply.body : JSON.stringify(reply?.body);
      response.writeHead(reply?.status ?? 200, { 'content-type': 'application/json', ...reply?.headers }).end(text);
    });
  });
  return { asked, assistant: geminiAssistant({ url: local.url, key: 'secret-key', model: 'gemini-2.5-flash' }) };
};

const saying = (draft: unknown, finishReason = 'STOP'): Reply => ({
  body: { candidates: [{ content: { role: 'model', parts: [{ text: JSON.stringify(draft) }] }, finishReason }] },
});
const good = saying({ known: true, paragraphs: ['Na rachunek depozytowy.[1]'] });
const texts = [{ id: 'deposit-where', question: 'Gdzie trafia kaucja?', answer: 'Na rachunek depozytowy.' }] as const;
const asking = { question: 'gdzie kaucja', texts, lang: 'pl' } as const;

describe('the Gemini API as an assistant', () => {
  it('gets the public texts with their numbers, the language and the question, and nothing else', async () => {
    const { asked, assistant } = await api(good);
    expect(await assistant.answer(asking)).toEqual({ paragraphs: ['Na rachunek depozytowy.[1]'] });
    expect(asked[0]?.path).toBe('/v1beta/models/gemini-2.5-flash:generateContent');
    const { contents, generationConfig } = JSON.parse(asked[0]?.text ?? '');
    expect(contents).toEqual([
      {
        role: 'user',
        parts: [
          { text: '[1] Gdzie trafia kaucja?\nNa rachunek depozytowy.' },
          { text: JSON.stringify({ language: 'Polish', question: 'gdzie kaucja' }) },
        ],
      },
    ]);
    expect(generationConfig).toMatchObject({ responseMimeType: 'application/json', temperature: 0 });
  });

  it('is asked a second time after a moment of failure', async () => {
    const { asked, assistant } = await api({ status: 500, body: {} }, good);
    expect(await assistant.answer(asking)).toMatchObject({ paragraphs: expect.any(Array) });
    expect(asked).toHaveLength(2);
  });

  it.each<[what: string, says: string, reply: Reply]>([
    ['says that the texts hold no answer', 'unknown', saying({ known: false, paragraphs: [] })],
    ['stops the question as harmful', 'unknown', { body: { promptFeedback: { blockReason: 'SAFETY' } } }],
    ['has no questions left', 'unavailable', { status: 429, body: { error: { details: [{ retryDelay: '55s' }] } } }],
    ['does not know the key', 'unavailable', { status: 403, body: { error: { status: 'PERMISSION_DENIED' } } }],
    ['answers no JSON', 'unavailable', { body: '<html>' }],
    ['answers another shape', 'unavailable', saying({ text: 'Tak.' })],
    ['ends in the middle', 'unavailable', saying({ known: true, paragraphs: ['Na ra'] }, 'MAX_TOKENS')],
  ])('that %s is %s', async (_, says, reply) => {
    const { assistant } = await api(reply);
    expect(await assistant.answer(asking)).toBe(says);
  });

  it('that is silent or away gives no answer', async () => {
    local = await localService(() => undefined);
    const settings = { url: local.url, key: 'k', model: 'm' };
    const impatient = outsideService({ withinMs: 50, maxBytes: 1_000, atOnce: 1, waiting: 0 });
    expect(await geminiAssistant(settings, impatient).answer(asking)).toBe('unavailable');
    expect(await geminiAssistant({ ...settings, url: 'http://127.0.0.1:1/' }).answer(asking)).toBe('unavailable');
  });
});
