import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import type { LeaseState } from '../../src/domain/leases/types.ts';
import { appointmentWords } from '../../src/words/handover/appointment.ts';
import { protocolWords } from '../../src/words/handover/protocol.ts';
import { formWords } from '../../src/words/kit/form.ts';
import { leaseWords } from '../../src/words/leases/lease-page.ts';
import { wantedWords } from '../../src/words/wanted/page.ts';
import { openPostOffice, type PostOffice } from '../kit/post-office.ts';
import { type Product, startProduct } from '../kit/product.ts';
import { type Actor, anActor, expectAccessible, goTo } from '../pages/actor.ts';
import { agreeEarly, chooseBetweenSaves, refusePremises, returnProtocol, signProtocol, submitProtocol } from '../pages/handover.ts';
import { photosIn } from './story.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const password = 'Parter-demo-1';
let product: Product;
let post: PostOffice;
let folder: string;
let landlord: Actor;
let tenant: Actor;
let receiver: Actor;

const enter = async (browser: Browser, email: string, firstName: string, lastName: string): Promise<Actor> => {
  const context = await browser.newContext();
  const actor = await anActor(context, { base: product.url, mailbox: post, email, firstName, lastName });
  if (!email.endsWith('@parter.example')) return actor;
  const answer = await context.request.post(`${product.url}/call/signIn`, { data: { data: { email, password } }, headers: { origin: product.url } });
  expect(answer.ok()).toBe(true);
  return actor;
};

type Card = { readonly id: string; readonly postSigningStatus: LeaseState | null };

/** The offer of a lease between the two demo accounts that stands where the road begins, if there is one. */
const findLease = async (state: LeaseState): Promise<string | null> => {
  for (const page of [1, 2, 3]) {
    const request = { data: { data: { list: 'signed-tenant', page } }, headers: { origin: product.url } };
    const response = await tenant.page.context().request.post(`${product.url}/call/listOffers`, request);
    const { result } = (await response.json()) as { result: { items: readonly Card[] } };
    const found = result.items.find(({ postSigningStatus }) => postSigningStatus === state);
    if (found) return found.id;
  }
  return null;
};

const leaseIn = async (state: LeaseState): Promise<string> => {
  const found = await findLease(state);
  if (found === null) throw new Error(`no lease is ${state}`);
  return found;
};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  post = await openPostOffice();
  folder = await mkdtemp(path.join(tmpdir(), 'parter-handover-'));
  product = await startProduct({ env: { SMTP_URL: post.url, DEMO: 'on', DEMO_PASSWORD: password } });
  landlord = await enter(browser, 'landlord@parter.example', 'Hanna', 'Kowalczyk');
  tenant = await enter(browser, 'tenant@parter.example', 'Piotr', 'Sowiński');
  receiver = await enter(browser, 'odbior@maka.example', 'Katarzyna', 'Dąbek');
  // The demo's leases are told while the product already serves.
  for (const state of ['DEPOSIT_CONFIRMED', 'PROTOCOL_ATTACHED', 'PROTOCOL_REJECTED'] as const)
    await expect.poll(() => findLease(state), { timeout: 300_000, intervals: [2_000] }).not.toBeNull();
});

test.afterAll(async () => {
  for (const { page } of [landlord, tenant, receiver]) await page.context().close();
  await product.remove();
  await post.close();
  await rm(folder, { recursive: true, force: true });
});

test.afterEach(() => {
  for (const { faults, email } of [landlord, tenant, receiver]) expect(faults.splice(0), `console of ${email}`).toEqual([]);
});

test('without a network the form stays before the agreed hour and when it strikes', async ({ browser }) => {
  const offerId = await leaseIn('DEPOSIT_CONFIRMED');
  const early = await enter(browser, landlord.email, landlord.firstName, landlord.lastName);
  const { page } = early;
  await page.clock.install();
  await goTo(early, `/protocol/${offerId}`);
  await expect(page.getByText(protocolWords.pl['early.title'])).toBeVisible();
  await page.context().setOffline(true);
  const statements = page.getByRole('textbox', { name: protocolWords.pl['statements.title'] });
  await statements.fill('Przed godziną, w piwnicy.');
  await page.clock.runFor('01:00');
  await expect(statements).toHaveValue('Przed godziną, w piwnicy.');
  await page.clock.fastForward(60 * 24 * 60 * 60 * 1_000);
  await page.clock.runFor('02:00');
  await expect(statements).toHaveValue('Przed godziną, w piwnicy.');
  await page.context().close();
});

