import type { Locator } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { premisesUses } from '../../src/domain/kit/dictionaries.ts';
import { dayOf } from '../../src/domain/kit/time.ts';
import { completeness } from '../../src/domain/offers/rules/completeness.ts';
import type { OfferForm } from '../../src/domain/offers/types.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { agencyPageWords } from '../../src/words/agency/page.ts';
import { dictionaryWords } from '../../src/words/kit/dictionaries.ts';
import { formWords } from '../../src/words/kit/form.ts';
import { shellWords } from '../../src/words/kit/shell.ts';
import { workspaceWords } from '../../src/words/kit/workspace.ts';
import { offerFieldWords } from '../../src/words/offers/fields.ts';
import { offerFormWords } from '../../src/words/offers/form.ts';
import { shortcutWords } from '../../src/words/offers/shortcuts.ts';
import { boardWords } from '../../src/words/workspace/board.ts';
import { anAgent } from '../factories/agency.ts';
import { aProject, aSigner, must } from '../factories/published-offer.ts';
import { goTo } from '../pages/actor.ts';
import { expectFits } from '../pages/screens.ts';
import { expect, road } from './road.ts';

road('each list of the board is marked in the menu under both of its addresses', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await aSigner(stage));
  const now = actor.page.getByRole('navigation', { name: workspaceWords.pl.menu }).locator('[aria-current]');
  for (const path of ['/moja-tablica/my-offers/signed-offers-landlord', '/moja-tablica/signed-offers-landlord']) {
    await goTo(actor, path);
    await expect(now).toHaveText(workspaceWords.pl['signed-offers-landlord']);
  }
});

road('an empty list leads to what fills it, and agreements with agents are named after the side that reads', async ({ browser, stage }) => {
  const actor = await stage.enter(browser, await aSigner(stage));
  const main = actor.page.getByRole('main');
  const [add, browse] = [main.getByRole('button', { name: boardWords.pl.add }), main.getByRole('link', { name: boardWords.pl.browse })];
  await goTo(actor, '/moja-tablica/my-offers/signed-offers-landlord');
  await expect(add).toBeVisible();
  await expect(browse).toBeHidden();
  await goTo(actor, '/moja-tablica/my-offers/signed-offers-tenant');
  await expect(browse).toBeVisible();
  await expect(add).toBeHidden();
  await goTo(actor, '/moja-tablica/my-offers/agency');
  await expect(main.getByRole('heading', { level: 1, name: agencyPageWords.pl['list.title.owner'], exact: true })).toBeVisible();
  const agent = await stage.enter(browser, await anAgent(stage));
  await goTo(agent, '/moja-tablica/my-offers/agency');
  await expect(agent.page.getByRole('heading', { level: 1, name: agencyPageWords.pl['list.title.agent'] })).toBeVisible();
});

road('a deleted project can be taken back for most of a minute', async ({ browser, stage }) => {
  const person = await aSigner(stage);
  await aProject(person, { name: 'Lokal na Piotrkowskiej' });
  const { page, ...actor } = await stage.enter(browser, person);
  await page.clock.install();
  await goTo({ page, ...actor }, '/moja-tablica/my-offers/unsigned-offers');
  const card = page.getByRole('heading', { name: 'Lokal na Piotrkowskiej' });
  await page.getByRole('main').getByRole('button', { name: boardWords.pl.delete, exact: true }).press('Enter');
  const undo = page.getByRole('button', { name: boardWords.pl.undo });
  await expect(undo).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.context().setOffline(true);
  await undo.press('Enter');
  await expect(page.getByText(shellWords.pl['refusal.network'])).toBeVisible();
  await page.context().setOffline(false);
  actor.faults.splice(0);
  await page.clock.runFor(50_000);
  await undo.press('Enter');
  await expect(card).toBeVisible();
});

road("the list of the form's sections follows whoever scrolls", async ({ browser, stage }) => {
  const person = await aSigner(stage);
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  await goTo(actor, `/add-offer/${await aProject(person)}#lease`);
  const now = page.locator('nav [aria-current="step"]');
  await expect(now).toContainText(offerFormWords.pl['section.lease']);
  // The page scrolls to the section by itself before anybody scrolls elsewhere.
  await expect(page.locator('#lease-title')).toBeFocused();
  await page.mouse.move(720, 450);
  // Far more than the page is high.
  await page.mouse.wheel(0, -50_000);
  await expect(now).toContainText(offerFormWords.pl['section.basics']);
});

