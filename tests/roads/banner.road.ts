import { anInsertedOffer, anInsertedSigner, aSignedLease } from '../factories/deals.ts';
import { aProject } from '../factories/published-offer.ts';
import { type Actor, goTo } from '../pages/actor.ts';
import { expect, road } from './road.ts';

/**
 * Takes the focus through everything that can be pressed in the page, as the tabulator key does, and names what then lies under
 * something else or outside the window.
 */
const covered = `(async () => {
  const banner = document.querySelector('[aria-label="Twoja prywatność"]');
  const pressable = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')];
  const shown = pressable.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && one.getClientRects().length > 0);
  const found = [];
  for (const one of shown) {
    one.focus();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { left, top, width, height } = one.getBoundingClientRect();
    if (banner.contains(document.elementFromPoint(left + width / 2, top + height / 2))) found.push((one.innerText || one.name || one.outerHTML).slice(0, 80));
  }
  return found;
})()`;

const expectUncovered = async (actor: Actor, path: string): Promise<void> => {
  await goTo(actor, path);
  await expect(actor.page.getByRole('region', { name: 'Twoja prywatność' })).toBeVisible();
  expect(await actor.page.evaluate<readonly string[]>(covered), `under the banner on ${path}`).toEqual([]);
};

road('on a phone the question about privacy covers no action', async ({ browser, stage }) => {
  const options = { viewport: { width: 390, height: 844 } };
  const landlord = await anInsertedSigner(stage);
  const [offerId, project] = [await anInsertedOffer(stage, landlord), await aProject(landlord)];
  const deal = await aSignedLease(stage);
  const visitor = await stage.visit(browser, options);
  for (const path of ['/', '/offers', `/offer/${offerId}`, '/add-offer', '/pomoc', '/check']) await expectUncovered(visitor, path);
  const owner = await stage.meet(browser, landlord, options);
  for (const path of [`/edit-offer/${project}/basics/${landlord.uid}`, `/offer/preview/${project}`, '/moja-tablica/account/link-company'])
    await expectUncovered(owner, path);
  const tenant = await stage.meet(browser, deal.tenant, options);
  for (const path of [
    `/offer/${offerId}`,
    `/lease/${deal.offerId}`,
    `/deposit/${deal.offerId}/`,
    `/contract/${deal.offerId}/submit/${deal.tenant.uid}`,
  ])
    await expectUncovered(tenant, path);
});
