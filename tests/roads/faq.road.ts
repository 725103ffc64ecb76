import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { faqWords } from '../../src/words/content/faq.ts';
import { faqPageWords } from '../../src/words/content/faq-page.ts';
import { opinionWords } from '../../src/words/content/opinions.ts';
import { contentRefusalWords } from '../../src/words/content/refusals.ts';
import { offlineWords } from '../../src/words/kit/offline.ts';
import { shellWords } from '../../src/words/kit/shell.ts';
import { shortcutWords } from '../../src/words/offers/shortcuts.ts';
import { aProject, must } from '../factories/published-offer.ts';
import { type LocalService, localService } from '../kit/outside.ts';
import { openStage, type Stage } from '../kit/stage.ts';
import { alive, goTo } from '../pages/actor.ts';
import { expectFits, expectSound } from '../pages/screens.ts';
import { expect, forgive, road } from './road.ts';

const page = faqPageWords.pl;
const shortcuts = shortcutWords.pl;
const plain = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'));

road('a visitor finds an answer while typing, by step and by link, and says whether it helped', async ({ browser, stage }) => {
  const visitor = await stage.visit(browser);
  await goTo(visitor, '/faq');
  await expectFits(visitor, 'questions');
  const main = visitor.page.getByRole('main');
  await main.getByRole('searchbox').fill('KWALIFIKOWANEGO podpisu');
  await main
    .getByRole('link', { name: plain(faqWords.pl['qualified-signature.q']) })
    .first()
    .click();
  const answer = main.locator('#qualified-signature');
  await expect(answer).toBeVisible();
  await answer.getByRole('button', { name: page.yes }).click();
  await expect(answer.getByText(page.thanks)).toBeVisible();
  await expect(answer.getByRole('button', { name: page.yes })).toHaveAttribute('aria-pressed', 'true');

  await main.getByRole('searchbox').fill('gdzie trafia kaucja');
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByRole('heading', { name: page['text.head'] })).toBeVisible();
  await expectFits(visitor, 'an answer by search');
  await main.getByRole('group', { name: page['helpful.answer'] }).getByRole('button', { name: page.no }).click();
  await expect(main.getByRole('group', { name: page['helpful.answer'] }).getByText(page.thanks)).toBeVisible();
  // What the answer rests on is found from every step, and the question stays in its field.
  const source = main.getByRole('link', { name: plain(faqWords.pl['deposit-where.q']) }).last();
  await goTo(visitor, '/faq?s=start');
  await main.getByRole('searchbox').fill('gdzie trafia kaucja');
  await main.getByRole('searchbox').press('Enter');
  await source.click();
  await expect(main.locator('#deposit-where')).toBeVisible();
  await expect(main.getByRole('searchbox')).toHaveValue('gdzie trafia kaucja');
  await main.getByRole('searchbox').fill('rower wodny');
  await expect(main.getByRole('link', { name: page.human })).toBeVisible();

  await goTo(visitor, '/en/faq?s=handover#deposit-due');
  await expect(visitor.page.locator('#deposit-due')).toBeVisible();
  await expect(visitor.page.locator('#sign-up')).toHaveCount(0);
  await expectFits(visitor, 'questions en');

  const admin = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  await goTo(admin, '/admin/opinions');
  await expect(admin.page.getByRole('row').filter({ hasText: 'gdzie trafia kaucja' })).toBeVisible();
  await expectSound(stage, admin, 'opinions');
  await admin.page.getByRole('link', { name: opinionWords.pl['view.yes'], exact: true }).click();
  await expect(admin.page.getByRole('row').filter({ hasText: 'podpis' })).toBeVisible();
});

road('an answer is seen where the matches above it fill a phone, and does not stay in a language that is left', async ({ browser, stage }) => {
  const visitor = await stage.visit(browser, { viewport: { width: 390, height: 640 } });
  await goTo(visitor, '/faq');
  const main = visitor.page.getByRole('main');
  await main.getByRole('searchbox').fill('gdzie trafia kaucja');
  await main.getByRole('searchbox').press('Enter');
  const head = main.getByRole('heading', { name: page['text.head'] });
  await expect(head).toBeInViewport();
  await visitor.page.setViewportSize({ width: 1440, height: 900 });
  await visitor.page.getByRole('navigation', { name: shellWords.pl['lang.label'] }).getByRole('link', { name: /EN/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: faqPageWords.en.heading })).toBeVisible();
  await expect(main.getByRole('searchbox')).toHaveValue('gdzie trafia kaucja');
  await expect(main.getByRole('heading', { name: faqPageWords.en['text.head'] })).toHaveCount(0);
});

