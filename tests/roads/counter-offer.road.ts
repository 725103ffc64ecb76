import { type SQL, sql } from 'drizzle-orm';
import { counterOffersCalls } from '../../src/contract/offers/endpoints/counter-offers.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { shellWords } from '../../src/words/kit/shell.ts';
import { counterOfferWords } from '../../src/words/offers/counter-offer.ts';
import { offerDetailWords } from '../../src/words/offers/details.ts';
import { progressWords } from '../../src/words/offers/progress.ts';
import { offerRefusalWords } from '../../src/words/offers/refusals.ts';
import { signWords } from '../../src/words/signing/sign.ts';
import { anOpenOffer, proposed } from '../factories/counter-offers.ts';
import { anInsertedSigner, book as bookOption } from '../factories/deals.ts';
import { must } from '../factories/published-offer.ts';
import type { TestServer } from '../kit/server.ts';
import { type Actor, alive, goTo } from '../pages/actor.ts';
import { enterCode, signOffer } from '../pages/offers.ts';
import { expectFits, expectSound } from '../pages/screens.ts';
import { expect, forgive, loseAnswer, road } from './road.ts';

const words = counterOfferWords.pl;
const book = offerDetailWords.pl['book.act'];

const pageOf = (step: 'accept' | 'decline', offerId: string, uid: string, id: string): string => `/counter-offer/${step}/${offerId}/${uid}?c=${id}`;

/** Opens the dialog, proposes a rent and 24 months beside what is offered, and sends. */
const propose = async ({ page }: Actor, rent: string): Promise<void> => {
  await page.getByRole('button', { name: words.propose }).click();
  const dialog = page.getByRole('dialog', { name: words.propose });
  await dialog.getByLabel(words['rent.label']).fill(rent);
  await dialog.getByLabel(words['term.toggle']).check();
  await dialog.getByLabel(words['term.label']).fill('24');
  await dialog.getByRole('button', { name: words.send }).click();
};

