import { outreachCalls } from '../../../src/contract/outreach/endpoints.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { linkWords } from '../../../src/words/outreach/links.ts';
import { outreachRefusalWords } from '../../../src/words/outreach/refusals.ts';
import { sendingWords } from '../../../src/words/outreach/sending.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { must } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { expect, failing, road, withoutNetwork } from '../road.ts';

const links = linkWords.pl;
const sending = sendingWords.pl;

road('a server that fails leaves the dialogs of a caller open, and each says what did not come about', async ({ browser, stage }) => {
  const person = await stage.person({ claims: ['caller'] });
  const caller = await stage.enter(browser, person);
  const { page } = caller;
  await goTo(caller, '/dashboard?open=links');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(links['short.url']).fill('example.org/lokale');
  await withoutNetwork(caller, async () => {
    await dialog.getByRole('button', { name: links['short.act'], exact: true }).click();
    await expect(dialog.getByText(shellWords.pl['refusal.network'])).toBeVisible();
  });
  await failing(caller, 'createShortLink', async () => {
    await dialog.getByRole('button', { name: links['short.act'], exact: true }).click();
    await expect(dialog.getByText(links['short.failed'])).toBeVisible();
  });
  await failing(caller, 'generateUtmLink', async () => {
    await dialog.getByRole('button', { name: links['tab.campaign'] }).click();
    await dialog.getByLabel(links['campaign.email']).fill('biuro@firma.example');
    await dialog.getByRole('button', { name: links['campaign.act'] }).click();
    await expect(dialog.getByText(links['campaign.failed'])).toBeVisible();
  });
  const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage));
  for (const [wire, address, failed] of [
    ['callerSendWebsite', '/dashboard?open=send', sending['website.failed']],
    ['callerSendOffer', `/dashboard?open=offer&offer=${offerId}`, sending['offer.failed']],
  ] as const) {
    await goTo(caller, address);
    await dialog.getByRole('button', { name: sending.act, exact: true }).click();
    await expect(dialog.getByText(outreachRefusalWords.pl['refusal.outreach.email_required'])).toBeVisible();
    await failing(caller, wire, async () => {
      await dialog.getByLabel(sending.email).fill('biuro@firma.example');
      await dialog.getByRole('radio', { name: sending['basis.call'] }).check();
      await dialog.getByLabel(sending.basisNote).fill('nagranie rozmowy 118');
      await dialog.getByRole('button', { name: sending.act, exact: true }).click();
      await expect(dialog.getByRole('alert').getByText(failed)).toBeVisible();
    });
  }

  const { shortId } = await must(person, outreachCalls.createShortLink, { originalUrl: 'example.org/lokale' });
  const visitor = await stage.visit(browser);
  await goTo(visitor, `/l/${shortId}`);
  await failing(visitor, 'openShortLink', async () => {
    await visitor.page.getByRole('main').getByRole('button').click();
    await expect(visitor.page.getByRole('alert').getByText(links['open.failed'])).toBeVisible();
    // What could not be counted keeps nobody from going on.
    await expect(visitor.page.getByRole('main').getByRole('link', { name: /example\.org/ })).toHaveAttribute('href', 'https://example.org/lokale');
  });
});
