/** The lists of the workspace: second page, deletion and undo, copies, offers that are published again. */

import { sql } from 'drizzle-orm';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { grosze } from '../../../src/domain/kit/money.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { workspaceWords } from '../../../src/words/kit/workspace.ts';
import { favouriteWords } from '../../../src/words/offers/favourite.ts';
import { cardWords } from '../../../src/words/search/card.ts';
import { boardWords } from '../../../src/words/workspace/board.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { aProject, must } from '../../factories/published-offer.ts';
import { type Actor, goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, road, withoutNetwork } from '../road.ts';

const words = boardWords.pl;
const lists = '/moja-tablica/my-offers';

const acts = ({ page }: Actor, name: string) => page.getByRole('group', { name: words.menu.replace('{name}', name), exact: true });
const act = (actor: Actor, name: string, what: string) => acts(actor, name).getByRole('button', { name: what, exact: true });
/** The names of the cards, in their order. */
const names = ({ page }: Actor) => page.getByRole('article').getByRole('heading', { level: 2 });
const sortBy = ({ page }: Actor, order: string) => page.getByRole('main').getByRole('combobox', { name: words.sort }).selectOption(order);

road('projects are deleted on the second page of an order and taken back there', async ({ browser, stage }) => {
  const owner = await anInsertedSigner(stage);
  const made = Array.from({ length: 11 }, (_, at) => `Lokal ${String(at + 1).padStart(2, '0')}`);
  for (const [at, name] of made.entries()) await aProject(owner, { name, price: grosze((20 - at) * 100_000) });
  const actor = await stage.enter(browser, owner);
  const { page } = actor;
  await goTo(actor, `${lists}/unsigned-offers`);
  await expect(names(actor)).toHaveText(made.toReversed().slice(0, 9));
  await sortBy(actor, 'price-asc');
  await expect(names(actor)).toHaveText(made.toReversed().slice(0, 9));
  await sortBy(actor, 'createdAt-asc');
  await expect(names(actor)).toHaveText(made.slice(0, 9));
  await page.getByRole('link', { name: shellWords.pl['pager.next'] }).click();
  await expect(names(actor)).toHaveText(made.slice(9));
  const address = page.url();
  expect(new URL(address).searchParams.get('sort')).toBe('createdAt-asc');
  await expectFits(actor, 'second page of the projects');

  await withoutNetwork(actor, async () => {
    await act(actor, 'Lokal 10', words.delete).click();
    await expect(page.getByText(shellWords.pl['refusal.network'])).toBeVisible();
  });
  await expect(names(actor)).toHaveText(made.slice(9));
  await act(actor, 'Lokal 10', words.delete).click();
  await expect(page.getByText(words.deleted.replace('{name}', 'Lokal 10'))).toBeVisible();
  await expect(names(actor)).toHaveText(['Lokal 11']);
  const ten = words.count.many.replace('{n}', '10');
  await expect(page.getByText(ten, { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: workspaceWords.pl.menu })).toContainText(ten);
  await page.getByRole('button', { name: words.undo }).click();
  await expect(page.getByText(words.restored)).toBeVisible();
  await expect(names(actor)).toHaveText(made.slice(9));
  expect(page.url()).toBe(address);
});

road('the last card of the last page goes, and the page before it is shown', async ({ browser, stage }) => {
  const owner = await anInsertedSigner(stage);
  for (let at = 1; at <= 10; at += 1) await aProject(owner, { name: `Hala ${at}` });
  const actor = await stage.enter(browser, owner);
  await goTo(actor, `${lists}/unsigned-offers?sort=createdAt-asc&page=2`);
  await expect(names(actor)).toHaveText(['Hala 10']);
  await act(actor, 'Hala 10', words.delete).click();
  await expect(names(actor)).toHaveCount(9);
});

road('a project is copied into a form of its own, and stands in the list beside the first', async ({ browser, stage }) => {
  const owner = await anInsertedSigner(stage);
  const offerId = await aProject(owner, { name: 'Pracownia na Wschodniej' });
  const actor = await stage.enter(browser, owner);
  const { page } = actor;
  await goTo(actor, `${lists}/unsigned-offers`);
  await act(actor, 'Pracownia na Wschodniej', words.duplicate).click();
  await page.waitForURL(/\/add-offer\//);
  expect(page.url()).not.toContain(offerId);
  await expect(page.getByText(words.duplicated)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pracownia na Wschodniej');
  await goTo(actor, `${lists}/unsigned-offers`);
  await expect(names(actor)).toHaveText(['Pracownia na Wschodniej', 'Pracownia na Wschodniej']);
});

road('an offer that ran out is published again as a new project with the same facts', async ({ browser, stage }) => {
  const owner = await anInsertedSigner(stage);
  const offerId = await anInsertedOffer(stage, owner, { name: 'Sklep po terminie' });
  await stage.db.execute(sql`update offer set valid_to = now() - interval '1 day' where id = ${offerId}`);
  const actor = await stage.enter(browser, owner);
  const { page } = actor;
  await goTo(actor, `${lists}/active-offers`);
  await act(actor, 'Sklep po terminie', words.renew).click();
  await page.waitForURL(/\/add-offer\//);
  const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(copyId).not.toBe(offerId);
  await expect(page.getByText(words.duplicated)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sklep po terminie');
  const { form } = await must(owner, offersCalls.getOfferForm, { offerId: copyId });
  expect(Date.parse(form.offerValidTo ?? '')).toBeGreaterThan(Date.now());
  await goTo(actor, `${lists}/unsigned-offers`);
  await expect(names(actor)).toHaveText(['Sklep po terminie']);
});

road('favourites go on to a second page in their order, and say why a heart did not turn', async ({ browser, stage }) => {
  const [landlord, keeper] = [await anInsertedSigner(stage), await stage.person()];
  const kept = Array.from({ length: 10 }, (_, at) => `Ulubiony ${String(at + 1).padStart(2, '0')}`);
  for (const [at, name] of kept.entries()) {
    const offerId = await anInsertedOffer(stage, landlord, { name, price: grosze((at + 1) * 100_000) });
    await must(keeper, offersCalls.addFavourite, { offerId });
  }
  const actor = await stage.enter(browser, keeper);
  const { page } = actor;
  await goTo(actor, `${lists}/favorites`);
  await expect(names(actor)).toHaveText(kept.toReversed().slice(0, 9));
  await sortBy(actor, 'price-asc');
  await expect(names(actor)).toHaveText(kept.slice(0, 9));
  await page.getByRole('link', { name: shellWords.pl['pager.next'] }).click();
  await expect(names(actor)).toHaveText(kept.slice(9));
  const heart = page.getByRole('button', { name: cardWords.pl.unsave.replace('{name}', 'Ulubiony 10') });
  await withoutNetwork(actor, async () => {
    await heart.click();
    await expect(page.getByText(favouriteWords.pl.failed)).toBeVisible();
    await expect(page.getByText(shellWords.pl['refusal.network'])).toBeVisible();
  });
  await expect(heart).toHaveAttribute('data-on', 'true');
});
