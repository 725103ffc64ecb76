import type { Page } from '@playwright/test';
import { consentWords } from '../../../src/words/kit/consent.ts';
import { listWords } from '../../../src/words/search/list.ts';
import { savedWords } from '../../../src/words/search/saved.ts';
import { anInsertedOffer, anInsertedSigner, formOfToday } from '../../factories/deals.ts';
import { goTo } from '../../pages/actor.ts';
import { expect, road } from '../road.ts';

road('a filter that is no number stays where it was typed and changes nothing until it is one', async ({ browser, stage }) => {
  await anInsertedOffer(stage, await anInsertedSigner(stage));
  const { page, ...actor } = await stage.visit(browser);
  await goTo({ page, ...actor }, '/offers');
  const area = page.getByLabel(listWords.pl.minArea, { exact: true });
  await area.fill('abc');
  await area.press('Enter');
  await expect.poll(() => area.evaluate((field: HTMLInputElement) => field.validity.patternMismatch)).toBe(true);
  await expect.poll(() => area.evaluate((field: HTMLInputElement) => field.validity.patternMismatch)).toBe(true);
  await expect(area).toHaveValue('abc');
  expect(new URL(page.url()).search).toBe('');
  await area.fill('80 m²');
  await page.waitForURL(/minArea=80/);
});

road('a filter that is left by going back is gone from its field, which still has the focus', async ({ browser, stage }) => {
  await anInsertedOffer(stage, await anInsertedSigner(stage));
  const { page, ...actor } = await stage.visit(browser);
  await goTo({ page, ...actor }, '/offers');
  await page.locator('select[name=premisesPurpose]').selectOption('office');
  await page.waitForURL(/premisesPurpose=office/);
  const area = page.getByLabel(listWords.pl.minArea, { exact: true });
  await area.fill('1200');
  await page.waitForURL(/minArea=1200/);
  await expect(page.getByRole('list', { name: listWords.pl.chips })).toContainText(/1\s?200/);
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('minArea'));
  await expect(area).toBeFocused();
  await expect(area).toHaveValue('');
});

/** Holds back the next list that the page asks for. */
const holdList = async (page: Page) => {
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(
    '**/offers.data*',
    async (route) => {
      asked.resolve();
      await gate.promise;
      await route.continue().catch(() => undefined);
    },
    { times: 1 },
  );
  return { asked: asked.promise, release: gate.resolve };
};

