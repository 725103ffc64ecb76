import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { outageOpinion } from '../../src/domain/offers/rules/photos/flags.ts';
import { newId } from '../../src/server/kit/database/ids.ts';
import { imagesOf, insertImages } from '../../src/server/offers/store/images.ts';
import { adminWords } from '../../src/words/admin/pages.ts';
import { moderatedWantedWords } from '../../src/words/admin/wanted.ts';
import { contentWords } from '../../src/words/content/pages.ts';
import { translator } from '../../src/words/kit/words.ts';
import { hidingWords } from '../../src/words/offers/mail.ts';
import { outcomeWords } from '../../src/words/offers/outcome.ts';
import { offerPhotoWords } from '../../src/words/offers/photos.ts';
import { progressWords } from '../../src/words/offers/progress.ts';
import { questionWords } from '../../src/words/offers/question.ts';
import { offerRefusalWords } from '../../src/words/offers/refusals.ts';
import { anInsertedOffer, anInsertedSigner, aSignedLease, book, sign } from '../factories/deals.ts';
import { aPhoto } from '../factories/photo.ts';
import { aProject, aSigner, must } from '../factories/published-offer.ts';
import { aWantedListing } from '../factories/wanted.ts';
import { expectAccessible, goTo } from '../pages/actor.ts';
import { expectFits, expectSound } from '../pages/screens.ts';
import { expect, road } from './road.ts';

const admin = adminWords.pl;
const content = contentWords.pl;
const question = questionWords.pl;
const wanted = moderatedWantedWords.pl;
const offerRefusals = offerRefusalWords.pl;

road('a moderator hides an offer with a reason, its landlord reads what to do, and it is shown again', async ({ browser, stage }) => {
  const owner = await anInsertedSigner(stage);
  const offerId = await anInsertedOffer(stage, owner, { name: 'Lokal do sprawdzenia' });
  const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  await goTo(moderator, '/admin/moderation?text=sprawdzenia');
  await expectSound(stage, moderator, 'moderation of offers');
  const row = moderator.page.getByRole('row').filter({ hasText: 'Lokal do sprawdzenia' });
  await row.getByRole('button', { name: admin['moderation.hide'] }).click();
  const dialog = moderator.page.getByRole('dialog');
  await dialog.getByLabel(admin.reason).fill('Na zdjęciach widać numer telefonu.');
  await expectAccessible(moderator.page, 'hiding of an offer');
  await dialog.getByRole('button', { name: admin['moderation.hide'], exact: true }).click();
  await expect(row).toBeHidden();
  const landlord = await stage.enter(browser, owner);
  const letter = await landlord.mailbox.letter(owner.email, ({ text }) => text.includes('numer telefonu'));
  expect(letter.subject).toContain('Lokal do sprawdzenia');
  await goTo(landlord, `/offer/${offerId}`);
  await expect(landlord.page.getByText('Na zdjęciach widać numer telefonu.')).toBeVisible();
  await expectFits(landlord, 'hidden offer of the landlord');
  const visitor = await stage.visit(browser);
  await visitor.page.goto(`${stage.url}/offer/${offerId}`);
  await expect(visitor.page.getByRole('heading', { name: outcomeWords.pl['title.hidden'] })).toBeVisible();
  await expectFits(visitor, 'hidden offer');
  visitor.faults.splice(0);
  await goTo(moderator, '/admin/moderation?view=done&text=sprawdzenia');
  await row.getByRole('button', { name: admin['moderation.show'] }).click();
  await expect(row).toBeHidden();
  await goTo(visitor, `/offer/${offerId}`);
  await expect(visitor.page.getByRole('heading', { level: 1, name: 'Lokal do sprawdzenia' })).toBeVisible();
});

