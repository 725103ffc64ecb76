import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { leasesCalls } from '../../../src/contract/leases/endpoints.ts';
import { workspaceCalls } from '../../../src/contract/workspace/endpoints.ts';
import { dayOf, instantOf } from '../../../src/domain/kit/time.ts';
import { formWords } from '../../../src/words/leases/form.ts';
import { makeCertificate, pemOf, signPdf } from '../../factories/certificates.ts';
import { openPostOffice, type PostOffice } from '../../kit/post-office.ts';
import { type Product, startProduct } from '../../kit/product.ts';
import { type Actor, anActor, expectAccessible } from '../../pages/actor.ts';
import { bringForm, declareExchange, noteForm, openForm } from '../../pages/form.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const names = { landlord: ['Hanna', 'Kowalczyk'], tenant: ['Piotr', 'Sowiński'], admin: ['Marta', 'Zawadzka'] } as const;
const words = formWords.pl;
const authority = makeCertificate({ subject: { commonName: 'Test Qualified CA' }, use: 'authority' });

let product: Product;
let post: PostOffice;
let folder: string;
let offerId: string;
const people = new Map<string, Actor>();

const person = (name: keyof typeof names): Actor => {
  const actor = people.get(name);
  if (!actor) throw new Error(`${name} has no browser`);
  return actor;
};

/** Somebody of the demo with a browser of their own, signed in. */
const enter = async (browser: Browser, name: keyof typeof names): Promise<void> => {
  const context = await browser.newContext();
  const [firstName, lastName] = names[name];
  const email = `${name}@parter.example`;
  const signedIn = await context.request.post(`${product.url}/call/signIn`, {
    headers: { origin: product.url },
    data: { data: { email, password: 'Parter-demo-1' } },
  });
  expect(signedIn.ok()).toBe(true);
  people.set(name, await anActor(context, { base: product.url, mailbox: post, email, firstName, lastName }));
};

const read = async <T>({ page, base }: Actor, wire: string, data: object): Promise<T> => {
  const answer = await page.request.post(`${base}/call/${wire}`, { headers: { origin: base }, data: { data } });
  return ((await answer.json()) as { readonly result: T }).result;
};

type Lease = {
  readonly documents: readonly { readonly kind: string; readonly status: string; readonly url: string }[];
  readonly landlord: { readonly signer: { readonly firstName: string; readonly lastName: string } };
};
const leaseOf = (actor: Actor): Promise<Lease> => read<Lease>(actor, leasesCalls.getLease.wire, { offerId });

type Card = { readonly id: string; readonly lacksForm: boolean; readonly postSigningStatus: string | null };

/** A lease of the demo whose story is told to its end and that lacks its written form. */
const leaseWithoutForm = async (tenant: Actor): Promise<string> => {
  const list = { list: 'signed-tenant', page: 1 };
  const { items } = await read<{ readonly items: readonly Card[] }>(tenant, workspaceCalls.listOffers.wire, list);
  return items.find((card) => card.lacksForm && card.postSigningStatus === 'PROTOCOL_CONFIRMED')?.id ?? '';
};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  post = await openPostOffice();
  folder = await mkdtemp(path.join(tmpdir(), 'parter-form-'));
  const trustList = path.join(folder, 'trust.pem');
  await writeFile(trustList, pemOf(authority));
  product = await startProduct({ env: { DEMO: 'on', SMTP_URL: post.url, TRUST_LIST: trustList } });
  for (const name of ['landlord', 'tenant', 'admin'] as const) await enter(browser, name);
  // The demo tells its stories while the product is open already.
  await expect.poll(async () => (offerId = await leaseWithoutForm(person('tenant'))), { timeout: 300_000 }).not.toBe('');
});

test.afterAll(async () => {
  for (const { page } of people.values()) await page.context().close();
  await product.remove();
  await post.close();
  await rm(folder, { recursive: true, force: true });
});

test.afterEach(() => {
  for (const [name, { faults }] of people) expect(faults.splice(0), `console of ${name}`).toEqual([]);
});

test('the landlord brings a qualified signature on top of the sealed lease', async () => {
  const landlord = person('landlord');
  await openForm(landlord, offerId);
  await expectAccessible(landlord.page, 'lease without its written form');
  await expect
    .poll(async () => (await leaseOf(landlord)).documents.find(({ kind }) => kind === 'lease')?.status, { timeout: 120_000 })
    .toBe('sealed');
  const lease = await leaseOf(landlord);
  const sealed = await landlord.page.request.get(`${product.url}${lease.documents.find(({ kind }) => kind === 'lease')?.url}`);
  await bringForm(landlord, 'qualified', { name: 'umowa.pdf', bytes: await sealed.body() });
  await expect(landlord.page.getByRole('alert')).toContainText('nie ma żadnego podpisu');
  // The browser tells of every answer that is a refusal.
  expect(landlord.faults.splice(0)).toEqual([expect.stringContaining(`/leases/${offerId}/form`)]);
  const { firstName, lastName } = lease.landlord.signer;
  const subject = { commonName: `${firstName} ${lastName}`, givenName: firstName, surname: lastName, serialNumber: 'PNOPL-80010112345' };
  const signed = await signPdf(await sealed.body(), makeCertificate({ subject, issuer: authority }));
  await bringForm(landlord, 'qualified', { name: 'umowa-podpisana.pdf', bytes: signed });
  await expect(landlord.page.getByText(words['file.qualified'])).toBeVisible({ timeout: 30_000 });
  await expect(landlord.page.getByText(words['form.qualified'], { exact: true })).toBeVisible();
});

test('the tenant brings a scan and declares the day of the exchange', async () => {
  const tenant = person('tenant');
  await openForm(tenant, offerId);
  await bringForm(tenant, 'scan', { name: 'skan.pdf', bytes: Buffer.from('%PDF-1.4 scan') });
  await expect(tenant.page.getByRole('heading', { name: words['declare.title'] })).toBeVisible({ timeout: 30_000 });
  await declareExchange(tenant, dayOf(instantOf(Date.now())));
});

test('the moderator notes the scan', async () => {
  await noteForm(person('admin'), 'Podpisano każdą stronę.');
});

test('the landlord declares the same day, and the form is complete', async () => {
  const landlord = person('landlord');
  await openForm(landlord, offerId);
  await declareExchange(landlord, dayOf(instantOf(Date.now())));
  await expect(landlord.page.getByText(/Obie strony oświadczyły/)).toBeVisible();
  await expect(landlord.page.getByText(words.effect)).toBeHidden();
  await expect(landlord.page.getByText(words['effect.short'])).toBeHidden();
  await expectAccessible(landlord.page, 'lease with its written form');
});