road('filters ticked while the panel gives way to the one of the browser stay ticked, and all of them count', async ({ browser, stage }) => {
  await anInsertedOffer(stage, await anInsertedSigner(stage));
  const { page, ...actor } = await stage.visit(browser);
  await goTo({ page, ...actor }, '/offers?filters=1&view=list');
  const group = page.locator('main details').nth(1);
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  const ticks = group.locator('input[type=checkbox]');
  const names: string[] = [];
  for (const at of [0, 1, 2]) names.push(`${await ticks.nth(at).getAttribute('name')}=${await ticks.nth(at).getAttribute('value')}`);
  const code = Promise.withResolvers<void>();
  await page.route(/filter-panel-[^/]*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await group.evaluate((details) => details.setAttribute('data-served', ''));
  const listed = page.waitForResponse(/offers\.data/);
  const panel = page.waitForRequest(/filter-panel-[^/]*\.js$/);
  await ticks.nth(0).check();
  await listed;
  await panel;
  // The list is there; the panel that shows it is not yet.
  const held = await holdList(page);
  await ticks.nth(1).check();
  await held.asked;
  code.resolve();
  await expect(page.locator('[data-served]')).toHaveCount(0);
  await expect(ticks.nth(1)).toBeChecked();
  await ticks.nth(2).check();
  held.release();
  await page.waitForURL(({ search }) => names.every((name) => decodeURIComponent(search).includes(name)));
  for (const at of [0, 1, 2]) await expect(ticks.nth(at)).toBeChecked();
});

road(
  'a line whose words have become filters is not sent again with the next change, and leaves its field when it was sent',
  async ({ browser, stage }) => {
    await anInsertedOffer(stage, await anInsertedSigner(stage));
    const { page, ...actor } = await stage.visit(browser);
    const [line, use] = [page.locator('[name=place]:not([type=hidden])'), page.locator('select[name=premisesPurpose]')];
    for (const isSent of [false, true]) {
      await goTo({ page, ...actor }, '/offers?view=list');
      await line.fill('biuro od 20 m²');
      if (isSent) await line.press('Enter');
      await page.waitForURL(/premisesPurpose=office/);
      await expect(use).toHaveValue('office');
      // Whoever only pauses goes on in the same line.
      await expect(line).toHaveValue(isSent ? '' : 'biuro od 20 m²');
      await use.focus();
      await use.selectOption('retail');
      await page.waitForURL(/premisesPurpose=retail/);
      await expect(line).toHaveValue('');
      await expect(use).toHaveValue('retail');
      expect(new URL(page.url()).searchParams.get('minArea')).toBe('20');
      // The same line typed once more counts once more.
      await line.fill('biuro od 20 m²');
      await page.waitForURL(/premisesPurpose=office/);
    }
  },
);

road(
  'a province of the address is ticked in the panel, where another joins it, is unticked there, and gives way to a typed town, without scripts too',
  async ({ browser, stage }) => {
    const landlord = await anInsertedSigner(stage);
    const { address } = await formOfToday(stage);
    const [here, there] = ['Skład nad Nerem', 'Skład nad Wkrą'];
    await anInsertedOffer(stage, landlord, { name: here, address: { ...address, province: 'lodzkie' } });
    await anInsertedOffer(stage, landlord, { name: there, address: { ...address, province: 'mazowieckie', city: 'Płońsk', county: 'płoński' } });
    const { page, ...actor } = await stage.visit(browser);
    const tick = (province: string) => page.locator(`input[type=checkbox][name="address.province"][value="${province}"]`);
    const offer = (name: string) => page.getByRole('article').getByRole('link', { name }).first();
    const ticked = (): string[] => new URL(page.url()).searchParams.getAll('address.province');
    for (const [name, value] of [
      ['province', 'lodzkie'],
      ['place', 'łódzkie'],
    ] as const) {
      await goTo({ page, ...actor }, `/offers?${name}=${value}&text=skład&view=list`);
      await expect(offer(here)).toBeVisible();
      await page.getByRole('link', { name: new RegExp(`^${listWords.pl.more}`) }).click();
      await page.waitForURL(/filters=1/);
      await expect(tick('lodzkie')).toBeChecked();
      expect(ticked()).toEqual(['lodzkie']);
      expect(new URL(page.url()).searchParams.has(name)).toBe(false);
      await tick('mazowieckie').check();
      await expect.poll(() => ticked().toSorted()).toEqual(['lodzkie', 'mazowieckie']);
      await expect(offer(here)).toBeVisible();
      await expect(offer(there)).toBeVisible();
      await tick('lodzkie').uncheck();
      await expect.poll(ticked).toEqual(['mazowieckie']);
      await expect(offer(here)).toBeHidden();
      await expect(offer(there)).toBeVisible();
    }
    await page.locator('[name=place]:not([type=hidden])').fill('Łódź');
    await page.locator('[name=place]:not([type=hidden])').press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('place') === 'Łódź' && !searchParams.has('address.province'));
    await expect(tick('mazowieckie')).toHaveCount(0);
    await expect(offer(here)).toBeVisible();

    const { page: bare, base } = await stage.visit(browser, { javaScriptEnabled: false });
    await bare.goto(`${base}/offers?province=lodzkie&text=skład&view=list&filters=1`);
    const ticks = bare.locator('input[type=checkbox][name="address.province"]:checked');
    await expect(ticks).toHaveCount(1);
    await expect(ticks).toHaveValue('lodzkie');
    await bare.locator('input[name="address.province"][value="mazowieckie"]').check();
    await bare.locator('input[name="address.province"][value="lodzkie"]').uncheck();
    await bare.getByRole('button', { name: listWords.pl.apply }).first().click();
    await bare.waitForURL(({ searchParams }) => searchParams.getAll('address.province').join() === 'mazowieckie' && !searchParams.has('province'));
    await expect(bare.getByRole('article').getByRole('link', { name: there }).first()).toBeVisible();
    await expect(bare.getByRole('article').getByRole('link', { name: here })).toHaveCount(0);
  },
);

