import { outreachCalls } from '../../src/contract/outreach/endpoints.ts';
import { dayOf } from '../../src/domain/kit/time.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { dashboardWords } from '../../src/words/outreach/dashboard.ts';
import { linkWords } from '../../src/words/outreach/links.ts';
import { outreachRefusalWords } from '../../src/words/outreach/refusals.ts';
import { sendingWords } from '../../src/words/outreach/sending.ts';
import { anInsertedSigner, book, sign } from '../factories/deals.ts';
import { aPublishedOffer, must } from '../factories/published-offer.ts';
import { type Actor, alive, goTo } from '../pages/actor.ts';
import { expectFits, expectSound } from '../pages/screens.ts';
import { expect, forgive, road } from './road.ts';

const words = dashboardWords.pl;
const links = linkWords.pl;
const sending = sendingWords.pl;
const refusals = outreachRefusalWords.pl;

/** A figure of the row at the top. */
const figure = ({ page }: Actor, label: string) =>
  page
    .locator('dl > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

/** Whether anything stands on a canvas. */
const isPainted = (element: SVGElement | HTMLElement): boolean => {
  if (!(element instanceof HTMLCanvasElement) || element.width === 0) return false;
  return (
    element
      .getContext('2d')
      ?.getImageData(0, 0, element.width, element.height)
      .data.some((value) => value !== 0) ?? false
  );
};

/** Fills in the ground on which somebody is written to. */
const giveGround = async ({ page }: Actor): Promise<void> => {
  await page.getByRole('radio', { name: sending['basis.call'] }).check();
  await page.getByLabel(sending.basisNote).fill('nagranie rozmowy 118');
};

/** The path of the short link in the newest letter. */
const linkIn = async ({ mailbox }: Actor, email: string): Promise<string> => {
  const { html } = await mailbox.letter(email, (letter) => letter.html.includes('/l/'));
  return /href="[^"]*(\/l\/[A-Za-z0-9]{6})"/.exec(html)?.[1] ?? '';
};

