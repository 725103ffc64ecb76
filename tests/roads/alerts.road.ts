import { sql } from 'drizzle-orm';
import { mailChoiceWords } from '../../src/words/accounts/mail-choices.ts';
import { accountWords } from '../../src/words/accounts/pages.ts';
import { shellWords } from '../../src/words/kit/shell.ts';
import { savedWords } from '../../src/words/search/saved.ts';
import { anInsertedSigner } from '../factories/deals.ts';
import { aPublishedOffer, aSigner } from '../factories/published-offer.ts';
import { aWantedListing, wantedInput } from '../factories/wanted.ts';
import { testPassword } from '../kit/server.ts';
import { alive, goTo } from '../pages/actor.ts';
import { expectFits, expectSound } from '../pages/screens.ts';
import { expect, failing, road } from './road.ts';

const words = accountWords.pl;
const saved = savedWords.pl;
const choices = mailChoiceWords.pl;

road('a search is saved by signing in, mails a new offer, and is left without signing in', async ({ browser, stage }) => {
  const owner = await aSigner(stage);
  const person = await stage.person();
  const actor = await stage.visit(browser);
  const { page, mailbox } = actor;
  const deliver = async (): Promise<void> => {
    await stage.work();
    await stage.db.execute(sql`update saved_search set mail_due_at = now() - interval '1 second' where mail_due_at is not null`);
    await stage.tick();
    await stage.work();
  };
  const isAlert = ({ subject }: { readonly subject: string }): boolean => /^(Nowa oferta|\d+ now)/.test(subject);

  await goTo(actor, '/offers?place=%C5%81%C3%B3d%C5%BA&minArea=50');
  await page.getByRole('link', { name: saved.save }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words['field.email'], { exact: true }).fill(person.email);
  await dialog.getByLabel(words['field.password'], { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: words['in.act'], exact: true }).click();
  await expect(page.getByText('Zapisaliśmy „Łódź, od 50')).toBeVisible();
  await expect(page.getByRole('button', { name: saved['save.see'] })).toBeVisible();
  await page.getByRole('button', { name: saved.save }).click();
  await expect(page.getByText('masz już zapisane')).toBeVisible();
  actor.faults.splice(0);

  await goTo(actor, '/moja-tablica/saved-searches');
  await page.getByLabel(/^Jak często piszemy/).selectOption('instant');
  await expect(page.getByText(saved['newOffers.none'])).toBeVisible();
  await expect(page.getByRole('link', { name: /^Zapisane wyszukiwania ?, 1 pozycja$/ })).toBeVisible();
  await expectSound(stage, { ...actor, email: person.email }, 'saved searches');
  await page.getByRole('button', { name: /^Zmień nazwę/ }).click();
  await page.getByLabel(saved['rename.label'], { exact: true }).fill('Parter pod piekarnię');
  await page.getByRole('button', { name: saved['rename.act'] }).click();
  await expect(page.getByRole('heading', { name: 'Parter pod piekarnię' })).toBeVisible();
  await page.getByRole('button', { name: 'Usuń: Parter pod piekarnię' }).click();
  await page.getByRole('button', { name: saved.undo }).click();
  await expect(page.getByRole('heading', { name: 'Parter pod piekarnię' })).toBeVisible();

  await aPublishedOffer(stage, owner, { name: 'Lokal z nowej oferty' });
  await deliver();
  const letter = await mailbox.letter(person.email, isAlert);
  expect(letter.text).toContain('Lokal z nowej oferty');
  await expect(page.getByText('1 nowa oferta')).toBeVisible();

  const stranger = await stage.visit(browser);
  await goTo(stranger, '/offers');
  await expect(stranger.page.getByRole('link', { name: saved.save })).toBeVisible();
  for (const width of [390, 1024, 1440]) {
    await stranger.page.setViewportSize({ width, height: 900 });
    await expect.poll(() => stranger.page.evaluate('document.documentElement.scrollWidth'), { message: `offers at ${width} px` }).toBe(width);
  }
  const link = /\/unsubscribe\/[\w-]+/.exec(letter.text)?.[0] ?? '';
  await goTo(stranger, link);
  await expectFits(stranger, 'leaving');
  await stranger.page.getByRole('button', { name: choices['leave.act'] }).click();
  await expect(stranger.page.getByText('Wyszukiwanie „Parter pod piekarnię” jest wstrzymane')).toBeVisible();
  await expect(stranger.page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectFits(stranger, 'left');
  await expect(page.getByRole('switch')).not.toBeChecked();

  const before = mailbox.letters().length;
  await aPublishedOffer(stage, owner, { name: 'Lokal z następnej oferty' });
  await deliver();
  expect(
    mailbox
      .letters()
      .slice(before)
      .filter((one) => one.to === person.email),
  ).toEqual([]);

  const still = await stage.visit(browser, { javaScriptEnabled: false });
  await still.page.goto(still.base + link);
  await expect(still.page.getByRole('main').locator('noscript')).toContainText(choices['leave.kinds.scripts'], { useInnerText: true });

  await goTo(stranger, '/unsubscribe/nothing');
  await expect(stranger.page.getByRole('heading', { name: choices['leave.unknown'] })).toBeVisible();
  stranger.faults.splice(0);

  await goTo(actor, '/moja-tablica/advanced/notifications');
  const often = page.getByLabel('Parter pod piekarnię');
  await expect(often).toHaveValue('never');
  await often.selectOption('weekly');
  await expect(page.getByText(choices.saved, { exact: true })).toBeVisible();
  const kept = page.waitForResponse('**/call/setSeekerAlert');
  await page.getByLabel(choices['often.seekers']).selectOption('weekly');
  await kept;
  await page.reload();
  await alive(page);
  await expect(often).toHaveValue('weekly');
  await expect(page.getByLabel(choices['often.seekers'])).toHaveValue('weekly');
  await page.getByRole('switch', { name: choices.switch.replace('{kind}', choices.favourites) }).click();
  await expect(page.getByText(choices.saved, { exact: true })).toBeVisible();
  await expectSound(stage, { ...actor, email: person.email }, 'notifications');
});

road('how often a wanted listing mails is chosen beside the other mails, and nothing else of it changes', async ({ browser, stage }) => {
  const company = await anInsertedSigner(stage);
  const listingId = await aWantedListing(company, { frequency: 'daily', mustHaves: [], description: 'Szukamy parteru na piekarnię.' });
  const stored = async () => (await stage.db.execute(sql`select * from wanted_listing where id = ${listingId}`)).rows[0];
  const before = await stored();
  const actor = await stage.enter(browser, company);
  const { page } = actor;
  await goTo(actor, '/moja-tablica/advanced/notifications');
  const often = page.getByLabel(choices['often.listing'].replace('{location}', wantedInput().location));
  await expect(often).toHaveValue('daily');
  await expectSound(stage, actor, 'notifications with a wanted listing');
  await often.selectOption({ label: '10 minut po trafieniu' });
  await expect(page.getByText(choices.saved, { exact: true })).toBeVisible();
  expect(await stored()).toEqual({ ...before, frequency: 'instant', updated_at: expect.anything() });
  await failing(actor, 'updateWantedListing', async () => {
    await often.selectOption('weekly');
    await expect(page.getByText(shellWords.pl['refusal.internal'])).toBeVisible();
  });
  await expect(often).toHaveValue('instant');
});
