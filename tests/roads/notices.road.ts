import { noticeWords } from '../../src/words/content/notices.ts';
import { contentWords } from '../../src/words/content/pages.ts';
import { offerDetailWords } from '../../src/words/offers/details.ts';
import { hidingWords } from '../../src/words/offers/mail.ts';
import { wantedWords } from '../../src/words/wanted/page.ts';
import { anInsertedOffer, anInsertedSigner } from '../factories/deals.ts';
import { aWantedListing } from '../factories/wanted.ts';
import { goTo } from '../pages/actor.ts';
import { expectFits, expectSound } from '../pages/screens.ts';
import { expect, road } from './road.ts';

const words = noticeWords.pl;

road('a visitor reports an offer from its page, a moderator hides it with reasons, and both sides read them', async ({ browser, stage }) => {
  const landlord = await anInsertedSigner(stage);
  const offerId = await anInsertedOffer(stage, landlord, { name: 'Lokal z cudzymi zdjęciami' });
  const visitor = await stage.visit(browser);
  const email = 'gosc@firma.example';
  await goTo(visitor, `/offer/${offerId}`);
  await visitor.page.getByRole('link', { name: offerDetailWords.pl.report }).click();
  await visitor.page.waitForURL(/\/pomoc\?offer=/);
  const form = visitor.page.getByRole('main');
  await form.getByRole('button', { name: words.act }).click();
  await expect(form.getByText(words.required).first()).toBeVisible();
  await form.getByLabel(words.ground).selectOption('pictures');
  await form.getByLabel(words.explanation).fill('To zdjęcia mojego lokalu.');
  await form.getByLabel(words.name).fill('Ewa Gość');
  await form.getByLabel(words.email).first().fill(email);
  await expectFits(visitor, 'reporting an offer');
  await form.getByRole('button', { name: words.act }).click();
  await expect(visitor.page.getByText(words.sent)).toBeVisible();
  await visitor.mailbox.letter(email, ({ subject }) => subject.includes('Lokal z cudzymi zdjęciami'));

  const admin = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  await goTo(admin, '/admin/notices');
  const row = admin.page.getByRole('row').filter({ hasText: 'Lokal z cudzymi' });
  await expectSound(stage, admin, 'reported offers');
  await row.getByRole('button', { name: words['console.hide'] }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByLabel(hidingWords.pl.reference).fill('§ 4 ust. 2');
  await dialog.getByLabel(words['console.reason']).fill('Zdjęcia pokazują lokal zgłaszającej.');
  await expectFits(admin, 'deciding a notice');
  await dialog.getByRole('button', { name: words['console.hide'] }).click();
  await expect(row).toHaveCount(0);
  for (const side of [email, landlord.email]) await visitor.mailbox.letter(side, ({ text }) => text.includes('§ 4 ust. 2'));
  const gone = await visitor.page.goto(`${visitor.base}/offer/${offerId}`);
  expect(gone?.status()).toBe(410);
  // The browser says of the page that it is gone.
  visitor.faults.splice(0);
});

road('a visitor reports a wanted listing from the board, and a moderator takes it away', async ({ browser, stage }) => {
  const seeker = await anInsertedSigner(stage);
  const id = await aWantedListing(seeker, { location: 'Łódź, Stare Polesie' });
  const visitor = await stage.visit(browser);
  await goTo(visitor, '/wanted-listings');
  const card = visitor.page.locator(`[data-listing="${id}"]`);
  await card.getByRole('link', { name: wantedWords.pl['card.report'] }).click();
  await visitor.page.waitForURL(/\/pomoc\?wanted=/);
  const form = visitor.page.getByRole('main');
  await form.getByLabel(words.ground).selectOption('fraud');
  await form.getByLabel(words.explanation).fill('Ta firma nie istnieje.');
  await form.getByLabel(words.name).fill('Ewa Gość');
  await form.getByLabel(words.email).first().fill('gosc@firma.example');
  await expectFits(visitor, 'reporting a wanted listing');
  await form.getByRole('button', { name: words['act.wanted'] }).click();
  await expect(visitor.page.getByText(words.sent)).toBeVisible();

  const admin = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  await goTo(admin, '/admin/notices');
  const row = admin.page.getByRole('row').filter({ hasText: 'Stare Polesie' });
  await row.getByRole('button', { name: words['console.hide.wanted'] }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByLabel(words['console.reason']).fill('Firmy nie ma w rejestrze.');
  await dialog.getByRole('button', { name: words['console.hide.wanted'] }).click();
  await expect(row).toHaveCount(0);
  await visitor.mailbox.letter(seeker.email, ({ text }) => text.includes('Firmy nie ma w rejestrze.'));
  await goTo(visitor, '/wanted-listings');
  await expect(card).toHaveCount(0);
});

road('an error is reported from the board, and the operator marks it answered', async ({ browser, stage }) => {
  const person = await stage.enter(browser, await stage.person());
  await goTo(person, '/moja-tablica/advanced/support');
  await expectSound(stage, person, 'support');
  await person.page.getByRole('main').getByRole('link', { name: contentWords.pl['report.open'] }).click();
  const form = person.page.getByRole('main');
  await form.getByRole('button', { name: contentWords.pl['report.act'] }).click();
  await expect(form.getByText(contentWords.pl['report.required']).first()).toBeVisible();
  await form.getByLabel(contentWords.pl['report.subject']).fill('Mapa stoi');
  await form.getByLabel(contentWords.pl['report.type'], { exact: true }).selectOption('Error');
  await form.getByLabel(contentWords.pl['report.description']).fill('Na telefonie mapa się nie przesuwa.');
  await expectFits(person, 'report form');
  await form.getByRole('button', { name: contentWords.pl['report.act'] }).click();
  await expect(person.page.getByText(contentWords.pl['report.sent'])).toBeVisible();
  const admin = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  await goTo(admin, '/admin/reports');
  await expect(admin.page.getByRole('row').filter({ hasText: 'Mapa stoi' })).toBeVisible();
  await expectSound(stage, admin, 'reports of the console');
});
