import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaignOf, linkFor } from '../../../../tests/factories/outreach.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type LocalProvider, localProvider } from '../../../../tests/kit/open-id.ts';
import { type Client, type TestServer, testPassword, testServer } from '../../../../tests/kit/server.ts';
import { leavingCalls } from '../../../contract/accounts/endpoints/leaving.ts';
import { openIdCalls } from '../../../contract/accounts/endpoints/open-id.ts';
import { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import { accountsCalls as calls } from '../../../contract/accounts/endpoints.ts';
import { outreachCalls } from '../../../contract/outreach/endpoints.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { totpAt, totpStep } from '../../kit/security/totp.ts';

let provider: LocalProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await localProvider();
  server = await testServer({ env: provider.env });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const ola = { sub: 'g-1', email: 'Ola@Gmail.example', email_verified: true, given_name: 'Ola', family_name: 'Nowak' };

type Way = { readonly at?: string; readonly from?: string; readonly again?: boolean };

/** Goes to the provider and comes back, as a browser does; answers where it is led. */
const goThrough = async (browser: Client, { at = '/offers?page=2', from, again = false }: Way = {}) => {
  const started = await browser.ask(openIdCalls.startOpenId, { at, lang: 'pl', from: from ?? null, again });
  if (!started.ok) throw new Error(started.refusal.code);
  const there = await fetch(started.value.url, { redirect: 'manual' });
  return backAt(browser, there.headers.get('location') ?? '');
};

const backAt = async (browser: Client, url: string): Promise<URL> => {
  const back = await browser.fetch(url.replace(/^https?:\/\/[^/]+/, ''));
  expect([back.status, back.headers.get('cache-control')]).toEqual([303, 'no-store']);
  return new URL(back.headers.get('location') ?? '');
};

const now = () => Math.floor(Date.now() / 1_000);

const names = { firstName: 'Ola', lastName: 'Nowak', marketingConsent: false, lang: 'pl' } as const;

test('who comes for the first time completes the account, and is in at once the next time', async () => {
  provider.meet(ola);
  const browser = server.client();
  expect(await browser.ask(openIdCalls.getSignInWays, {})).toMatchObject({ value: { openId: { name: 'Google' } } });
  const back = await goThrough(browser, { from: '/moja-tablica' });
  expect(back.pathname + back.search).toBe('/offers?page=2&signin=complete&from=%2Fmoja-tablica');
  expect(await browser.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
  expect(await browser.ask(openIdCalls.getOpenIdEntry, {})).toEqual({
    ok: true,
    value: { email: 'ola@gmail.example', firstName: 'Ola', lastName: 'Nowak' },
  });
  const campaignData = { utmSource: 's', utmMedium: 'm', utmCampaign: 'c', utmId: 'i', utmTerm: 't', utmContent: 'x' };
  expect(await browser.ask(openIdCalls.completeOpenId, { ...names, lastName: ' Nowak-Lis ', campaignData })).toMatchObject({
    value: { me: { email: 'ola@gmail.example', emailVerified: true, lastName: 'Nowak-Lis' } },
  });
  expect(await browser.ask(calls.getMe, {})).toMatchObject({ value: { email: 'ola@gmail.example' } });
  expect(await browser.ask(calls.getProfile, {})).toMatchObject({ value: { hasPassword: false } });
  expect(await browser.ask(openIdCalls.completeOpenId, names)).toMatchObject({ refusal: { code: 'signin.step_over' } });
  const { rows } = await server.db.execute(sql`select campaign from person where email = 'ola@gmail.example'`);
  expect(rows).toEqual([{ campaign: campaignData }]);
  await server.work();
  expect(await server.mailsTo('ola@gmail.example')).toEqual([]);
  const again = server.client();
  const home = await goThrough(again, { from: '/moja-tablica' });
  expect(home.pathname).toBe('/moja-tablica');
  expect(await again.ask(calls.getMe, {})).toMatchObject({ value: { email: 'ola@gmail.example' } });
});

test('an address that the provider has not confirmed gets a code', async () => {
  provider.meet({ ...ola, sub: 'g-2', email: 'unsure@gmail.example', email_verified: false });
  const browser = server.client();
  await goThrough(browser);
  expect(await browser.ask(openIdCalls.completeOpenId, names)).toMatchObject({ value: { me: { emailVerified: false } } });
  await server.work();
  expect((await server.mailsTo('unsure@gmail.example')).map(({ subject }) => subject)).toEqual(['Twój kod do Parteru']);
});

test.each([
  ['at once where the provider has confirmed the address', true, ['linkClick', 'accountCreation']],
  ['not yet where it has not', false, ['linkClick']],
])('the caller whose link brought them is credited %s', async (_when, isConfirmed, credited) => {
  const caller = await server.person({ claims: ['caller'] });
  const email = `met-${isConfirmed}@gmail.example`;
  await must(caller, outreachCalls.generateUtmLink, { email, customUrl: '', campaign: '' });
  const campaignData = campaignOf((await linkFor(server, email)).url);
  provider.meet({ ...ola, sub: `g-met-${isConfirmed}`, email, email_verified: isConfirmed });
  const browser = server.client();
  await goThrough(browser);
  expect(await browser.ask(openIdCalls.completeOpenId, { ...names, campaignData })).toMatchObject({ value: { me: { emailVerified: isConfirmed } } });
  const { rows } = await server.db.execute(
    sql`select milestone from prospect_milestone where caller_uid = ${caller.uid} order by at, milestone desc`,
  );
  expect(rows.map(({ milestone }) => milestone)).toEqual(credited);
});

test('an address that has an account is not signed in to it, and nothing is made', async () => {
  const person = await server.person();
  provider.meet({ ...ola, sub: 'g-3', email: person.email });
  const counted = async () =>
    (await server.db.execute(sql`select (select count(*) from auth_user)::int as users, (select count(*) from auth_account)::int as accounts`)).rows;
  const before = await counted();
  const browser = server.client();
  expect((await goThrough(browser)).searchParams.get('signin')).toBe('openid-taken');
  expect(await browser.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
  expect(await browser.ask(openIdCalls.completeOpenId, names)).toMatchObject({ refusal: { code: 'signin.step_over' } });
  // Somebody else may take the address while the form is open.
  provider.meet({ ...ola, sub: 'g-4', email: 'race@gmail.example' });
  await goThrough(browser);
  await server.person({ email: 'race@gmail.example' });
  expect(await browser.ask(openIdCalls.completeOpenId, names)).toMatchObject({ refusal: { code: 'email.taken' } });
  expect(await browser.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
  expect(await counted()).toEqual(before.map((row) => ({ users: Number(row['users']) + 1, accounts: Number(row['accounts']) + 1 })));
});

test('two completions at once make one account', async () => {
  provider.meet({ ...ola, sub: 'g-5', email: 'twice@gmail.example' });
  const browsers = [server.client(), server.client()];
  for (const browser of browsers) await goThrough(browser);
  const answers = await Promise.all(browsers.map((browser) => browser.ask(openIdCalls.completeOpenId, names)));
  expect(answers.filter((answer) => answer.ok).length).toBeGreaterThanOrEqual(1);
  const { rows } = await server.db.execute(sql`select count(*)::int as n from person where email = 'twice@gmail.example'`);
  expect(rows).toEqual([{ n: 1 }]);
});

test('the second factor is asked for after the provider, too', async () => {
  provider.meet({ ...ola, sub: 'g-6', email: 'factor@gmail.example' });
  const browser = server.client();
  await goThrough(browser);
  await browser.ask(openIdCalls.completeOpenId, names);
  const started = await browser.ask(securityCalls.startSecondFactor, {});
  const secret = started.ok ? started.value.secret : '';
  const code = (later: number) => totpAt(secret, totpStep(Date.now()) + later);
  expect(await browser.ask(securityCalls.confirmSecondFactor, { code: code(0) })).toMatchObject({ ok: true });
  const again = server.client();
  expect((await goThrough(again)).searchParams.get('signin')).toBe('second');
  expect(await again.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
  expect(await again.ask(securityCalls.confirmSignIn, { code: code(1), bearer: false })).toMatchObject({
    value: { me: { email: 'factor@gmail.example' } },
  });
});

test.each([
  ['another program', { claims: { aud: 'another' } }],
  ['another issuer', { claims: { iss: 'https://another.example' } }],
  ['another attempt', { claims: { nonce: 'another' } }],
  ['another party', { claims: { azp: 'another' } }],
  ['yesterday', { claims: { iat: now() - 90_000, exp: now() - 86_400 } }],
  ['nobody', { claims: { sub: '' } }],
  [
    'whoever signs nothing',
    {
      sign: async (claims: object) =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`,
    },
  ],
  [
    'whoever knows the secret',
    { sign: (claims: object) => new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from('secret-of-parter'.padEnd(32))) },
  ],
])('a token for %s opens nothing', async (_, trick) => {
  provider.meet({ ...ola, sub: 'g-7', email: 'trick@gmail.example' }, trick);
  const browser = server.client();
  expect((await goThrough(browser)).searchParams.get('signin')).toBe('openid-failed');
  expect(await browser.ask(openIdCalls.getOpenIdEntry, {})).toMatchObject({ refusal: { code: 'signin.step_over' } });
});

test.each([
  [503, 'openid-unavailable'],
  [400, 'openid-failed'],
])('a provider that answers %i leads back to the dialog with %s', async (status, problem) => {
  provider.meet(ola, { status });
  expect((await goThrough(server.client())).searchParams.get('signin')).toBe(problem);
});

test('who goes back at the provider, or whose account names no address, comes to the dialog that says so', async () => {
  provider.meet(ola, { error: 'access_denied' });
  expect((await goThrough(server.client())).searchParams.get('signin')).toBe('openid-cancelled');
  provider.meet({ sub: 'g-8' });
  expect((await goThrough(server.client())).searchParams.get('signin')).toBe('openid-no-email');
});

test('the answer counts only in the browser that began, and once', async () => {
  provider.meet(ola);
  const [browser, victim] = [server.client(), server.client()];
  const started = await browser.ask(openIdCalls.startOpenId, { at: '/', lang: 'pl', from: null, again: false });
  const there = await fetch(started.ok ? started.value.url : '', { redirect: 'manual' });
  const link = there.headers.get('location') ?? '';
  expect((await backAt(victim, link)).searchParams.get('signin')).toBe('openid-failed');
  expect(await victim.ask(calls.getMe, {})).toMatchObject({ value: { kind: 'visitor' } });
  expect((await backAt(browser, link)).pathname).toBe('/');
  expect((await backAt(browser, link)).searchParams.get('signin')).toBe('openid-failed');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', '/.//evil.example'])(
  'nobody is led away by %j',
  async (at) => {
    expect(await server.client().ask(openIdCalls.startOpenId, { at, lang: 'pl', from: null, again: false })).toMatchObject({
      refusal: { code: 'kit.invalid_input' },
    });
    expect(await server.client().ask(openIdCalls.startOpenId, { at: '/', lang: 'pl', from: at, again: false })).toMatchObject({
      refusal: { code: 'kit.invalid_input' },
    });
  },
);

test('a key that the provider changed is fetched once more', async () => {
  provider.meet(ola);
  await provider.changeKey();
  const browser = server.client();
  expect((await goThrough(browser)).pathname).toBe('/offers');
  expect(await browser.ask(calls.getMe, {})).toMatchObject({ value: { email: 'ola@gmail.example' } });
});

test('who came by a provider changes the address without a password, and sets one by a mailed link', async () => {
  provider.meet({ ...ola, sub: 'g-9', email: 'later@gmail.example' });
  const browser = server.client();
  await goThrough(browser);
  await browser.ask(openIdCalls.completeOpenId, names);
  expect(await browser.ask(calls.requestEmailChange, { email: 'next@gmail.example' })).toMatchObject({ ok: true });
  await server.visitor.ask(calls.requestPasswordReset, { email: 'later@gmail.example' });
  await server.work();
  const token = (await server.mailsTo('later@gmail.example')).map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
  await server.visitor.ask(calls.resetPassword, { token, password: testPassword });
  expect(await server.client().ask(calls.signIn, { email: 'later@gmail.example', password: testPassword, bearer: false })).toMatchObject({
    ok: true,
  });
});

test('whoever has no password signs in again before the account can be taken over, and the provider says that it asked', async () => {
  provider.meet({ ...ola, sub: 'g-10', email: 'again@gmail.example' });
  const browser = server.client();
  await goThrough(browser);
  await browser.ask(openIdCalls.completeOpenId, names);
  await server.db.execute(sql`
    update auth_session set created_at = now() - interval '11 minutes' where user_id = (select uid from person where email = 'again@gmail.example')`);
  const acts = async () => [
    await browser.ask(calls.requestEmailChange, { email: 'elsewhere@gmail.example' }),
    await browser.ask(securityCalls.startSecondFactor, {}),
  ];
  const isRecent = () => browser.ask(leavingCalls.getAccountDeletion, {});
  const tooOld = { refusal: { code: 'signin.again', params: { minutes: accountNumbers.recentSignInMinutes } } };
  expect(await acts()).toMatchObject([tooOld, tooOld]);
  // An open laptop is signed in at the provider, too: one press there proves nothing.
  for (const claims of [{}, { auth_time: now() - 3_600 }]) {
    provider.meet({ ...ola, sub: 'g-10' }, { claims });
    expect((await goThrough(browser)).searchParams.get('signin')).toBeNull();
    expect(await acts()).toMatchObject([tooOld, tooOld]);
    expect(await isRecent()).toMatchObject({ value: { isRecent: false } });
  }
  for (const claims of [{ auth_time: undefined }, { auth_time: now() - 3_600 }]) {
    provider.meet({ ...ola, sub: 'g-10' }, { claims });
    expect((await goThrough(browser, { again: true })).searchParams.get('signin')).toBe('openid-old');
  }
  provider.meet({ ...ola, sub: 'g-10' });
  expect((await goThrough(browser, { again: true })).searchParams.get('signin')).toBeNull();
  expect(await isRecent()).toMatchObject({ value: { isRecent: true } });
  expect(await acts()).toMatchObject([{ ok: true }, { ok: true }]);
});

test('without a provider there is no way and no word of it; one that is away says so', async () => {
  const plain = await testServer();
  expect(await plain.visitor.ask(openIdCalls.getSignInWays, {})).toEqual({ ok: true, value: { openId: null } });
  expect(await plain.visitor.ask(openIdCalls.startOpenId, { at: '/', lang: 'pl', from: null, again: false })).toMatchObject({
    refusal: { code: 'openid.off' },
  });
  await plain.close();
  const lonely = await testServer({ env: { ...provider.env, OPENID_ISSUER: 'http://127.0.0.1:1' } });
  expect(await lonely.visitor.ask(openIdCalls.startOpenId, { at: '/', lang: 'pl', from: null, again: false })).toMatchObject({
    refusal: { code: 'openid.unavailable' },
  });
  await lonely.close();
});
