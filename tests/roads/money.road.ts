import { sql } from 'drizzle-orm';
import { depositsCalls } from '../../src/contract/deposits/endpoints.ts';
import { grosze } from '../../src/domain/kit/money.ts';
import { dayOf } from '../../src/domain/kit/time.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { adminWords } from '../../src/words/admin/pages.ts';
import { companyWords } from '../../src/words/companies/pages.ts';
import { registerWords } from '../../src/words/companies/registers.ts';
import { statementWords } from '../../src/words/deposits/statement.ts';
import { leaseWords } from '../../src/words/leases/lease-page.ts';
import { unpaidEndWords } from '../../src/words/leases/unpaid-end.ts';
import { signWords } from '../../src/words/signing/sign.ts';
import { typedDay } from '../e2e/story.ts';
import { aSignedLease, type Deal, payDeposit } from '../factories/deals.ts';
import { rejectPremises } from '../factories/handover.ts';
import { must } from '../factories/published-offer.ts';
import type { Stage } from '../kit/stage.ts';
import { type Actor, expectAccessible, goTo } from '../pages/actor.ts';
import { enterCode } from '../pages/offers.ts';
import { expectFits, expectSound } from '../pages/screens.ts';
import { expect, road } from './road.ts';

const lease = leaseWords.pl;
const admin = adminWords.pl;
const company = companyWords.pl;
const registers = registerWords.pl;
const statement = statementWords.pl;
const unpaid = unpaidEndWords.pl;

/** The row of a lease in the console's list of deposits. */
const rowOf = async (actor: Actor, stage: Stage, { leaseId }: Deal) => {
  await goTo(actor, '/admin/deposits');
  const { rows } = await stage.db.execute<{ reference: string }>(sql`select reference from lease where id = ${leaseId}`);
  return actor.page.getByRole('row').filter({ hasText: `KAUCJA ${rows[0]?.reference}` });
};

/** Fills in what the bank says of a transfer and books it. */
const book = async ({ page }: Actor, act: string, reference: string, fill: Readonly<Record<string, string>> = {}): Promise<void> => {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fill)) await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel(admin['field.valueDate']).fill(typedDay(0));
  await dialog.getByLabel(admin['field.bankReference']).fill(reference);
  await expectAccessible(page, act);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await expect(dialog).toBeHidden();
};

/** The lease of both sides says the step. */
const expectStep = async (actors: readonly Actor[], { offerId }: Deal, step: string): Promise<void> => {
  for (const actor of actors) {
    await goTo(actor, `/lease/${offerId}`);
    const item = actor.page.getByRole('listitem').filter({ has: actor.page.getByRole('heading', { name: step, exact: true }) });
    await expect(item.locator('time').first()).toBeVisible();
  }
};

road('a landlord ends a lease whose deposit did not come, and both sides read it', async ({ browser, stage }) => {
  const deal = await aSignedLease(stage);
  await stage.db.execute(sql`update lease set deposit_due = deposit_due - 14 where id = ${deal.leaseId}`);
  const [landlord, tenant] = [await stage.enter(browser, deal.landlord), await stage.enter(browser, deal.tenant)];
  await goTo(landlord, `/lease/${deal.offerId}`);
  await expectSound(stage, landlord, 'lease whose deposit is late');
  await endUnpaid(landlord);
  await expectStep([landlord, tenant], deal, lease['step.unpaid']);
  await expectSound(stage, tenant, 'lease that ended without a deposit');
});

road('a part of a deposit, booked by hand, goes back when the lease ends unpaid', async ({ browser, stage }) => {
  const deal = await aSignedLease(stage);
  const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  const row = await rowOf(moderator, stage, deal);
  await row.getByRole('button', { name: admin['act.receive'] }).click();
  const payer = { [admin['field.payerName']]: 'KAWA SP. Z O.O.', [admin['field.payerAccount']]: '27 1140 2004 0000 3002 0135 5387' };
  await book(moderator, admin['act.receive'], 'CZESC/1', { ...payer, [admin['field.amount']]: '10000,00' });
  await stage.db.execute(sql`update lease set deposit_due = deposit_due - 14 where id = ${deal.leaseId}`);
  const [landlord, tenant] = [await stage.enter(browser, deal.landlord), await stage.enter(browser, deal.tenant)];
  await goTo(landlord, `/lease/${deal.offerId}`);
  await endUnpaid(landlord);
  const back = await rowOf(moderator, stage, deal);
  await expectSound(stage, moderator, 'deposits of the console');
  await back.getByRole('button', { name: new RegExp(admin['act.bookRefund']) }).click();
  await expect(moderator.page.getByRole('dialog')).toContainText('27 1140 2004 0000 3002 0135 5387');
  await book(moderator, admin['act.bookRefund'], 'ZWROT/1');
  await expectStep([landlord, tenant], deal, lease['step.refunded']);
  await expectSound(stage, tenant, 'lease whose deposit went back');
});