road(
  'a moderator finds a wanted listing that nobody reported, takes it from the board on a law, and its company reads why',
  async ({ browser, stage }) => {
    const seeker = await anInsertedSigner(stage, { companyName: 'PIEKARNIA POD ZEGAREM SP. Z O.O.' });
    const id = await aWantedListing(seeker, { location: 'Łódź, Nowe Złotno' });
    const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
    const { page } = moderator;
    await goTo(moderator, '/admin/moderation');
    await page.getByRole('navigation', { name: admin['nav.label'] }).getByRole('link', { name: admin['nav.wanted'] }).click();
    await expect(page.getByRole('heading', { level: 1, name: wanted.title })).toBeVisible();
    await page.getByLabel(wanted.search).fill('pod zegarem');
    await page.getByRole('button', { name: wanted.find }).click();
    const row = page.getByRole('row').filter({ hasText: 'Nowe Złotno' });
    await expect(row).toContainText(seeker.email);
    await expectSound(stage, moderator, 'wanted listings of the console');
    await row.getByRole('button', { name: wanted.remove }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(hidingWords.pl.basis).selectOption('law');
    await dialog.getByLabel(admin.reason).fill('Podszywa się pod inną firmę.');
    await expectFits(moderator, 'removing a wanted listing');
    // A law without its provision is refused, and nothing that was typed is lost.
    await dialog.getByRole('button', { name: wanted.remove }).click();
    await expect(dialog.getByText(offerRefusals['refusal.offer.provision_required'])).toBeVisible();
    moderator.faults.splice(0);
    await dialog.getByLabel(hidingWords.pl.reference).fill('art. 23 KC');
    await expect(dialog.getByLabel(admin.reason)).toHaveValue('Podszywa się pod inną firmę.');
    await dialog.getByRole('button', { name: wanted.remove }).click();
    await expect(row).toBeHidden();
    await moderator.mailbox.letter(seeker.email, ({ text }) => text.includes('Podszywa się pod inną firmę.') && text.includes('art. 23 KC'));
    await page.getByRole('link', { name: wanted['tab.removed'] }).click();
    await expect(row).toContainText(wanted['state.removed']);
    await expect(row).toContainText('art. 23 KC');
    await expectFits(moderator, 'wanted listings that were removed');
    const visitor = await stage.visit(browser);
    await goTo(visitor, '/wanted-listings');
    await expect(visitor.page.locator(`[data-listing="${id}"]`)).toHaveCount(0);
  },
);

/** A room of which nothing is sharp. */
const blurredRoom = async (): Promise<File> => {
  const walls = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#d8d2c4' } }).composite([
    { input: { create: { width: 1200, height: 260, channels: 3, background: '#6b5644' } }, left: 0, top: 540 },
    { input: { create: { width: 320, height: 380, channels: 3, background: '#9fc4e8' } }, left: 150, top: 100 },
  ]);
  const bytes = await sharp(await walls.png().toBuffer())
    .blur(24)
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'sala.jpg');
};

road(
  'a moderator refuses a photo that a machine doubted and then lets it stand; its owner reads either in the open form',
  async ({ browser, stage }) => {
    const owner = await aSigner(stage);
    const offerId = await aProject(owner, { name: 'Lokal z miękkim zdjęciem' });
    const form = new FormData();
    form.append('files', await blurredRoom());
    await owner.fetch(`/offers/${offerId}/images`, { method: 'POST', body: form });
    const landlord = await stage.enter(browser, owner);
    await goTo(landlord, `/edit-offer/${offerId}/photos/${owner.uid}`);
    const photo = landlord.page.locator('[data-photo]');
    await expect(photo).toContainText('nic na nim nie jest ostre');
    await expect(landlord.page.getByText(offerPhotoWords.pl['flagged.moderator'].slice(0, 40))).toBeVisible();
    const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
    await goTo(moderator, '/admin/photos');
    await expectSound(stage, moderator, 'photos that wait for a moderator');
    const row = moderator.page.getByRole('row').filter({ hasText: 'Lokal z miękkim zdjęciem' });
    await row.getByRole('button', { name: admin['photos.refuse'] }).click();
    const dialog = moderator.page.getByRole('dialog');
    await dialog.getByLabel(admin.reason).fill('Nie widać lokalu.');
    await dialog.getByRole('button', { name: admin['photos.refuse'], exact: true }).click();
    await expect(row).toBeHidden();
    await expect(photo).toContainText('Nie widać lokalu. (decyzja moderatora)');
    await landlord.mailbox.letter(owner.email, ({ text }) => text.includes('Nie widać lokalu.'));
    await must(owner, offersCalls.prepareOffer, { offerId });
    const verifying = await stage.enter(browser, owner);
    await goTo(verifying, `/add-offer/verify/${offerId}`);
    await expect(verifying.page.getByText(progressWords.pl['verify.photos'])).toBeVisible();
    await verifying.page.close();
    await goTo(moderator, '/admin/photos?view=done');
    await expectFits(moderator, 'photos ruled upon');
    await row.getByRole('button', { name: admin['photos.pass'] }).click();
    await expect(row).toContainText(admin['photos.passed']);
    await expect(photo).not.toContainText('decyzja moderatora');
  },
);

