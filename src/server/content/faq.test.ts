import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { must } from '../../../tests/factories/published-offer.ts';
import { type LocalService, localService } from '../../../tests/kit/outside.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { faqCalls } from '../../contract/content/endpoints/faq.ts';
import { limitNumbers } from '../../domain/kit/numbers.ts';
import { refuseKit } from '../../domain/kit/refusals.ts';
import { forgetOldReports } from './commands/personal-records.ts';

let api: LocalService;
/** What the model says next; null fails. */
let draft: unknown = null;
let sent = '';
let server: TestServer;
let plain: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  api = await localService((_, response, request) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      sent = Buffer.concat(parts).toString('utf8');
      const text = JSON.stringify({ candidates: [{ content: { parts: [{ text: JSON.stringify(draft) }] }, finishReason: 'STOP' }] });
      response.writeHead(draft === null ? 403 : 200, { 'content-type': 'application/json' }).end(text);
    });
  });
  [server, plain] = await Promise.all([testServer({ env: { GEMINI_API_KEY: 'key', GEMINI_URL: api.url } }), testServer()]);
  admin = await server.person({ claims: ['admin'] });
}, 60_000);
afterAll(async () => {
  await Promise.all([server.close(), plain.close(), api.close()]);
});

const asking = { question: 'Gdzie trafia kaucja?' };

describe('without a model', () => {
  it('a question gets the answer of the page that fits best, in the language of whoever asks', async () => {
    const visitor = plain.client();
    expect(await must(visitor, faqCalls.getFaqSettings, {})).toEqual({ ai: false });
    const { answer, author, sources } = await must(visitor, faqCalls.askFaq, asking);
    expect([author, sources[0]]).toEqual(['text', 'deposit-where']);
    expect(answer).toMatch(/^<p>Na rachunek depozytowy/);
    expect(await must(visitor, faqCalls.askFaq, { question: 'rower wodny' })).toEqual({ answer: '', author: null, sources: [], isInstead: false });
  });

  it('a question too long or empty is refused, and one too many a minute', async () => {
    const visitor = plain.client();
    for (const question of ['x', ' '.repeat(9), 'x'.repeat(501)])
      expect(await visitor.ask(faqCalls.askFaq, { question })).toMatchObject({ refusal: { code: 'kit.invalid_input' } });
    // Twice as many as a minute allows: it may turn once meanwhile.
    const codes = [];
    for (let n = 0; n <= 2 * limitNumbers.faqQuestionsPerMinute; n += 1) {
      const answer = await visitor.ask(faqCalls.askFaq, asking);
      codes.push(answer.ok ? 'ok' : answer.refusal.code);
    }
    expect(codes.slice(0, limitNumbers.faqQuestionsPerMinute - 2)).toEqual(Array(limitNumbers.faqQuestionsPerMinute - 2).fill('ok'));
    expect(codes).toContain('kit.too_many_calls');
    expect(await plain.client().ask(faqCalls.askFaq, asking)).toMatchObject({ ok: true });
  });
});

describe('with a model', () => {
  it('a question gets its answer with sources, harmless, and leaves without what names somebody', async () => {
    expect(await must(server.client(), faqCalls.getFaqSettings, {})).toEqual({ ai: true });
    draft = { known: true, paragraphs: ['<script>x</script> Na **osobny** rachunek.[31]'] };
    const answer = await must(server.client(), faqCalls.askFaq, { question: 'Gdzie kaucja, pisz na anna@firma.example, 525-000-73-13' });
    expect(answer).toEqual({
      answer: '<p>&lt;script&gt;x&lt;/script&gt; Na <b>osobny</b> rachunek.<sup><a href="#deposit-where">1</a></sup></p>',
      author: 'ai',
      sources: ['deposit-where'],
      isInstead: false,
    });
    expect(sent).toContain('Gdzie kaucja, pisz na …');
    expect(sent).not.toMatch(/anna@|525-000/);
  });

  it.each([
    ['that knows no answer', { known: false, paragraphs: [] }],
    ['that names no source', { known: true, paragraphs: ['Na pewno.'] }],
  ])('%s, the page answers', async (_, next) => {
    draft = next;
    expect(await must(server.client(), faqCalls.askFaq, asking)).toMatchObject({
      author: 'text',
      sources: ['deposit-where', expect.any(String), expect.any(String)],
    });
  });

  it('that fails, the page answers and says so', async () => {
    draft = null;
    expect(await must(server.client(), faqCalls.askFaq, asking)).toMatchObject({
      ...{ author: 'text', isInstead: true },
      sources: ['deposit-where', expect.any(String), expect.any(String)],
    });
  });

  it('whose questions of a minute are used up by everybody, the page answers', async () => {
    draft = { known: true, paragraphs: ['Na **osobny** rachunek.[31]'] };
    sent = '';
    vi.spyOn(server.services.rates, 'count').mockImplementation((bucket) => (bucket === 'faq:model' ? refuseKit('kit.too_many_calls') : null));
    const answer = await must(server.client(), faqCalls.askFaq, asking);
    vi.restoreAllMocks();
    expect([answer.author, answer.isInstead, sent]).toEqual(['text', true, '']);
  });

  it('that fails where the page knows no answer either, the apology is said', async () => {
    draft = null;
    expect(await server.client().ask(faqCalls.askFaq, { question: 'rower wodny' })).toMatchObject({
      refusal: { code: 'faq.unavailable', kind: 'unavailable', message: expect.stringMatching(/^Przepraszamy/) },
    });
  });
});

describe('opinions', () => {
  const listed = async (helpful: boolean) => (await must(admin, faqCalls.listFaqOpinions, { helpful, page: 1 })).items;
  const answer = { question: 'Gdzie kaucja, anna@firma.example?', answer: '<p>Na rachunek.</p>', author: 'ai' } as const;

  it('are kept once for each sender, changed by a second press, and read by the operator without who sent them', async () => {
    const [anna, visitor] = [await server.person(), server.client('10.9.9.9')];
    await must(visitor, faqCalls.sendFaqOpinion, { entryId: 'binding', helpful: true });
    await must(visitor, faqCalls.sendFaqOpinion, { entryId: 'binding', helpful: false });
    await must(anna, faqCalls.sendFaqOpinion, { ...answer, helpful: false });
    const rows = await listed(false);
    expect(rows).toMatchObject([
      { entryId: null, question: 'Gdzie kaucja, …', answer: answer.answer, author: 'ai' },
      { entryId: 'binding', question: null, answer: null, author: null },
    ]);
    expect(await listed(true)).toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(/sender|10\.9\.9\.9|anna@/);
  });

  it('are forgotten after a year', async () => {
    await server.db.execute(sql`update faq_opinion set created_at = now() - interval '1 year 1 day' where entry_id = 'binding'`);
    await forgetOldReports(server.services);
    expect((await listed(false)).map(({ entryId }) => entryId)).toEqual([null]);
  });
});
