/** The server has acted and its answer was lost on the way: pressed again, nothing is done twice. */

import { sql } from 'drizzle-orm';
import { counterOffersCalls } from '../../../src/contract/offers/endpoints/counter-offers.ts';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { shellWords } from '../../../src/words/kit/shell.ts';
import { counterOfferWords } from '../../../src/words/offers/counter-offer.ts';
import { questionWords } from '../../../src/words/offers/question.ts';
import { boardWords } from '../../../src/words/workspace/board.ts';
import { anOpenOffer, proposed } from '../../factories/counter-offers.ts';
import { anInsertedSigner } from '../../factories/deals.ts';
import { aProject } from '../../factories/published-offer.ts';
import { goTo } from '../../pages/actor.ts';
import { expect, loseAnswer, road } from '../road.ts';

const network = shellWords.pl['refusal.network'];
const counter = counterOfferWords.pl;
const question = questionWords.pl;

road('a question whose answer was lost is asked once, and a counter-offer is withdrawn without a complaint', async ({ browser, stage }) => {
  const { tenant, offerId } = await anOpenOffer(stage);
  await proposed(tenant, offerId, { rent: 400_000 });
  const reader = await stage.enter(browser, tenant);
  const { page } = reader;
  await goTo(reader, `/offer/${offerId}`);
  await page.getByLabel(question.subject, { exact: true }).fill('Rampa');
  await page.getByLabel(question.question, { exact: true }).fill('Czy przy zapleczu jest rampa?');
  await loseAnswer(reader, offersCalls.askQuestion.wire);
  await page.getByRole('button', { name: question.act }).click();
  await expect(page.getByText(network).first()).toBeVisible();
  await expect(page.getByLabel(question.question, { exact: true })).toHaveValue('Czy przy zapleczu jest rampa?');
  await page.getByRole('button', { name: question.act }).click();
  await expect(page.getByText(question.sent, { exact: true })).toBeVisible();
  const asked = await stage.db.execute(sql`select 1 from offer_question where offer_id = ${offerId}`);
  expect(asked.rows).toHaveLength(1);

  // Nobody tells the open page that it is withdrawn, so the button is still there to be pressed.
  await page.route(/\/live\?/, (route) => route.abort());
  await goTo(reader, `/offer/${offerId}`);
  await loseAnswer(reader, counterOffersCalls.withdrawCounterOffer.wire);
  await page.getByRole('button', { name: counter.withdraw }).click();
  await expect(page.getByText(network).first()).toBeVisible();
  await page.getByRole('button', { name: counter.withdraw }).click();
  await expect(page.getByText(counter['withdraw.done'])).toBeVisible();
  await expect(page.getByRole('heading', { name: counter['mine.WITHDRAWN'] })).toBeVisible();
  // Nothing asks for its live stream any more.
  await page.goto('about:blank');
  reader.faults.splice(0);
});

road('a project whose copy was made and not told of is copied once', async ({ browser, stage }) => {
  const owner = await anInsertedSigner(stage);
  await aProject(owner, { name: 'Lokal do powielenia' });
  const landlord = await stage.enter(browser, owner);
  const { page } = landlord;
  await goTo(landlord, '/moja-tablica/my-offers/unsigned-offers');
  const copy = page.getByRole('group', { name: /Lokal do powielenia/ }).getByRole('button', { name: boardWords.pl.duplicate, exact: true });
  await loseAnswer(landlord, offersCalls.duplicateOffer.wire);
  await copy.first().click();
  await expect(page.getByText(network).first()).toBeVisible();
  // The list may have shown the copy by now: it is the same card that is pressed again.
  await copy.last().click();
  await page.waitForURL(/\/add-offer\//);
  const copies = await stage.db.execute(sql`select 1 from offer where owner_uid = ${owner.uid} and copied_from is not null`);
  expect(copies.rows).toHaveLength(1);
  landlord.faults.splice(0);
});
