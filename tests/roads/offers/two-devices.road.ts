import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import type { Level, OfferForm } from '../../../src/domain/offers/types.ts';
import { formWords } from '../../../src/words/kit/form.ts';
import { conflictWords } from '../../../src/words/offers/conflict.ts';
import { offerFieldWords } from '../../../src/words/offers/fields.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { aProject, aSigner, currentForm, must } from '../../factories/published-offer.ts';
import { alive, goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, road } from '../road.ts';

const words = conflictWords.pl;

type Room = NonNullable<Level['rooms']>[number];

road('two versions of a long text are told apart word by word, also after a reload', async ({ browser, stage }) => {
  const person = await aSigner(stage);
  const offerId = await aProject(person, { description: 'Lokal przy spokojnej ulicy, dwie witryny, zaplecze w piwnicy.' });
  const desk = await stage.enter(browser, person);
  const { page } = desk;
  await goTo(desk, `/add-offer/${offerId}`);
  // The code of the header, which comes after the page: what it could not fetch offline it would fetch by a reload.
  await alive(page, { part: 'header button' });
  await page.context().setOffline(true);
  await page.locator('[id="f-description"]').fill('Lokal przy cichej ulicy, dwie witryny, zaplecze w piwnicy.');
  // Why the next step cannot be taken is said, and what to do.
  await page.getByRole('button', { name: offerFormWords.pl['bar.preview'] }).click();
  await expect(page.getByText(offerFormWords.pl['toast.next.offline'])).toBeVisible();
  // What cannot be sent yet is said to be off, and the keys come to it all the same.
  const send = page.getByRole('button', { name: offerFormWords.pl['bar.send'] });
  await page.getByRole('button', { name: offerFormWords.pl['bar.preview'] }).focus();
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await expect(send).toBeDisabled();
  const { version } = await must(person, offersCalls.getOfferForm, { offerId });
  await must(person, offersCalls.saveOffer, {
    offerId,
    version,
    patch: { description: 'Lokal przy ruchliwej ulicy, dwie witryny, zaplecze w piwnicy.' },
  });
  await page.context().setOffline(false);
  const choice = page.getByRole('group', { name: offerFieldWords.pl.description });
  await expect(choice.locator('mark')).toHaveText(['cichej', 'ruchliwej'], { timeout: 30_000 });
  await expectFits(desk, 'two versions of a description');
  // From anywhere in the form the state of saving leads to the choice.
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await page.getByRole('button', { name: formWords.pl['save.conflict'] }).click();
  await expect(choice).toBeInViewport();
  await expect(page.locator('#conflict')).toBeFocused();
  desk.faults.splice(0);
  await page.reload();
  await alive(page);
  await expect(choice.locator('mark')).toHaveText(['cichej', 'ruchliwej']);
  await choice.getByText('Lokal przy cichej ulicy').click();
  await page.getByRole('button', { name: words.apply }).click();
  // The choice is gone with what had the focus: it is in the form again, not lost.
  await expect(page.locator('#basics-title')).toBeFocused();
  await expect.poll(async () => (await must(person, offersCalls.getOfferForm, { offerId })).form.description).toMatch(/cichej/);
});

road('two tabs of one browser, too, are told of a newer version without speaking of a device', async ({ browser, stage }) => {
  const person = await aSigner(stage);
  const offerId = await aProject(person, { name: 'Lokal na rogu' });
  const first = await stage.enter(browser, person);
  const second = await first.page.context().newPage();
  await goTo(first, `/add-offer/${offerId}`);
  await second.goto(first.page.url());
  await alive(second);
  await first.page.route('**/call/saveOffer', (route) => route.abort('internetdisconnected'));
  await first.page.locator('[id="f-name"]').fill('Lokal na rogu, pierwsza karta');
  await second.locator('[id="f-name"]').fill('Lokal na rogu, druga karta');
  await expect.poll(async () => (await must(person, offersCalls.getOfferForm, { offerId })).form.name).toMatch(/druga/);
  await first.page.unroute('**/call/saveOffer');
  first.faults.splice(0);
  const choice = first.page.getByRole('group', { name: offerFieldWords.pl.name });
  await expect(choice.getByText(words.theirs)).toBeVisible({ timeout: 30_000 });
  await expect(first.page.locator('#conflict')).toContainText('w innej karcie lub na innym urządzeniu');
  await expect(choice).not.toContainText('urządzeniu');
  first.faults.splice(0);
  await first.page.getByRole('button', { name: words['all.mine'] }).click();
  await expect(first.page.locator('#basics-title')).toBeFocused();
  await expect(second.getByText(offerFormWords.pl['newer.text'])).toBeVisible();
  await expect(second.locator('[id="f-name"]')).toHaveValue('Lokal na rogu, pierwsza karta');
});

road(
  'rooms that two devices added are joined where each has its place, and shown row by row where the same place is meant',
  async ({ browser, stage }) => {
    const person = await aSigner(stage);
    const room = (surface: number) => ({ group: 'offices', kind: 'private_office', surface }) as const;
    const withRooms = (areaDetails: OfferForm['areaDetails'], rooms: readonly Room[]): OfferForm => ({
      areaDetails: { ...areaDetails, levels: [{ levelName: 'Parter', levelNumber: 0, surface: 90, height: 380, numberOfStaircases: 1, rooms }] },
    });
    const offerId = await aProject(person, withRooms(currentForm().areaDetails, [room(10), room(20)]));
    const saved = async () => must(person, offersCalls.getOfferForm, { offerId });
    const saveElsewhere = async (change: (rooms: readonly Room[]) => readonly Room[]): Promise<void> => {
      const { version, form } = await saved();
      const { areaDetails } = form as OfferForm;
      await must(person, offersCalls.saveOffer, {
        offerId,
        version,
        patch: { ...withRooms(areaDetails, change(areaDetails?.levels?.[0]?.rooms ?? [])) },
      });
    };
    const desk = await stage.enter(browser, person);
    const { page } = desk;
    await goTo(desk, `/edit-offer/${offerId}/levels/${person.uid}`);
    await alive(page, { part: 'header button' });
    const addRoom = async (surface: string): Promise<void> => {
      const rooms = page.locator('[id^="f-areaDetails.levels.0.rooms."][id$=".surface"]');
      const count = await rooms.count();
      await page.getByRole('button', { name: offerFormWords.pl['room.add'] }).click();
      await expect(rooms).toHaveCount(count + 1);
      await rooms.last().fill(surface);
      await rooms.last().blur();
    };
    const surfaces = async () => (await saved()).form.areaDetails?.levels?.[0]?.rooms?.map((one) => one.surface);

    await page.context().setOffline(true);
    await addRoom('30');
    await saveElsewhere((rooms) => [room(5), ...rooms]);
    await page.context().setOffline(false);
    await expect.poll(surfaces, { timeout: 30_000 }).toEqual([5, 10, 20, 30]);
    expect(await page.locator('#conflict').count()).toBe(0);

    await page.context().setOffline(true);
    await addRoom('31');
    await saveElsewhere((rooms) => [...rooms, room(40)]);
    await page.context().setOffline(false);
    const choice = page.getByRole('group', { name: 'Pomieszczenia' });
    await expect(choice.locator('mark')).toHaveCount(2, { timeout: 30_000 });
    await expect(choice.locator('mark').nth(0)).toContainText('31');
    await expect(choice.locator('mark').nth(1)).toContainText('40');
    await expectFits(desk, 'rooms of two devices');
    desk.faults.splice(0);
  },
);
