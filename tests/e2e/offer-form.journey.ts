import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { readyForm } from '../factories/offer-form.ts';
import { type LocalService, localService } from '../kit/outside.ts';
import { openPostOffice, type PostOffice } from '../kit/post-office.ts';
import { type Product, startProduct } from '../kit/product.ts';
import { signUp } from '../pages/accounts.ts';
import { type Actor, alive, anActor, expectAccessible, goTo } from '../pages/actor.ts';
import { writeOffer } from '../pages/offer-effort.ts';
import { drawnBy, openAllSections } from '../pages/offer-form.ts';
import { photosIn } from './story.ts';

const who = { email: 'elzbieta@firma.example', firstName: 'Elżbieta', lastName: 'Wrzesińska' };

let product: Product;
let post: PostOffice;
let registers: LocalService;
let folder: string;
let landlord: Actor;

const call = async <T>(wire: string, data: object): Promise<T> => {
  const answer = await landlord.page.request.post(`${product.url}/call/${wire}`, { headers: { origin: product.url }, data: { data } });
  expect(answer.ok(), `${wire}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { readonly result: T }).result;
};

/** Somebody who has just signed up, with an offer of their own. */
const enter = async (browser: Browser): Promise<void> => {
  landlord = await anActor(await browser.newContext(), { base: product.url, mailbox: post, ...who });
  await signUp(landlord);
};

const newOffer = async (): Promise<{ readonly offerId: string; readonly version: number }> =>
  call(offersCalls.createOffer.wire, { commandId: crypto.randomUUID() });

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
  await enter(browser);
});

test.afterAll(async () => {
  await landlord.page.context().close();
  await product.remove();
  await registers.close();
  await post.close();
  await rm(folder, { recursive: true, force: true });
});

test.afterEach(() => expect(landlord.faults.splice(0), 'console of the landlord').toEqual([]));

test('a key draws nothing of the sections that it is not typed in', async () => {
  const { offerId, version } = await newOffer();
  await call(offersCalls.saveOffer.wire, { offerId, version, patch: readyForm() });
  await goTo(landlord, `/add-offer/${offerId}`);
  await alive(landlord.page);
  await openAllSections(landlord);
  const drawn = async (path: string, key: string) => [...(await drawnBy(landlord, () => landlord.page.locator(`[id="f-${path}"]`).press(key)))];
  expect(await drawn('name', 'a')).toEqual(['basics']);
  expect(await drawn('description', 'a')).toEqual(['basics']);
  expect(await drawn('address.street', 'a')).toEqual(['address']);
  expect(await drawn('areaDetails.levels.0.rooms.0.surface', 'End')).toEqual([]);
  expect(await drawn('areaDetails.levels.0.rooms.0.surface', '1')).toEqual(['levels']);
  expect(await drawn('mediaDetails.powerAllocation', '1')).toEqual(['media']);
  expect(await drawn('price', '1')).toEqual(['lease']);
});

test('an offer of two floors and three rooms is written with at most 45 clicks and 250 keystrokes', async () => {
  const { offerId } = await newOffer();
  await goTo(landlord, `/add-offer/${offerId}`);
  const effort = await writeOffer(landlord, await photosIn(folder));
  test.info().annotations.push({ type: 'effort', description: `${effort.clicks} clicks, ${effort.keys} keystrokes` });
  expect(effort.clicks, `clicks (and ${effort.keys} keystrokes)`).toBeLessThanOrEqual(45);
  expect(effort.keys, `keystrokes (and ${effort.clicks} clicks)`).toBeLessThanOrEqual(250);
  await expectAccessible(landlord.page, 'an offer written by its shortcuts');
});
