/** Pages that no other road is about: each opens for whoever it is for, is readable, and has the width of its window. */

import { anInsertedSigner } from '../factories/deals.ts';
import { goTo } from '../pages/actor.ts';
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