/** Another account of the landlord than the one that stands in the offer. */
const opened = '61 1090 1014 0000 0712 1981 2874';

road(
  'the deposit goes to another account only once a moderator has accepted it and the landlord named it for the lease',
  async ({ browser, stage }) => {
    const deal = await aSignedLease(stage);
    const { uid, companyId } = deal.landlord;
    await stage.db.execute(sql`update company set nip = '5252248481', creator_uid = ${uid} where id = ${companyId}`);
    const [landlord, tenant] = [await stage.enter(browser, deal.landlord), await stage.enter(browser, deal.tenant)];
    const moderator = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
    const { page } = landlord;
    await goTo(landlord, `/lease/${deal.offerId}`);
    await expect(page.getByText(lease['payout.change'])).toBeVisible();
    await expect(page.getByRole('button', { name: lease['payout.act'] })).toHaveCount(0);
    await page.getByRole('link', { name: lease['payout.company'] }).click();
    await page.getByRole('button', { name: company['change.act'] }).click();
    await page.getByLabel(company.bankAccount, { exact: true }).fill(opened);
    await page.getByRole('button', { name: company.send }).click();
    await expect(page.getByText(company['change.sent'])).toBeVisible();
    await goTo(landlord, `/lease/${deal.offerId}`);
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: lease['payout.title'] }) });
    await expect(card.getByText(/sprawdza moderator/)).toContainText('…2874');
    await expect(page.getByRole('button', { name: lease['payout.act'] })).toHaveCount(0);
    await expectSound(stage, landlord, 'lease whose new account a moderator checks');
    await goTo(moderator, '/admin/companies');
    const changes = moderator.page.getByRole('region', { name: admin['changes.title'] });
    await expect(changes).toContainText(opened);
    // Refused, the landlord reads why on the lease that is open, and gives the account in once more.
    await changes.getByRole('button', { name: admin.reject }).click();
    const question = moderator.page.getByRole('dialog');
    await question.getByRole('textbox').fill('Rachunek nie należy do firmy.');
    await question.getByRole('button', { name: admin.reject }).click();
    await expect(changes).toContainText(admin['changes.none']);
    await expect(card.getByText(/nie zatwierdził konta/)).toContainText('Rachunek nie należy do firmy.');
    await expectFits(landlord, 'lease whose new account was refused');
    await page.getByRole('link', { name: lease['payout.company'] }).click();
    await expect(page.getByText(company['change.rejected'].replace('{reason}', 'Rachunek nie należy do firmy.'))).toBeVisible();
    await page.getByRole('button', { name: company['change.act'] }).click();
    // Why it was refused stands beside the form in which it is mended.
    await expect(page.getByText(company['change.rejected'].replace('{reason}', 'Rachunek nie należy do firmy.'))).toBeVisible();
    await page.getByLabel(company.bankAccount, { exact: true }).fill(opened);
    await page.getByRole('button', { name: company.send }).click();
    await expect(page.getByText(company['change.sent'])).toBeVisible();
    await goTo(landlord, `/lease/${deal.offerId}`);
    await expect(card.getByText(/sprawdza moderator/)).toBeVisible();
    await expect(changes.getByText(admin['changes.registers.none'])).toBeVisible();
    await changes.getByRole('button', { name: registers['console.ask'] }).click();
    await expect(changes.getByText(admin['changes.registers.none'])).toHaveCount(0);
    await expectSound(stage, moderator, 'changed data beside the registers');
    await changes.getByRole('button', { name: admin.accept }).click();
    await moderator.page.getByRole('dialog').getByRole('button', { name: admin.accept }).click();
    await expect(changes).toContainText(admin['changes.none']);
    await expect(page.getByText(lease['payout.accepted'].replace('{account}', opened))).toBeVisible();
    await expectSound(stage, landlord, 'lease with another account for the payout');
    await page.getByRole('button', { name: lease['payout.act'] }).click();
    await expect(page.getByRole('dialog')).toContainText(opened);
    await expectAccessible(page, 'question before the account of the payout changes');
    await page.getByRole('dialog').getByRole('button', { name: lease['payout.act'] }).click();
    await expect(page.getByText(lease['payout.done'].replace('{account}', opened))).toBeVisible();
    await expect(card).toContainText(opened);
    await expect(card.getByRole('button')).toHaveCount(0);
    await landlord.mailbox.letter(deal.landlord.email, ({ subject }) => subject.startsWith('Nowe konto do wypłaty kaucji'));
    await goTo(tenant, `/lease/${deal.offerId}`);
    await expect(tenant.page.getByRole('heading', { name: lease['payout.title'] })).toHaveCount(0);
  },
);

