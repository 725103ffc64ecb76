import { sql } from 'drizzle-orm';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { offerDetailWords } from '../../../src/words/offers/details.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { missingStepsWords } from '../../../src/words/offers/missing-steps.ts';
import { progressWords } from '../../../src/words/offers/progress.ts';
import { questionWords } from '../../../src/words/offers/question.ts';
import { verifyWords } from '../../../src/words/reservations/verify.ts';
import { anInsertedOffer, anInsertedSigner, book, reserveUntil } from '../../factories/deals.ts';
import { aProject, must } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { expect, failing, road } from '../road.ts';

const form = offerFormWords.pl;
const progress = progressWords.pl;

road('a form says that it is open elsewhere, that it was not saved, and what its author still has to do', async ({ browser, stage }) => {
  const author = await stage.person();
  const offerId = await aProject(author);
  const [desk, phone] = [await stage.enter(browser, author), await stage.enter(browser, author)];
  await goTo(desk, `/add-offer/${offerId}`);
  await expect(desk.page.getByText(form['identity.title'])).toBeVisible();
  await goTo(phone, `/add-offer/${offerId}`);
  await expect(phone.page.getByRole('alert').getByText(form['session.other'])).toBeVisible();
  await failing(desk, 'saveOffer', async () => {
    await desk.page.locator('[id="f-name"]').fill('Lokal przy rynku');
    await desk.page.getByRole('button', { name: form['bar.preview'] }).click();
    await expect(desk.page.getByText(form['toast.next'])).toBeVisible();
  });
  const accepted = await stage.person({ identity: 'ACCEPTED' });
  const empty = await must(accepted, offersCalls.createOffer, {});
  const owner = await stage.enter(browser, accepted);
  await goTo(owner, `/offer/preview/${empty.offerId}`);
  await expect(owner.page.getByText(progress['preview.notReady'], { exact: true })).toBeVisible();
  await expect(owner.page.getByText(form['company.title'])).toBeVisible();
  await expect(owner.page.getByText(form['company.text'])).toBeVisible();
});

road(
  'an offer says who may book it, that it is active already, that it has expired, and that a question is incomplete',
  async ({ browser, stage }) => {
    const [owner, tenant] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
    const offerId = await anInsertedOffer(stage, owner);
    const [landlord, reader, booker] = [
      await stage.enter(browser, owner),
      await stage.enter(browser, await stage.person()),
      await stage.enter(browser, tenant),
    ];
    await goTo(landlord, `/add-offer/confirm/${offerId}`);
    await expect(landlord.page.getByRole('heading', { name: progress['active.title'] })).toBeVisible();
    await goTo(reader, `/offer/${offerId}`);
    for (const step of ['before.identity', 'before.company'] as const)
      await expect(reader.page.getByText(missingStepsWords.pl[step]).first()).toBeVisible();
    const question = reader.page.locator('form').filter({ has: reader.page.getByRole('button', { name: questionWords.pl.act }) });
    await question.getByLabel(questionWords.pl.subject).fill('Dostawy');
    await question.getByRole('button', { name: questionWords.pl.act }).click();
    await expect(question.getByRole('alert').getByText(questionWords.pl.incomplete)).toBeVisible();

    expect(await book(tenant, offerId)).toMatchObject({ ok: true });
    await stage.work();
    await reserveUntil(stage, offerId, sql`now() - interval '1 minute'`);
    await stage.tick();
    await goTo(booker, `/contract/${offerId}/verify`);
    await expect(booker.page.getByText(verifyWords.pl['none.text'])).toBeVisible();

    await stage.db.execute(sql`update offer set valid_to = now() - interval '1 minute' where id = ${offerId}`);
    await goTo(booker, `/offer/${offerId}`);
    await expect(booker.page.getByText(offerDetailWords.pl.expired, { exact: true }).first()).toBeVisible();
  },
);
