import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { type LocalService, localService } from '../kit/outside.ts';
import { openPostOffice, type PostOffice } from '../kit/post-office.ts';
import { type Product, startProduct } from '../kit/product.ts';
import { signUp } from '../pages/accounts.ts';
import { type Actor, anActor, expectAccessible, goTo } from '../pages/actor.ts';
import { writeOffer } from '../pages/offer-effort.ts';
import { photosIn } from './story.ts';

const who = { email: 'elzbieta@firma.example', firstName: 'Elżbieta', lastName: 'Wrzesińska' };

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
  product = await startProduct({ env: { SMTP_URL: post.url, ...services } });
  landlord = await anActor(await browser.newContext(), { base: product.url, mailbox: post, ...who });
  await signUp(landlord);
});

test.afterAll(async () => {
  await landlord.page.context().close();
  await product.remove();
  await registers.close();
  await post.close();
  await rm(folder, { recursive: true, force: true });
});

test.afterEach(() => expect(landlord.faults.splice(0), 'console of the landlord').toEqual([]));

test('an offer of two floors and three rooms is written with at most 45 clicks and 250 keystrokes', async () => {
  const created = await landlord.page.request.post(`${product.url}/call/${offersCalls.createOffer.wire}`, {
    headers: { origin: product.url },
    data: { data: { commandId: crypto.randomUUID() } },
  });
  const { offerId } = ((await created.json()) as { readonly result: { readonly offerId: string } }).result;
  await goTo(landlord, `/add-offer/${offerId}`);
  const effort = await writeOffer(landlord, await photosIn(folder));
  test.info().annotations.push({ type: 'effort', description: `${effort.clicks} clicks, ${effort.keys} keystrokes` });
  expect(effort.clicks, `clicks (and ${effort.keys} keystrokes)`).toBeLessThanOrEqual(45);
  expect(effort.keys, `keystrokes (and ${effort.clicks} clicks)`).toBeLessThanOrEqual(250);
  await expectAccessible(landlord.page, 'an offer written by its shortcuts');
});
