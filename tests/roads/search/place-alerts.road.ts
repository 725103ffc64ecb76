import { sql } from 'drizzle-orm';
import { mailChoiceWords } from '../../../src/words/accounts/mail-choices.ts';
import { accountWords } from '../../../src/words/accounts/pages.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { placeAlertWords } from '../../../src/words/wanted/place-alerts.ts';
import { wantedRefusalWords } from '../../../src/words/wanted/refusals.ts';
import { anInsertedSigner } from '../../factories/deals.ts';
import { aWantedListing } from '../../factories/wanted.ts';
import { testPassword } from '../../kit/server.ts';
import { type Actor, alive, goTo } from '../../pages/actor.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, failing, forgive, road } from '../road.ts';

const words = accountWords.pl;
const alerts = placeAlertWords.pl;
const choices = mailChoiceWords.pl;

/** Hel: nobody looks there before the road begins. */
const hel = '/wanted-listings?place=Hel&lat=54.6081&lng=18.8013&radius=5';
const area = 'Hel, do 5 km';

/** A visitor presses for an alert, and signs in where that leads. */
const signInToKeep = async ({ page }: Actor, email: string): Promise<void> => {
  await page.getByRole('link', { name: alerts.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words['field.email'], { exact: true }).fill(email);
  await dialog.getByLabel(words['field.password'], { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: words['in.act'], exact: true }).click();
};

road('a place of the board is watched by signing in, mails a new listing, and is left without signing in', async ({ browser, stage }) => {
  const company = await anInsertedSigner(stage, { companyName: 'SMAŻALNIA SP. Z O.O.' });
  await aWantedListing(company, { description: 'Szuka w Łodzi.' });
  const person = await stage.person();
  const actor = await stage.visit(browser);
  const { page, mailbox } = actor;
  const deliver = async (): Promise<void> => {
    await stage.work();
    await stage.db.execute(sql`update place_alert_match set due_at = now() - interval '1 second' where mailed_at is null`);
    await stage.db.execute(sql`update seeker_alert set place_mail_due_at = now() - interval '1 second' where place_mail_due_at is not null`);
    await stage.tick();
    await stage.work();
  };
  const isNews = ({ subject }: { readonly subject: string }): boolean => /^(Nowe ogłoszenie|\d+ now)/.test(subject);

  // A visitor presses, signs in, and the alert is there; the place of the press says so.
  await goTo(actor, hel);
  await expectFits(actor, 'empty place of a visitor');
  await signInToKeep(actor, person.email);
  await expect(page.getByText(alerts['add.done'].replace('{area}', area))).toBeVisible();
  const there = page.getByRole('link', { name: alerts.stands });
  await expect(there).toBeVisible();
  await expectFits(actor, 'empty place with an alert');
  await goTo(actor, `/en${hel}`);
  await expect(page.getByRole('link', { name: placeAlertWords.en.stands })).toBeVisible();
  await expectFits(actor, 'empty place with an alert en', 'phone');
  await goTo(actor, hel);

  // It leads to where the alert is changed, paused, deleted and brought back.
  await there.click();
  await expect(page).toHaveURL(/wanted-listings#alerts$/);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: area }) });
  await row.getByLabel(/^Jak często piszemy/).selectOption('weekly');
  await expect(row.getByRole('switch')).toBeChecked();
  await row.getByRole('switch').click();
  await expect(row.getByRole('switch')).not.toBeChecked();
  await expectSound(stage, { ...actor, email: person.email }, 'alerts about places');
  await failing(actor, 'changePlaceAlert', async () => {
    await row.getByRole('switch').click();
    await expect(page.getByText(shellWords.pl['refusal.internal'])).toBeVisible();
  });
  await expect(row.getByRole('switch')).not.toBeChecked();
  await row.getByRole('button', { name: alerts['remove.of'].replace('{area}', area) }).click();
  await expect(page.getByText(alerts.empty)).toBeVisible();
  await expect(page.getByRole('heading', { name: alerts.title })).toBeFocused();
  await page.getByRole('button', { name: alerts.undo }).click();
  await expect(row).toBeVisible();

  // A paused one is resumed where it is missed, by keyboard, and the focus stays there.
  await goTo(actor, hel);
  await page.getByRole('button', { name: alerts['stands.paused'] }).focus();
  await page.keyboard.press('Enter');
  await expect(there).toBeFocused();

  await aWantedListing(company, { location: 'Hel, port', locationCoordinates: { lat: 54.6, lng: 18.8 } });
  await deliver();
  const letter = await mailbox.letter(person.email, isNews);
  expect(letter.text).toContain('Hel, port');
  expect(letter.text).not.toContain('SMAŻALNIA');
  // Beside what is found there it stands above the list.
  await page.reload();
  await expect(there).toBeVisible();
  await expectFits(actor, 'place with a listing and an alert');

  // The mail's link leaves the kind, and the board says then how to get such mails again.
  const stranger = await stage.visit(browser);
  await goTo(stranger, /\/unsubscribe\/[\w-]+/.exec(letter.text)?.[0] ?? '');
  await stranger.page.getByRole('button', { name: choices['leave.act'] }).click();
  await expect(stranger.page.getByText(choices['leave.done.kind'].replace('{kind}', choices.placeAlerts))).toBeVisible();
  await page.reload();
  await alive(page);
  await page.getByRole('link', { name: alerts.off }).click();
  await page.getByRole('switch', { name: choices.switch.replace('{kind}', choices.placeAlerts) }).click();
  const often = page.getByLabel(area);
  await expect(often).toHaveValue('weekly');
  await often.selectOption('never');
  await expect(page.getByText(choices.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(often).toHaveValue('never');
  await expectSound(stage, { ...actor, email: person.email }, 'notifications with an alert about a place');
});

road('somebody signed in adds an alert by one press, and hears of what went wrong before', async ({ browser, stage }) => {
  const owner = await anInsertedSigner(stage);
  const actor = await stage.enter(browser, owner);
  const { page } = actor;
  await goTo(actor, hel);
  const add = page.getByRole('button', { name: alerts.add });
  await failing(actor, 'addPlaceAlert', async () => {
    await add.click();
    await expect(page.getByText(shellWords.pl['refusal.internal'])).toBeVisible();
  });
  await actor.page.context().setOffline(true);
  await add.click();
  await expect(page.getByRole('button', { name: alerts['add.see'] }).last()).toBeVisible();
  // Told once more, it takes the place of the first telling.
  const told = page.getByRole('status').getByText(shellWords.pl['refusal.network']);
  const first = await told.elementHandle();
  await add.click();
  await expect.poll(() => first?.evaluate((notice) => notice.isConnected)).toBe(false);
  await expect(told).toHaveCount(1);
  await actor.page.context().setOffline(false);
  actor.faults.splice(0);
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(alerts['add.done'].replace('{area}', area))).toBeVisible();
  await expect(page.getByRole('link', { name: alerts.stands })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('link', { name: alerts.stands })).toBeVisible();
  // Who has it and comes back as a visitor hears that, and of no failure.
  const again = await stage.visit(browser);
  await goTo(again, hel);
  await signInToKeep(again, owner.email);
  await expect(again.page.getByText(wantedRefusalWords.pl['refusal.place_alert.duplicate'])).toBeVisible();
  await expect(again.page.getByText(shellWords.pl['toast.failed'])).toHaveCount(0);
  forgive(again, 'call/addPlaceAlert');
  // Another radius is another alert.
  await goTo(actor, hel.replace('radius=5', 'radius=6'));
  await expect(add).toBeVisible();
});
