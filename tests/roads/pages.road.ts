/** Pages that no other road is about: each opens for whoever it is for, is readable, and has the width of its window. */

import { sql } from 'drizzle-orm';
import { consentWords } from '../../src/words/kit/consent.ts';
import { shellWords } from '../../src/words/kit/shell.ts';
import { anInsertedOffer, anInsertedSigner } from '../factories/deals.ts';
import { expectAccessible, goTo } from '../pages/actor.ts';
import { expectFits } from '../pages/screens.ts';
import { expect, road } from './road.ts';

const consolePages = ['/admin/mobywatel-verification', '/admin/companies', '/admin/deposits', '/admin/forms', '/admin/visits'];
const lists = ['unsigned-offers', 'active-offers', 'booked-offers', 'signed-offers-landlord', 'signed-offers-tenant', 'favorites'];
const boardPages = [
  ...lists.flatMap((list) => [`/moja-tablica/my-offers/${list}`, `/moja-tablica/${list}`]),
  '/moja-tablica/account/confirm-identity',
];
const footerPages = [
  '/regulamin-promocji',
  '/en/regulamin-promocji',
  '/api?call=searchOffers',
  '/en/api',
  '/view-document/prices-pl.pdf',
  '/en/accessibility',
];

road('every page of the console, of the board and of the footer opens', async ({ browser, stage }) => {
  road.setTimeout(180_000);
  const admin = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  const signer = await stage.enter(browser, await anInsertedSigner(stage));
  const visitor = await stage.visit(browser);
  for (const [actor, pages] of [
    [admin, consolePages],
    [signer, boardPages],
    [visitor, footerPages],
  ] as const)
    for (const path of pages) {
      await goTo(actor, path);
      expect(new URL(actor.page.url()).pathname, path).toBe(path.split('?')[0]);
      await expect(actor.page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expectFits(actor, `page ${path.replaceAll(/\W+/g, ' ')}`);
    }
  await signer.page.goto(`${stage.url}/moja-tablica`);
  await expect(signer.page).toHaveURL(/\/moja-tablica\/start$/);
  await visitor.page.goto(`${stage.url}/offer`);
  await expect(visitor.page).toHaveURL(/\/offers$/);
});

road('an unknown address leads home', async ({ browser, stage }) => {
  const visitor = await stage.visit(browser);
  await visitor.page.goto(`${stage.url}/nowhere/at/all`);
  await expect(visitor.page).toHaveURL(`${stage.url}/`);
});

road(
  'what may be stored is asked by what it is for, counted only where statistics are allowed, and gone when they are not',
  async ({ browser, stage }) => {
    const words = consentWords.pl;
    const offerId = await anInsertedOffer(stage, await anInsertedSigner(stage), { name: 'Lokal policzony' });
    const visitor = await stage.visit(browser);
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const counted = async () =>
      (await stage.db.execute<{ name: string }>(sql`select name from analytics_event order by created_at`)).rows.map(({ name }) => name);
    const stored = () => page.evaluate(() => Object.keys(localStorage).toSorted());
    const banner = page.getByRole('region', { name: words.title });
    await goTo(visitor, `/offer/${offerId}`);
    await banner.getByRole('button', { name: words.necessary }).click();
    await expect(banner).toHaveCount(0);
    await goTo(visitor, `/offer/${offerId}`);
    expect(await stored()).toEqual(['consent']);
    expect(asked.filter((url) => url.includes('visit-counter'))).toEqual([]);

    await page.getByRole('button', { name: shellWords.pl['foot.cookies'] }).click();
    await expectFits(visitor, 'consent by category');
    for (const box of await banner.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await banner.getByRole('checkbox', { name: words['statistics.name'] }).check();
    await banner.getByRole('button', { name: words.save }).click();
    await expect.poll(counted).toEqual(['view_item']);
    expect(await stored()).toEqual(['analytics', 'consent']);

    await page.getByRole('button', { name: shellWords.pl['foot.cookies'] }).click();
    await banner.getByRole('button', { name: words.necessary }).click();
    await expect(banner).toHaveCount(0);
    expect(await stored()).toEqual(['consent']);
    await goTo(visitor, `/offer/${offerId}`);
    await goTo(visitor, '/faq');
    expect(await counted()).toEqual(['view_item']);
  },
);

road('what goes on fading in is read by assistive technology as it will stand', async ({ browser, stage }) => {
  const { page } = await stage.visit(browser);
  await page.setContent(`<!doctype html><html lang="pl"><title>Okno</title>
    <style>@keyframes a { from { opacity: 0.2 } } @keyframes b { from { opacity: 0.2 } } .a { animation: a 1s } .b { animation: b 1s }</style>
    <main><h1>Okno</h1><p>Tekst, który wciąż się pojawia</p></main>
    <script>
      const text = document.querySelector('p');
      setInterval(() => { text.className = text.className === 'a' ? 'b' : 'a'; }, 5);
    </script>`);
  await expectAccessible(page, 'a text that goes on fading in');
});