road('an opinion that cannot be sent says so, and is sent by the next press', async ({ browser, stage }) => {
  const visitor = await stage.visit(browser);
  await goTo(visitor, '/faq#binding');
  const answer = visitor.page.locator('#binding');
  await visitor.page.route('**/call/sendFaqOpinion', (route) => route.abort());
  await answer.getByRole('button', { name: page.no }).click();
  await expect(visitor.page.getByText(page['opinion.failed'])).toBeVisible();
  await expect(visitor.page.getByText(plain(shellWords.pl['refusal.network']))).toBeVisible();
  forgive(visitor, 'sendFaqOpinion');
  await visitor.page.unroute('**/call/sendFaqOpinion');
  await answer.getByRole('button', { name: page.no }).click();
  await expect(answer.getByText(page.thanks)).toBeVisible();
});

road('a question that did not reach the server is asked by the next press, and an empty one says what is missing', async ({ browser, stage }) => {
  const visitor = await stage.visit(browser);
  await goTo(visitor, '/faq');
  const main = visitor.page.getByRole('main');
  const ask = main.getByRole('button', { name: page.act });
  await ask.click();
  await expect(main.getByText(plain(page.short.replace('{n}', '2')))).toBeVisible();
  await main.getByRole('searchbox').fill('gdzie trafia kaucja');
  await visitor.page.route('**/call/onAskGeminiAboutFAQ', (route) => route.abort());
  await ask.click();
  await expect(main.getByText(plain(shellWords.pl['refusal.network']))).toBeVisible();
  forgive(visitor, 'onAskGeminiAboutFAQ');
  await visitor.page.unroute('**/call/onAskGeminiAboutFAQ');
  await ask.click();
  await expect(main.getByRole('heading', { name: page['text.head'] })).toBeVisible();
});

road('a question that is asked without a network keeps the page, and is answered when the network is back', async ({ browser, stage }) => {
  const visitor = await stage.visit(browser);
  await goTo(visitor, '/faq');
  const main = visitor.page.getByRole('main');
  await main.getByRole('searchbox').fill('gdzie trafia kaucja');
  await visitor.page.context().setOffline(true);
  await main.getByRole('searchbox').press('Enter');
  await expect(visitor.page.getByText(offlineWords.pl.offline)).toBeVisible();
  await expect(main.getByRole('searchbox')).toHaveValue('gdzie trafia kaucja');
  await visitor.page.context().setOffline(false);
  await expect(main.getByRole('heading', { name: page['text.head'] })).toBeVisible();
  await expect(visitor.page).toHaveURL(/\?q=gdzie/);
  // A step back reads the page too.
  await visitor.page.context().setOffline(true);
  await visitor.page.goBack();
  await expect(visitor.page.getByText(offlineWords.pl.offline)).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: page.heading })).toBeVisible();
  await visitor.page.context().setOffline(false);
  await expect(visitor.page).toHaveURL(/\/faq$/);
  visitor.faults.splice(0);
});