road(
  'photos that no machine answered about wait for a moderator, of a published offer too, which is hidden from there',
  async ({ browser, stage }) => {
    const owner = await aSigner(stage);
    const projectId = await aProject(owner, { name: 'Projekt bez odpowiedzi' });
    const form = new FormData();
    form.append('files', new File([await aPhoto(77)], 'sala.jpg'));
    await owner.fetch(`/offers/${projectId}/images`, { method: 'POST', body: form });
    const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage), { name: 'Oferta bez odpowiedzi' });
    const rows = (await imagesOf(stage.db, projectId)).map((image) => ({ ...image, id: newId(), offerId, opinion: outageOpinion }));
    await stage.db.transaction((tx) => insertImages(tx, rows));
    await stage.db.execute(sql`update offer_image set opinion = ${JSON.stringify(outageOpinion)}::jsonb where offer_id = ${projectId}`);
    const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
    const rowOf = (text: string) => moderator.page.getByRole('row').filter({ hasText: text });
    await goTo(moderator, '/admin/photos');
    await expect(rowOf('Projekt bez odpowiedzi')).toContainText(admin['photos.unchecked']);
    await expect(rowOf('Oferta bez odpowiedzi')).toContainText(admin['photos.published']);
    await expectSound(stage, moderator, 'photos that nobody looked at');
    await rowOf('Oferta bez odpowiedzi').getByRole('link', { name: admin['photos.hide'] }).click();
    await moderator.page.waitForURL(/\/admin\/moderation\?text=\d+$/);
    await expect(rowOf('Oferta bez odpowiedzi')).toBeVisible();
    await goTo(moderator, '/admin/photos');
    await rowOf('Projekt bez odpowiedzi').getByRole('button', { name: admin['photos.pass'] }).click();
    await expect(rowOf('Projekt bez odpowiedzi')).toBeHidden();
  },
);

road('a remark goes from the bar above every page to the list of the admin', async ({ browser, stage }) => {
  const writer = await stage.enter(browser, await stage.person());
  await goTo(writer, '/offers');
  await writer.page.getByRole('link', { name: 'Zgłoś uwagę' }).click();
  const form = writer.page.locator('form').filter({ has: writer.page.getByLabel(content['report.description']) });
  await form.getByLabel(content['report.subject']).fill('Przycisk bez opisu');
  await form.getByLabel(content['report.type'], { exact: true }).selectOption({ label: content['report.type.Sugestion'] });
  await form.getByLabel(content['report.description']).fill('Na stronie ofert lupa nie ma opisu.');
  await expectFits(writer, 'form of a remark');
  await form.getByRole('button', { name: content['report.act'] }).click();
  await expect(writer.page.getByText('Zgłoszenie zostało przyjęte')).toBeVisible();
  const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  await goTo(moderator, '/admin/reports');
  await expectSound(stage, moderator, 'remarks of the console');
  const row = moderator.page.getByRole('row').filter({ hasText: 'Przycisk bez opisu' });
  await expect(row).toContainText(writer.email);
  await row.getByRole('button', { name: admin['report.set.answered'] }).click();
  await expect(row).toBeHidden();
});