road('on a slow line what is typed while a list is on its way stays and counts, and a change taken back is none', async ({ browser, stage }) => {
  await anInsertedOffer(stage, await anInsertedSigner(stage));
  const { page, ...actor } = await stage.visit(browser);
  await goTo({ page, ...actor }, '/offers?filters=1&view=list');
  const field = (name: string) => page.locator(`[name="${name}"]:not([type=hidden])`);
  const [area, day, text] = [field('minArea'), field('freeFrom'), field('text')];
  const first = await holdList(page);
  await page.locator('select[name=premisesPurpose]').selectOption('office');
  await first.asked;
  await area.fill('120');
  await text.fill('okno');
  await day.focus();
  first.release();
  await page.waitForURL(/premisesPurpose=office/);
  await page.waitForURL(/minArea=120.*text=okno/);
  await expect(area).toHaveValue('120');
  await expect(text).toHaveValue('okno');

  const second = await holdList(page);
  const purpose = page.locator('select[name=premisesPurpose]');
  await purpose.selectOption('retail');
  await second.asked;
  await purpose.selectOption('office');
  second.release();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(purpose).toHaveValue('office');
  expect(new URL(page.url()).searchParams.get('premisesPurpose')).toBe('office');
});

road(
  'what the server drew of the button that saves a search stays when the program takes the page over, so that nothing moves',
  async ({ browser, stage }) => {
    await anInsertedOffer(stage, await anInsertedSigner(stage));
    const { page, ...actor } = await stage.visit(browser);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => Object.assign(window, { drawn: document.querySelector('main .contents a') }));
    });
    await goTo({ page, ...actor }, '/offers');
    const button = page.locator('main .contents a').first();
    await expect(button).toHaveAccessibleName(savedWords.pl.save);
    expect(await button.evaluate((now) => now === (window as { drawn?: Element }).drawn)).toBe(true);
  },
);

road(
  'on a phone the switch to the map covers nothing of what is said about an empty result, the question about storage open',
  async ({ browser, stage }) => {
    await anInsertedOffer(stage, await anInsertedSigner(stage));
    const { page, ...actor } = await stage.visit(browser);
    await page.setViewportSize({ width: 390, height: 664 });
    await goTo({ page, ...actor }, '/offers?text=Nigdziewo&minArea=20');
    await expect(page.getByRole('region', { name: consentWords.pl.title })).toBeVisible();
    const said = page.getByRole('heading', { name: listWords.pl['empty.title'] }).locator('xpath=..');
    const toMap = page.getByRole('link', { name: listWords.pl['view.map'], exact: true });
    for (const step of [0, 150, 300, 450]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), step);
      const [text, link] = [await said.boundingBox(), await toMap.boundingBox()];
      expect((link?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0), `scrolled by ${step}`).toBeGreaterThanOrEqual(0);
    }
    // Over cards it floats.
    await goTo({ page, ...actor }, '/offers');
    await expect(toMap).toBeInViewport();
  },
);

road(
  'between the widths of a phone and a desk the open filters take the place of the map, and nothing says that it is shown',
  async ({ browser, stage }) => {
    await anInsertedOffer(stage, await anInsertedSigner(stage));
    const { page, ...actor } = await stage.visit(browser);
    await goTo({ page, ...actor }, '/offers?filters=1');
    const views = page.getByRole('navigation', { name: listWords.pl.view, exact: true });
    await expect(views).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(views).toBeHidden();
    await page.getByRole('link', { name: new RegExp(`^${listWords.pl.more}`) }).click();
    await expect(views).toBeVisible();
  },
);
