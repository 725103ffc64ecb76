/** The landing page where the operator gave a file that knows networks. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as road } from '@playwright/test';
import { aroundWords } from '../../../src/words/search/around.ts';
import { homeWords } from '../../../src/words/search/home.ts';
import { anInsertedOffer, anInsertedSigner } from '../../factories/deals.ts';
import { mmdbOf } from '../../kit/mmdb.ts';
import { openStage, type Stage } from '../../kit/stage.ts';
import { goTo } from '../../pages/actor.ts';
import { expectFits } from '../../pages/screens.ts';

const words = homeWords.pl;
const here = aroundWords.pl.province.replace('{province}', 'łódzkie');
let folder: string;
let stage: Stage;

road.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parter-around-'));
  const file = path.join(folder, 'networks.mmdb');
  // The browser of a test stands on the same machine.
  await writeFile(file, mmdbOf({ '127.0': { country: { iso_code: 'PL' }, subdivisions: [{ iso_code: '10' }] } }));
  stage = await openStage({ PROVINCE_MMDB: file });
  await anInsertedOffer(stage, await anInsertedSigner(stage));
});
road.afterAll(async () => {
  await stage.close();
  await rm(folder, { recursive: true, force: true });
});

road('begins with the offers around the visitor, says so, and is changed with one press', async ({ browser }) => {
  const actor = await stage.visit(browser);
  const { page } = actor;
  await goTo(actor, '/');
  await page.waitForURL(/\?province=lodzkie$/);
  const note = page.locator('summary').filter({ hasText: here });
  await expect(note).toBeVisible();
  await expectFits(actor, 'the landing page around here');
  await note.click();
  await page.locator('details[open] select[name=province]').selectOption('');
  await page.getByRole('button', { name: words['change.act'], exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('province') === '');
  await expect(page.getByText(aroundWords.pl.all)).toBeVisible();
  expect(stage.faults()).toEqual([]);
});

road('stays as it is for whoever has read on', async ({ browser }) => {
  const reader = await stage.visit(browser);
  const { page } = reader;
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${stage.url}/`, { waitUntil: 'domcontentloaded' });
  await page.evaluate('scrollTo(0, 900)');
  const read = page.waitForEvent('requestfinished', (request) => request.url().includes('guess-province'));
  held.resolve();
  await read;
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(aroundWords.pl.all)).toBeAttached();
  expect(new URL(page.url()).search).toBe('');
  expect(stage.faults()).toEqual([]);
});