road('the questions are found and read without scripts', async ({ browser, stage }) => {
  const visitor = await stage.visit(browser, { javaScriptEnabled: false });
  await visitor.page.goto(`${stage.url}/faq`);
  await visitor.page.getByRole('searchbox').fill('kaucja');
  await visitor.page.getByRole('searchbox').press('Enter');
  await visitor.page.waitForURL(/\?q=kaucja/);
  const main = visitor.page.getByRole('main');
  await main
    .getByRole('link', { name: plain(faqWords.pl['deposit-where.q']) })
    .first()
    .click();
  await expect(visitor.page).toHaveURL(/#deposit-where$/);
  await expect(main.locator('#deposit-where')).toBeVisible();
});

road.describe('where a model is configured', () => {
  let api: LocalService;
  let stage: Stage;
  let isAway = false;
  road.beforeAll(async () => {
    api = await localService((_, response) => {
      // The service reads of each answer only what it asked for.
      const paragraphs = ['**Na rachunek depozytowy.**[31] Najpóźniej w 3 dni robocze.[32]'];
      const draft = { known: true, paragraphs, description: 'Lokal handlowy 120,5 m² z witryną przy ulicy Nawrot 14.' };
      const body = { candidates: [{ content: { parts: [{ text: JSON.stringify(draft) }] }, finishReason: 'STOP' }] };
      response.writeHead(isAway ? 403 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    stage = await openStage({ GEMINI_API_KEY: 'key', GEMINI_URL: api.url });
  });
  road.afterAll(async () => {
    await stage.close();
    await api.close();
  });

  road(
    'a question is answered by it, marked, with sources that lead to their questions; when it fails, the search answers, or the apology says so',
    async ({ browser }) => {
      const visitor = await stage.visit(browser);
      await goTo(visitor, '/faq');
      const main = visitor.page.getByRole('main');
      await expect(main.getByText(plain(page['outside.ai']))).toBeVisible();
      await main.getByRole('searchbox').fill('co z kaucją');
      await main.getByRole('button', { name: page.act }).click();
      await expect(main.getByRole('heading', { name: page['ai.head'] })).toBeVisible();
      await expectFits(visitor, 'an answer by a model');
      await main.locator('sup').first().getByRole('link').click();
      await expect(main.locator('#deposit-where')).toBeVisible();
      isAway = true;
      await main.getByRole('searchbox').fill('kaucja i protokół');
      await main.getByRole('button', { name: page.act }).click();
      await expect(main.getByText(plain(page.instead))).toBeVisible();
      await expectFits(visitor, 'an answer of the search in the place of a model');
      await main.getByRole('searchbox').fill('rower wodny');
      await main.getByRole('button', { name: page.act }).click();
      await expect(main.getByText(plain(contentRefusalWords.pl['refusal.faq.unavailable']))).toBeVisible();
      forgive(visitor, 'onAskGeminiAboutFAQ');
      await expect(visitor.page).toHaveURL(/rower/);
      await visitor.page.reload();
      await alive(visitor.page);
      await expect(main.getByRole('searchbox')).toHaveValue('rower wodny');
      expect(stage.faults()).toEqual([]);
    },
  );

  road('a description is proposed by it, marked until it is changed; when it fails, the template takes its place', async ({ browser }) => {
    isAway = false;
    const person = await stage.person();
    const offerId = await aProject(person);
    await must(person, offersCalls.saveOffer, { offerId, version: 1, patch: { description: null } });
    const author = await stage.enter(browser, person);
    await goTo(author, `/add-offer/${offerId}#basics`);
    const basics = author.page.locator('#basics');
    const description = author.page.locator('[id="f-description"]');
    await expect(basics.getByText(plain(shortcuts['describe.ai']))).toBeVisible();
    await basics.getByRole('button', { name: shortcuts['describe.act.ai'] }).click();
    await expect(description).toHaveValue('Lokal handlowy 120,5 m² z witryną przy ulicy Nawrot 14.');
    await expect(basics.getByText(plain(shortcuts['describe.ai.done']))).toBeVisible();
    await expectFits(author, 'a description by a model');
    await author.page.reload();
    await alive(author.page);
    await expect(basics.getByText(plain(shortcuts['describe.ai.done']))).toBeVisible();
    await description.press('End');
    await description.pressSequentially(' Parter.');
    await expect(basics.getByText(plain(shortcuts['describe.ai.done']))).toHaveCount(0);
    await description.fill('');
    isAway = true;
    await basics.getByRole('button', { name: shortcuts['describe.act.ai'] }).click();
    await expect(description).toHaveValue(/^Przeznaczenie: handlowo-usługowe, 120,5\sm²/);
    await expect(basics.getByText(plain(shortcuts['describe.ai.away']))).toBeVisible();
    expect(stage.faults()).toEqual([]);
  });
});
