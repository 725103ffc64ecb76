import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { adminWords } from '../../src/words/admin/pages.ts';
import { workspaceWords } from '../../src/words/kit/workspace.ts';
import { brochureWords } from '../../src/words/offers/brochure.ts';
import { offerDetailWords } from '../../src/words/offers/details.ts';
import { outcomeWords } from '../../src/words/offers/outcome.ts';
import { questionWords } from '../../src/words/offers/question.ts';
import { compareTrayWords } from '../../src/words/search/compare-tray.ts';
import { boardQuestionWords } from '../../src/words/workspace/questions.ts';
import { anOpenOffer, proposed } from '../factories/counter-offers.ts';
import { anInsertedOffer, anInsertedSigner, book, sign } from '../factories/deals.ts';
import { must } from '../factories/published-offer.ts';
import { type Actor, expectAccessible, goTo } from '../pages/actor.ts';
import { expectFits, expectSound } from '../pages/screens.ts';
import { expect, road } from './road.ts';

const words = offerDetailWords.pl;
const compare = compareTrayWords.pl;

/** The cards at the foot of the page, which come when one gets there. */
const similarOf = async ({ page }: Actor) => {
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  return page.locator('section').filter({ has: page.getByRole('heading', { name: outcomeWords.pl.similar }) });
};

road(
  'an offer shows similar ones at its foot, with prices for whoever may see them, and an offer that is let leads on',
  async ({ browser, stage }) => {
    const landlord = await anInsertedSigner(stage);
    // In Białystok: the offers that other roads left free in Łódź are as like as these and would take their places among the four shown.
    const geoMarker = { lat: 53.1325, lng: 23.1688 };
    const offerId = await anInsertedOffer(stage, landlord, { name: 'Lokal oglądany', geoMarker });
    for (const name of ['Lokal obok', 'Lokal za rogiem']) await anInsertedOffer(stage, landlord, { name, geoMarker });
    const visitor = await stage.visit(browser);
    await goTo(visitor, `/offer/${offerId}`);
    const seen = await similarOf(visitor);
    await expect(seen.getByRole('link', { name: 'Lokal obok', exact: true })).toBeVisible();
    await expect(seen.getByText('zł')).toHaveCount(0);
    await expectFits(visitor, 'offer with similar ones');
    const tenant = await anInsertedSigner(stage);
    const reader = await stage.enter(browser, tenant);
    await goTo(reader, `/offer/${offerId}`);
    await expect((await similarOf(reader)).getByText(outcomeWords.pl.perMonth).first()).toBeVisible();
    await seen.getByRole('link', { name: 'Lokal obok', exact: true }).click();
    await expect(visitor.page.getByRole('heading', { level: 1, name: 'Lokal obok' })).toBeVisible();

    // Whoever reads the page while somebody else reserves and signs is told so in its place.
    await goTo(visitor, `/offer/${offerId}`);
    await book(tenant, offerId);
    await expect(visitor.page.getByText(words['booked.visitor'])).toBeVisible();
    expect(await sign(stage, tenant, offerId)).toMatchObject({ ok: true });
    await expect(visitor.page.getByRole('heading', { level: 1, name: outcomeWords.pl['title.signed'] })).toBeVisible();
    await expect(visitor.page.getByRole('link', { name: 'Lokal obok', exact: true })).toBeVisible();
    visitor.faults.splice(0);
  },
);

