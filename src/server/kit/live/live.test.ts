import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { kitCalls } from '../../../contract/kit/endpoints.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { createServer } from '../../app/app.ts';
import { newId } from '../database/ids.ts';
import { transact } from '../database/transaction.ts';
import { progressOf, startProgress } from '../jobs/progress.ts';
import { notice as noticeTable } from '../tables/notice.ts';
import { notice } from './notices.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type LiveEvent = { readonly event: string; readonly id: number; readonly topic: string };

/** Opens a stream and reads events as they come. */
const listen = async (client: Client, topics: string, lastId?: number) => {
  const abort = new AbortController();
  const response = await client.fetch(`/live?topics=${topics}`, {
    signal: abort.signal,
    headers: lastId === undefined ? {} : { 'last-event-id': String(lastId) },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const next = async (): Promise<LiveEvent> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const block = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        if (field('event') && field('event') !== 'mark')
          return { event: field('event'), id: Number(field('id')), topic: (JSON.parse(field('data')) as { topic?: string }).topic ?? '' };
        continue;
      }
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) throw new Error('the stream ended');
      buffer += value;
    }
  };
  return { response, next, close: () => abort.abort() };
};

const untilEnd = async (stream: Awaited<ReturnType<typeof listen>>): Promise<readonly string[]> => {
  const topics: string[] = [];
  for (;;) {
    const event = await stream.next().catch(() => null);
    if (event === null) return topics;
    topics.push(event.topic);
  }
};

const notify = (...topics: string[]) =>
  transact(server.services, async (tx) => {
    await notice(tx, topics);
    return ok(null);
  });

test('a person hears of their own topics and of nobody else’s', async () => {
  const [anna, jan] = [await server.person(), await server.person()];
  const stream = await listen(anna, `user:${anna.uid},user:${jan.uid},admin`);
  await notify(`user:${jan.uid}`, 'admin');
  await notify(`user:${anna.uid}`);
  expect(await stream.next()).toMatchObject({ event: 'notice', topic: `user:${anna.uid}` });
  stream.close();
  expect((await server.visitor.fetch('/live?topics=admin')).status).toBe(403);
});

/** What a page of a session that is over is answered: nothing of its topics, and that it shall read again. */
const readAgain = 'retry: 60000\nevent: reset\ndata: {}\n\n';
const answerOf = async (client: Client, topics: string): Promise<string> => (await client.fetch(`/live?topics=${topics}`)).text();

test('a page whose session ended before its stream was open is told to read again, whatever else it follows', async () => {
  const anna = await server.person();
  expect(await answerOf(server.visitor, `user:${anna.uid}`)).toBe(readAgain);
  expect(await answerOf(server.visitor, `wanted,bell:${anna.uid}`)).toBe(readAgain);
});

test('a second process hears what the first one commits', async () => {
  const anna = await server.person();
  const second = await createServer({ config: server.services.config, db: server.db });
  await second.begin({ work: false });
  const topic = new Promise<string>((resolve) =>
    second.services.live.subscribe({ topics: new Set([`user:${anna.uid}`]), onChange: ({ topic }) => resolve(topic), onEnd: () => undefined }),
  );
  await notify(`user:${anna.uid}`);
  expect(await topic).toBe(`user:${anna.uid}`);
  await second.end();
});

test('after a lost connection the missed notices come, by number', async () => {
  const anna = await server.person();
  const first = await listen(anna, `user:${anna.uid}`);
  await notify(`user:${anna.uid}`);
  const { id } = await first.next();
  first.close();
  await notify(`user:${anna.uid}`);
  const again = await listen(anna, `user:${anna.uid}`, id);
  const events = [await again.next()];
  while ((events.at(-1)?.id ?? 0) <= id) events.push(await again.next());
  expect(events.at(-1)?.id).toBeGreaterThan(id);
  again.close();
});

