import { sql } from 'drizzle-orm';
import { wantedCalls } from '../../src/contract/wanted/endpoints.ts';
import { cardWords } from '../../src/words/search/card.ts';
import { listWords } from '../../src/words/search/list.ts';
import { wantedWords } from '../../src/words/wanted/page.ts';
import { wantedRefusalWords } from '../../src/words/wanted/refusals.ts';
import { anInsertedOffer, anInsertedSigner, aSignedLease, book } from '../factories/deals.ts';
import { must } from '../factories/published-offer.ts';
import { aWantedListing } from '../factories/wanted.ts';
import { alive, goTo } from '../pages/actor.ts';
import { signLease } from '../pages/leases.ts';
import { expectFits, expectSound, resize } from '../pages/screens.ts';
import { expect, forgive, road, withoutNetwork } from './road.ts';

const words = wantedWords.pl;
const refusals = wantedRefusalWords.pl;

road('a company looks, an owner sends what fits, and the lease ends the search', async ({ browser, stage }) => {
  const [landlord, company] = [await anInsertedSigner(stage), await anInsertedSigner(stage, { companyName: 'DOBRA MĄKA SP. Z O.O.' })];
  const offerId = await anInsertedOffer(stage, landlord, { name: 'Lokal z witryną przy Nawrot' });
  const tenant = await stage.enter(browser, company);

  // What is wrong stands at its field, and nothing that was typed is lost.
  await goTo(tenant, '/wanted-listings?add=1');
  const form = tenant.page.locator('form').filter({ has: tenant.page.getByRole('button', { name: words['form.publish'] }) });
  await form.getByLabel(words['form.use'], { exact: true }).selectOption('retail');
  await tenant.page.getByLabel(words['form.description']).fill('Piekarnia szuka parteru.');
  await tenant.page.getByRole('button', { name: words['form.publish'] }).click();
  await expect(tenant.page.getByText(refusals['refusal.wanted.location_short'].replace('{min}', '3'))).toBeVisible();
  const place = form.getByRole('combobox', { name: words['form.location'] });
  await place.fill('Ł');
  await expect(form.getByText(words['place.short'])).toBeVisible();
  await place.fill('Nigdzieniema');
  await expect(form.getByText(words['place.none'])).toBeVisible();
  await expectFits(tenant, 'wanted form with errors');
  await place.fill('Łódź');
  await form.getByRole('listbox').getByRole('option').first().click();
  await expect(form.getByLabel(words['form.description'])).toHaveValue('Piekarnia szuka parteru.');
  await form.getByRole('button', { name: words['form.advanced'] }).click();
  await form.getByLabel(words['form.maxRent']).fill('60');
  await form.getByRole('button', { name: words['form.publish'] }).click();
  await expect(tenant.page.getByText(/jest na tablicy/)).toBeVisible();
  await expect(tenant.page).toHaveURL(`${stage.url}/`);

  // The owner is mailed, finds the listing with the offer that fits, and sends it once.
  await stage.work();
  const owner = await stage.enter(browser, landlord);
  await goTo(owner, '/wanted-listings');
  const card = owner.page.getByRole('article').filter({ hasText: 'Piekarnia szuka parteru.' });
  await expect(card.getByText('Lokal z witryną przy Nawrot')).toBeVisible();
  await expect(card.getByText(words['card.company.hidden'], { exact: true })).toBeVisible();
  await expectFits(owner, 'wanted board of an owner');
  await card.getByRole('button', { name: words['card.send'] }).click();
  const dialog = owner.page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toBeChecked();
  await expectFits(owner, 'send an offer');
  await dialog.getByRole('button', { name: /^Wyślij ofertę nr/ }).click();
  await expect(owner.page.getByText(words['send.done'].replace('{name}', 'Lokal z witryną przy Nawrot'))).toBeVisible();
  await expect(card.getByText('DOBRA MĄKA SP. Z O.O.')).toBeVisible();
  await card.getByRole('button', { name: words['card.send'] }).click();
  await expect(dialog.getByText(words['send.all'])).toBeVisible();

  // The company sees it, changes the listing, and takes a deletion back.
  await goTo(tenant, '/moja-tablica/wanted-listings');
  await expect(tenant.page.getByText('Lokal z witryną przy Nawrot')).toBeVisible();
  await expectSound(stage, tenant, 'own wanted listings');
  const name = 'Lokal z witryną przy Nawrot';
  await tenant.page.getByRole('button', { name: cardWords.pl.save.replace('{name}', name) }).click();
  await expect(tenant.page.getByRole('button', { name: cardWords.pl.unsave.replace('{name}', name) })).toHaveAttribute('data-on', 'true');
  await tenant.page.getByRole('button', { name: /^Edytuj/ }).click();
  await tenant.page.getByRole('dialog').getByLabel(words['form.description']).fill('Piekarnia z kawiarnią.');
  await expectFits(tenant, 'edit a wanted listing');
  await tenant.page.getByRole('dialog').getByRole('button', { name: words['form.save'] }).click();
  await expect(tenant.page.getByText('Piekarnia z kawiarnią.')).toBeVisible();
  await tenant.page.getByRole('button', { name: /^Usuń:/ }).click();
  await tenant.page.getByRole('dialog').getByRole('button', { name: words['mine.delete'], exact: true }).click();
  await expect(tenant.page.getByText(words['mine.deleted'])).toBeVisible();
  await expect(tenant.page.getByText(words['mine.empty'], { exact: true })).toBeVisible();
  await tenant.page.getByRole('button', { name: words['mine.undo'] }).click();
  await expect(tenant.page.getByText('Piekarnia z kawiarnią.')).toBeVisible();

  // Right after the signature the listing is asked about.
  expect(await book(company, offerId)).toMatchObject({ ok: true });
  await stage.work();
  await goTo(tenant, `/contract/${offerId}/submit/${company.uid}`);
  await signLease(tenant);
  const asked = tenant.page.getByRole('dialog', { name: words['matched.title'] });
  await expect(asked.getByRole('checkbox')).toBeChecked();
  await expectFits(tenant, 'found after signing');
  // It is asked until it is answered, also where the page was not open when the lease was signed.
  await tenant.page.reload();
  await expect(asked.getByRole('checkbox')).toBeChecked();
  await asked.getByRole('button', { name: words['matched.act'] }).click();
  await expect(asked).toBeHidden();
  await tenant.page.reload();
  await alive(tenant.page);
  await expect(asked).toBeHidden();
  await goTo(tenant, '/moja-tablica/wanted-listings');
  await expect(tenant.page.getByText(words['mine.empty'], { exact: true })).toBeVisible();
});

