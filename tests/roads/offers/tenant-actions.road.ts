/** The page of an offer as a tenant uses it who reads English: every button that is drawn on it is pressed once, and every paper behind it comes. */

import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { mapWords } from '../../../src/words/kit/map.ts';
import { brochureWords } from '../../../src/words/offers/brochure.ts';
import { counterOfferWords } from '../../../src/words/offers/counter-offer.ts';
import { offerDetailWords } from '../../../src/words/offers/details.ts';
import { questionWords } from '../../../src/words/offers/question.ts';
import { offerWords } from '../../../src/words/offers/view.ts';
import { compareTrayWords } from '../../../src/words/search/compare-tray.ts';
import { besideWords } from '../../../src/words/signing/beside.ts';
import { anInsertedSigner } from '../../factories/deals.ts';
import { aPhoto } from '../../factories/photo.ts';
import { aProject, aSigner, must, readyToSign } from '../../factories/published-offer.ts';
import type { Stage } from '../../kit/stage.ts';
import { type Actor, expectAccessible, goTo } from '../../pages/actor.ts';
import { expect, road } from '../road.ts';

const words = { ...offerDetailWords.en, ...offerWords.en };
const counter = counterOfferWords.en;
const compare = compareTrayWords.en;
const question = questionWords.en;
const name = 'Premises with a window';

/** An offer with two photos that takes counter-offers, signed and sealed. */
const aSealedOffer = async (stage: Stage): Promise<string> => {
  const landlord = await aSigner(stage);
  const offerId = await aProject(landlord, { name, counteroffer: { selected: true } });
  const files = new FormData();
  for (const seed of [31, 77]) files.append('files', new File([await aPhoto(seed)], `${seed}.jpg`));
  expect((await landlord.fetch(`/offers/${offerId}/images`, { method: 'POST', body: files })).status).toBe(200);
  await must(landlord, offersCalls.publishOffer, await readyToSign(stage, landlord, offerId));
  await stage.work();
  return offerId;
};

/** Closes the dialog that a press opened, by its Escape. */
const openAndClose = async ({ page }: Actor, title: string, press: () => Promise<void>): Promise<void> => {
  await press();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, title);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

const answered = async ({ page }: Actor, wire: string, press: () => Promise<void>): Promise<void> => {
  const answer = page.waitForResponse((response) => response.url().includes(`/call/${wire}`));
  await press();
  expect((await answer).ok(), wire).toBe(true);
};

/** What each button of the page does when it is pressed, by its name; the last leads away. */
const actsOf = (actor: Actor, offerId: string): Readonly<Record<string, () => Promise<void>>> => {
  const { page } = actor;
  const main = page.getByRole('main');
  const button = (label: string) => main.getByRole('button', { name: label, exact: true });
  const zoom = (label: string) => async (): Promise<void> => {
    await button(label).click();
    await expect(button(label)).toBeEnabled();
  };
  const gallery = words['gallery.title'].replace('{name}', name);
  const photo = (n: number) => words['photo.alt'].replace('{name}', name).replace('{n}', String(n));
  return {
    [words['heart.save']]: () =>
      answered(actor, offersCalls.addFavourite.wire, async () => {
        await button(words['heart.save']).click();
        await expect(button(words['heart.saved'])).toBeVisible();
      }),
    [compare['add.label'].replace('{name}', name)]: async () => {
      await button(compare['add.label'].replace('{name}', name)).click();
      await expect(page.getByRole('complementary', { name: compare.tray })).toBeVisible();
      await page.getByRole('complementary', { name: compare.tray }).getByRole('button', { name: compare['tray.clear'] }).click();
      await expect(page.getByRole('complementary', { name: compare.tray })).toBeHidden();
    },
    [words.share]: async () => {
      await button(words.share).click();
      await expect(page.getByText(words.shared)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/offer/${offerId}`);
    },
    [words.print]: async () => {
      await button(words.print).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    },
    [photo(1)]: () => openAndClose(actor, gallery, () => button(photo(1)).click()),
    [photo(2)]: () => openAndClose(actor, gallery, () => button(photo(2)).click()),
    [`${words.photos.other.replace('{n}', '2')} 1 / 2`]: () =>
      openAndClose(actor, gallery, () => button(`${words.photos.other.replace('{n}', '2')} 1 / 2`).click()),
    [mapWords.en.in]: zoom(mapWords.en.in),
    [mapWords.en.out]: zoom(mapWords.en.out),
    [question.act]: async () => {
      await page.getByLabel(question.subject).fill('The shop window');
      await page.getByLabel(question.question).fill('How wide is it?');
      await answered(actor, offersCalls.askQuestion.wire, () => button(question.act).click());
      await expect(page.getByText(question.waiting)).toBeVisible();
    },
    [counter.propose]: () => openAndClose(actor, counter.propose, () => button(counter.propose).click()),
    [words['book.act']]: async () => {
      const card = page.getByRole('complementary', { name: words['book.label'] });
      await card.getByRole('radio').first().check();
      for (const consent of await card.getByRole('checkbox').all()) await consent.check();
      await button(words['book.act']).click();
      await page.waitForURL(/\/contract\/[^/]+\/verify/);
    },
  };
};

/** The names of the buttons that stand on the page, without those of the similar offers at its foot. */
const drawnButtons = ({ page }: Actor): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((all) =>
      all
        // Not those of other offers: which ones are near hangs on what other roads have published by then.
        .filter((one) => one.closest('article') === null && !one.closest('li')?.querySelector('h3 > a'))
        .map((one) => (one.ariaLabel ?? one.textContent.trim()) || (one.querySelector('img')?.alt ?? ''))
        .map((label) => label.replaceAll('\u00a0', ' ')),
    );

road('a tenant who reads English presses every button on the page of an offer, and each does what it says', async ({ browser, stage }) => {
  const offerId = await aSealedOffer(stage);
  const tenant = await anInsertedSigner(stage);
  const actor = await stage.enter(browser, tenant, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = actor;
  await page.addInitScript("window.print = () => document.documentElement.setAttribute('data-printed', '')");
  await goTo(actor, `/en/offer/${offerId}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const main = page.getByRole('main');
  for (const group of await main.locator('summary').all()) {
    const isOpen = (await group.locator('..').getAttribute('open')) !== null;
    await group.click();
    await expect(group.locator('..')).toHaveJSProperty('open', !isOpen);
  }
  for (const view of ['net', 'gross'] as const) {
    await main.getByRole('link', { name: words[`costs.view.${view}`] }).click();
    await expect(main.getByRole('link', { name: words[`costs.view.${view}`] })).toHaveAttribute('aria-current', 'true');
  }
  const papers = [brochureWords.en.link, besideWords.en.offer, besideWords.en.photos, words['consent.read'], besideWords.en.copy];
  for (const label of papers) {
    const href = (await main.getByRole('link', { name: label }).first().getAttribute('href')) ?? '';
    const paper = await page.request.get(new URL(href, page.url()).href);
    expect(paper.status(), label).toBe(200);
    // A PDF, or the photos in a ZIP.
    expect((await paper.body()).toString('latin1', 0, 4), label).toMatch(/^(%PDF|PK)/);
  }
  await main.getByRole('heading', { name: words.place }).scrollIntoViewIfNeeded();
  await expect(main.getByRole('button', { name: mapWords.en.in })).toBeVisible();
  await expect(main.getByRole('button', { name: compare['add.label'].replace('{name}', name) })).toBeVisible();
  const acts = actsOf(actor, offerId);
  expect([...(await drawnButtons(actor))].sort()).toEqual(Object.keys(acts).sort());
  for (const act of Object.values(acts)) await act();
});
