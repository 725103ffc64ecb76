import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountsCalls } from '../../src/contract/accounts/endpoints.ts';
import { createAsk } from '../../src/contract/kit/client.ts';
import { kitCalls } from '../../src/contract/kit/endpoints.ts';
import { exitOf, freePort, launch, startProduct } from '../kit/product.ts';

/** How often the program is killed at work, and then once more while it starts. */
const rounds = 20;
/** Work that a kill cut off is done so long after the next start. */
const takenUpWithinMs = 10_000;
const password = 'Parter-drill-1';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'parter-drill-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const anyOf = (most: number): number => Math.round(Math.random() * most);

/** Every call from an address of its own, as a balancer would name it: one network may not sign in so often. */
const askOf = (url: string) =>
  createAsk((at, body) => {
    const from = `10.${anyOf(250)}.${anyOf(250)}.${anyOf(250)}`;
    return fetch(new URL(at, url), { method: 'POST', body, headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': from } });
  });

const env = { TRUST_PROXY: '1' };

const signUp = (url: string, email: string) =>
  askOf(url)(accountsCalls.signUp, { email, password, firstName: 'Ewa', lastName: 'Próba', marketingConsent: false, lang: 'pl' });

const mailsTo = async (url: string, recipient: string): Promise<number> => {
  const found = await askOf(url)(kitCalls.readMailbox, { recipient });
  return found.ok ? found.value.mails.length : 0;
};

/** Starts the program and kills it after a moment, whatever step of the start that is. */
const killWhileStarting = async (afterMs: number): Promise<void> => {
  const { child } = launch({ PORT: String(await freePort()), HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'on' });
  await wait(afterMs);
  child.kill('SIGKILL');
  await exitOf(child);
};

test(`${rounds} kills at work and ${rounds} while starting lose nothing, and cut off work is taken up at once`, async () => {
  // Somebody is there before demo data could be: they never come.
  let product = await startProduct({ dataDir, env });
  const emails: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const email = `drill-${round}@test.example`;
    expect(await signUp(product.url, email), `round ${round}`).toMatchObject({ ok: true });
    emails.push(email);
    await wait(anyOf(300));
    await product.stop('SIGKILL');
    const startKilledAfter = anyOf(4_000);
    await killWhileStarting(startKilledAfter);
    product = await startProduct({ dataDir, env: { ...env, DEMO: 'on' } });
    const { url } = product;
    await vi.waitFor(async () => expect(await mailsTo(url, email), `round ${round}, start killed after ${startKilledAfter} ms`).toBe(1), {
      timeout: takenUpWithinMs,
      interval: 200,
    });
  }
  const ask = askOf(product.url);
  for (const email of emails) expect(await ask(accountsCalls.signIn, { email, password, bearer: true }), email).toMatchObject({ ok: true });
  expect(await ask(accountsCalls.signIn, { email: 'admin@parter.example', password: 'Parter-demo-1', bearer: true })).toMatchObject({ ok: false });
  expect(product.output()).not.toContain('moved');
  await product.remove();
}, 1_200_000);
