import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { progressWords } from '../../src/words/offers/progress.ts';
import { verifyWords } from '../../src/words/reservations/verify.ts';
import { anInsertedOffer, anInsertedSigner, book } from '../factories/deals.ts';
import { aProject, must, readyToSign } from '../factories/published-offer.ts';
import { goTo } from '../pages/actor.ts';
import { expectSound } from '../pages/screens.ts';
import { expect, road } from './road.ts';

const offer = progressWords.pl;

road('the pages that wait for documents are readable while they wait, and go on by themselves', async ({ browser, stage }) => {
  const [landlord, tenant] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
  const [owner, booker] = [await stage.enter(browser, landlord), await stage.enter(browser, tenant)];
  const offerId = await aProject(landlord);
  await stage.hold(async () => {
    await must(landlord, offersCalls.prepareOffer, { offerId });
    await goTo(owner, `/add-offer/verify/${offerId}`);
    await expect(owner.page.getByText(offer['step.VERIFYING_DATA']).first()).toBeVisible();
    await expectSound(stage, owner, 'offer being drawn');
  });
  await owner.page.waitForURL(/\/add-offer\/confirm\//, { timeout: 60_000 });
  const signed = await readyToSign(stage, landlord, offerId);
  await stage.hold(async () => {
    await must(landlord, offersCalls.publishOffer, signed);
    await goTo(owner, `/add-offer/confirm/${offerId}`);
    await expect(owner.page.getByText(offer['step.SAVE_REPORT']).first()).toBeVisible();
    await expectSound(stage, owner, 'offer being sealed');
  });
  await expect(owner.page.getByRole('heading', { name: offer['confirm.done'] })).toBeVisible({ timeout: 60_000 });
  const booked = await anInsertedOffer(stage, landlord);
  await stage.hold(async () => {
    expect(await book(tenant, booked)).toMatchObject({ ok: true });
    await goTo(booker, `/contract/${booked}/verify`);
    await expect(booker.page.getByText(verifyWords.pl['step.PREPARING_DOCUMENTS']).first()).toBeVisible();
    await expectSound(stage, booker, 'lease being drawn');
  });
  await expect(booker.page.getByRole('heading', { name: verifyWords.pl['ready.title'] })).toBeVisible({ timeout: 60_000 });
});
