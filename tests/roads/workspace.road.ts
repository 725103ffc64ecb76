import { sql } from 'drizzle-orm';
import { savedSearchCalls } from '../../src/contract/search/endpoints/saved.ts';
import { wantedCalls } from '../../src/contract/wanted/endpoints.ts';
import { flowNames } from '../../src/domain/content/rules/flow-charts.ts';
import { matchOffer } from '../../src/server/search/commands/saved/match.ts';
import { bellWords } from '../../src/words/accounts/bell.ts';
import { flowWords } from '../../src/words/content/flow.ts';
import { workspaceWords } from '../../src/words/kit/workspace.ts';
import { cardWords } from '../../src/words/search/card.ts';
import { savedWords } from '../../src/words/search/saved.ts';
import { boardWords } from '../../src/words/workspace/board.ts';
import { homeWords } from '../../src/words/workspace/home.ts';
import { accept, anAgent, aProposal, ownerDetails } from '../factories/agency.ts';
import { anInsertedOffer, anInsertedSigner, book } from '../factories/deals.ts';
import { handoverOf, submitProtocol } from '../factories/handover.ts';
import { must } from '../factories/published-offer.ts';
import { aWantedListing } from '../factories/wanted.ts';
import { goTo } from '../pages/actor.ts';
import { expectFits, expectSound } from '../pages/screens.ts';
import { expect, road } from './road.ts';

road('what a moderator looks at waits for the moderator, and the next step is the one after it', async ({ browser, stage }) => {
  const person = await stage.person({ identity: 'CHECKING' });
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  await goTo(actor, '/moja-tablica/start');
  const others = page.locator('section').filter({ has: page.getByRole('heading', { name: homeWords.pl.others }) });
  await expect(others.getByRole('link', { name: homeWords.pl['reviewed.identity'] })).toBeVisible();
  await expect(page.getByText(homeWords.pl['verify.identity'], { exact: true })).toHaveCount(0);
  await expect(page.getByText(homeWords.pl['verify.company'], { exact: true })).toBeVisible();
  await expectFits(actor, 'home of whose identity is looked at');
  await others.getByRole('link', { name: homeWords.pl['reviewed.identity'] }).click();
  await page.waitForURL(/confirm-identity/);
});