road('of listings asked about after a signature one that ended elsewhere stands in nobody’s way', async ({ browser, stage }) => {
  const { tenant: company, offerId } = await aSignedLease(stage);
  const [one] = [await aWantedListing(company), await aWantedListing(company, { location: 'Łódź, Bałuty' })];
  await stage.db.execute(sql`update wanted_listing set created_at = created_at - interval '1 day' where company_id = ${company.companyId}`);
  const tenant = await stage.enter(browser, company);
  await goTo(tenant, `/contract/${offerId}/submit/${company.uid}`);
  const asked = tenant.page.getByRole('dialog', { name: words['matched.title'] });
  await expect(asked.getByRole('checkbox')).toHaveCount(2);
  for (const box of await asked.getByRole('checkbox').all()) await box.check();
  await withoutNetwork(tenant, async () => {
    await asked.getByRole('button', { name: words['matched.act'] }).click();
    await expect(asked.getByText(/^Brak połączenia/)).toBeVisible();
  });
  await expect(asked.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await must(company, wantedCalls.deleteWantedListing, { wantedListingId: one });
  await asked.getByRole('button', { name: words['matched.act'] }).click();
  await expect(asked.getByText(refusals['refusal.wanted.over'])).toBeVisible();
  forgive(tenant, 'markWantedListingsMatched');
  await expect(asked.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expectFits(tenant, 'one of the listings ended elsewhere');
  await asked.getByRole('button', { name: words['matched.act'] }).click();
  await expect(asked).toBeHidden();
  await goTo(tenant, '/moja-tablica/wanted-listings');
  await expect(tenant.page.getByText(words['mine.empty'], { exact: true })).toBeVisible();
});

road('a form that is folded away, reloaded or closed keeps what was typed until it is given up', async ({ browser, stage }) => {
  const company = await anInsertedSigner(stage);
  await aWantedListing(company, { description: 'Szuka kwiaciarnia.' });
  const tenant = await stage.enter(browser, company);
  const { page } = tenant;
  await goTo(tenant, '/wanted-listings');
  const opener = page.getByRole('button', { name: words['add.open'] });
  await opener.click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: words['form.publish'] }) });
  await expect(page.getByRole('heading', { name: words['form.title'] })).toBeFocused();
  const place = form.getByRole('combobox', { name: words['form.location'] });
  await place.fill('Łódź');
  const where = page.waitForResponse(/\/placeDetails/);
  await form.getByRole('listbox').getByRole('option').first().click();
  await where;
  await form.getByLabel(words['form.description']).fill('Sklep rowerowy.');
  await form.getByRole('button', { name: words['add.close'] }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(form.getByLabel(words['form.description'])).toHaveValue('Sklep rowerowy.');
  await page.reload();
  await alive(page);
  await expect(form.getByLabel(words['form.description'])).toHaveValue('Sklep rowerowy.');
  await expect(place).toHaveValue(/^Łódź/);
  await form.getByRole('button', { name: words['form.publish'] }).click();
  await expect(page.getByText(/jest na tablicy/)).toBeVisible();

  // What was sent is forgotten; a dialog that was closed by a key keeps its changes, one that was given up does not.
  await goTo(tenant, '/moja-tablica/wanted-listings');
  const edit = page
    .getByRole('article')
    .filter({ hasText: 'Szuka kwiaciarnia.' })
    .getByRole('button', { name: /^Edytuj/ });
  const described = page.getByRole('dialog').getByLabel(words['form.description']);
  await edit.click();
  await described.fill('Szuka kwiaciarnia z zapleczem.');
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(described).toHaveValue('Szuka kwiaciarnia z zapleczem.');
  await page.getByRole('dialog').getByRole('button', { name: words['form.cancel'], exact: true }).click();
  await edit.click();
  await expect(described).toHaveValue('Szuka kwiaciarnia.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words['mine.add'] }).click();
  await expect(described).toHaveValue('');
});