road('a caller sends links, prospects come as far as the lease, and the dashboard says so', async ({ browser, stage }) => {
  const [person, admin] = [
    await stage.person({ claims: ['caller'], firstName: 'Julia', lastName: 'Szymczak' }),
    await stage.person({ claims: ['admin'] }),
  ];
  await must(admin, outreachCalls.setBonus, { milestone: 'contractSigning', amount: 120_00 });
  const [landlord, tenant] = [await anInsertedSigner(stage), await anInsertedSigner(stage)];
  const caller = await stage.enter(browser, person);
  const drawing: string[] = [];
  caller.page.on('request', (request) => /\/assets\/drawing-[^/]*\.js$/.test(request.url()) && drawing.push(request.url()));
  for (const path of ['/', '/moja-tablica/account/info']) await goTo(caller, path);
  expect(drawing, 'the library of charts elsewhere').toEqual([]);
  await goTo(caller, '/dashboard');
  await expect(caller.page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(caller.page.getByText(words['callers.empty']).first()).toBeVisible();
  await expectSound(stage, caller, 'dashboard without figures');

  // Without consent nothing goes out, and what was typed stays.
  for (const { email } of [landlord, tenant]) {
    await caller.page.getByRole('link', { name: words.send }).click();
    const dialog = caller.page.getByRole('dialog', { name: sending['website.title'] });
    await dialog.getByLabel(sending.email).fill(email);
    await expect(dialog.getByText(sending['address.free'])).toBeVisible();
    if (email === landlord.email) {
      await dialog.getByRole('button', { name: sending.act }).click();
      // All that is missing is said at once, and the first of it is in sight.
      await expect(dialog.getByText(refusals['refusal.outreach.basis_required'])).toHaveCount(2);
      await dialog.getByLabel(sending.email).fill('zly@');
      await caller.page.setViewportSize({ width: 390, height: 844 });
      await dialog.getByRole('button', { name: sending.act }).click();
      await expect(dialog.getByText(refusals['refusal.outreach.email_wrong'])).toBeInViewport();
      await expect(dialog.getByLabel(sending.email)).toBeFocused();
      await caller.page.setViewportSize({ width: 1440, height: 900 });
      await dialog.getByLabel(sending.email).fill(email);
      // Closed by a key and opened again, and after a reload, the letter is what it was.
      await caller.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await caller.page.getByRole('link', { name: words.send }).click();
      await expect(dialog.getByLabel(sending.email)).toHaveValue(email);
      await caller.page.reload();
      await alive(caller.page);
      await expect(dialog.getByLabel(sending.email)).toHaveValue(email);
      await expectFits(caller, 'send website link');
    }
    await expect(dialog.getByLabel(sending.content)).toHaveValue(/zgodnie z naszą rozmową[\s\S]*Julia Szymczak/);
    await giveGround(caller);
    await dialog.getByRole('button', { name: sending.act }).click();
    await expect(caller.page.getByText(sending['sent.website'].replace('{email}', email))).toBeVisible();
    await expect(dialog).toBeHidden();
  }
  await stage.work();

  // Both come by their links: the page leads on by itself.
  for (const { email } of [landlord, tenant]) {
    const visitor = await stage.visit(browser);
    await goTo(visitor, await linkIn(caller, email));
    await visitor.page.waitForURL(/\?.*utm_id=/);
  }
  const offerId = await aPublishedOffer(stage, landlord);
  await book(tenant, offerId);
  expect((await sign(stage, tenant, offerId)).ok).toBe(true);

  await goTo(caller, '/dashboard?frame=day');
  await expect(figure(caller, words['kpi.sends'])).toHaveText('2');
  await expect(figure(caller, words['kpi.opened'])).toHaveText('2');
  await expect(figure(caller, words['kpi.contracts'])).toHaveText('2');
  await expect(figure(caller, words['kpi.bonus'])).toHaveText(/240,00/);
  await expect(caller.page.getByRole('row', { name: /Julia Szymczak/ }).first()).toBeVisible();

  // Each chart is painted, and says in rows what it paints.
  expect(drawing.length).toBeGreaterThan(0);
  for (const title of [words['chart.events'], words['chart.bonus'], words['chart.offers']]) {
    const chart = caller.page.getByRole('region', { name: title });
    await expect.poll(() => chart.getByRole('img', { name: new RegExp(title) }).evaluate(isPainted)).toBe(true);
    await chart.getByText(words['chart.table']).click();
    await expect(chart.getByRole('table', { name: title })).toBeVisible();
  }

  // Both had accounts before, which their steps have shown; the one who is written to again is marked.
  const recipient = (email: string) => caller.page.getByRole('row', { name: new RegExp(email) });
  await expect(recipient(landlord.email)).toContainText(words['prospects.existing.one']);
  await must(person, outreachCalls.callerSendWebsite, {
    ...{ email: tenant.email, content: 'Dzień dobry', campaign: '' },
    ...{ basis: 'call', basisDay: dayOf(await databaseNow(stage.db)), basisNote: 'nagranie rozmowy 119' },
  });
  await goTo(caller, '/dashboard?frame=day');
  await expect(recipient(tenant.email)).toContainText(words['prospects.again']);
  await expect(recipient(landlord.email)).not.toContainText(words['prospects.again']);
  await caller.page.getByRole('link', { name: words['prospects.new'], exact: true }).click();
  await expect(caller.page.getByText(words['prospects.none'])).toBeVisible();
  await expect(recipient(landlord.email)).toHaveCount(0);
  await caller.page.getByRole('combobox', { name: words['conversion.from'], exact: true }).selectOption('linkClick');
  await caller.page.getByRole('combobox', { name: words['conversion.to'], exact: true }).selectOption('contractSigning');
  await expect(caller.page.locator('output')).toHaveText(/100,0/);
  await expectSound(stage, caller, 'dashboard of a caller');
});

road('links are shortened, opened, and unknown ones say so', async ({ browser, stage }) => {
  const caller = await stage.enter(browser, await stage.person({ claims: ['caller'] }));
  await goTo(caller, '/dashboard?open=links');
  const dialog = caller.page.getByRole('dialog', { name: links.title });
  await dialog.getByRole('button', { name: links['short.act'], exact: true }).click();
  await expect(dialog.getByText(refusals['refusal.outreach.url_required'])).toBeVisible();
  await dialog.getByLabel(links['short.url']).fill('example.org/lokale');
  await caller.page.route('**/call/createShortLink', (route) => route.abort());
  await dialog.getByRole('button', { name: links['short.act'], exact: true }).click();
  await expect(dialog.getByText(/^Brak połączenia/)).toBeVisible();
  forgive(caller, 'createShortLink');
  await caller.page.unroute('**/call/createShortLink');
  await dialog.getByRole('button', { name: links['short.act'], exact: true }).click();
  const made = dialog.getByText(/\/l\/[A-Za-z0-9]{6}$/).first();
  await expect(made).toBeVisible();
  const path = new URL((await made.textContent()) ?? '').pathname;
  await expectFits(caller, 'links dialog');
  await dialog.getByRole('button', { name: links['tab.campaign'] }).click();
  await dialog.getByLabel(links['campaign.email']).fill('biuro');
  // Who looks at the other tab finds what was made there and what was typed here.
  await dialog.getByRole('button', { name: links['tab.short'] }).click();
  await expect(made).toBeVisible();
  await dialog.getByRole('button', { name: links['tab.campaign'] }).click();
  await caller.page.reload();
  await alive(caller.page);
  await dialog.getByRole('button', { name: links['tab.campaign'] }).click();
  await expect(dialog.getByLabel(links['campaign.email'])).toHaveValue('biuro');
  await dialog.getByRole('button', { name: links['campaign.act'] }).click();
  await expect(dialog.getByText(refusals['refusal.outreach.email_wrong'])).toBeVisible();
  forgive(caller, 'generateUtmLink');
  await dialog.getByLabel(links['campaign.email']).fill('biuro@firma.example');
  await dialog.getByRole('button', { name: links['campaign.act'] }).click();
  await expect(dialog.getByText('utmCampaign')).toBeVisible();
  await expectFits(caller, 'campaign link');

  const visitor = await stage.visit(browser);
  await goTo(visitor, path);
  await expect(visitor.page.getByRole('heading', { level: 1, name: links['open.foreign.title'] })).toBeVisible();
  await alive(visitor.page);
  await expectFits(visitor, 'link that leads away');
  for (const [address, title, text, act] of [
    ['/l/AAAAAA', links['missing.title'], refusals['refusal.outreach.link_not_found'], links['missing.act']],
    [`/l/${'A'.repeat(200)}`, links['missing.title'], refusals['refusal.outreach.link_invalid'], links['missing.act']],
    ['/en/l/AAA', linkWords.en['missing.title'], outreachRefusalWords.en['refusal.outreach.link_invalid'], linkWords.en['missing.act']],
  ] as const) {
    await goTo(visitor, address);
    await expect(visitor.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.page.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
    await expect(visitor.page.getByRole('link', { name: act, exact: true })).toBeVisible();
    visitor.faults.splice(0);
    await expectFits(visitor, `unknown link ${address}`);
  }
});

road('an admin sets bonuses, and sees every caller', async ({ browser, stage }) => {
  const admin = await stage.enter(browser, await stage.person({ claims: ['admin'] }));
  await goTo(admin, '/admin/bonuses');
  await expect(admin.page.getByRole('columnheader', { name: words['bonuses.amount'] })).toHaveCSS('text-align', 'right');
  const field = admin.page.getByLabel(words['bonuses.of'].replace('{milestone}', words['step.accountCreation']));
  await field.fill('12,50');
  await admin.page
    .getByRole('row', { name: new RegExp(words['step.accountCreation']) })
    .getByRole('button', { name: words['bonuses.save'] })
    .click();
  await expect(admin.page.getByText(/12,50.*Konto/)).toBeVisible();
  await expectSound(stage, admin, 'bonuses');
  await goTo(admin, '/dashboard?frame=custom');
  await admin.page.locator('input[name=from]').fill('2026-02-01');
  await admin.page.locator('input[name=to]').fill('2026-01-01');
  await admin.page.getByRole('button', { name: words['frame.show'] }).click();
  await expect(admin.page.getByText(words['span.hint'])).toBeVisible();
  await expectFits(admin, 'dashboard of days that are no span');
});
