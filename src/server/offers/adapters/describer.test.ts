import { afterEach, describe, expect, it } from 'vitest';
import { type LocalService, localService } from '../../../../tests/kit/outside.ts';
import { outsideService } from '../../kit/outside/service.ts';
import { geminiDescriber } from './describer.ts';

let local: LocalService | null = null;
afterEach(async () => {
  await local?.close();
  local = null;
});

type Reply = { readonly status?: number; readonly body: unknown };

/** An API that always gives this answer. */
const api = async (reply: Reply) => {
  const asked: string[] = [];
  local = await localService((url, response, request) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(`${url.pathname} ${Buffer.concat(parts).toString('utf8')}`);
      const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(text);
    });
  });
  return { asked, describer: geminiDescriber({ url: local.url, key: 'secret-key', model: 'gemini-2.5-flash' }) };
};

const saying = (answer: unknown, finishReason = 'STOP'): Reply => ({
  body: { candidates: [{ content: { role: 'model', parts: [{ text: JSON.stringify(answer) }] }, finishReason }] },
});
const premises = { facts: ['Powierzchnia użytkowa: 86,5 m²'], isForSale: false, lang: 'pl' } as const;

describe('the Gemini API as a writer of descriptions', () => {
  it('gets the facts, the language and whether they are let, and nothing else', async () => {
    const { asked, describer } = await api(saying({ description: 'Lokal 86,5 m².' }));
    expect(await describer.describe(premises)).toBe('Lokal 86,5 m².');
    expect(asked).toHaveLength(1);
    const [path = '', body = ''] = asked[0]?.split(/ (.*)/s) ?? [];
    expect(path).toBe('/v1beta/models/gemini-2.5-flash:generateContent');
    const { contents } = JSON.parse(body);
    const sent = { language: 'Polish', offered: 'to let', facts: premises.facts };
    expect(contents).toEqual([{ role: 'user', parts: [{ text: JSON.stringify(sent) }] }]);
    await describer.describe({ ...premises, isForSale: true, lang: 'en' });
    expect(asked[1]).toContain('\\"language\\":\\"English\\",\\"offered\\":\\"for sale\\"');
  });

  it.each<[what: string, reply: Reply]>([
    ['stops its own answer as harmful', { body: { promptFeedback: { blockReason: 'SAFETY' } } }],
    ['has no questions left', { status: 429, body: { error: { details: [{ retryDelay: '55s' }] } } }],
    ['does not know the key', { status: 403, body: { error: { status: 'PERMISSION_DENIED' } } }],
    ['answers no JSON', { body: '<html>' }],
    ['answers another shape', saying({ text: 'Lokal.' })],
    ['ends in the middle', saying({ description: 'Lokal z' }, 'MAX_TOKENS')],
  ])('that %s writes none', async (_, reply) => {
    const { describer } = await api(reply);
    expect(await describer.describe(premises)).toBe('unavailable');
  });

  it('that is silent or away writes none', async () => {
    local = await localService(() => undefined);
    const settings = { url: local.url, key: 'k', model: 'm' };
    const impatient = outsideService({ withinMs: 50, maxBytes: 1_000, atOnce: 1, waiting: 0 });
    expect(await geminiDescriber(settings, impatient).describe(premises)).toBe('unavailable');
    expect(await geminiDescriber({ ...settings, url: 'http://127.0.0.1:1/' }).describe(premises)).toBe('unavailable');
  });
});