test('a proxy receives the premises: named by the tenant, invited by mail, both sides hand over early, the proxy signs by the link', async () => {
  const offerId = await leaseIn('DEPOSIT_CONFIRMED');
  const me = await tenant.page.context().request.post(`${product.url}/call/getMe`, { data: { data: {} }, headers: { origin: product.url } });
  const { result } = (await me.json()) as { result: { uid: string } };
  await goTo(tenant, `/contract/${offerId}/submit/${result.uid}`);
  // The company still looks for premises: whether these are the ones is asked at the first look at the signed lease.
  await tenant.page
    .getByRole('dialog', { name: wantedWords.pl['matched.title'] })
    .getByRole('button', { name: wantedWords.pl['matched.skip'] })
    .click();
  const from = post.letters().length;
  await tenant.page.getByLabel(appointmentWords.pl.firstName).fill(receiver.firstName);
  await tenant.page.getByLabel(appointmentWords.pl.lastName).fill(receiver.lastName);
  await tenant.page.getByLabel(appointmentWords.pl.email).fill(receiver.email);
  await tenant.page.locator('[id="f-authorized"]').check();
  // The deposit is there: what comes next stands in the course of the lease.
  await tenant.page.getByRole('button', { name: appointmentWords.pl['send.change'], exact: true }).click();
  await tenant.page.waitForURL(/\/lease\//);
  const invitation = await post.letter(receiver.email, ({ html }) => html.includes('token='), from);
  expect(invitation.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
  const link = /href="[^"]*(\/protocol\/[^"]*token=[\w-]+)/.exec(invitation.html)?.[1] ?? '';
  await agreeEarly(tenant, offerId);
  await agreeEarly(landlord, offerId);
  await submitProtocol(landlord, offerId, 'Klucze w dwóch kompletach.');
  await signProtocol(receiver, offerId, 'Klucze w dwóch kompletach.', link);
  await goTo(landlord, `/lease/${offerId}`);
  await expect(landlord.page.getByText('Lokal przekazany').first()).toBeVisible();
  await expectAccessible(landlord.page, 'lease after the handover');
});

test('a protocol is sent back, corrected and signed; each side reads its own story', async () => {
  const offerId = await leaseIn('PROTOCOL_ATTACHED');
  await returnProtocol(tenant, offerId, 'Licznik wody pokazuje 214,6.');
  await goTo(tenant, `/lease/${offerId}`);
  await expect(tenant.page.getByRole('heading', { name: leaseWords.pl['now.returned'] })).toBeVisible();
  await expect(tenant.page.getByText(/Odesłaliście go .*Licznik wody pokazuje 214,6/)).toBeVisible();
  await expectAccessible(tenant.page, 'lease with a returned protocol');
  await goTo(landlord, `/protocol/${offerId}`);
  await expect(landlord.page.getByText('Licznik wody pokazuje 214,6.')).toBeVisible();
  await submitProtocol(landlord, offerId, 'Stan wody poprawiony.');
  await signProtocol(tenant, offerId, 'Stan wody poprawiony.');
});

test('of two windows that changed one protocol a person chooses', async ({ browser }) => {
  const offerId = await leaseIn('PROTOCOL_REJECTED');
  const other = await enter(browser, landlord.email, landlord.firstName, landlord.lastName);
  await chooseBetweenSaves(landlord, other, offerId);
  await other.page.context().close();
});

test('on a phone without a network the protocol keeps what is typed, its head and its sentence about reloading', async () => {
  const offerId = await leaseIn('PROTOCOL_REJECTED');
  const { page } = landlord;
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(landlord, `/protocol/${offerId}`);
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: protocolWords.pl['statements.title'] }).fill('Zapisane w piwnicy.');
  await expect(page.getByRole('status').filter({ hasText: formWords.pl['save.offline'] })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1, name: protocolWords.pl.title }).boundingBox();
  expect(title?.width).toBeGreaterThan(200);
  expect(title?.height).toBeLessThan(70);
  await expect(page.getByText(protocolWords.pl['send.network'])).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Zapisano' })).toBeVisible({ timeout: 30_000 });
  await page.setViewportSize(size);
  // What the browser says of a lost network is no fault of ours.
  landlord.faults.splice(0);
});

test('the tenant refuses the premises with words, a photo and a code; both sides find the sealed statement', async () => {
  const offerId = await leaseIn('PROTOCOL_REJECTED');
  const [photo = ''] = await photosIn(folder);
  await refusePremises(tenant, offerId, 'Sufit nad wejściem przecieka, ściana jest mokra.', photo);
  for (const side of [tenant, landlord]) {
    await goTo(side, `/lease/${offerId}`);
    await expect(side.page.getByText('Sufit nad wejściem przecieka, ściana jest mokra.')).toBeVisible();
    await expect(side.page.getByText(/Odmowa odbioru OO\//).first()).toBeVisible({ timeout: 60_000 });
    await expectAccessible(side.page, 'lease that was refused');
  }
});
