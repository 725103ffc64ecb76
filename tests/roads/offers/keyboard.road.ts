import type { Locator } from '@playwright/test';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { shortcutWords } from '../../../src/words/offers/shortcuts.ts';
import { signWords } from '../../../src/words/signing/sign.ts';
import { aPhoto } from '../../factories/photo.ts';
import { aProject, aSigner, must } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { openAllSections } from '../../pages/offer-form.ts';
import { expect, road } from '../road.ts';

const form = offerFormWords.pl;
const shortcuts = shortcutWords.pl;
const nth = (text: string, n: number): string => text.replace('{n}', String(n));

road('whoever adds, moves or removes something in the form by keys goes on where it was', async ({ browser, stage }) => {
  const person = await aSigner(stage);
  await aProject(person, { name: 'Wcześniejszy lokal' });
  const offerId = await aProject(person);
  const { version } = await must(person, offersCalls.getOfferForm, { offerId });
  await must(person, offersCalls.saveOffer, { offerId, version, patch: { description: null } });
  const actor = await stage.enter(browser, person);
  const { page } = actor;
  await goTo(actor, `/add-offer/${offerId}`);
  await openAllSections(actor);
  const control = (path: string): Locator => page.locator(`[id="f-${path}"]`);
  const button = (name: string, within: Locator = page.getByRole('main')): Locator => within.getByRole('button', { name, exact: true });
  const press = async (what: Locator): Promise<void> => {
    await what.focus();
    await page.keyboard.press('Enter');
  };
  const floor = page.locator('[data-level]').first();

  // A room that is moved takes the focus along; where it can go no further, its other arrow has it.
  await press(button(nth(form['room.down'], 1), floor));
  await expect(button(nth(form['room.up'], 2), floor)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(nth(form['room.down'], 1), floor)).toBeFocused();
  await press(button(nth(form['room.remove'], 2), floor));
  await expect(button(nth(form['room.remove'], 1), floor)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(form['room.add'], floor)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(control('areaDetails.levels.0.rooms.0.group')).toBeFocused();
  await press(button(shortcuts['rooms.open'], floor));
  await expect(control('rooms-of-level-0')).toBeFocused();
  await page.keyboard.type('Biuro 20');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(shortcuts['rooms.open'], floor)).toBeFocused();
  await press(button(form['level.add']));
  await expect(control('areaDetails.levels.2.surface')).toBeFocused();

  const building = page.locator('#building');
  await press(button(shortcuts['former.act'], building));
  await press(building.getByRole('list', { name: shortcuts['former.list'] }).getByRole('button').first());
  await expect(button(shortcuts['former.act'], building)).toBeFocused();

  await press(button(shortcuts['describe.act']));
  await expect(control('description')).toBeFocused();
  await expect(control('description')).not.toHaveValue('');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Cicha ulica.');
  await expect(control('description')).toHaveValue(/ Cicha ulica\.$/);

  const files = await Promise.all([1, 2].map(async (n) => ({ name: `${n}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(await aPhoto(n)) })));
  await page.getByTestId('photo-input').setInputFiles(files);
  await expect(page.getByRole('button', { name: /^Usuń zdjęcie/ })).toHaveCount(2, { timeout: 60_000 });
  await press(button(nth(form['photos.later'], 1)));
  await expect(page.locator(':focus')).toHaveAccessibleName(/zdjęcie 2/);
  await press(button(nth(form['photos.remove'], 2)));
  await page.getByRole('dialog').getByRole('button', { name: form['photos.remove.act'] }).press('Enter');
  await expect(button(nth(form['photos.remove'], 1))).toBeFocused();
});

road('whoever asks for the code of a signature by keys types it next', async ({ browser, stage }) => {
  const person = await aSigner(stage);
  const offerId = await aProject(person);
  await must(person, offersCalls.prepareOffer, { offerId });
  await stage.work();
  const actor = await stage.enter(browser, person);
  await goTo(actor, `/add-offer/confirm/${offerId}`);
  await actor.page.getByRole('button', { name: signWords.pl['code.send'] }).press('Enter');
  await expect(actor.page.getByLabel(signWords.pl['code.label'])).toBeFocused();
});