road('a counter-offer is proposed, accepted and signed; its company alone may book for a day', async ({ browser, stage }) => {
  const { landlord, tenant, offerId } = await anOpenOffer(stage);
  const other = await stage.enter(browser, await anInsertedSigner(stage));
  const company = await stage.enter(browser, tenant);
  await goTo(company, `/offer/${offerId}`);
  // A rent above the offer's is refused at its field, and nothing that was typed is lost.
  await propose(company, '999 999');
  const dialog = company.page.getByRole('dialog', { name: words.propose });
  await expect(dialog.getByText('Podaj czynsz niższy niż w ofercie')).toBeVisible();
  company.faults.splice(0);
  await expect(dialog.getByLabel(words['term.label'])).toHaveValue('24');
  await dialog.getByLabel(words['rent.label']).fill('4 000,50');
  await expectFits(company, 'counter-offer being written');
  await dialog.getByRole('button', { name: words.send }).click();
  await expect(company.page.getByRole('heading', { name: words['mine.OPEN'] })).toBeVisible();

  const owner = await stage.enter(browser, landlord);
  const letter = await owner.mailbox.letter(landlord.email, ({ html }) => html.includes('/counter-offer/'));
  const link = new URL(/href="([^"]*\/counter-offer\/[^"]*)"/.exec(letter.html)?.[1]?.replaceAll('&amp;', '&') ?? '');
  await goTo(owner, link.pathname + link.search);
  await expect(owner.page.getByRole('heading', { level: 1 })).toContainText(tenant.companyName);
  await expect(owner.page.getByText('4 000,50 zł').first()).toBeVisible();
  await expectSound(stage, owner, 'counter-offer of the owner');
  await owner.page.getByRole('button', { name: words.accept.replace('{n}', '2') }).click();
  await owner.page.waitForURL(/\/counter-offer\/sign\//);
  await alive(owner.page);
  await signOffer(owner, words['sign.act'].replace('{n}', '2'));

  await expect(company.page.getByRole('heading', { name: words['mine.SIGNED'] })).toBeVisible();
  await expect(company.page.getByText(words['right.mine'].split(':')[0] ?? '')).toBeVisible();
  await expect(company.page.getByRole('button', { name: book })).toBeVisible();
  // What was agreed is read on its page, too.
  await goTo(owner, link.pathname + link.search);
  await expect(owner.page.getByText(/^Wersja 2 zawiera to, o.co pytała kontroferta: 4.000,50.zł/)).toBeVisible();
  await expectFits(owner, 'signed counter-offer');
  await goTo(other, `/offer/${offerId}`);
  await expect(other.page.getByText('tylko firma, której kontrofertę przyjął wynajmujący')).toBeVisible();
  await expect(other.page.getByRole('button', { name: book })).toHaveCount(0);
  await expectFits(other, 'offer with a first right');
});

road('a counter-offer is declined with a reason, sent again and withdrawn; its page is nobody else’s', async ({ browser, stage }) => {
  const { landlord, tenant, offerId } = await anOpenOffer(stage);
  const id = await proposed(tenant, offerId, { rent: 400_000 });
  const [owner, company] = [await stage.enter(browser, landlord), await stage.enter(browser, tenant)];
  await goTo(company, pageOf('accept', offerId, landlord.uid, id));
  await expect(company.page.getByRole('dialog', { name: words['noAccess.title'] })).toBeVisible();
  await expect(company.page.getByText('4 000')).toHaveCount(0);
  forgive(company, 'counter-offer/accept');

  await goTo(owner, pageOf('decline', offerId, landlord.uid, id));
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByLabel(words['decline.label']).fill('Przy tym czynszu nie pokryjemy kosztów remontu.');
  await dialog.getByRole('button', { name: words.decline }).click();
  await expect(owner.page.getByRole('button', { name: words.decline })).toHaveCount(0);

  await goTo(company, pageOf('accept', offerId, tenant.uid, id));
  await expect(company.page.getByText('Przy tym czynszu nie pokryjemy kosztów remontu.')).toBeVisible();
  // It is over: no next version is promised.
  await expect(company.page.getByRole('columnheader', { name: words['table.proposed'] })).toBeVisible();
  await expect(company.page.getByText(words['table.after'])).toHaveCount(0);
  await expectFits(company, 'declined counter-offer');
  await goTo(company, `/offer/${offerId}`);
  await expect(company.page.getByRole('heading', { name: words['mine.DECLINED'] })).toBeVisible();
  await propose(company, '4 100');
  await expect(company.page.getByRole('heading', { name: words['mine.OPEN'] })).toBeVisible();
  await company.page.getByRole('button', { name: words.withdraw }).click();
  await expect(company.page.getByRole('heading', { name: words['mine.WITHDRAWN'] })).toBeVisible();
  await expect(company.page.getByRole('button', { name: words.propose })).toBeVisible();
});

road('a counter-offer that nobody answers expires while both sides look at it, and another one may be sent', async ({ browser, stage }) => {
  const { landlord, tenant, offerId } = await anOpenOffer(stage);
  const id = await proposed(tenant, offerId, { rent: 400_000 });
  const [owner, company] = [await stage.enter(browser, landlord), await stage.enter(browser, tenant)];
  await goTo(company, `/offer/${offerId}`);
  await expect(company.page.getByRole('heading', { name: words['mine.OPEN'] })).toBeVisible();
  await goTo(owner, pageOf('accept', offerId, landlord.uid, id));
  const accept = owner.page.getByRole('button', { name: words.accept.replace('{n}', '2') });
  await expect(accept).toBeVisible();

  await stage.db.execute(sql`update counter_offer set expires_at = clock_timestamp() - interval '1 second' where id = ${id}`);
  await stage.tick();
  await expect(company.page.getByRole('heading', { name: words['mine.EXPIRED'] })).toBeVisible();
  await expect(owner.page.getByText(words['state.EXPIRED'].split('{')[0] ?? '').first()).toBeVisible();
  await expect(accept).toHaveCount(0);
  await expectFits(owner, 'expired counter-offer');
  await propose(company, '4 100');
  await expect(company.page.getByRole('heading', { name: words['mine.OPEN'] })).toBeVisible();
});

road('who may not propose other terms now reads why, and what comes first', async ({ browser, stage }) => {
  const { tenant, offerId } = await anOpenOffer(stage);
  const newcomer = await stage.enter(browser, await stage.person());
  await goTo(newcomer, `/offer/${offerId}`);
  await expect(newcomer.page.getByText(words['blocked.unverified'])).toBeVisible();
  await expect(newcomer.page.getByRole('button', { name: words.propose })).toHaveCount(0);
  await expectFits(newcomer, 'offer of somebody who may not propose other terms yet');
  await newcomer.page.getByRole('link', { name: words['blocked.unverified.act'] }).click();
  await newcomer.page.waitForURL(/\/account\/confirm-identity/);

  const late = await stage.enter(browser, await anInsertedSigner(stage));
  await goTo(late, `/offer/${offerId}`);
  await expect(late.page.getByRole('button', { name: words.propose })).toBeVisible();
  expect(await bookOption(tenant, offerId)).toMatchObject({ ok: true });
  await expect(late.page.getByText(words['blocked.booked'])).toBeVisible();
  await expect(late.page.getByRole('button', { name: words.propose })).toHaveCount(0);
});

road('a version that cannot be prepared says why, and one whose counter-offer is gone leads to what became of it', async ({ browser, stage }) => {
  const { landlord, tenant, offerId } = await anOpenOffer(stage);
  const id = await proposed(tenant, offerId, { rent: 400_000 });
  const { page } = await stage.hold(async () => {
    const owner = await stage.enter(browser, landlord);
    await goTo(owner, pageOf('accept', offerId, landlord.uid, id));
    await owner.page.getByRole('button', { name: words.accept.replace('{n}', '2') }).click();
    await owner.page.waitForURL(/\/counter-offer\/sign\//);
    await expect(owner.page.getByRole('heading', { name: words['prepare.title'].replace('{n}', '2') })).toBeVisible();
    expect(await bookOption(await anInsertedSigner(stage), offerId)).toMatchObject({ ok: true });
    return owner;
  });
  await expect(page.getByRole('alert')).toContainText(offerRefusalWords.pl['refusal.counter_offer.booked']);
  await expect(page.getByRole('link', { name: words['sign.later'] })).toBeVisible();
  await must(tenant, counterOffersCalls.withdrawCounterOffer, { counterOfferId: id });
  await page.waitForURL(/\/counter-offer\/accept\//);
  await expect(page.getByText(words['state.WITHDRAWN'].split('{')[0] ?? '').first()).toBeVisible();
});

const network = 'Brak połączenia z serwerem.';

road(
  'a network that is lost while a counter-offer is written and its version signed takes nothing away, and a repeat acts once',
  async ({ browser, stage }) => {
    const { landlord, tenant, offerId } = await anOpenOffer(stage);
    const company = await stage.enter(browser, tenant);
    const { page } = company;
    await goTo(company, `/offer/${offerId}`);
    const dialog = page.getByRole('dialog', { name: words.propose });

    // The dialog itself cannot be fetched: the page stays, and says how to go on.
    const script = /\/assets\/counter-dialog-[^/]*\.js$/;
    await page.route(script, (route) => route.abort());
    await page.getByRole('button', { name: words.propose }).click();
    await expect(page.getByText(shellWords.pl['missing.text'])).toBeVisible();
    await page.unroute(script);
    // The page looks whether the server is there before it goes: the press is answered by a document that comes later.
    const anew = page.waitForEvent('load');
    await page.getByRole('button', { name: shellWords.pl['missing.reload'] }).click();
    await anew;
    await alive(page);

    await page.getByRole('button', { name: words.propose }).click();
    await dialog.getByLabel(words['rent.label']).fill('4 000,50 zł');
    await dialog.getByLabel(words['rent.label']).press('ArrowUp');
    await expect(dialog.getByLabel(words['rent.label'])).toHaveValue('4100,50');
    await dialog.getByLabel(words['term.toggle']).check();
    await dialog.getByLabel(words['term.label']).fill('24 mies.');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog.getByRole('alert')).toContainText(network);
    await page.context().setOffline(false);
    await expect(dialog.getByLabel(words['rent.label'])).toHaveValue('4100,50');
    await expect(dialog.getByLabel(words['term.label'])).toHaveValue('24 mies.');
    await loseAnswer(company, counterOffersCalls.sendCounterOffer.wire);
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog.getByRole('alert')).toContainText(network);
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: words['mine.OPEN'] })).toBeVisible();
    expect(await rowsOf(stage, sql`select new_price, new_duration, state from counter_offer where offer_id = ${offerId}`)).toEqual([
      { new_price: 410_050, new_duration: 24, state: 'OPEN' },
    ]);
    company.faults.splice(0);

    const owner = await stage.enter(browser, landlord);
    await goTo(owner, `/counter-offer/accept/${offerId}/${landlord.uid}`);
    await owner.page.getByRole('button', { name: words.accept.replace('{n}', '2') }).click();
    await owner.page.waitForURL(/\/counter-offer\/sign\//);
    await alive(owner.page);
    await owner.page.locator('[id="f-consents.terms"]').check();
    await owner.page.locator('[id="f-consents.electronic_signature"]').check();
    await owner.page.locator('[id="f-consents.deposit_terms"]').check();
    await enterCode(owner);
    const sign = owner.page.getByRole('button', { name: words['sign.act'].replace('{n}', '2') });
    await owner.page.context().setOffline(true);
    await sign.click();
    await expect(owner.page.getByText(network)).toBeVisible();
    await owner.page.context().setOffline(false);
    await expect(owner.page.locator('[id="f-consents.terms"]')).toBeChecked();
    await expect(owner.page.getByLabel(signWords.pl['code.label'])).not.toHaveValue('');
    await loseAnswer(owner, offersCalls.publishOffer.wire);
    await sign.click();
    // Pressed again it counts once; the page may also have heard already that its version is signed.
    await expect(
      owner.page
        .getByText(network)
        .or(owner.page.getByText(/Przyjęta i podpisana/))
        .first(),
    ).toBeVisible();
    await sign.click({ timeout: 5_000 }).catch(() => undefined);
    const done = owner.page.getByRole('heading', { name: progressWords.pl['confirm.done'] });
    await expect(done.or(owner.page.getByText(/Przyjęta i podpisana/)).first()).toBeVisible({ timeout: 60_000 });
    expect(await rowsOf(stage, sql`select version from offer where id = ${offerId}`)).toEqual([{ version: 2 }]);
    owner.faults.splice(0);
  },
);

const rowsOf = async ({ db }: Pick<TestServer, 'db'>, statement: SQL): Promise<readonly Record<string, unknown>[]> =>
  (await db.execute(statement)).rows;
