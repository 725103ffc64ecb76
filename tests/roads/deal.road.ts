import { sql } from 'drizzle-orm';
import { leasesCalls } from '../../src/contract/leases/endpoints.ts';
import { adminWords } from '../../src/words/admin/pages.ts';
import { appointmentWords } from '../../src/words/handover/appointment.ts';
import { formWords } from '../../src/words/kit/form.ts';
import { leaseWords } from '../../src/words/leases/lease-page.ts';
import { submitWords } from '../../src/words/leases/submit.ts';
import { handoverOf, rejectPremises, submitProtocol } from '../factories/handover.ts';
import { must } from '../factories/published-offer.ts';
import { goTo } from '../pages/actor.ts';
import { expectSound } from '../pages/screens.ts';
import { expect, road } from './road.ts';

const lease = leaseWords.pl;
const submit = submitWords.pl;
const admin = adminWords.pl;

road('each side changes its own person from the timeline, and whoever sent the protocol reads that it waits', async ({ browser, stage }) => {
  const cashier = await stage.person({ claims: ['admin'] });
  const handover = handoverOf(stage, cashier);
  const deal = await handover.readyDeal();
  const [landlord, tenant] = [await stage.enter(browser, deal.landlord), await stage.enter(browser, deal.tenant)];
  await goTo(tenant, `/lease/${deal.offerId}`);
  await tenant.page.getByRole('link', { name: lease['act.changeReceiver'] }).click();
  await expect(tenant.page.getByLabel(appointmentWords.pl.lastName)).toHaveValue('Dąbek');
  // The deposit is there: nothing asks for it again.
  await expect(tenant.page.getByRole('button', { name: appointmentWords.pl['send.change'], exact: true })).toBeVisible();
  await expect(tenant.page.getByText(submit['next.title'].one)).toHaveCount(0);
  await expect(tenant.page.getByText(submit['next.title'].few)).toHaveCount(0);
  await goTo(landlord, `/lease/${deal.offerId}`);
  await landlord.page.getByRole('link', { name: lease['act.changeTransfer'] }).click();
  await expect(landlord.page.getByLabel(appointmentWords.pl.lastName)).toHaveValue('Wrzesińska');
  await expect(landlord.page.getByRole('heading', { level: 1, name: appointmentWords.pl['landlord.page.named'] })).toBeVisible();
  // The authorization is not ticked, and nothing of this form is stored before it is sent.
  await landlord.page.getByRole('button', { name: appointmentWords.pl['send.landlord'], exact: true }).click();
  await expect(landlord.page.getByText(formWords.pl['summary.here'])).toBeVisible();
  await expect(landlord.page.getByText(formWords.pl['summary.kept'])).toHaveCount(0);
  await goTo(landlord, `/deposit/${deal.offerId}`);
  await expect(landlord.page).toHaveURL(new RegExp(`/lease/${deal.offerId}$`));
  const sent = await handover.openDeal();
  await submitProtocol(stage, sent.landlord, sent.offerId);
  const [sender, signer] = [await stage.enter(browser, sent.landlord), await stage.enter(browser, sent.tenant)];
  for (const [side, heading] of [
    [sender, lease['now.protocol.waiting']],
    [signer, lease['now.protocol']],
  ] as const) {
    await goTo(side, `/lease/${sent.offerId}`);
    await expect(side.page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

road('in a dispute the page of the lease names no day for the refund, and the console shows what both sides said', async ({ browser, stage }) => {
  const cashier = await stage.person({ claims: ['admin'] });
  const deal = await handoverOf(stage, cashier).openDeal();
  await rejectPremises(stage, deal);
  await must(deal.landlord, leasesCalls.objectToRejection, { offerId: deal.offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
  const tenant = await stage.enter(browser, deal.tenant);
  await goTo(tenant, `/lease/${deal.offerId}`);
  const step = tenant.page.getByRole('listitem').filter({ has: tenant.page.getByRole('heading', { name: lease['step.refunded.stopped'] }) });
  await expect(step).toContainText('Lokal był gotowy, mam zdjęcia');
  await expect(step).not.toContainText(lease.parter);
  await expect(tenant.page.getByText(lease['money.text.disputed'])).toBeVisible();
  const { rows } = await stage.db.execute<{ reference: string }>(sql`select reference from lease where id = ${deal.leaseId}`);
  const moderator = await stage.enter(browser, cashier);
  await goTo(moderator, '/admin');
  await expectSound(stage, moderator, 'first page of the console');
  await expect(moderator.page.locator('li[data-kind="tasks"]').first()).toBeVisible();
  await goTo(moderator, '/admin/deposits');
  const row = moderator.page.getByRole('row').filter({ hasText: `KAUCJA ${rows[0]?.reference}` });
  await expect(row).toContainText('Sufit na zapleczu jest zalany');
  await goTo(moderator, '/admin/tasks');
  const task = moderator.page.getByRole('row').filter({ hasText: 'Spór o kaucję', has: moderator.page.locator(`a[href*="${deal.offerId}"]`) });
  await task.getByRole('link', { name: admin['task.lease'] }).click();
  await expect(moderator.page.getByRole('heading', { name: lease.heading })).toBeVisible();
  // A task is closed for good: that is asked about first, with the reason.
  await goTo(moderator, '/admin/tasks');
  await task.getByRole('button', { name: admin['task.close'] }).click();
  const question = moderator.page.getByRole('dialog');
  await expect(question).toContainText(admin['task.close.text']);
  await question.getByLabel(admin.reason).fill('Spór rozstrzygnięty poza serwisem');
  await question.getByRole('button', { name: admin['task.close.act'] }).click();
  await expect(task).toHaveCount(0);
});