road('both sides agree by a statement signed with codes, and the deposit is paid out', async ({ browser, stage }) => {
  const deal = await aSignedLease(stage);
  const cashier = await stage.person({ claims: ['admin'] });
  await payDeposit(stage, cashier, deal);
  await rejectPremises(stage, deal);
  const [landlord, tenant] = [await stage.enter(browser, deal.landlord), await stage.enter(browser, deal.tenant)];
  await goTo(landlord, `/lease/${deal.offerId}`);
  await object(landlord);
  await expectSound(stage, landlord, 'lease in dispute');
  await landlord.page.getByRole('button', { name: statement.propose }).click();
  await landlord.page.getByRole('dialog').getByRole('radio', { name: statement['choice.payout_ends'] }).check();
  await signStatement(landlord);
  await expect(landlord.page.getByText(statement['mine.title'])).toBeVisible();
  await goTo(tenant, `/lease/${deal.offerId}`);
  await expectSound(stage, tenant, 'lease with a proposed statement');
  await tenant.page.getByRole('button', { name: statement.agree }).click();
  await signStatement(tenant);
  const moderator = await stage.enter(browser, cashier);
  const row = await rowOf(moderator, stage, deal);
  await row.getByRole('button', { name: new RegExp(admin['act.bookPayout']) }).click();
  await book(moderator, admin['act.bookPayout'], 'WYPLATA/1');
  for (const side of [landlord, tenant]) {
    await goTo(side, `/lease/${deal.offerId}`);
    await expect(side.page.getByText(/Wypłata, FIRMA/)).toBeVisible();
  }
  await expectSound(stage, landlord, 'lease whose deposit was paid out');
});

/** What has become of the lease stands at the top of its page: nobody is left further down. */
const expectAtTop = ({ page }: Actor) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

/** Reads the drawn statement in the dialog, signs it with the mailed code and ends the lease. */
const endUnpaid = async (actor: Actor): Promise<void> => {
  const { page } = actor;
  await page.getByRole('button', { name: unpaid['act.end'] }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Wynajmujący odstępuje od Umowy/)).toBeVisible();
  for (const consent of await dialog.getByRole('checkbox').all()) await consent.check();
  await enterCode(actor, dialog);
  await expectAccessible(page, 'end of an unpaid lease');
  await dialog.getByRole('button', { name: unpaid['end.sign'] }).click();
  await expect(page.getByText(unpaid['end.done'])).toBeVisible();
  await expectAtTop(actor);
};

const object = async (actor: Actor): Promise<void> => {
  const { page } = actor;
  await page.getByRole('button', { name: lease['act.object'] }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(lease['object.reason']).fill('Lokal był gotowy, mam zdjęcia z tego dnia.');
  await expectAccessible(page, 'objection');
  await dialog.getByRole('button', { name: lease['object.act'] }).click();
  await expect(page.getByText(lease['object.done'])).toBeVisible();
  await expectAtTop(actor);
};

/** Reads the statement in the open dialog and signs it with the mailed code. */
const signStatement = async (actor: Actor): Promise<void> => {
  const { page } = actor;
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Operator wypłaca kaucję Wynajmującemu/)).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await enterCode(actor, dialog);
  await expect(dialog.getByLabel(signWords.pl['code.label'])).toHaveValue(/^\d{6}$/);
  await expectAccessible(page, 'signing of a statement');
  await dialog.getByRole('button', { name: statement.sign, exact: true }).click();
  await expect(dialog).toBeHidden();
};

road('money without a lease is taken back with a reason of which the console says truly who reads it', async ({ browser, stage }) => {
  const [first, second] = [await stage.person({ claims: ['admin'] }), await stage.person({ claims: ['admin'] })];
  const bank = { amount: grosze(1_234_00), valueDate: dayOf(await databaseNow(stage.db)), bankReference: 'BEZ-UMOWY-1' };
  await must(first, depositsCalls.bookDepositReceipt, { ...bank, payerName: 'Zofia Nieznana', payerAccount: null });
  const actor = await stage.enter(browser, second);
  const { page } = actor;
  await goTo(actor, '/admin/deposits');
  const row = page.getByRole('row').filter({ hasText: 'Zofia Nieznana' });
  await row.getByRole('button', { name: admin['unmatched.reverse'] }).click();
  const dialog = page.getByRole('dialog');
  // Nobody is known who could be written to.
  const limits = (text: string): string => text.replace('{min}', '3').replace('{max}', '500');
  await expect(dialog.getByText(limits(admin['reason.log']))).toBeVisible();
  await dialog.getByLabel(admin['why.reverse']).fill('No');
  await dialog.getByRole('button', { name: admin['unmatched.reverse'] }).click();
  await expect(dialog.getByText(limits(admin['reason.required']))).toBeVisible();
  await expectFits(actor, 'money without a lease is taken back');
  await dialog.getByLabel(admin['why.reverse']).fill('Zapisano dwa razy');
  await dialog.getByRole('button', { name: admin['unmatched.reverse'] }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
});