road('a preview that finds gaps says so for a moment, beside the buttons that it speaks of', async ({ browser, stage }) => {
  const person = await aSigner(stage);
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  const { offerId } = await must(person, offersCalls.createOffer, {});
  await goTo(actor, `/add-offer/${offerId}`);
  const preview = page.getByRole('button', { name: offerFormWords.pl['bar.preview'] });
  const send = page.getByRole('button', { name: offerFormWords.pl['bar.send'] });
  const notice = page.getByText(offerFormWords.pl['toast.wrong']);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await preview.click();
    await expect(notice).toBeVisible();
    const toast = await notice.locator('xpath=ancestor::li').boundingBox();
    for (const button of [preview, send]) {
      const box = await button.boundingBox();
      const apart = toast && box && (toast.y + toast.height <= box.y || box.y + box.height <= toast.y || toast.x + toast.width <= box.x);
      expect(apart, `the notice beside the button at ${width} px`).toBe(true);
    }
    await expect(notice).toBeHidden({ timeout: 10_000 });
    await expect(page.getByText(formWords.pl['summary.kept'])).toBeVisible();
    await expect(page.getByRole('alert').getByRole('link', { name: offerFieldWords.pl.name, exact: true })).toBeVisible();
  }
  // What no number is stays on the device, and so does what the network did not take.
  const kept = page.getByRole('alert').getByText(formWords.pl['summary.kept']);
  const here = page.getByRole('alert').getByText(formWords.pl['summary.device']);
  const surface = page.locator('[id="f-areaDetails.surface"]');
  await surface.fill('sto');
  await surface.blur();
  await expect(here).toBeVisible();
  await expect(kept).toHaveCount(0);
  await surface.fill('100');
  await surface.blur();
  await expect(kept).toBeVisible();
  await page.context().setOffline(true);
  await surface.fill('120');
  await surface.blur();
  await expect(here).toBeVisible();
  await expect(kept).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(kept).toBeVisible({ timeout: 30_000 });
  actor.faults.splice(0);
});

road('the form in English is filled in by the keyboard alone, and its problems are counted by section', async ({ browser, stage }) => {
  const person = await aSigner(stage);
  await stage.db.execute(sql`update person set lang = 'en' where email = ${person.email}`);
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  const { keyboard } = page;
  const words = offerFormWords.en;
  const { offerId } = await must(person, offersCalls.createOffer, {});
  await goTo(actor, `/add-offer/${offerId}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const control = (path: string) => page.locator(`[id="f-${path}"]`);
  const tabTo = async (what: Locator): Promise<void> => {
    const isThere = async (): Promise<boolean> => (await what.and(page.locator(':focus')).count()) > 0;
    for (let at = 0; at < 120 && !(await isThere()); at += 1) await keyboard.press('Tab');
    await expect(what).toBeFocused();
  };
  await tabTo(control('name'));
  await keyboard.type('Shop on Nawrot');
  const use = page.getByRole('radio', { name: dictionaryWords.en['mainUse.office'] });
  await tabTo(use);
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: dictionaryWords.en['mainUse.retail'] })).toBeChecked();
  await expect(page.getByText(shortcutWords.en['default.own_use'])).toBeVisible();
  const services = page.locator('input[name="legalWarehouseUseAccepted"]').nth(premisesUses.indexOf('services'));
  await expect(services).toBeChecked();
  await tabTo(services);
  await keyboard.press('Space');
  await expect(services).not.toBeChecked();
  await expect(page.getByText(shortcutWords.en['default.own_use'])).toHaveCount(0);
  await tabTo(page.locator('#lease h2 button'));
  await keyboard.press('Enter');
  await expect(page.locator('#lease-title')).toBeFocused();
  await tabTo(control('price'));
  await keyboard.type('1,200.50');
  await tabTo(control('leaseAgreement.infinite'));
  await keyboard.press('Space');
  await expect(control('leaseAgreement.leaseNoticePeriod')).toHaveValue('3');
  await expectFits(actor, 'the form in English', 'phone');

  // A press of Send, which waits for the save: each section says how many problems it has, and the list leads to each.
  const send = page.getByRole('button', { name: words['bar.send'] });
  await expect(send).toBeEnabled({ timeout: 15_000 });
  await tabTo(send);
  await keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ has: page.getByRole('list') });
  await expect(summary).toBeFocused();
  const { form } = await must(person, offersCalls.getOfferForm, { offerId });
  expect(form).toMatchObject({ name: 'Shop on Nawrot', legalMainUse: 'retail', price: 120_050, leaseAgreement: { infinite: true } });
  const today = dayOf(await databaseNow(stage.db));
  const { sections } = completeness({ form: form as OfferForm, today, images: 0 });
  const rail = page.getByRole('navigation', { name: formWords.en['rail.label'] });
  for (const { section, problems } of sections) {
    const item = rail.getByRole('button').filter({ hasText: words[`section.${section}`] });
    const count = new RegExp(`(^|\\D)${problems} errors?`);
    if (problems > 0) await expect(item, section).toContainText(count);
    else await expect(item, section).not.toContainText('error');
    const heading = summary.getByRole('heading', { level: 3 }).filter({ hasText: words[`section.${section}`] });
    if (problems > 0) await expect(heading, section).toContainText(count);
    else await expect(heading, section).toHaveCount(0);
  }
  await expect(summary.getByRole('link')).toHaveCount(sections.reduce((sum, { problems }) => sum + problems, 0));
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(control('description')).toBeFocused();
});