road('a question reaches the landlord by mail and is answered below the offer; others read it without a name', async ({ browser, stage }) => {
  const owner = await anInsertedSigner(stage);
  const offerId = await anInsertedOffer(stage, owner);
  const asker = await stage.enter(browser, await anInsertedSigner(stage));
  await goTo(asker, `/offer/${offerId}`);
  await asker.page.getByLabel(question.subject, { exact: true }).fill('Witryna');
  await asker.page.getByLabel(question.question, { exact: true }).fill('Czy witrynę można okleić folią?');
  await expectFits(asker, 'question to the landlord');
  await asker.page.getByRole('button', { name: question.act }).click();
  await expect(asker.page.getByText(question.sent)).toBeVisible();
  await expect(asker.page.getByText(question.waiting)).toBeVisible();
  const letter = await asker.mailbox.letter(owner.email, ({ text }) => text.includes('okleić folią'));
  expect(letter.text).not.toContain(asker.email);

  const landlord = await stage.enter(browser, owner);
  await goTo(landlord, `/offer/${offerId}`);
  const asked = landlord.page.locator('#ask').getByRole('listitem').filter({ hasText: 'Witryna' });
  await expect(asked).toContainText(asker.lastName);
  await asked.getByRole('button', { name: question['answer.act'] }).click();
  await expect(asked).toContainText(question.required);
  await asked.getByLabel(question.answer).fill('Tak, do jednej trzeciej wysokości szyby.');
  await expectFits(landlord, 'answer to a question');
  await asked.getByRole('button', { name: question['answer.act'] }).click();
  await expect(landlord.page.getByText(question['answer.sent'])).toBeVisible();
  await expect(asker.page.getByText('do jednej trzeciej wysokości')).toBeVisible();
  await asker.mailbox.letter(asker.email, ({ text }) => text.includes('do jednej trzeciej'));
  await asked.getByRole('button', { name: question['answer.correct'] }).click();
  await asked.getByLabel(question.answer).fill('Tak, do połowy wysokości szyby.');
  await asked.getByRole('button', { name: question['answer.act'] }).click();
  await expect(asker.page.getByText('do połowy wysokości')).toBeVisible();

  const reader = await stage.enter(browser, await anInsertedSigner(stage));
  await goTo(reader, `/offer/${offerId}`);
  await expect(reader.page.locator('#ask')).toContainText('do połowy wysokości');
  await expect(reader.page.locator('#ask')).not.toContainText(asker.lastName);
  await expectFits(reader, 'offer with an answered question');
  await goTo(reader, `/en/offer/${offerId}`);
  await expectFits(reader, 'offer with an answered question en', 'phone');
  const visitor = await (await browser.newContext({ baseURL: stage.url })).newPage();
  await visitor.goto(`/offer/${offerId}`);
  await expect(visitor.locator('#ask')).toContainText(translator(questionWords.pl, 'pl')('visitor.answered', { n: 1 }));
  await expect(visitor.getByText('folią')).toHaveCount(0);
});

road('a question that is written before the code of the page has come is sent whole', async ({ browser, stage }) => {
  const owner = await anInsertedSigner(stage);
  const offerId = await anInsertedOffer(stage, owner);
  const asker = await stage.enter(browser, await anInsertedSigner(stage));
  const held = Promise.withResolvers<void>();
  await asker.page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await asker.page.goto(`${stage.url}/offer/${offerId}`, { waitUntil: 'domcontentloaded' });
  await asker.page.getByLabel(question.subject, { exact: true }).fill('Rampa');
  await asker.page.getByLabel(question.question, { exact: true }).fill('Czy przy zapleczu stanie samochód dostawczy?');
  await asker.page.getByRole('button', { name: question.act }).click();
  held.resolve();
  await expect(asker.page.getByText(question.sent)).toBeVisible();
  await expect(asker.page.getByLabel(question.question, { exact: true })).toHaveValue('');
  await asker.mailbox.letter(owner.email, ({ text }) => text.includes('samochód dostawczy'));
});

road('who has kept an offer reads kindly that it was let, and finds others', async ({ browser, stage }) => {
  const owner = await anInsertedSigner(stage);
  const offerId = await anInsertedOffer(stage, owner, { name: 'Lokal, który ktoś wynajął' });
  await aSignedLease(stage);
  const [reader, tenant] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
  await must(reader, offersCalls.addFavourite, { offerId });
  const actor = await stage.enter(browser, reader);
  await goTo(actor, `/offer/${offerId}`);
  await book(tenant, offerId);
  expect(await sign(stage, tenant, offerId)).toMatchObject({ ok: true });
  await expect(actor.page.getByRole('heading', { name: outcomeWords.pl['title.signed'] })).toBeVisible();
  await expect(actor.page.getByText(outcomeWords.pl.kept)).toBeVisible();
  await expectFits(actor, 'offer that was let');
  await actor.page.goto(`${stage.url}/en/offer/${offerId}`);
  await expect(actor.page.getByText(outcomeWords.en.kept)).toBeVisible();
  await expectFits(actor, 'offer that was let en', 'phone');
  await goTo(actor, '/moja-tablica/my-offers/favorites');
  await expectSound(stage, actor, 'favourites with an offer that was let');
  actor.faults.splice(0);
});
