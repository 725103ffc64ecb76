import type { Locator } from '@playwright/test';
import { handoverCalls } from '../../../src/contract/handover/endpoints.ts';
import { protocolWords } from '../../../src/words/handover/protocol.ts';
import { formWords } from '../../../src/words/kit/form.ts';
import { aSignedLease, type Deal, payDeposit } from '../../factories/deals.ts';
import { handoverOf, submitProtocol } from '../../factories/handover.ts';
import { must } from '../../factories/published-offer.ts';
import { type Actor, goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, failing, forgive, road } from '../road.ts';

const words = protocolWords.pl;

const statements = ({ page }: Actor): Locator => page.getByRole('textbox', { name: words['statements.title'] });

/** Fills in what a protocol cannot do without, and sends it. */
const send = async (actor: Actor): Promise<void> => {
  for (const reading of await actor.page.getByLabel(new RegExp(`^${words['meters.reading']}:`)).all()) await reading.fill('1842,5');
  await actor.page.getByRole('button', { name: words.send }).click();
};

road('a receiver whose link is over or was cut is told where the right one is, in the language of the mail', async ({ browser, stage }) => {
  const { offerId } = await aSignedLease(stage);
  const visitor = await stage.visit(browser);
  for (const [path, title, text] of [
    [`${offerId}?token=${'x'.repeat(43)}`, words['link.over.title'], words['link.over.text']],
    [`${offerId}?token=${'x'.repeat(43)}&lang=en`, protocolWords.en['link.over.title'], protocolWords.en['link.over.text']],
    [`${offerId.slice(0, -4)}?token=x&lang=en`, protocolWords.en['link.cut.title'], protocolWords.en['link.cut.text']],
  ] as const) {
    await goTo(visitor, `/protocol/${path}`);
    await expect(visitor.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.page.getByText(text)).toBeVisible();
    visitor.faults.splice(0);
    await expectFits(visitor, `a receiver’s link ${path.slice(20)}`);
  }
});

road('a protocol is locked before the deposit, and says to each side whose form is missing after it', async ({ browser, stage }) => {
  const cashier = await stage.person({ claims: ['admin'] });
  const handover = handoverOf(stage, cashier);
  const guarded = async (actor: Actor, { offerId }: Deal, text: keyof typeof words): Promise<void> => {
    await goTo(actor, `/protocol/${offerId}`);
    await send(actor);
    await expect(actor.page.getByRole('dialog').getByText(words[text] as string)).toBeVisible();
  };
  const [deal, other] = [await aSignedLease(stage), await aSignedLease(stage)];
  const [landlord, tenant] = [await stage.enter(browser, deal.landlord), await stage.enter(browser, deal.tenant)];
  await goTo(tenant, `/protocol/${deal.offerId}`);
  await expect(tenant.page.getByRole('dialog', { name: words['lock.title'] })).toBeVisible();
  for (const one of [deal, other]) await payDeposit(stage, cashier, one);
  await guarded(tenant, deal, 'guard.transfer.tenant');
  await guarded(await stage.enter(browser, other.landlord), other, 'guard.transfer.landlord');
  for (const one of [deal, other]) await handover.nameTransfer(one);
  await guarded(landlord, deal, 'guard.reception.landlord');
  await guarded(await stage.enter(browser, other.tenant), other, 'guard.reception.tenant');
});

road('a server that fails while a protocol is written, read anew or taken back is told of, and nothing is lost', async ({ browser, stage }) => {
  const handover = handoverOf(stage, await stage.person({ claims: ['admin'] }));
  const deal = await handover.openDeal();
  const landlord = await stage.enter(browser, deal.landlord);
  const { page } = landlord;
  await goTo(landlord, `/protocol/${deal.offerId}`);
  await failing(landlord, 'saveProtocolDraft', async () => {
    await statements(landlord).fill('Okno w zapleczu do regulacji.');
    await expect(page.getByRole('alert').getByText(words['error.save'])).toBeVisible();
    // What is wrong in it is listed, and nobody is told that the rest is saved.
    await page.getByRole('button', { name: words['equipment.add'] }).click();
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('alert').getByText(formWords.pl['summary.device'])).toBeVisible();
    await expect(page.getByText(formWords.pl['summary.kept'])).toHaveCount(0);
  });
  await expect(statements(landlord)).toHaveValue('Okno w zapleczu do regulacji.');
  await goTo(landlord, `/protocol/${deal.offerId}`);
  await expect(statements(landlord)).toHaveValue('Okno w zapleczu do regulacji.');
  // Another device saves a newer version, which this one cannot read.
  await failing(landlord, 'getProtocol', async () => {
    // Between the two the page may save what it brought back.
    await expect(async () => {
      const { draft } = await must(deal.landlord, handoverCalls.getProtocol, { offerId: deal.offerId });
      const data = { ...draft.data, additionalStatements: 'Dwa komplety kluczy.' };
      await must(deal.landlord, handoverCalls.saveProtocolDraft, { offerId: deal.offerId, version: draft.version, data });
    }).toPass({ timeout: 15_000 });
    await statements(landlord).fill('Okno w zapleczu do regulacji, drzwi też.');
    await expect(page.getByRole('alert').getByText(words['error.load'])).toBeVisible();
  });
  forgive(landlord, 'saveProtocolDraft');
  await page.close();

  const sent = await handover.openDeal();
  await submitProtocol(stage, sent.landlord, sent.offerId);
  const sender = await stage.enter(browser, sent.landlord);
  await goTo(sender, `/protocol/${sent.offerId}`);
  await failing(sender, 'withdrawProtocol', async () => {
    await sender.page.getByRole('button', { name: words.withdraw, exact: true }).click();
    await sender.page.getByRole('dialog').getByRole('button', { name: words['withdraw.act'], exact: true }).click();
    await expect(sender.page.getByText(words['error.choice'])).toBeVisible();
  });
});
