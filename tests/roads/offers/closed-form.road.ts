/** A form that its reader may not fill in says why, and leads on. */

import { sql } from 'drizzle-orm';
import { agencyCalls } from '../../../src/contract/agency/endpoints.ts';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { entryWords } from '../../../src/words/offers/entry.ts';
import { offerFormWords } from '../../../src/words/offers/form.ts';
import { accept, anAgent, aProposal, ownerDetails } from '../../factories/agency.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { aProject, currentForm, must } from '../../factories/published-offer.ts';
import { alive, goTo } from '../../pages/actor.ts';
import { short } from '../../pages/agency.ts';
import { expectFits, expectSound } from '../../pages/screens.ts';
import { expect, failing, road } from '../road.ts';

const words = offerFormWords.pl;

road('a signed offer and an announcement cannot be edited; a deleted project is restored in the place of its form', async ({ browser, stage }) => {
  const owner = await anInsertedSigner(stage);
  const signed = await anInsertedOffer(stage, owner);
  const announced = await anInsertedOffer(stage, owner, { offerType: 'sell' });
  const offerId = await aProject(owner, { name: 'Pracownia przy parku' });
  const actor = await stage.enter(browser, owner);
  const { page } = actor;
  await goTo(actor, `/add-offer/${signed}`);
  await expect(page.getByText(words['closed.text'])).toBeVisible();
  await expectSound(stage, actor, 'form of a signed offer');
  await page.getByRole('link', { name: words['closed.act'] }).click();
  await expect(page).toHaveURL(new RegExp(`/offer/${signed}$`));
  await goTo(actor, `/add-offer/${announced}`);
  await expect(page.getByText(words['closed.sale'])).toBeVisible();

  // It is deleted while its form is open.
  await goTo(actor, `/add-offer/${offerId}`);
  await expect(page.locator('[id="f-name"]')).toBeEnabled();
  await must(owner, offersCalls.deleteOffer, { offerId });
  await expect(page.getByRole('heading', { level: 1, name: words['closed.deleted.title'] })).toBeVisible();
  await expect(page.getByText(words['closed.text'])).toHaveCount(0);
  await expectSound(stage, actor, 'form of a deleted project');
  const restore = page.getByRole('button', { name: words['closed.restore'] });
  await failing(actor, 'restoreOffer', async () => {
    await restore.click();
    await expect(page.getByRole('status').filter({ hasText: /po naszej stronie/ })).toBeVisible();
  });
  await restore.click();
  await expect(page.locator('[id="f-name"]')).toHaveValue('Pracownia przy parku');
  await must(owner, offersCalls.deleteOffer, { offerId });
  await expect(restore).toBeVisible();
  await stage.db.execute(sql`update offer set deleted_at = deleted_at - interval '5 minutes' where id = ${offerId}`);
  await goTo(actor, `/add-offer/${offerId}`);
  await expect(page.getByText(words['closed.deleted'])).toBeVisible();
  await expect(restore).toHaveCount(0);
});

road(
  'a project under a power of attorney is filled in by the agent and colleagues, and is the owner’s once it is revoked',
  async ({ browser, stage }) => {
    const [person, proprietor] = [await anAgent(stage), await anInsertedSigner(stage)];
    const colleague = await anInsertedSigner(stage, { companyId: person.companyId, companyName: person.companyName });
    const proposed = await aProposal(stage, person, ownerDetails(proprietor.email), { form: short(currentForm()) });
    await accept(stage, proposed, proprietor.email);
    const { offerId } = proposed;
    const [agent, other, owner] = [await stage.enter(browser, person), await stage.enter(browser, colleague), await stage.enter(browser, proprietor)];
    await goTo(agent, `/add-offer/${offerId}`);
    await expect(agent.page.getByText(words['agency.signed.text'])).toBeVisible();
    await expectSound(stage, agent, 'form of the agent under a power of attorney');
    await goTo(other, `/add-offer/${offerId}`);
    await expect(other.page.getByText(words['agency.signed.colleague'])).toBeVisible();
    await expect(other.page.getByText(words['agency.signed.text'])).toHaveCount(0);
    await expect(other.page.getByRole('link', { name: words['agency.open'] })).toHaveCount(0);
    await expectFits(other, 'form of a colleague under a power of attorney');
    await owner.page.goto(`${owner.base}/add-offer/${offerId}`);
    await expect(owner.page.getByText(entryWords.pl['closed.under_agency.title'])).toBeVisible();
    await expect(owner.page.getByTestId('closed-form')).toHaveAttribute('inert', '');
    await alive(owner.page);
    await agent.page.locator('[id="f-name"]').fill('Lokal z pełnomocnictwem');
    await expect.poll(async () => (await must(person, offersCalls.getOfferForm, { offerId })).form.name).toBe('Lokal z pełnomocnictwem');
    // All three have the form open when the power of attorney ends.
    await must(person, agencyCalls.revokeAgreement, { offerId });
    await expect(owner.page.locator('[id="f-name"]')).toHaveValue('Lokal z pełnomocnictwem');
    await expect(owner.page.locator('[id="f-name"]')).toBeEnabled();
    for (const former of [agent, other]) {
      await expect(former.page.getByText(entryWords.pl['closed.no_access.title'])).toBeVisible();
      former.faults.splice(0);
    }
    owner.faults.splice(0);
    await expectFits(agent, 'form that was the agent’s');
  },
);
