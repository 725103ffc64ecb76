/** Pages of visitors that are made once: what stands in them, who gets them, and how fresh they are. */

import { createHash } from 'node:crypto';
import { expect, test as road } from '@playwright/test';
import fc from 'fast-check';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { warmSearch } from '../../src/server/search/queries/search.ts';
import { aroundWords } from '../../src/words/search/around.ts';
import { homeWords } from '../../src/words/search/home.ts';
import { anInsertedOffer, anInsertedSigner, book } from '../factories/deals.ts';
import { must } from '../factories/published-offer.ts';
import { testPassword } from '../kit/server.ts';
import { openStage, type Stage } from '../kit/stage.ts';
import { alive, goTo } from '../pages/actor.ts';

let stage: Stage;
let offerId: string;
let tenant: Awaited<ReturnType<typeof anInsertedSigner>>;

road.beforeAll(async () => {
  stage = await openStage({ VISITOR_CACHE_MB: '32' });
  const landlord = await anInsertedSigner(stage);
  offerId = await anInsertedOffer(stage, landlord, { name: 'Lokal pod zegarem' });
  await anInsertedOffer(stage, landlord);
  tenant = await anInsertedSigner(stage);
  await must(tenant, offersCalls.addFavourite, { offerId });
  // The counts beside the uses stand on the list once this is loaded: a page made before would be another one.
  await warmSearch(stage.services);
});
road.afterAll(async () => {
  await stage.close();
});

