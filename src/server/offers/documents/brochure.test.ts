import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { aPhoto } from '../../../../tests/factories/photo.ts';
import { aProject, aPublishedOffer, aSigner, currentForm, must, readyToSign } from '../../../../tests/factories/published-offer.ts';
import { type Client, type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { grosze } from '../../../domain/kit/money.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { formatOf } from '../../../words/kit/format.ts';
import { sixFacts } from '../../../words/offers/facts/six-facts.ts';
import { databaseNow } from '../../kit/database/database.ts';

type Signer = Awaited<ReturnType<typeof aSigner>>;

let server: TestServer;
let folder: string;
let owner: Signer;
let reader: TestPerson;
let admin: TestPerson;
let small: string;
let large: string;

const wordsOfLength = (n: number): string => 'Witryna od ulicy, zaplecze socjalne i dwa wejścia. '.repeat(20).slice(0, n);

/** As much as a form may hold: the longest name and description, three floors of twenty rooms each. */
const largeForm = (): OfferForm => {
  const form = currentForm();
  const rooms = Array.from({ length: 20 }, () => ({ group: 'offices' as const, kind: 'open_space' as const, surface: 12.34, windows: 1 }));
  const levels = [0, 1, 2].map((levelNumber) => ({
    ...form.areaDetails?.levels?.[0],
    levelNumber,
    levelName: String(levelNumber),
    surface: 246.8,
    rooms,
  }));
  return {
    ...form,
    name: 'Lokal usługowo-handlowy z zapleczem biurowym i magazynowym '.repeat(3).slice(0, 120).trim(),
    description: wordsOfLength(400),
    price: grosze(987_654_321),
    geoMarker: { lat: 51.76, lng: 19.46 },
    areaDetails: { ...form.areaDetails, surface: 740.4, totalSurface: 760, levels },
    ownTerms: { selected: true, terms: 'Najemca maluje ściany na turkusowo.' },
  };
};

const addPhotos = async (offerId: string, n: number): Promise<void> => {
  const form = new FormData();
  for (let at = 0; at < n; at += 1) {
    form.append('files', new File([await aPhoto(at + 1)], `${at}.jpg`));
  }
  expect((await owner.fetch(`/offers/${offerId}/images`, { method: 'POST', body: form })).status).toBe(200);
};

const published = async (offerId: string): Promise<string> => {
  await must(owner, offersCalls.publishOffer, await readyToSign(server, owner, offerId));
  await server.work();
  return offerId;
};

beforeAll(async () => {
  server = await testServer();
  folder = await mkdtemp(path.join(tmpdir(), 'parter-brochure-'));
  [owner, reader, admin] = [await aSigner(server), await server.person(), await server.person({ claims: ['admin'] })];
  small = await aPublishedOffer(server, owner, { name: 'Mały lokal', landAndMortgageRegisterNumber: 'WA4M/00123456/4' });
  large = await aProject(owner, largeForm());
  await addPhotos(large, 3);
  await published(large);
}, 120_000);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.close();
});

const brochure = (client: Client, offerId: string, lang = 'pl') => client.fetch(`/offers/${offerId}/brochure?lang=${lang}`, { redirect: 'manual' });

// Poppler remarks on every tagged file.
const quiet = { stdio: ['ignore', 'pipe', 'ignore'] } as const satisfies ExecFileSyncOptions;

const readPdf = async (answer: Response): Promise<{ readonly pages: number; readonly text: string }> => {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const file = path.join(folder, 'brochure.pdf');
  await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
  const info = execFileSync('pdfinfo', [file], quiet).toString();
  const text = execFileSync('pdftotext', [file, '-'], quiet).toString().normalize('NFC');
  return { pages: Number(/Pages:\s+(\d+)/.exec(info)?.[1]), text: text.replace(/[\s\u00a0]+/g, ' ') };
};
const plain = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ');