road('the home says what needs its person now, and the bell rings while somebody looks on', async ({ browser, stage }) => {
  const [landlord, tenant] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
  const offerId = await anInsertedOffer(stage, landlord, { name: 'Piekarnia na Karmelkowej' });
  const owner = await stage.enter(browser, landlord);
  await goTo(owner, '/moja-tablica');
  await owner.page.waitForURL(/\/moja-tablica\/start$/);
  await expect(owner.page.getByRole('heading', { name: homeWords.pl['title.none'] })).toBeVisible();
  await expectSound(stage, owner, 'home with nothing to do');
  expect(await book(tenant, offerId)).toMatchObject({ ok: true });
  // The other note is of the sign-in with a new browser.
  const bell = owner.page.getByRole('button', { name: /Powiadomienia: 2 nowe/ });
  await expect(bell).toBeVisible();
  await expect(owner.page.getByRole('heading', { name: homeWords.pl['others'] })).toBeVisible();
  await bell.click();
  const notes = owner.page.getByRole('region', { name: bellWords.pl.list });
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await expectFits(owner, 'bell');
  await owner.page.keyboard.press('Escape');
  await expect(notes).toBeHidden();
  await bell.click();
  await expect(notes).toBeVisible();
  // A blank area takes no focus: a press on it closes the notes all the same.
  await owner.page.getByRole('main').click({ position: { x: 4, y: 4 } });
  await expect(notes).toBeHidden();
  await bell.click();
  await notes.getByRole('listitem').filter({ hasText: 'Piekarnia na Karmelkowej' }).getByRole('link').click();
  await owner.page.waitForURL(/\/offer\//);
  await expect(owner.page.getByRole('button', { name: /Powiadomienia: 1 nowe/ })).toBeVisible();
  const booker = await stage.enter(browser, tenant);
  await goTo(booker, '/moja-tablica/start');
  await expect(booker.page.getByRole('listitem').filter({ hasText: 'Piekarnia na Karmelkowej' })).toHaveCount(1);
  // The reservation runs beside the list, and is not named once more among the dates.
  const aside = booker.page.getByRole('complementary');
  await expect(aside.getByRole('heading', { name: 'Piekarnia na Karmelkowej' })).toBeVisible();
  await expect(aside.getByRole('timer')).toHaveText(/^2[34] h \d+ min$/);
  await expect(aside.getByRole('heading', { name: homeWords.pl.dates })).toBeHidden();
  await expectSound(stage, booker, 'home with something to do');
  await aside.getByRole('link', { name: homeWords.pl['reserved.open'] }).click();
  await booker.page.waitForURL(/\/contract\//);
  // The owner waits for it.
  await goTo(owner, '/moja-tablica/start');
  const dates = owner.page.getByRole('complementary').getByRole('listitem');
  await expect(dates).toHaveText([/Piekarnia na Karmelkowej/]);
});

road('the home says which proposals of agents, forms of agreements and offers for wanted listings wait', async ({ browser, stage }) => {
  const [agent, company] = [await anAgent(stage), await anInsertedSigner(stage)];
  const inForce = await aProposal(stage, agent, ownerDetails(company.email), { form: { name: 'Kamienica przy Wólczańskiej' } });
  await accept(stage, inForce, company.email);
  await aProposal(stage, agent, ownerDetails(company.email), { form: { name: 'Parter przy Gdańskiej' } });
  const wantedListingId = await aWantedListing(company);
  const landlord = await anInsertedSigner(stage);
  const offerId = await anInsertedOffer(stage, landlord, { name: 'Lokal przy Nawrot' });
  await must(landlord, wantedCalls.submitOfferToListing, { wantedListingId, offerId });
  const owner = await stage.enter(browser, company);
  await goTo(owner, '/moja-tablica/start');
  const todo = (what: string) => owner.page.locator('ul').getByRole('listitem').filter({ hasText: what });
  await expect(todo(homeWords.pl['agency.answer'])).toContainText('Parter przy Gdańskiej');
  await expect(todo(homeWords.pl['agency.form'])).toContainText('Kamienica przy Wólczańskiej');
  await expect(todo('1 oferta przesłana do Twoich poszukiwań')).toBeVisible();
  await expect(owner.page.getByRole('main').getByRole('listitem').first()).toContainText('Parter przy Gdańskiej');
  await expectSound(stage, owner, 'home with proposals and offers');
  // What has no photo is drawn, as on cards of offers.
  await expect(todo(homeWords.pl['agency.answer']).locator('img')).toHaveAttribute('src', /^\/art\/blank-\d\.svg$/);
  // The menu counts what the page shows, and what comes meanwhile.
  const menu = owner.page.getByRole('navigation', { name: workspaceWords.pl.menu });
  const entry = (path: 'start' | 'wanted-listings', count: string) =>
    menu.getByRole('link', { name: new RegExp(`^${workspaceWords.pl[path]} ?, ${count}$`) });
  await expect(entry('start', '3 czekają')).toBeVisible();
  await expect(owner.page.getByRole('heading', { level: 1, name: '3 sprawy czekają na Ciebie' })).toBeVisible();
  await expect(entry('wanted-listings', '1 pozycja')).toBeVisible();
  await aWantedListing(company);
  await expect(entry('wanted-listings', '2 pozycje')).toBeVisible();
  await todo(homeWords.pl['agency.answer']).getByRole('link').click();
  await owner.page.waitForURL(/\/agency-agreement\/accept\//);
  await goTo(owner, '/moja-tablica/start');
  await todo('1 oferta przesłana').getByRole('link').click();
  await owner.page.waitForURL(/\/moja-tablica\/wanted-listings$/);
  await expect(owner.page.getByText('Lokal przy Nawrot')).toBeVisible();
});

road('the home shows what saved searches have found, until they are opened', async ({ browser, stage }) => {
  const [landlord, tenant] = [await anInsertedSigner(stage), await stage.person()];
  const long = 'Hale i magazyny blisko autostrady, z rampą i placem manewrowym';
  await must(tenant, savedSearchCalls.saveSearch, { filters: { premisesPurpose: 'warehouse' }, name: long, frequency: 'daily' });
  const actor = await stage.enter(browser, tenant);
  const { page } = actor;
  await goTo(actor, '/moja-tablica/start');
  const found = page.getByRole('region', { name: homeWords.pl.found });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(found).toBeHidden();
  const names = ['Hala z chłodnią', 'Magazyn miejski', 'Hala produkcyjna', 'Magazyn z rampą przy bardzo długiej ulicy Wichrowej'];
  for (const name of names) {
    const offerId = await anInsertedOffer(stage, landlord, { name, legalMainUse: 'warehouse' });
    await matchOffer(stage.services, { offerId });
  }
  // It comes by itself, the newest first.
  await expect(found.getByRole('listitem')).toHaveText([/Wichrowej/, /Hala produkcyjna/, /Magazyn miejski/]);
  await expect(found.getByRole('link', { name: homeWords.pl['found.all'].replace('{n}', '4') })).toBeVisible();
  await expectSound(stage, actor, 'home with what searches have found');
  // One is kept on the spot, and stays so.
  const keep = cardWords.pl.save.replace('{name}', 'Hala produkcyjna');
  const drop = found.getByRole('button', { name: cardWords.pl.unsave.replace('{name}', 'Hala produkcyjna') });
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/call/addToFavorites'));
  await found.getByRole('button', { name: keep }).click();
  await expect(drop).toHaveAttribute('data-on', 'true');
  await kept;
  await page.reload();
  await expect(drop).toBeVisible();
  await found.getByRole('link', { name: 'Hala produkcyjna' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hala produkcyjna' })).toBeVisible();
  await page.goBack();
  await found.getByRole('link', { name: homeWords.pl['found.all'].replace('{n}', '4') }).click();
  await expect(page.getByRole('heading', { level: 1, name: savedWords.pl.title })).toBeVisible();
  await expect(page.getByText('4 nowe oferty')).toBeVisible();
  await page.goBack();
  await found.getByRole('listitem').first().getByRole('link', { name: long }).click();
  await expect(page).toHaveURL(/\/offers\?premisesPurpose=warehouse/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(found).toBeHidden();
});

road('eight charts explain the platform, are zoomed by buttons and keys, and read as a list', async ({ browser, stage }) => {
  const person = await stage.person();
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  await goTo(actor, '/moja-tablica/flow-chart');
  const tabs = page.getByRole('navigation', { name: flowWords.pl.tabs });
  for (const name of flowNames) {
    await tabs.getByRole('link', { name: flowWords.pl[`chart.${name}`], exact: true }).click();
    await page.waitForURL(new RegExp(`chart=${name}$`));
    await expectFits(actor, `flow chart ${name}`);
  }
  const width = () =>
    page
      .locator('figure svg')
      .first()
      .evaluate((svg) => svg.getBoundingClientRect().width);
  const fit = await width();
  await page.getByRole('button', { name: flowWords.pl['zoom.in'] }).click();
  await expect.poll(width).toBeGreaterThan(fit);
  await page.getByRole('button', { name: flowWords.pl['zoom.reset'] }).click();
  await expect.poll(width).toBe(fit);
  await page.getByRole('region', { name: /Schemat/ }).focus();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(fit);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(fit);
  await page.getByText(flowWords.pl.list).click();
  await expect(page.getByRole('listitem').filter({ hasText: flowWords.pl['tenant.deposit'] }).first()).toBeVisible();
  await expectSound(stage, actor, 'flow chart');
  // Who has no keys is told of none.
  await expect(page.getByText(flowWords.pl['zoom.keys'])).toBeVisible();
  const phone = await stage.enter(browser, person, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await goTo(phone, '/moja-tablica/flow-chart');
  await expect(phone.page.getByRole('button', { name: flowWords.pl['zoom.in'] })).toBeVisible();
  await expect(phone.page.getByText(flowWords.pl['zoom.keys'])).toBeHidden();
});

road('what others are late with says that its time has passed, and is no next deadline', async ({ browser, stage }) => {
  const deal = await handoverOf(stage, await stage.person({ claims: ['admin'] })).openDeal();
  await submitProtocol(stage, deal.landlord, deal.offerId);
  // The tenant had three days after the meeting, and did not sign.
  await stage.db.execute(sql`update appointment set meeting_at = now() - interval '9 days' where lease_id = ${deal.leaseId}`);
  await stage.db.execute(sql`update protocol_round set submitted_at = now() - interval '9 days' where lease_id = ${deal.leaseId}`);
  const owner = await stage.enter(browser, deal.landlord);
  await goTo(owner, '/moja-tablica/start');
  const waiting = owner.page.getByRole('main').getByRole('listitem').filter({ hasText: boardWords.pl['step.protocol'] });
  await expect(waiting.getByRole('time')).toHaveText(/^termin minął/);
  await expect(owner.page.getByText(homeWords.pl['none.text'])).toBeVisible();
});
