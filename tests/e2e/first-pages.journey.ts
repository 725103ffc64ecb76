import { type Browser, type BrowserContextOptions, devices, expect, type Page, test } from '@playwright/test';
import { offlineWords } from '../../src/words/kit/offline.ts';
import { shellWords } from '../../src/words/kit/shell.ts';
import { listWords } from '../../src/words/search/list.ts';
import { type Product, startProduct } from '../kit/product.ts';
import { alive } from '../pages/actor.ts';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(() => product.remove());

const scripts = '**/assets/*.js';

const newPage = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> =>
  (await browser.newContext({ baseURL: product.url, ...options })).newPage();

/** A page that is alive, at the moment at which the network loses some files. */
const without = async (browser: Browser, path: string, lost: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await newPage(browser, options);
  await page.goto(path);
  await alive(page);
  await page.route(lost, (route) => route.abort());
  return page;
};

/** A page on which something is done before its scripts are there; they come afterwards. */
const before = async (browser: Browser, path: string, act: (page: Page) => Promise<unknown>, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await newPage(browser, options);
  const held = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await act(page);
  held.resolve();
  return page;
};

const menuButton = (page: Page) => page.getByRole('button', { name: shellWords.pl['nav.menu'], exact: true });

test('a page runs the scripts it came with and no other', async ({ browser }) => {
  const page = await newPage(browser);
  for (const path of ['/', '/offers', '/?signin=1']) {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^;]*; .*object-src 'none'/);
    await alive(page);
    const injected = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = "document.documentElement.dataset.injected = 'yes'";
      document.body.append(script);
      return document.documentElement.dataset['injected'] ?? 'no';
    });
    expect(injected).toBe('no');
  }
});

test('the filters and the finder work without scripts', async ({ browser }) => {
  const page = await newPage(browser, { javaScriptEnabled: false });
  await page.goto('/offers');
  await page.locator('[name=premisesPurpose]').selectOption('office');
  await page.getByRole('button', { name: listWords.pl.apply }).click();
  await expect(page).toHaveURL(/\/offers\?.*premisesPurpose=office/);
  await page.goto('/');
  await page.getByRole('search').locator('[name=place]').fill('Gdynia');
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL(/\/offers\?.*place=Gdynia/);
});

test('without scripts no button is shown that only they could answer', async ({ browser }) => {
  const page = await newPage(browser, { ...devices['Pixel 7'], javaScriptEnabled: false });
  for (const path of ['/', '/offers', '/faq']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('button[type=button]')).not.toHaveCount(0);
    await expect(page.locator('button[type=button]:visible').filter({ hasNot: page.locator('img') })).toHaveCount(0);
  }
});

test('what is chosen, typed and pressed before the scripts are there is done when they are', async ({ browser }) => {
  const order = await before(browser, '/offers', (page) => page.locator('[name=sort]').selectOption('area-desc'));
  await expect(order).toHaveURL(/sort=area-desc/);
  const use = await before(browser, '/offers', (page) => page.locator('[name=premisesPurpose]').selectOption('office'));
  await expect(use).toHaveURL(/premisesPurpose=office/);
  const area = await before(browser, '/offers', (page) => page.locator('[name=minArea]').fill('100'));
  await expect(area).toHaveURL(/minArea=100/);
  const menu = await before(browser, '/offers', (page) => menuButton(page).click(), devices['Pixel 7']);
  await expect(menu.getByRole('dialog')).toBeVisible();
});

test('a link pressed without a network keeps the page, and leads on when the network is back', async ({ browser }) => {
  const page = await newPage(browser);
  const released = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/en/offers', { waitUntil: 'domcontentloaded' });
  await page.context().setOffline(true);
  await page.locator('footer a[href="/en/faq"]').first().click();
  await expect(page.getByText(offlineWords.en.offline)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/offers$/);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/en\/faq$/);
  released.resolve();
  await page.context().close();
});

test('a page whose program runs keeps itself without a network, too', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/en/faq');
  await alive(page);
  await page.context().setOffline(true);
  await page.locator('footer a[href="/en/accessibility"]').click();
  await expect(page.getByText(offlineWords.en.offline)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/faq$/);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/en\/accessibility$/);
  await page.context().close();
});

test('the sign-in dialog that the address asks for does not wait for the pictures', async ({ browser }) => {
  const page = await newPage(browser);
  await page.route('**/art/**', () => new Promise(() => undefined));
  await page.goto('/?signin=1', { waitUntil: 'commit' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.context().close();
});

test('scripts that could not be fetched are fetched at the next touch', async ({ browser }) => {
  const page = await newPage(browser, devices['Pixel 7']);
  await page.route(scripts, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.goto('/offers');
  await refused;
  await page.unroute(scripts);
  await expect(async () => {
    await page.keyboard.press('Shift');
    await alive(page, { timeout: 5_000 });
  }).toPass();
  await menuButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the sign-in dialog opens without reading the page behind it again', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/offers');
  await alive(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('banner').getByRole('link', { name: shellWords.pl.signIn }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: shellWords.pl['dialog.close'], exact: true }).click();
  await expect(page).toHaveURL(/\/offers$/);
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
});

test('a part that cannot be fetched is said, and the page stays', async ({ browser }) => {
  const dialog = await without(browser, '/offers', '**/assets/sign-in-dialog*');
  await dialog.getByRole('banner').getByRole('link', { name: shellWords.pl.signIn }).click();
  await expect(dialog.getByText(shellWords.pl['missing.text'])).toBeVisible();
  await expect(dialog).toHaveURL(/\/offers$/);
  await expect(dialog.getByRole('search')).toBeVisible();
  const menu = await without(browser, '/offers', '**/assets/drawer*', devices['Pixel 7']);
  await menuButton(menu).click();
  await expect(menu.getByText(shellWords.pl['missing.text'])).toBeVisible();
  await expect(menu.getByRole('search')).toBeVisible();
});

test('a page whose other language cannot be fetched comes whole from the server', async ({ browser }) => {
  const page = await without(browser, '/', '**/assets/*-en-*');
  await page.getByRole('navigation', { name: shellWords.pl['lang.label'] }).getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