road('an offer is shared, or the failure is told, and printed without what stands around it', async ({ browser, stage }) => {
  const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage));
  const { page, ...actor } = await stage.visit(browser);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await goTo({ page, ...actor }, `/offer/${offerId}`);
  await page.getByRole('button', { name: words.share }).click();
  await expect(page.getByText(words.shared)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/offer/${offerId}`);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } }));
  await page.getByRole('button', { name: words.share }).click();
  await expect(page.getByText(words['share.failed'])).toBeVisible();
  await expect(page.getByText(/^Opublikowano dzisiaj/)).toBeVisible();
  await expect(page.getByRole('button', { name: words.print })).toBeVisible();
  // What signing in gives is for the screen, too.
  const invitations = [page.getByRole('region', { name: words['door.title.rent'] }), page.locator('#ask'), page.locator('#book')];
  const report = page.getByRole('link', { name: words.report });
  for (const part of [...invitations, report]) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of [...invitations, report, page.getByRole('button', { name: words.print })]) await expect(part).toBeHidden();
  await expect(page.locator('body > footer, body > header')).toHaveCount(2);
  for (const around of await page.locator('body > footer, body > header').all()) await expect(around).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.details })).toBeVisible();
  const tenant = await stage.enter(browser, await anInsertedSigner(stage));
  await goTo(tenant, `/offer/${offerId}`);
  const form = tenant.page.locator('#ask form');
  const brochure = tenant.page.getByRole('link', { name: brochureWords.pl.link });
  for (const part of [form, brochure]) await expect(part).toBeVisible();
  await tenant.page.emulateMedia({ media: 'print' });
  for (const part of [form, brochure]) await expect(part).toBeHidden();
  await expect(tenant.page.locator('#costs')).toBeVisible();
});

road('an offer is taken into a comparison on its own page, at a desk and on a phone', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  const [one, other] = [
    await anInsertedOffer(stage, landlord, { name: 'Lokal pierwszy' }),
    await anInsertedOffer(stage, landlord, { name: 'Lokal drugi' }),
  ];
  const visitor = await stage.visit(browser);
  const { page } = visitor;
  await goTo(visitor, `/offer/${one}`);
  await page.getByRole('button', { name: compare['add.label'].replace('{name}', 'Lokal pierwszy') }).click();
  await expect(page.getByText(compare['tray.one'])).toBeVisible();
  await expectFits(visitor, 'offer chosen for a comparison');
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(visitor, `/offer/${other}`);
  await page.getByRole('button', { name: compare['add.label'].replace('{name}', 'Lokal drugi') }).click();
  await expectAccessible(page, 'offer chosen for a comparison, on a phone');
  await page.getByRole('link', { name: compare['tray.open'] }).click();
  await page.waitForURL(/\?ids=/);
  await expect(page.getByRole('main').getByText('Lokal pierwszy').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Lokal drugi').first()).toBeVisible();
});

road('questions about all offers of a side stand in one list, are counted in the menu and answered there', async ({ browser, stage }) => {
  const [owner, asker] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
  const offerId = await anInsertedOffer(stage, owner, { name: 'Lokal z pytaniem' });
  const landlord = await stage.enter(browser, owner);
  const { page } = landlord;
  await goTo(landlord, '/moja-tablica/my-offers/questions');
  await expect(page.getByRole('heading', { name: boardQuestionWords.pl['waiting.empty'] })).toBeVisible();
  await must(asker, offersCalls.askQuestion, { offerId, title: 'Dostawy', description: 'Czy podjedzie samochód dostawczy?' });
  await expect(page.getByRole('heading', { name: 'Dostawy' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: workspaceWords.pl.menu })).toContainText('1 czeka');
  await expectSound(stage, landlord, 'questions of the landlord');
  await page.getByLabel(questionWords.pl.answer).fill('Tak, od podwórza.');
  await page.getByRole('button', { name: questionWords.pl['answer.act'] }).click();
  await expect(page.getByText(questionWords.pl['answer.sent'])).toBeVisible();
  await expect(page.getByRole('heading', { name: boardQuestionWords.pl['waiting.empty'] })).toBeVisible();
  await page.getByRole('link', { name: boardQuestionWords.pl['view.others'] }).click();
  await expect(page.getByText('Tak, od podwórza.')).toBeVisible();
  await expectFits(landlord, 'answered questions of the landlord');
});

road('the operator reads counter-offers in the console and changes none', async ({ browser, stage }) => {
  const { landlord, tenant, offerId } = await anOpenOffer(stage, { name: 'Lokal z rokowaniami' });
  await proposed(tenant, offerId, { rent: 400_000, months: 24 });
  const admin = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  const { page } = admin;
  await goTo(admin, '/admin/counter-offers');
  const row = page.getByRole('row').filter({ hasText: 'Lokal z rokowaniami' });
  for (const text of [landlord.companyName, tenant.companyName, tenant.email, '24 miesiące', adminWords.pl['counter.event.send']])
    await expect(row).toContainText(text);
  await expect(row.getByRole('button')).toHaveCount(0);
  await expectSound(stage, admin, 'counter-offers of the operator');
});

road('parts whose code is lost on the way stay as the server drew them, and work when the network is back', async ({ browser, stage }) => {
  const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage));
  const reader = await stage.enter(browser, await anInsertedSigner(stage));
  const { page } = reader;
  const lost = new Set(['heart', 'question', 'booking-form', 'counter-offers']);
  await page.route(/\/assets\/(?:heart|question|booking-form|counter-offers)-[\w-]+\.js$/, (route) => route.abort());
  // What is still on its way when the network is back would not hear of it.
  page.on('requestfailed', (request) => lost.delete(/\/assets\/([a-z-]+)-[\w-]+\.js$/.exec(request.url())?.[1] ?? ''));
  await goTo(reader, `/offer/${offerId}`);
  await expect.poll(() => [...lost]).toEqual([]);
  const heart = page.getByRole('main').getByRole('button', { name: offerDetailWords.pl['heart.save'] });
  const turned = page.getByRole('main').getByRole('button', { name: offerDetailWords.pl['heart.saved'] });
  await expect(heart).toBeVisible();
  await expect(page.getByText(words['book.perMonth']).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate("window.dispatchEvent(new Event('online'))");
  // What was drawn by the server answers to presses only when its code has come.
  await expect(async () => {
    if (!(await turned.isVisible())) await heart.click({ timeout: 2000 });
    await expect(turned).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  reader.faults.splice(0);
});

road('news of an offer whose code is lost on the way leaves the page as it is, and is shown when the network is back', async ({ browser, stage }) => {
  const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage));
  const visitor = await stage.visit(browser);
  const { page } = visitor;
  const details = /\/assets\/details-[\w-]+\.js$/;
  await goTo(visitor, `/offer/${offerId}`);
  await page.route(details, (route) => route.abort());
  await page.evaluate("document.body.dataset.stays = ''");
  const lost = page.waitForEvent('requestfailed', (request) => details.test(request.url()));
  await book(await anInsertedSigner(stage), offerId);
  await lost;
  // A page that is loaded anew would not answer this, or forget what it was given.
  await page.evaluate("fetch('/version.json').then((answer) => answer.text())");
  await expect(page.locator('body[data-stays]').getByRole('heading', { name: words['details'] })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate("window.dispatchEvent(new Event('online'))");
  await expect(page.getByText(words['booked.visitor'])).toBeVisible();
  visitor.faults.splice(0);
});
