/** Every button of every page of the demo, pressed while the network is lost: each answers, none breaks the page. */

import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { matchRoutes, type RouteObject } from 'react-router';
import routes from '../../src/web/app/routes.ts';
import { type Product, startProduct } from '../kit/product.ts';
import { alive } from '../pages/actor.ts';

/** So many subjects of one route are looked at: the pages of leases and offers differ by state. */
const most = { 'lease/:id': 12, 'offer/:id': 8, 'deposit/:id': 6, 'protocol/:id': 4 } as Readonly<Record<string, number>>;
const usual = 1;

const roles = ['visitor', 'landlord', 'tenant', 'agent', 'admin', 'creator'] as const;
type Role = (typeof roles)[number];

const starts: Readonly<Record<Role, readonly string[]>> = {
  visitor: ['/', '/offers', '/faq', '/pomoc', '/add-offer', '/check', '/accessibility', '/mailbox', '/reset-password'],
  landlord: ['/moja-tablica'],
  tenant: ['/moja-tablica', '/offers'],
  agent: ['/moja-tablica'],
  admin: ['/admin'],
  creator: ['/moja-tablica', '/admin'],
};

let product: Product;
const demoPassword = 'Parter-demo-2';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ env: { DEMO: 'on', DEMO_PASSWORD: demoPassword } });
});

test.afterAll(() => product.remove());

/** The route that serves an address, or nothing for files. */
const routeOf = (path: string): string | undefined => {
  const found = matchRoutes(routes as RouteObject[], path);
  if (!found || found.some(({ route }) => route.path === '*')) return undefined;
  return found.map(({ route }) => route.path ?? '').join('/');
};

/** The address of a link inside the product, without its part after `#`. */
const pathOf = (href: string): string | undefined => {
  const url = new URL(href, product.url);
  if (url.origin !== product.url || url.pathname.startsWith('/en')) return undefined;
  return url.pathname + (url.pathname.includes('signin') ? '' : url.search);
};

const enter = async (context: BrowserContext, role: Role): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript("if (window === top) localStorage.setItem('consent', 'necessary')");
  if (role === 'visitor') return page;
  const answer = await page.request.post(`${product.url}/call/signIn`, {
    headers: { origin: product.url },
    data: { data: { email: `${role}@parter.example`, password: demoPassword, bearer: false } },
  });
  expect(answer.ok(), `sign-in as ${role}`).toBe(true);
  return page;
};

/** Counts what changes in the page after a press: nodes, attributes, text, focus. */
const watch = `(() => {
  window.changes = 0;
  window.watching?.disconnect();
  window.watching = new MutationObserver((seen) => { window.changes += seen.length; });
  window.watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const active = document.activeElement;
  window.focusBefore = active;
})()`;
const changed = 'window.changes > 0 || document.activeElement !== window.focusBefore && document.activeElement?.tagName !== "BUTTON"';

type Finding = { readonly role: Role; readonly path: string; readonly button: string; readonly what: string };

const buttonsOf = (page: Page) => page.locator('main button:visible:enabled, [role="main"] button:visible:enabled');

const pressAll = async (page: Page, role: Role, path: string, findings: Finding[]): Promise<number> => {
  let pressed = 0;
  let fault = '';
  const onFault = (error: Error): void => {
    fault = error.message;
  };
  page.on('pageerror', onFault);
  const seen = new Set<string>();
  for (;;) {
    const all = await buttonsOf(page).all();
    let next: { readonly name: string; readonly at: number } | undefined;
    for (const [at, button] of all.entries()) {
      const name = ((await button.getAttribute('aria-label')) ?? (await button.innerText().catch(() => ''))).trim().slice(0, 60);
      const kind = (await button.getAttribute('name')) ?? '';
      if (seen.has(`${name} ${kind}`)) continue;
      seen.add(`${name} ${kind}`);
      next = { name, at };
      break;
    }
    if (!next || pressed >= 40) break;
    const button = all[next.at];
    if (!button) break;
    await page.context().setOffline(true);
    await page.evaluate(watch);
    fault = '';
    const went = await button.click({ timeout: 3000 }).then(
      () => true,
      (error: Error) => {
        findings.push({ role, path, button: next.name, what: `not pressed: ${error.message.split('\n')[0]}` });
        return false;
      },
    );
    pressed += 1;
    if (went) {
      const answered = await expect
        .poll(() => page.evaluate(changed).catch(() => true), { timeout: 3000, intervals: [50, 100, 200] })
        .toBe(true)
        .then(
          () => true,
          () => false,
        );
      if (!answered) findings.push({ role, path, button: next.name, what: 'nothing happened' });
      await page.waitForTimeout(300);
      if (fault) findings.push({ role, path, button: next.name, what: fault });
      if ((await page.locator('main').count()) === 0) findings.push({ role, path, button: next.name, what: `page lost: ${page.url()}` });
    }
    await page.context().setOffline(false);
    await page.goto(product.url + path);
    await alive(page);
  }
  page.off('pageerror', onFault);
  return pressed;
};

for (const role of roles)
  test(`every button answers while the network is lost: ${role}`, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const context = await browser.newContext();
    const page = await enter(context, role);
    const findings: Finding[] = [];
    const todo = [...starts[role]];
    const counts = new Map<string, number>();
    const done = new Set<string>();
    let presses = 0;
    for (let path = todo.shift(); path !== undefined; path = todo.shift()) {
      const route = routeOf(new URL(path, product.url).pathname);
      if (done.has(path) || route === undefined) continue;
      const name = Object.keys(most).find((one) => route.endsWith(one));
      const key = name ?? route;
      if ((counts.get(key) ?? 0) >= (name ? (most[name] ?? usual) : usual)) continue;
      done.add(path);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      await page.goto(product.url + path);
      await alive(page);
      const links = await page.locator('a[href]').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
      for (const link of links) {
        const to = pathOf(link);
        if (to && !done.has(to)) todo.push(to);
      }
      presses += await pressAll(page, role, path, findings);
    }
    console.log(role, done.size, 'pages', presses, 'presses');
    for (const finding of findings) console.log(JSON.stringify(finding));
    await context.close();
    expect(findings).toEqual([]);
  });