const sessionOf = async (email: string): Promise<string> => {
  const body = JSON.stringify({ data: { email, password: testPassword } });
  const answer = await fetch(`${stage.url}/call/signIn`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', origin: stage.url },
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

/** The routes of the list's page, whose answer brings the pins too. */
const withPins = encodeURIComponent('root,search/offers.page');

const scripts = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

road('nothing of a session is in a page that visitors get, and nobody with a session gets theirs, in any order', async () => {
  const cookie = await sessionOf(tenant.email);
  const paths = [
    '/',
    '/en',
    '/?province=lodzkie',
    '/offers',
    '/en/offers',
    '/offers?minArea=10',
    `/offer/${offerId}`,
    '/offers.data',
    `/offers.data?_routes=${withPins}`,
    '/faq',
  ];
  const bare = stage.client();
  const truth = new Map(await Promise.all(paths.map(async (path) => [path, await (await bare.past(path)).text()] as const)));
  const callers = { visitor: '', 'visitor with cookies': 'lang=en; known_browser=x', tenant: cookie } as const;
  const names = Object.keys(callers) as (keyof typeof callers)[];
  const step = fc.record({ name: fc.constantFrom(...names), path: fc.constantFrom(...paths), encoding: fc.constantFrom('br', 'gzip', 'identity') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const answers = steps.map(async ({ name, path, encoding }) => {
        const headers = { 'accept-encoding': encoding, ...(callers[name] ? { cookie: callers[name] } : {}) };
        const response = await fetch(stage.url + path, { headers });
        return { name, path, response, text: await response.text() };
      });
      for (const { name, path, response, text } of await Promise.all(answers)) {
        const keeping = response.headers.get('cache-control');
        if (name === 'tenant') {
          expect([keeping, response.headers.get('etag')], path).toEqual(['private, no-store', null]);
          expect(text, path).toContain(tenant.firstName);
        } else {
          expect([keeping, response.headers.has('etag'), response.headers.getSetCookie()], path).toEqual([
            'public, max-age=0, s-maxage=30',
            true,
            [],
          ]);
          expect(text, path).toBe(truth.get(path));
          expect(text, path).not.toContain(tenant.uid);
        }
      }
    }),
    { numRuns: 25 },
  );
});

road('the scripts of a kept page are those that its header names', async () => {
  for (const _ of ['made', 'kept']) {
    const response = await fetch(`${stage.url}/offers?page=1`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const inline = [...(await response.text()).matchAll(scripts)].map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
    expect(inline.length).toBeGreaterThan(0);
    for (const hash of inline) expect(policy).toContain(`'sha256-${hash}'`);
    expect(policy).not.toMatch(/nonce|unsafe-inline.*script/);
  }
});

road('a page that the browser has is not sent again until it changes, and then at once', async () => {
  const first = await fetch(`${stage.url}/offer/${offerId}`);
  const etag = first.headers.get('etag') ?? '';
  const again = () => fetch(`${stage.url}/offer/${offerId}`, { headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);
  const head = await fetch(`${stage.url}/offer/${offerId}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  expect(await book(tenant, offerId)).toMatchObject({ ok: true });
  await expect.poll(async () => (await again()).status, { intervals: [20] }).toBe(200);
});

road('a page that everybody is shown alike is told what changed before its live stream was open', async ({ browser }) => {
  const [landlord, other] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
  const shown = await anInsertedOffer(stage, landlord, { name: 'Lokal w ruchu' });
  // Made for somebody before, so that this visitor is given a kept one.
  const made = await fetch(`${stage.url}/offer/${shown}`, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(made.headers.get('server-timing')).toMatch(/^live-mark;dur=\d+$/);
  const { page, ...actor } = await stage.visit(browser);
  const changed = Promise.withResolvers<void>();
  await page.route('**/live?*', async (route) => {
    await changed.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/live\?/);
  await goTo({ page, ...actor }, `/offer/${shown}`);
  expect((await asked).url()).toMatch(/&after=\d+$/);
  expect(await book(other, shown)).toMatchObject({ ok: true });
  const readAgain = page.waitForResponse((response) => new URL(response.url()).pathname === `/offer/${shown}.data`);
  changed.resolve();
  expect((await readAgain).status()).toBe(200);
});

road('what is not a page for everybody is kept by nobody', async () => {
  for (const path of ['/offers?signin=1', '/offer/unknown', '/moja-tablica', '/nowhere', '/check?code=x', '/offers?x=1']) {
    const response = await fetch(stage.url + path, { redirect: 'manual' });
    expect([path, response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([path, null, 'private, no-store']);
  }
});

road('a visitor searches with kept answers, signs in and sees what is theirs', async ({ browser }) => {
  const actor = await stage.visit(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = actor;
  const pins = page.waitForRequest((request) => request.url().includes('searchMarkers'));
  await goTo(actor, '/offers');
  const asked = await pins;
  expect([asked.method(), new URL(asked.url()).pathname]).toEqual(['GET', '/read/searchMarkers']);
  const prices = async (): Promise<number> => {
    await expect(page.getByText('Lokal pod zegarem').first()).toBeVisible();
    return [...(await page.locator('main').innerText()).matchAll(/\d\s?zł/g)].length;
  };
  const before = await prices();
  const cookie = await sessionOf(tenant.email);
  const [bell, stream] = [page.waitForResponse(/\/call\/countBell/), page.waitForResponse(/\/live\?/)];
  const pairs = cookie.split('; ').map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url: stage.url }));
  await page.context().addCookies(pairs);
  await goTo(actor, '/offers');
  expect(await prices()).toBeGreaterThan(before);
  // Once the session is gone, its page may ask for nothing any more.
  await bell;
  await stream;
  await page.context().clearCookies();
  await goTo(actor, '/offers');
  expect(await prices()).toBe(before);
  expect(stage.faults()).toEqual([]);
});

road('the landing page of remembered filters has an address of its own', async ({ browser }) => {
  const actor = await stage.visit(browser);
  const { page } = actor;
  await page.context().addCookies([{ name: 'userFilters', value: encodeURIComponent('{"province":"lodzkie"}'), url: stage.url }]);
  await goTo(actor, '/');
  expect(new URL(page.url()).search).toBe('?province=lodzkie');
  await goTo(actor, '/en?province=');
  expect(new URL(page.url()).search).toBe('?province=');

  // With consent the last search is what the landing page begins with, until the whole country is chosen.
  await anInsertedOffer(stage, await anInsertedSigner(stage), { legalMainUse: 'office' });
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'userFilters')?.value;
  await page.context().clearCookies();
  await page.evaluate("localStorage.setItem('consent', 'necessary')");
  await goTo(actor, '/offers?premisesPurpose=office&minArea=20');
  await alive(page);
  expect(await kept()).toBeUndefined();
  await page.evaluate("localStorage.setItem('consent', 'preferences')");
  await goTo(actor, '/offers?premisesPurpose=office&minArea=20&place=%C5%81%C3%B3d%C5%BA');
  await expect.poll(kept).toBeDefined();
  await goTo(actor, '/');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    province: 'lodzkie',
    city: 'Łódź',
    premisesPurpose: 'office',
    minArea: '20',
  });
  const note = page.locator('summary').filter({ hasText: aroundWords.pl.last.split(':')[0] ?? '' });
  await expect(note).toContainText('Biura');
  await note.click();
  await page.locator('details[open] select[name=province]').selectOption('');
  await page.getByRole('button', { name: homeWords.pl['change.act'], exact: true }).click();
  await page.waitForURL((url) => url.search === '?province=');
  await expect(page.getByText(aroundWords.pl.all)).toBeVisible();
  await expect.poll(kept).toBe(encodeURIComponent('{}'));
  await goTo(actor, '/');
  expect(new URL(page.url()).search).toBe('');
  expect(stage.faults()).toEqual([]);
});

road('a page that is asked for in other capitals, or with a slash at its end, names one address as its own', async () => {
  const ownOf = async (path: string): Promise<string | undefined> =>
    /<link rel="canonical" href="([^"]*)"/.exec(await (await fetch(stage.url + path)).text())?.[1]?.replace(/^https?:\/\/[^/]+/, '');
  expect(await Promise.all(['/offers', '/Offers', '/offers/', '/en/offers/', `/Offer/${offerId}/`].map(ownOf))).toEqual([
    ...['/offers', '/offers', '/offers', '/en/offers'],
    `/offer/${offerId}`,
  ]);
});
