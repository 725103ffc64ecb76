import { sql } from 'drizzle-orm';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { accountRefusalWords } from '../../../src/words/accounts/refusals.ts';
import { fieldRefusalWords } from '../../../src/words/kit/fields.ts';
import { offerDetailWords } from '../../../src/words/offers/details.ts';
import { entryWords } from '../../../src/words/offers/entry.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { linkWords } from '../../../src/words/offers/link.ts';
import { missingStepsWords } from '../../../src/words/offers/missing-steps.ts';
import { progressWords } from '../../../src/words/offers/progress.ts';
import { questionWords } from '../../../src/words/offers/question.ts';
import { verifyWords } from '../../../src/words/reservations/verify.ts';
import { anInsertedOffer, anInsertedSigner, book, reserveUntil } from '../../factories/deals.ts';
import { aProject, must } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, failing, forgive, road } from '../road.ts';

const form = offerFormWords.pl;
const link = linkWords.pl;
const progress = progressWords.pl;

road('a form says that it is open elsewhere, that it was not saved, and what its author still has to do', async ({ browser, stage }) => {
  const author = await stage.person();
  const offerId = await aProject(author);
  const [desk, phone] = [await stage.enter(browser, author), await stage.enter(browser, author)];
  await goTo(desk, `/add-offer/${offerId}`);
  await expect(desk.page.getByText(form['identity.title'])).toBeVisible();
  await goTo(phone, `/add-offer/${offerId}`);
  // The other form tells of itself every fifteen seconds.
  await expect(phone.page.getByRole('alert').getByText(form['session.other'])).toBeVisible({ timeout: 30_000 });
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

road('a value that the server cannot store is named with the way to it, and the next save takes everything', async ({ browser, stage }) => {
  const author = await anInsertedSigner(stage);
  const offerId = await aProject(author);
  const actor = await stage.enter(browser, author);
  const { page } = actor;
  await goTo(actor, `/add-offer/${offerId}`);
  const name = page.locator('[id="f-name"]');
  // Half of a character, as a text cut in the middle of an emoji has it; the browser of the test would send it whole.
  await name.evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, `Biuro ${String.fromCharCode(0xd83c)}`);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const note = page.getByRole('alert').filter({ hasText: form['refused.title'] });
  await expect(note).toContainText(form['refused.fields']);
  await expect(page.getByText(fieldRefusalWords.pl['refusal.field.invalid'])).toBeVisible();
  await expectSound(stage, actor, 'a form with a refused value');
  await note.getByRole('link').click();
  await expect(name).toBeFocused();
  await name.fill('Biuro przy rynku');
  await expect(note).toHaveCount(0);
  await expect.poll(async () => (await must(author, offersCalls.getOfferForm, { offerId })).form.name).toBe('Biuro przy rynku');
  // The field was left once more with the wrong value, which may have been a save of its own.
  expect(new Set(actor.faults.splice(0).map((fault) => fault.split('/').at(-1)))).toEqual(new Set(['saveOffer']));
});

road(
  'the staff connect a project to a user by the tool on its form; what fails says so, and who may not open the form reads why',
  async ({ browser, stage }) => {
    const [author, landlord] = [await stage.person(), await anInsertedSigner(stage)];
    const offerId = await aProject(author);
    const admin = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
    await goTo(admin, `/add-offer/${offerId}`);
    await expect(admin.page.getByText(form['closed.others'])).toBeVisible();
    await expectSound(stage, admin, 'connecting a project');
    const connect = async (email: string): Promise<void> => {
      await admin.page.getByLabel(link.email).fill(email);
      await admin.page.getByRole('button', { name: link.act }).click();
      const question = admin.page.getByRole('dialog');
      await expect(question).toContainText(email);
      await question.getByRole('button', { name: link.act }).click();
      await expect(question).toHaveCount(0);
    };
    await connect('nobody@test.example');
    await expect(admin.page.getByText(link.failed)).toBeVisible();
    await expect(admin.page.getByText(accountRefusalWords.pl['refusal.person.not_found'], { exact: true })).toBeVisible();
    forgive(admin, 'linkProjectOffer');
    await connect(landlord.email);
    await expect(admin.page.getByText(link['done.company'].replace('{email}', landlord.email))).toBeVisible();
    await expect(admin.page).toHaveURL(/unsigned-offers/);

    const owner = await stage.enter(browser, landlord);
    await goTo(owner, `/add-offer/${offerId}`);
    await expect(owner.page.locator('[id="f-name"]')).toBeEnabled();
    const former = await stage.enter(browser, author);
    await goTo(former, `/add-offer/${offerId}`);
    await expect(former.page.getByText(entryWords.pl['closed.no_access.title'])).toBeVisible();
    // The browser tells of the status; nothing of the project came with it.
    expect(former.faults.splice(0)).toEqual([expect.stringContaining(`/add-offer/${offerId}`)]);
    await expect(former.page.locator('[id="f-name"]')).toHaveValue('');
    await expect(former.page.getByTestId('closed-form')).toHaveAttribute('inert', '');
    await expectFits(former, 'a form of somebody else');
    await former.page.getByRole('main').getByRole('link', { name: entryWords.pl['closed.drafts'] }).click();
    await expect(former.page).toHaveURL(/unsigned-offers/);
  },
);

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
