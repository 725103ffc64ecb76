import type { Id } from '../../../src/domain/kit/brand.ts';
import { setIdentity } from '../../../src/server/accounts/commands/profile.ts';
import { accountRefusalWords } from '../../../src/words/accounts/refusals.ts';
import { appointmentWords } from '../../../src/words/handover/appointment.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { signWords } from '../../../src/words/signing/sign.ts';
import { anInsertedOffer, anInsertedSigner, aSignedLease, book } from '../../factories/deals.ts';
import { goTo } from '../../pages/actor.ts';
import { readLease } from '../../pages/leases.ts';
import { enterCode } from '../../pages/offers.ts';
import { expectFits } from '../../pages/screens.ts';
import { expect, failing, forgive, road } from '../road.ts';

const words = appointmentWords.pl;

road(
  'a person for the handover who cannot be stored stays in the form, and whoever is not verified reads what is missing',
  async ({ browser, stage }) => {
    const deal = await aSignedLease(stage);
    const landlord = await stage.enter(browser, deal.landlord);
    const { page } = landlord;
    await goTo(landlord, `/indicate-transfer-person/${deal.offerId}/${deal.landlord.uid}`);
    await page.getByRole('button', { name: words.me }).click();
    await page.locator('[id="f-authorized"]').check();
    const send = page.getByRole('button', { name: words['send.landlord'], exact: true });
    await failing(landlord, 'updateReceptionOfThePremise', async () => {
      await send.click();
      await expect(page.getByText(words.failed)).toBeVisible();
    });
    await expect(page.getByLabel(words.email)).toHaveValue(deal.landlord.email);
    await expect(page.getByText(words['criteria.title'])).toHaveCount(0);

    await stage.db.transaction((tx) => setIdentity(tx, deal.landlord.uid as Id, 'ACCEPTED', 'REJECTED'));
    await send.click();
    await expect(page.getByText(words['criteria.title'])).toBeVisible();
    await expect(page.getByText(accountRefusalWords.pl['refusal.person.not_verified'])).toBeVisible();
    forgive(landlord, 'updateReceptionOfThePremise');
    await expectFits(landlord, 'a person named by somebody who is not verified');
  },
);

road('a signature that the server cannot store says so beside its code, and the same press signs later', async ({ browser, stage }) => {
  const [landlord, tenant] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
  const offerId = await anInsertedOffer(stage, landlord);
  expect(await book(tenant, offerId)).toMatchObject({ ok: true });
  const actor = await stage.enter(browser, tenant);
  const { page } = actor;
  await goTo(actor, `/contract/${offerId}/verify`);
  await readLease(actor);
  for (const consent of ['terms', 'electronic_signature', 'deposit_terms']) await page.locator(`[id="f-consents.${consent}"]`).check();
  await enterCode(actor);
  const sign = page.getByRole('button', { name: signWords.pl['sign.lease'] });
  await failing(actor, 'onOfferSignConfirm', async () => {
    await sign.click();
    await expect(page.getByText(shellWords.pl['refusal.internal'])).toBeVisible();
  });
  await sign.click();
  await expect(page.getByText(words['tenant.title'])).toBeVisible();
});
