/** What the form asks of a landlord whom nobody helps: the registers of addresses and of plots do not answer. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { photosIn } from '../../e2e/story.ts';
import { aSigner } from '../../factories/published-offer.ts';
import { type LocalService, localService } from '../../kit/outside.ts';
import { openStage, type Stage } from '../../kit/stage.ts';
import { goTo } from '../../pages/actor.ts';
import { effortSince, effortText, Hand, minutesOf } from '../../pages/hand.ts';
import { type Desk, previewOffer, publishOffer, startOffer, writeOffer } from '../../pages/offer-effort.ts';
import { expect, road } from '../road.ts';

let registers: LocalService;
let folder: string;
let stage: Stage;

road.beforeAll(async () => {
  road.setTimeout(120_000);
  folder = await mkdtemp(path.join(tmpdir(), 'parter-effort-'));
  registers = await localService((_, response) => response.writeHead(503).end());
  stage = await openStage({ GEOCODER_URL: `${registers.url}/uug`, PARCELS_URL: `${registers.url}/uldk` });
});
road.afterAll(async () => {
  await stage.close();
  await registers.close();
  await rm(folder, { recursive: true, force: true });
});

road('an offer is written and published by hand while the registers are away, and the page says so with the way on', async ({ browser }) => {
  const landlord = await stage.enter(browser, await aSigner(stage));
  const desk: Desk = { actor: landlord, hand: new Hand(landlord.page) };
  const files = await photosIn(folder, 5);
  await goTo(landlord, '/moja-tablica/start');
  await startOffer(desk);
  const before = desk.hand.effort;
  await writeOffer(desk, files, 'away');
  const form = effortSince(before, desk.hand.effort);
  await previewOffer(desk);
  await publishOffer(desk);
  const whole = desk.hand.effort;
  for (const [part, effort] of Object.entries({ form, whole })) road.info().annotations.push({ type: part, description: effortText(effort) });
  expect(registers.asked.some((one) => one.startsWith('/uug'))).toBe(true);
  expect(registers.asked.some((one) => one.startsWith('/uldk'))).toBe(true);
  expect(form.clicks, effortText(form)).toBeLessThanOrEqual(50);
  expect(form.keys, effortText(form)).toBeLessThanOrEqual(270);
  expect(minutesOf(whole), effortText(whole)).toBeLessThan(10);
  expect(landlord.faults.filter((fault) => !fault.includes('/call/findParcel'))).toEqual([]);
  landlord.faults.splice(0);
});
