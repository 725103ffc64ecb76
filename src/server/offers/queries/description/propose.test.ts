import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filledForm } from '../../../../../tests/factories/filled-form.ts';
import { aProject, aSigner, must } from '../../../../../tests/factories/published-offer.ts';
import { type LocalService, localService } from '../../../../../tests/kit/outside.ts';
import { type TestServer, testServer } from '../../../../../tests/kit/server.ts';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { limitNumbers } from '../../../../domain/kit/numbers.ts';
import { type FieldName, visitOffer } from '../../../../domain/offers/fields/catalogue.ts';

import { offerFieldWords } from '../../../../words/offers/fields.ts';
import { premisesFacts } from './propose.ts';

type Signer = Awaited<ReturnType<typeof aSigner>>;

let reply: readonly [status: number, body: unknown] = [500, {}];
let asked: string[] = [];
let gemini: LocalService;
let server: TestServer;
let anna: Signer;

const writing = (description: string) =>
  [200, { candidates: [{ content: { parts: [{ text: JSON.stringify({ description }) }] }, finishReason: 'STOP' }] }] as const;

beforeAll(async () => {
  gemini = await localService((_, response, request) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(Buffer.concat(parts).toString('utf8'));
      response.writeHead(reply[0], { 'content-type': 'application/json' }).end(JSON.stringify(reply[1]));
    });
  });
  server = await testServer({ env: { GEMINI_API_KEY: 'secret-key', GEMINI_URL: gemini.url } });
  anna = await aSigner(server, { firstName: 'Anna', lastName: 'Zielińska' });
});
afterAll(async () => {
  await server.close();
  await gemini.close();
});
beforeEach(() => {
  asked = [];
});

const propose = (person: Signer, offerId: string) => must(person, offersCalls.proposeDescription, { offerId });

describe('a proposed description', () => {
  it('is written from what the page says to everybody, and from nothing else', async () => {
    const offerId = await aProject(anna);
    reply = writing('Lokal handlowy 120,5 m² w kamienicy z 1903 r. przy ulicy Nawrot 14.');
    expect(await propose(anna, offerId)).toEqual({ description: 'Lokal handlowy 120,5 m² w kamienicy z 1903 r. przy ulicy Nawrot 14.' });
    const { form } = await must(anna, offersCalls.getOfferForm, { offerId });
    const sent = asked.join();
    for (const fact of [form.name, form.address?.street, '120,5', '1903']) expect(sent).toContain(fact);
    const { description, landAndMortgageRegisterNumber: register, address, price = 0 } = form;
    for (const fact of [offerId, anna.uid, anna.email, 'Zielińska', description, register, address?.plotNumber, String(price / 100), 'secret-key'])
      expect(sent).not.toContain(fact);
  });

  it('is sent no field that visitors do not see', () => {
    for (const lang of ['pl', 'en'] as const) {
      const form = filledForm('warehouse');
      const sent = new Set(premisesFacts(form, lang).map((line) => line.split(': ')[0]));
      const kept = visitOffer(form).filter(({ field }) => !('fields' in field) && field.audience !== 'everybody');
      const shown = new Set(
        visitOffer(form)
          .filter(({ field }) => !('fields' in field) && field.audience === 'everybody')
          .map(({ name }) => offerFieldWords[lang][name as FieldName]),
      );
      expect(kept.length).toBeGreaterThan(20);
      for (const { name } of kept.filter((visit) => !shown.has(offerFieldWords[lang][visit.name as FieldName])))
        expect(sent).not.toContain(offerFieldWords[lang][name as FieldName]);
      expect(sent.size).toBeGreaterThan(20);
    }
  });

  it.each([
    ['an outage', [500, {}] as const],
    ['a figure that nobody stated', writing('Lokal 200 m od dworca.')],
    ['nothing', writing('')],
  ])('is none after %s: the template takes its place', async (_, says) => {
    reply = says;
    expect(await propose(anna, await aProject(anna))).toEqual({ description: null });
  });

  it('is none before use and area are known, and nobody is asked', async () => {
    const offerId = await aProject(anna);
    await must(anna, offersCalls.saveOffer, { offerId, version: 1, patch: { legalMainUse: null } });
    expect(await propose(anna, offerId)).toEqual({ description: null });
    expect(asked).toEqual([]);
  });

  it('is counted for a person', async () => {
    const eager = await aSigner(server, { firstName: 'Ewa', lastName: 'Zielińska' });
    const offerId = await aProject(eager);
    reply = writing('Lokal 120,5 m².');
    for (let n = 0; n < limitNumbers.descriptionsPerMinute; n += 1)
      server.services.rates.count(`describe:${eager.uid}`, limitNumbers.descriptionsPerMinute);
    expect(await eager.ask(offersCalls.proposeDescription, { offerId })).toMatchObject({ ok: false, refusal: { code: 'kit.too_many_calls' } });
    expect(asked).toEqual([]);
  });

  it('is written by nobody where none is switched on', async () => {
    const plain = await testServer();
    try {
      const person = await aSigner(plain, { firstName: 'Anna', lastName: 'Zielińska' });
      const offerId = await aProject(person);
      expect(await must(person, offersCalls.getOfferForm, { offerId })).toMatchObject({ isDescribedByAi: false });
      expect(await propose(person, offerId)).toEqual({ description: null });
    } finally {
      await plain.close();
    }
    expect(await must(anna, offersCalls.getOfferForm, { offerId: await aProject(anna) })).toMatchObject({ isDescribedByAi: true });
  });
});
