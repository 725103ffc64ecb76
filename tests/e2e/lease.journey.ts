import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, test } from '@playwright/test';
import { openPostOffice, type PostOffice } from '../kit/post-office.ts';
import { type Product, startProduct } from '../kit/product.ts';
import { askForIdentity, signUp } from '../pages/accounts.ts';
import { type Actor, anActor, expectAccessible, goTo } from '../pages/actor.ts';
import { acceptCompanies, acceptIdentities, bookDeposit, visitConsole } from '../pages/admin.ts';
import { expectAccepted, linkCompany } from '../pages/companies.ts';
import { agreeEarly, nameTransfer, signProtocol, submitProtocol } from '../pages/handover.ts';
import { expectDone, expectPaid, nameReceiver, readDeposit, readLease, signLease } from '../pages/leases.ts';
import { fillOffer, sendForm, startOffer } from '../pages/offer-form.ts';
import { bookOffer, expectOnBoard, expectStaysOnTablet, expectUnopenedOnPhone, findOffer, prepareDocument, signOffer } from '../pages/offers.ts';
import { bakery, bareAccount, landlordCompany, offerName, photosIn, statements, typedDay } from './story.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');
const names = { landlord: ['Elżbieta', 'Wrzesińska'], tenant: ['Jan', 'Gąsior'], admin: ['Adam', 'Moderator'], visitor: ['', ''] } as const;

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

const enter = async (browser: Browser, name: keyof typeof names): Promise<void> => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const [firstName, lastName] = names[name];
  people.set(name, await anActor(context, { base: product.url, mailbox: post, email: `${name}@firma.example`, firstName, lastName }));
};

test.beforeAll(async ({ browser }) => {
  post = await openPostOffice();
  folder = await mkdtemp(path.join(tmpdir(), 'parter-journey-'));
  product = await startProduct({ env: { SMTP_URL: post.url } });
  for (const name of ['landlord', 'tenant', 'admin', 'visitor'] as const) await enter(browser, name);
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

test('three people sign up with the mailed code', async () => {
  for (const name of ['landlord', 'tenant', 'admin'] as const) await signUp(person(name));
  await run(process.execPath, ['src/main.ts', 'admin', person('admin').email], { cwd: root, env: { ...process.env, DATA_DIR: product.dataDir } });
});

test('two of them are verified by the third', async () => {
  const both = [person('landlord'), person('tenant')] as const;
  for (const one of both) await askForIdentity(one);
  await linkCompany(both[0], landlordCompany);
  await linkCompany(both[1], bakery);
  const emails = both.map(({ email }) => email);
  await acceptIdentities(person('admin'), emails);
  await acceptCompanies(person('admin'), emails);
  await visitConsole(person('admin'));
  for (const one of both) await expectAccepted(one);
});

test('the landlord fills in an offer and sees its preview', async () => {
  offerId = await startOffer(person('landlord'));
  await fillOffer(person('landlord'), offerName, { availability: typedDay(10), validTo: typedDay(30) }, await photosIn(folder));
  await sendForm(person('landlord'));
});

test('the landlord has the document drawn, gets it by mail and signs', async ({ browser }) => {
  const landlord = person('landlord');
  await prepareDocument(landlord);
  const project = await post.letter(landlord.email, ({ subject }) => subject.includes('do przeczytania'));
  expect(project.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');
  await expectUnopenedOnPhone(landlord);
  await expectStaysOnTablet(landlord, browser);
  await signOffer(landlord);
  await expectOnBoard(landlord, 'active-offers', offerName);
});

test('a visitor sees the offer without its price', async () => {
  const visitor = person('visitor');
  await findOffer(visitor, offerId, offerName);
  expect(await visitor.page.content()).not.toMatch(/6(\s|&nbsp;|\u00a0)?400|640000|23(\s|&nbsp;|\u00a0)?616|2361600/);
  await goTo(visitor, `/en/offer/${offerId}`);
  await expectAccessible(visitor.page, 'offer in English');
  // An open offer would be read again, and refused, when it is let.
  await goTo(visitor, '/faq');
});

test('the tenant finds the offer, books it, reads the lease and signs', async () => {
  const tenant = person('tenant');
  await findOffer(tenant, offerId, offerName);
  await bookOffer(tenant);
  await readLease(tenant);
  await signLease(tenant);
  await nameReceiver(tenant, typedDay(12));
});

test('the deposit page carries the transfer, the admin books it, the page changes by itself', async () => {
  const transfer = await readDeposit(person('tenant'));
  expect(transfer).toMatchObject({ account: bareAccount, amount: '23616,00' });
  expect(transfer.title).toMatch(/^KAUCJA [A-Z0-9]{8} /);
  expect(transfer.code.split('|')).toMatchObject({ 2: bareAccount, 5: transfer.title.slice(0, 15) });
  await bookDeposit(person('admin'), offerName, typedDay(0));
  await expectPaid(person('tenant'));
});

test('the landlord names who hands over, both agree not to wait for the hour, and both sign the protocol', async () => {
  await nameTransfer(person('landlord'), offerId);
  for (const name of ['tenant', 'landlord'] as const) await agreeEarly(person(name), offerId);
  await submitProtocol(person('landlord'), offerId, statements);
  await signProtocol(person('tenant'), offerId, statements);
});

test('both sides see everything done', async () => {
  for (const name of ['landlord', 'tenant'] as const) await expectDone(person(name), offerId);
  await expectOnBoard(person('landlord'), 'signed-offers-landlord', offerName);
  await expectOnBoard(person('tenant'), 'signed-offers-tenant', offerName);
});

test('the mailed documents are sealed PDFs that say what was agreed', async () => {
  for (const [subject, phrases] of [
    [/^Umowa „.*” w załączniku/, ['Umowa najmu', landlordCompany.name, bakery.name, '6 400,00']],
    [/^Lokal przekazany/, ['Protokół', statements]],
  ] as const) {
    const letter = await post.letter(person('tenant').email, (one) => subject.test(one.subject));
    const pdf = letter.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
    const file = path.join(folder, 'document.pdf');
    await writeFile(file, new Uint8Array(pdf?.content as ArrayBuffer));
    await run('qpdf', ['--check', file]);
    expect((await run('pdfsig', ['-nocert', file])).stdout).toContain('Signature is Valid');
    const text = (await run('pdftotext', ['-layout', file, '-'])).stdout.replace(/\s+/g, ' ');
    for (const phrase of phrases) expect(text).toContain(phrase);
  }
});

test('public pages are accessible in both languages, on desks and phones', async () => {
  const visitor = person('visitor');
  const pages = [
    '/',
    '/en',
    '/offers',
    '/en/offers',
    '/offers?province=lubelskie',
    '/add-offer',
    '/check',
    '/faq',
    '/pomoc',
    '/wanted-listings',
    '/accessibility',
    '/nowhere',
    '/offer/nowhere',
  ];
  for (const width of [1280, 390]) {
    await visitor.page.setViewportSize({ width, height: 844 });
    for (const at of pages) {
      await goTo(visitor, at);
      await expectAccessible(visitor.page, `${at}, ${width} px`);
    }
  }
  visitor.faults.splice(0, visitor.faults.length, ...visitor.faults.filter((fault) => !fault.includes('/nowhere')));
});
