import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { accountWords } from '../../src/words/accounts/pages.ts';
import { shellWords } from '../../src/words/kit/shell.ts';
import { workspaceWords } from '../../src/words/kit/workspace.ts';
import { offerDetailWords } from '../../src/words/offers/details.ts';
import { cardWords } from '../../src/words/search/card.ts';
import { compareWords } from '../../src/words/search/compare.ts';
import { compareTrayWords } from '../../src/words/search/compare-tray.ts';
import { anInsertedOffer, anInsertedSigner } from '../factories/deals.ts';
import { codeIn } from '../kit/post-office.ts';
import { testPassword } from '../kit/server.ts';
import { password } from '../pages/accounts.ts';
import { type Actor, goTo } from '../pages/actor.ts';
import { expectFits } from '../pages/screens.ts';
import { expect, road } from './road.ts';

const words = accountWords.pl;
const hearts = offerDetailWords.pl;

road('a heart that a visitor presses counts once they have signed in', async ({ browser, stage }) => {
  const name = 'Lokal z sercem';
  const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage), { name });
  const person = await stage.person();
  const actor = await stage.visit(browser);
  const { page } = actor;
  await goTo(actor, `/offer/${offerId}`);
  await page.getByRole('link', { name: hearts['heart.save'] }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words['field.email'], { exact: true }).fill(person.email);
  await dialog.getByLabel(words['field.password'], { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: words['in.act'], exact: true }).click();
  await expect(page.getByRole('button', { name: hearts['heart.saved'] })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectFits(actor, 'offer with a heart');

  await goTo(actor, '/moja-tablica/my-offers/favorites');
  const answered = page.waitForResponse((response) => response.url().includes(`/call/${offersCalls.removeFavourite.wire}`));
  await page.getByRole('button', { name: cardWords.pl.unsave.replace('{name}', name) }).click();
  await answered;
  await goTo(actor, `/offer/${offerId}`);
  await page.getByRole('button', { name: hearts['heart.save'] }).click();
  await expect(page.getByRole('button', { name: hearts['heart.saved'] })).toBeVisible();

  await goTo(actor, `/offers/compare?ids=${offerId}`);
  await page.getByRole('link', { name: compareWords.pl['more.favourites'] }).click();
  await expect(page.getByRole('button', { name: compareTrayWords.pl['chosen.label'].replace('{name}', name) })).toHaveAttribute('data-on', 'true');
  await expect(page.getByRole('complementary', { name: compareTrayWords.pl.tray })).toBeVisible();
});

/** The cards of the offers in a part of the country where nobody else's stand, with the heart of one of them. */
const cardOf = ({ page }: Actor, name: string) => {
  const card = page.getByRole('article').filter({ hasText: name });
  const save = card.getByRole('button', { name: cardWords.pl.save.replace('{name}', name) });
  const unsave = card.getByRole('button', { name: cardWords.pl.unsave.replace('{name}', name) });
  return { card, save, unsave };
};
const besideSuwalki = '/offers?bounds=53.90000,22.70000,54.30000,23.20000&view=list';
const geoMarker = { lat: 54.1012, lng: 22.9301 };
const favourites = '/moja-tablica/my-offers/favorites';

road('the heart on a card keeps its offer over a reload and in the list, and lets it go with another press', async ({ browser, stage }) => {
  const name = 'Lokal na karcie';
  await anInsertedOffer(stage, await anInsertedSigner(stage), { name, geoMarker });
  const reader = await stage.enter(browser, await stage.person());
  const { page } = reader;
  const { card, save, unsave } = cardOf(reader, name);
  const pressed = async (wire: string, press: () => Promise<void>): Promise<void> => {
    const answered = page.waitForResponse((response) => response.url().includes(`/call/${wire}`));
    await press();
    expect((await answered).ok()).toBe(true);
  };
  await goTo(reader, besideSuwalki);
  await pressed(offersCalls.addFavourite.wire, () => save.click());
  await expect(unsave).toHaveAttribute('data-on', 'true');
  await goTo(reader, besideSuwalki);
  await expect(unsave).toHaveAttribute('data-on', 'true');
  await goTo(reader, favourites);
  await expect(card).toBeVisible();
  await goTo(reader, besideSuwalki);
  await pressed(offersCalls.removeFavourite.wire, () => unsave.press('Enter'));
  await expect(save).toHaveAttribute('data-on', 'false');
  await goTo(reader, favourites);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
});

road('the heart on a card leads a visitor in, and the offer is kept then', async ({ browser, stage }) => {
  const name = 'Lokal z karty gościa';
  await anInsertedOffer(stage, await anInsertedSigner(stage), { name, geoMarker });
  const person = await stage.person();
  const visitor = await stage.visit(browser);
  const { page } = visitor;
  const { card, save, unsave } = cardOf(visitor, name);
  await goTo(visitor, besideSuwalki);
  await save.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words['field.email'], { exact: true }).fill(person.email);
  await dialog.getByLabel(words['field.password'], { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: words['in.act'], exact: true }).click();
  await expect(unsave).toHaveAttribute('data-on', 'true');
  await goTo(visitor, favourites);
  await expect(card).toBeVisible();
});

road('a heart that a visitor presses leads to a new account, and the offer stands in its favourites', async ({ browser, stage }) => {
  const name = 'Lokal z sercem gościa';
  const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage), { name });
  const visitor = await stage.visit(browser);
  const { page, mailbox } = visitor;
  const email = `serce-${offerId.toLowerCase()}@test.example`;
  await goTo(visitor, `/offer/${offerId}`);
  await page.getByRole('link', { name: hearts['heart.save'] }).click();
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await dialog.getByRole('button', { name: words['in.new.link'] }).click();
  await field(words['field.email']).fill(email);
  await field(words['field.password']).fill(password);
  await field(words['field.repeat']).fill(password);
  await dialog.getByRole('button', { name: words['up.next'] }).click();
  await field(words['field.firstName']).fill('Zofia');
  await field(words['field.lastName']).fill('Sercowa');
  await dialog.getByRole('button', { name: words['up.act'] }).click();
  const letter = await mailbox.letter(email, ({ subject }) => subject.includes('kod'));
  await field(words['code.field']).fill(codeIn(letter));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: hearts['heart.saved'] })).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.getByRole('banner').getByRole('link', { name: shellWords.pl['nav.board'] }).click();
  await page.getByRole('main').or(page.getByRole('navigation')).getByRole('link', { name: workspaceWords.pl.favorites }).first().click();
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
  // It is the account's: another browser finds it, too.
  const later = await stage.visit(browser);
  const data = { email, password };
  expect((await later.page.request.post(`${stage.url}/call/signIn`, { headers: { origin: stage.url }, data: { data } })).ok()).toBe(true);
  await goTo(later, favourites);
  await expect(later.page.getByRole('article').filter({ hasText: name })).toBeVisible();
});