test('a connection that was lost before anything was heard has a number to return with', async () => {
  const anna = await server.person();
  const first = await anna.fetch(`/live?topics=user:${anna.uid}`);
  const { value } = (await first.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {};
  await notify(`user:${anna.uid}`);
  const again = await listen(anna, `user:${anna.uid}`, Number(/^id: (\d+)$/m.exec(value ?? '')?.[1]));
  expect(await again.next()).toMatchObject({ event: 'notice', topic: `user:${anna.uid}` });
  again.close();
});

test('a browser that was away too long is told to read anew', async () => {
  const anna = await server.person();
  await notify('admin');
  await server.db.execute(`delete from notice where id < (select max(id) from notice)`);
  const later = await createServer({ config: server.services.config, db: server.db });
  await later.begin({ work: false });
  expect(later.services.live.since(0, [`user:${anna.uid}`])).toBeNull();
  await later.end();
});

test('a new process knows what changed before it began', async () => {
  const anna = await server.person();
  const before = server.services.live.mark();
  await notify(`user:${anna.uid}`);
  const second = await createServer({ config: server.services.config, db: server.db });
  await second.begin({ work: false });
  expect(second.services.live.since(before, [`user:${anna.uid}`, 'offer:nobody'])).toEqual([`user:${anna.uid}`]);
  await second.end();
});

test('a notice that commits after a younger one is heard, and until then nobody has heard up to it', async () => {
  const anna = await server.person();
  const events: string[] = [];
  const { live } = server.services;
  const young = new Promise<void>((resolve) => {
    live.subscribe({
      topics: new Set(['offer:young', 'offer:old']),
      onChange: ({ topic }) => {
        events.push(topic);
        if (topic === 'offer:young') resolve();
      },
      onEnd: () => undefined,
    });
  });
  const stream = await listen(anna, `user:${anna.uid}`);
  // A bare transaction writes its notices at once and so has the older numbers; `transact` writes them just before it commits.
  await server.db.transaction(async (tx) => {
    // As a process of another version would write it: not at the end of its work.
    const [old] = await tx
      .insert(noticeTable)
      .values([{ topic: 'offer:old' }])
      .returning({ id: noticeTable.id });
    await notice(tx, [`user:${anna.uid}`]);
    await notify('offer:young');
    await young;
    // What was noticed before may still be on its way.
    expect(live.mark()).toBeLessThan(old?.id ?? 0);
  });
  live.wake();
  expect(await stream.next()).toMatchObject({ topic: `user:${anna.uid}` });
  expect(events).toEqual(['offer:young', 'offer:old']);
  stream.close();
});

test('whoever signs out hears no more', async () => {
  const anna = await server.person();
  const stream = await listen(anna, `user:${anna.uid}`);
  await anna.ask(accountsCalls.signOut, {});
  await expect(stream.next()).rejects.toThrow('the stream ended');
  expect(await answerOf(anna, `user:${anna.uid}`)).toBe(readAgain);
});

test('a new password ends the streams of every session', async () => {
  const anna = await server.person();
  const stream = await listen(anna, `user:${anna.uid}`);
  await server.visitor.ask(accountsCalls.requestPasswordReset, { email: anna.email });
  await server.work();
  const token = /token=([\w-]+)/.exec((await server.mailsTo(anna.email)).at(-1)?.text ?? '')?.[1] ?? '';
  expect(await server.visitor.ask(accountsCalls.resetPassword, { token, password: 'Parter-nowe-2' })).toMatchObject({ ok: true });
  await expect(stream.next()).rejects.toThrow('the stream ended');
  expect(await answerOf(anna, `user:${anna.uid}`)).toBe(readAgain);
});

test('who loses a claim hears what the others of it hear only until then', async () => {
  const [admin, other] = [await server.person({ claims: ['admin'] }), await server.person({ claims: ['admin'] })];
  const stream = await listen(admin, 'admin');
  expect(await other.ask(accountsCalls.revokeClaim, { email: admin.email, claim: 'admin', reason: 'Zmiana w zespole' })).toMatchObject({ ok: true });
  expect(new Set(await untilEnd(stream))).toEqual(new Set(['admin']));
  expect((await admin.fetch('/live?topics=admin')).status).toBe(403);
});

test('progress is what the job has really reached, and the person hears of it', async () => {
  const anna = await server.person();
  const run = { runId: newId(), offerId: newId(), flow: 'project', uid: anna.uid };
  await transact(server.services, async (tx) => {
    await startProgress(tx, run);
    return ok(null);
  });
  const pen = progressOf(server.services, run.runId);
  await pen.step('VERIFYING_DATA');
  await pen.step('VERIFYING_IMAGES');
  // A retried job takes the same steps again.
  await pen.step('VERIFYING_DATA');
  await pen.fail({ code: 'kit.not_found', kind: 'missing' });
  const read = () => anna.ask(kitCalls.getProgress, { offerId: run.offerId });
  expect(await read()).toMatchObject({
    value: { run: { step: 'VERIFYING_DATA', done: false, refusal: { code: 'kit.not_found', message: 'Nie znaleziono.' } } },
  });
  await pen.step('GENERATING_PROJECT_OFFER');
  await pen.done();
  const answer = await read();
  expect(answer).toMatchObject({ value: { run: { step: 'DONE', done: true, refusal: null } } });
  expect(answer.ok && answer.value.run?.steps.map(({ step }) => step)).toEqual([
    'VERIFYING_DATA',
    'VERIFYING_IMAGES',
    'GENERATING_PROJECT_OFFER',
    'DONE',
  ]);
  expect(await (await server.person()).ask(kitCalls.getProgress, { offerId: run.offerId })).toMatchObject({ value: { run: null } });
});