road('a company with ten listings hears so before it types anything, ends one, and adds another', async ({ browser, stage }) => {
  const company = await anInsertedSigner(stage);
  for (let n = 0; n < 10; n += 1) await aWantedListing(company, { location: `Łódź, ulica ${n}`, description: `Lokal numer ${n}.` });
  const tenant = await stage.enter(browser, company);
  const { page } = tenant;
  await goTo(tenant, '/wanted-listings?add=1');
  await expect(page.getByText(words['full.title'].replace('{max}', '10'))).toBeVisible();
  await expect(page.getByLabel(words['form.description'])).toHaveCount(0);
  await expect(page.getByRole('button', { name: words['add.open'] })).toHaveCount(0);
  const rows = page.getByRole('list', { name: words['full.list'] }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('Łódź, ulica 0');
  await expectFits(tenant, 'wanted board of a company with ten listings');
  await rows.first().getByRole('button', { name: /^Usuń/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: words['mine.delete'], exact: true }).click();
  await expect(page.getByText(words['full.text'])).toBeHidden();
  await page.getByRole('button', { name: words['add.open'] }).click();
  await page.getByLabel(words['form.description']).fill('Jedenasty.');
  // A colleague is faster: what was typed stays, and the limit is said above it.
  await aWantedListing(company);
  await expect(page.getByText(words['full.text'])).toBeVisible();
  await expect(page.getByLabel(words['form.description'])).toHaveValue('Jedenasty.');
});

road('however many offers could be sent, the press that sends stays in sight', async ({ browser, stage }) => {
  const [landlord, company] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
  for (const name of ['Pierwszy', 'Drugi', 'Trzeci', 'Czwarty', 'Piąty']) await anInsertedOffer(stage, landlord, { name, legalMainUse: 'retail' });
  await aWantedListing(company, { description: 'Piekarnia z wieloma ofertami.' });
  const owner = await stage.enter(browser, landlord);
  await goTo(owner, '/wanted-listings');
  const card = owner.page.getByRole('article').filter({ hasText: 'Piekarnia z wieloma ofertami.' });
  await card.getByRole('button', { name: words['card.send'] }).click();
  const dialog = owner.page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await owner.page.setViewportSize({ width, height });
    await expect(dialog.getByRole('button', { name: /^Wyślij ofertę nr/ })).toBeInViewport({ ratio: 1 });
  }
  // Why it was not sent stands beside the press, not below the list.
  await owner.page.context().setOffline(true);
  await dialog.getByRole('button', { name: /^Wyślij ofertę nr/ }).click();
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await owner.page.context().setOffline(false);
  owner.faults.splice(0);
  await expectFits(owner, 'sending one of many offers');
  await dialog.getByRole('button', { name: /^Wyślij ofertę nr/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(owner.page.getByText(/została wysłana/)).toBeVisible();
});

road('a place that nobody knows is said to narrow nothing', async ({ browser, stage }) => {
  await aWantedListing(await anInsertedSigner(stage), { description: 'Szuka pracownia.' });
  const visitor = await stage.visit(browser);
  await goTo(visitor, '/wanted-listings?place=Nigdzieniema&radius=15');
  const told = visitor.page.getByRole('main').getByRole('alert');
  await expect(told.getByText(words['place.none'])).toBeVisible();
  await expect(told.getByText(words['filter.place.ignored'].replace('{place}', 'Nigdzieniema'))).toBeVisible();
  await expect(visitor.page.getByText('Szuka pracownia.')).toBeVisible();
  await expectFits(visitor, 'wanted board of an unknown place');
  await goTo(visitor, '/wanted-listings?place=Suwałki&radius=15');
  await expect(visitor.page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

road('a visitor reads the board by place and radius, in both languages, and no company stands in it', async ({ browser, stage }) => {
  const company = await anInsertedSigner(stage, { companyName: 'UKRYTA SP. Z O.O.' });
  await aWantedListing(company, {
    location: 'Suwałki',
    locationCoordinates: { lat: 54.1115, lng: 22.9308 },
    use: 'office',
    description: 'Biuro na północy.',
  });
  const visitor = await stage.visit(browser);
  const { page } = visitor;
  await goTo(visitor, '/wanted-listings?place=Suwałki&radius=15');
  await expect(page.getByText('Biuro na północy.')).toBeVisible();
  expect(await page.content()).not.toContain('UKRYTA');
  await expect(page.getByRole('link', { name: new RegExp(words['card.signIn']) })).toBeVisible();
  await expectFits(visitor, 'wanted board of a visitor');
  await expect(page.getByRole('region', { name: words['map.label'] })).toBeVisible();
  // On a phone the map stands above the list, and covers nothing of it.
  await resize(visitor, { width: 390, height: 844 });
  const note = page.getByText(words['map.note']);
  const bottom = async (): Promise<number> => note.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = async (): Promise<number> =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluate((element) => element.getBoundingClientRect().top);
  expect(await bottom()).toBeLessThanOrEqual(await top());
  const mapBottom = await note.evaluate((element) => element.previousElementSibling?.getBoundingClientRect().bottom ?? 0);
  expect(mapBottom).toBeLessThanOrEqual(await note.evaluate((element) => element.getBoundingClientRect().top));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel(words['filter.use'], { exact: true }).selectOption({ label: listWords.pl['purpose.warehouse'] });
  await page.getByRole('button', { name: words['filter.act'], exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Brak ogłoszeń w promieniu 15 km od lokalizacji Suwałki' })).toBeVisible();
  await expectFits(visitor, 'wanted board without results');
  // Every way out says how much is there, and that is what it leads to.
  const ways = page.getByRole('main').getByRole('list').filter({ hasText: words['empty.add'] });
  const shown = page.getByRole('main').getByRole('heading', { level: 2 });
  const empty = page.url();
  for (const way of [words['empty.use'], words['empty.all']]) {
    const entry = ways.getByRole('listitem').filter({ hasText: way });
    const [told = ''] = /\d+ \S+/.exec((await entry.locator('small').textContent()) ?? '') ?? [];
    expect(told).not.toBe('');
    await entry.getByRole('link').click();
    await expect(shown).toHaveText(new RegExp(`^${told}`));
    await goTo(visitor, empty.slice(stage.url.length));
  }
  await ways.getByRole('link', { name: words['empty.offer'] }).click();
  await page.waitForURL(/\/add-offer$/);
  await goTo(visitor, '/en/wanted-listings');
  await alive(page);
  await expect(page.getByRole('heading', { level: 1, name: wantedWords.en.title })).toBeVisible();
  await expectFits(visitor, 'wanted board in English');
});

road(
  'an empty list of a company leads to the offers and the board, and an empty board to a listing begun with its filter',
  async ({ browser, stage }) => {
    const company = await anInsertedSigner(stage);
    await aWantedListing(await anInsertedSigner(stage));
    const tenant = await stage.enter(browser, company);
    const { page } = tenant;
    await goTo(tenant, '/moja-tablica/wanted-listings');
    await expect(page.getByText(words['mine.empty'], { exact: true })).toBeVisible();
    await expectFits(tenant, 'own wanted listings, none yet');
    const other = page.getByRole('main').getByRole('listitem').filter({ hasText: words['mine.board'] });
    const [told = ''] = /\d+ \S+/.exec((await other.locator('small').textContent()) ?? '') ?? [];
    await other.getByRole('link').click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: told })).toBeVisible();

    await goTo(tenant, '/wanted-listings?place=Hel&lat=54.6081&lng=18.8013&radius=3&use=warehouse');
    const link = page.getByRole('main').getByRole('link', { name: words['empty.add'] });
    // Mails are promised only to somebody who has an offer that can be booked.
    await expect(page.getByRole('main').getByText(words['empty.offer.note'])).toBeVisible();
    await link.click();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: words['form.publish'] }) });
    await expect(form.getByRole('combobox', { name: words['form.location'] })).toHaveValue('Hel');
    await expect(form.getByLabel(words['form.use'], { exact: true })).toHaveValue('warehouse');
    await form.getByRole('button', { name: words['add.close'] }).click();
    await link.click();
    await expect(form).toBeVisible();
  },
);
