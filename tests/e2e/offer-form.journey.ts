import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type LocalService, localService } from '../kit/outside.ts';
import { openPostOffice, type PostOffice } from '../kit/post-office.ts';
import { type Product, startProduct } from '../kit/product.ts';
import { password } from '../pages/accounts.ts';
import { type Actor, anActor, expectAccessible, goTo } from '../pages/actor.ts';
import { effortSince, effortText, Hand, minutesOf } from '../pages/hand.ts';
import { type Desk, previewOffer, publishOffer, startOffer, writeOffer } from '../pages/offer-effort.ts';
import { photosIn } from './story.ts';

/** Somebody of the demo who may sign: it takes a moderator to become one. */
const who = { email: 'landlord@parter.example', firstName: 'Hanna', lastName: 'Kowalczyk' };

let product: Product;
let post: PostOffice;
let registers: LocalService;
let folder: string;
let landlord: Actor;

/** The registers of addresses and of plots, which know one house. */
const house = { city: 'Łódź', street: 'Nawrot', number: '14', code: '90-060', county: 'm. Łódź', teryt: '106105', x: 19.4631, y: 51.7642 };

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  post = await openPostOffice();
  folder = await mkdtemp(path.join(tmpdir(), 'parter-offer-form-'));
  registers = await localService((url, response) =>
    response.end(
      url.pathname === '/uug' ? JSON.stringify({ results: { '1': house } }) : '0\n106105_9.0001.12/3|łódzkie|m. Łódź|Łódź-Śródmieście|S-1|12/3',
    ),
  );
  const services = { GEOCODER_URL: `${registers.url}/uug`, PARCELS_URL: `${registers.url}/uldk` };
  product = await startProduct({ env: { SMTP_URL: post.url, DEMO: 'on', DEMO_PASSWORD: password, ...services } });
  landlord = await anActor(await browser.newContext(), { base: product.url, mailbox: post, ...who });
  const signIn = { headers: { origin: product.url }, data: { data: { email: who.email, password } } };
  expect((await landlord.page.request.post(`${product.url}/call/signIn`, signIn)).ok()).toBe(true);
  await landlord.page.addInitScript("if (window === top) localStorage.setItem('consent', 'necessary')");
});

test.afterAll(async () => {
  await landlord.page.context().close();
  await product.remove();
  await registers.close();
  await post.close();
  await rm(folder, { recursive: true, force: true });
});

test.afterEach(() => expect(landlord.faults.splice(0), 'console of the landlord').toEqual([]));

test('an offer of two floors, three rooms and five photos is written with at most 45 clicks and 250 keystrokes, and published in ten minutes', async () => {
  const desk: Desk = { actor: landlord, hand: new Hand(landlord.page) };
  const files = await photosIn(folder, 5);
  await goTo(landlord, '/moja-tablica/start');
  await startOffer(desk);
  const before = desk.hand.effort;
  await writeOffer(desk, files);
  const form = effortSince(before, desk.hand.effort);
  await expectAccessible(landlord.page, 'an offer written by its shortcuts');
  await previewOffer(desk);
  await publishOffer(desk);
  const whole = desk.hand.effort;
  for (const [part, effort] of Object.entries({ form, whole })) test.info().annotations.push({ type: part, description: effortText(effort) });
  expect(form.clicks, effortText(form)).toBeLessThanOrEqual(45);
  expect(form.keys, effortText(form)).toBeLessThanOrEqual(250);
  expect(minutesOf(whole), effortText(whole)).toBeLessThan(10);
});