describe('the brochure', () => {
  it.each(['pl', 'en'] as const)('has two pages for a small and for a large offer, in %s', async (lang) => {
    // Somebody else each time: a person may have so many brochures drawn in a minute.
    const other = await server.person();
    expect((await readPdf(await brochure(other, small, lang))).pages).toBe(2);
    expect((await readPdf(await brochure(other, large, lang))).pages).toBe(2);
  });

  it('has two pages for a description of forty lines beside many rooms and a name in capitals, too', async () => {
    const landlord = await anInsertedSigner(server);
    const lines = Array.from({ length: 40 }, (_, at) => `• lok. ${at}`).join('\n');
    const tall = await anInsertedOffer(server, landlord, { ...largeForm(), description: lines, name: 'WITRYNA NAROŻNA '.repeat(7).trim() });
    const { pages, text } = await readPdf(await brochure(await server.person(), tall));
    expect([pages, text.includes('• lok. 0'), text.includes('• lok. 39')]).toEqual([2, true, true]);
  });

  it('says name, address, rent and the true monthly cost as the page reckons it, and how many rooms it leaves out', async () => {
    const { text } = await readPdf(await brochure(reader, large));
    const { private: terms, form } = await must(reader, offersCalls.getOffer, { offerId: large });
    const f = formatOf('pl');
    for (const part of [
      form.name ?? '',
      f.money(terms?.price ?? 0),
      f.money(terms?.costs.gross ?? 0),
      f.money(terms?.costs.vat ?? 0),
      f.money(terms?.deposit ?? 0),
    ])
      expect(text).toContain(plain(part));
    expect(text).toMatch(/i jeszcze \d+ pomieszcze/);
    expect(text.replaceAll(' ', '')).toContain(`/offer/${large}`);
    expect(text).toContain('Mapa poglądowa');
  });

  it.each(['pl', 'en'] as const)('says the six facts of the page word for word, in %s', async (lang) => {
    for (const offerId of [small, large]) {
      const { text } = await readPdf(await brochure(reader, offerId, lang));
      const { form, private: terms } = await must(reader, offersCalls.getOffer, { offerId });
      for (const fact of sixFacts(lang, { form, terms, today: dayOf(await databaseNow(server.db)) }))
        for (const part of [fact.name, fact.value ?? 'none', fact.text]) expect(text).toContain(plain(part));
    }
  });

  it('says what it is: information, beside the sealed document that binds', async () => {
    const { text } = await readPdf(await brochure(reader, small));
    const number = (await must(reader, offersCalls.getOffer, { offerId: small })).private?.document?.number ?? 'none';
    expect(text).toContain('nie jest ofertą w rozumieniu Kodeksu cywilnego');
    expect(text).toContain(`do kiedy wynajmujący jest związany, mówi tylko opieczętowany dokument oferty nr ${number}`);
    const english = await readPdf(await brochure(reader, small, 'en'));
    expect(english.text).toContain('not an offer within the meaning of the Polish Civil Code');
  });

  it.each(['reader', 'owner', 'admin'] as const)('holds for the %s nothing of own terms, register number, account or people', async (who) => {
    const client = { reader, owner, admin }[who];
    for (const offerId of [small, large]) {
      const { text } = await readPdf(await brochure(client, offerId));
      for (const hidden of ['turkusowo', 'WA4M', '1090 1014', owner.lastName, owner.email, 'undefined', 'NaN']) expect(text).not.toContain(hidden);
    }
  });

  it('is for those who see the terms of a published offer; everybody else is led to its page', async () => {
    const fresh = await server.person({ verified: false });
    const project = await aProject(owner);
    const hidden = await aPublishedOffer(server, owner);
    await must(admin, offersCalls.hideOffer, { offerId: hidden, hidden: true, reason: 'Zdjęcia innego lokalu' });
    const asked: readonly (readonly [Client, string])[] = [
      [server.visitor, small],
      [fresh, small],
      [owner, project],
      [reader, project],
      [reader, hidden],
      [owner, hidden],
      [reader, 'nothing'],
    ];
    for (const [client, offerId] of asked) {
      const answer = await brochure(client, offerId);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/offer/${offerId}`]);
    }
    expect((await brochure(server.visitor, small, 'en')).headers.get('location')).toBe(`/en/offer/${small}`);
  });

  it('has a pace for each person', async () => {
    const eager = await server.person();
    for (let n = 0; n < limitNumbers.brochuresPerMinute; n += 1)
      server.services.rates.count(`brochure:${eager.uid}`, limitNumbers.brochuresPerMinute);
    const refusal = await brochure(eager, small);
    expect([refusal.status, refusal.headers.get('content-type')]).toEqual([429, 'application/json']);
    expect((await brochure(reader, small)).status).toBe(200);
    const tab = await eager.fetch(`/offers/${small}/brochure?lang=pl`, { headers: { accept: 'text/html,application/xhtml+xml' } });
    expect([tab.status, tab.headers.get('content-type'), Number(tab.headers.get('retry-after')) > 0]).toEqual([
      429,
      'text/html; charset=utf-8',
      true,
    ]);
    const page = (await tab.text()).replaceAll('\u00a0', ' ');
    for (const text of ['Zbyt wiele zapytań w krótkim czasie', `href="/offers/${small}/brochure?lang=pl"`, '<html lang="pl">'])
      expect(page).toContain(text);
  });
});
