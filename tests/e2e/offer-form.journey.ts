import { type Browser, expect, test } from '@playwright/test';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { readyForm } from '../factories/offer-form.ts';
import { openPostOffice, type PostOffice } from '../kit/post-office.ts';
import { type Product, startProduct } from '../kit/product.ts';
import { password } from '../pages/accounts.ts';
import { type Actor, alive, anActor, goTo } from '../pages/actor.ts';
import { drawnBy, openAllSections } from '../pages/offer-form.ts';

const who = { email: 'elzbieta@firma.example', firstName: 'Elżbieta', lastName: 'Wrzesińska' };

let product: Product;
let post: PostOffice;
let landlord: Actor;

const call = async <T>(wire: string, data: object): Promise<T> => {
  const answer = await landlord.page.request.post(`${product.url}/call/${wire}`, { headers: { origin: product.url }, data: { data } });
  expect(answer.ok(), `${wire}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { readonly result: T }).result;
};

/** Somebody who has just signed up, with an offer of their own. */
const enter = async (browser: Browser): Promise<void> => {
  landlord = await anActor(await browser.newContext(), { base: product.url, mailbox: post, ...who });
  await call('signUp', { ...who, password });
};

const newOffer = async (): Promise<{ readonly offerId: string; readonly version: number }> =>
  call(offersCalls.createOffer.wire, { commandId: crypto.randomUUID() });

test.beforeAll(async ({ browser }) => {
  post = await openPostOffice();
  product = await startProduct({ env: { SMTP_URL: post.url } });
  await enter(browser);
});

test.afterAll(async () => {
  await landlord.page.context().close();
  await product.remove();
  await post.close();
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
