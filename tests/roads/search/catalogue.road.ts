/** Every field of the catalogue that a search narrows by, set in the panel, read from the address and the chips, and taken off. */

import type { Page } from '@playwright/test';
import { day } from '../../../src/domain/kit/time.ts';
import { entryAt } from '../../../src/domain/offers/fields/catalogue.ts';
import { choiceNumber, type FilterName, fieldFilter, filterFacts, noPictures } from '../../../src/domain/search/rules/filters.ts';
import { inSentence } from '../../../src/words/kit/field-values.ts';
import { formatOf } from '../../../src/words/kit/format.ts';
import type { Lang } from '../../../src/words/kit/words.ts';
import { listWords } from '../../../src/words/search/list.ts';
import { anInsertedOffer, anInsertedSigner, formOfToday } from '../../factories/deals.ts';
import { filledForm } from '../../factories/filled-form.ts';
import { goTo } from '../../pages/actor.ts';
import { expect, road } from '../road.ts';

/** A part of the map without offers of other roads. */
const around = 'bounds=49.60000,19.60000,49.70000,19.80000';
const facts = (form: ReturnType<typeof filledForm>) => filterFacts(form, noPictures);

/** A control of the panel, and what stands beside it. */
type Control = { readonly name: string; readonly value: string; readonly type: string; readonly legend: string; readonly label: string };

const controlsIn = (page: Page, group: number) =>
  page.evaluate<readonly Control[]>(
    `[...document.querySelectorAll('main details')][${group}] && [...[...document.querySelectorAll('main details')][${group}].querySelectorAll('fieldset [name]')].map((one) => ({
      name: one.name, value: one.value, type: one.type, legend: one.closest('fieldset').querySelector('legend')?.textContent ?? '', label: one.closest('label').querySelector('span').textContent,
    }))`,
  );

const openGroups = (page: Page) => page.evaluate("document.querySelectorAll('main details').forEach((one) => { one.open = true; })");
const closedGroups = (page: Page) => page.locator('main details:not([open])');

type Answers = ReturnType<typeof facts>;

/** What is set in a control so that the offer is found, where it answers that field at all; of ticks one for each field. */
const wantedOf = (controls: readonly Control[], { choices, numbers, days }: Answers) => {
  const seen = new Set<string>();
  return controls.flatMap((control): readonly (Control & { readonly set: string; readonly isAnswered: boolean })[] => {
    const { name, value, type } = control;
    if (type === 'checkbox') {
      const isAnswered = fieldFilter(name) === undefined ? value === 'rent' : choices.includes(choiceNumber(name as FilterName, value));
      if (
        seen.has(name) ||
        !(isAnswered || !controls.some((other) => other.name === name && choices.includes(choiceNumber(name as FilterName, other.value))))
      )
        return [];
      seen.add(name);
      return [{ ...control, set: value, isAnswered }];
    }
    const field = name.replace(/\.\w+$/, '') as FilterName;
    if (type === 'date') return [{ ...control, set: days.get(field) ?? '2027-01-15', isAnswered: days.has(field) }];
    const factor = entryAt(field)?.field.kind === 'money' ? 100 : 1;
    const number = numbers.get(field);
    return [{ ...control, set: String(number === undefined ? 7 : number / factor), isAnswered: number !== undefined }];
  });
};

type FilterChoice = ReturnType<typeof wantedOf>[number];

/** The chips that these controls make, by the names that the panel itself shows. */
const chipsOf = (wanted: readonly FilterChoice[], lang: Lang): readonly string[] => {
  const f = formatOf(lang);
  return wanted.flatMap(({ name, set, type, legend, label }) => {
    const field = inSentence(legend || label, lang);
    if (name === 'offerType') return [label];
    if (type === 'checkbox') return [legend ? `${field}: ${label}` : field];
    if (/\.(?:max|to)$/.test(name)) return [];
    const [, unit = ''] = label.split(', ');
    const isPlain = name.includes('constructionCompletionYear');
    const value = type === 'date' ? f.day(set) : isPlain ? set : f.number(Number(set));
    const shownUnit = unit.replace(/^mo\.$/, 'months').replace(/^(?:szt\.|pcs)$/, '');
    return [`${field}: ${value}${shownUnit && ` ${shownUnit}`}`];
  });
};

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').trim();

road('each field of the panel stands in the address, is a chip that says it, and is empty again without it', async ({ browser, stage }) => {
  road.setTimeout(240_000);
  const { availability = day('2026-12-01'), offerValidTo = availability } = await formOfToday(stage);
  const form = {
    ...filledForm('warehouse'),
    name: 'Hala pod Babią Górą',
    geoMarker: { lat: 49.65, lng: 19.7 },
    availability,
    offerValidTo,
  };
  await anInsertedOffer(stage, await anInsertedSigner(stage), form);
  const answers = facts(form);
  const actor = await stage.enter(browser, await stage.person());
  const { page } = actor;
  await goTo(actor, `/offers?filters=1&view=list&${around}`);
  const head = page.getByRole('heading', { level: 1 });
  await expect(head).toHaveText(/^1\sofert/);
  const shown = async (lang: Lang): Promise<readonly string[]> =>
    (await page.getByRole('list', { name: listWords[lang].chips }).getByRole('link').allInnerTexts()).map(plain);
  const bounds = listWords.en['chip.bounds'];
  const others: readonly string[] = [listWords.pl['chip.bounds'], listWords.pl.clear, bounds, listWords.en.clear];
  const set = async (lang: Lang): Promise<readonly string[]> => (await shown(lang)).filter((text) => !others.includes(text));
  const groups = await page.locator('main details').count();
  const limits: FilterChoice[] = [];
  // The first group are places and words, which have a road of their own.
  for (let group = 1; group < groups; group += 1)
    await road.step(`group ${group}`, async () => {
      await goTo(actor, `/offers?filters=1&view=list&${around}`);
      await openGroups(page);
      const all = wantedOf(await controlsIn(page, group), answers);
      for (const isAnswered of [true, false]) {
        const wanted = all.filter((one) => one.isAnswered === isAnswered);
        if (wanted.length === 0) continue;
        if (isAnswered) limits.push(...wanted.filter(({ name }) => /\.(?:min|max)$/.test(name)));
        for (const { name, type, set: value } of wanted) {
          const field = page.locator(`main details [name="${name}"]${type === 'checkbox' ? `[value="${value}"]` : ''}`);
          await (type === 'checkbox' ? field.check() : field.fill(value));
        }
        await page.waitForURL(({ searchParams }) => wanted.every(({ name, set: value }) => searchParams.getAll(name).includes(value)));
        await expect.poll(async () => [...(await set('pl'))].sort()).toEqual(chipsOf(wanted, 'pl').map(plain).sort());
        // Every group is as it was opened, also when the browser's panel has come.
        await expect(closedGroups(page)).toHaveCount(0);
        if (isAnswered) await expect(head).toHaveText(/^1\sofert/);
        const { search } = new URL(page.url());
        await goTo(actor, `/en/offers${search}`);
        await openGroups(page);
        const english = wantedOf(await controlsIn(page, group), answers).filter((one) => one.isAnswered === isAnswered);
        expect([...(await set('en'))].sort()).toEqual(chipsOf(english, 'en').map(plain).sort());
        for (let left = (await set('en')).length; left > 0; left -= 1) {
          const [text = ''] = await set('en');
          await page.getByRole('list', { name: listWords.en.chips }).getByRole('link').filter({ hasNotText: bounds }).first().click();
          await expect.poll(() => set('en'), text).toHaveLength(left - 1);
        }
        const filled = `[...[...document.querySelectorAll('main details')][${group}].querySelectorAll('[name]')].filter((one) => one.type === 'checkbox' ? one.checked : one.value).map((one) => one.name)`;
        await expect.poll(() => page.evaluate<readonly string[]>(filled)).toEqual([]);
        await expect(closedGroups(page)).toHaveCount(0);
        await goTo(actor, `/offers?filters=1&view=list&${around}`);
        await openGroups(page);
      }
    });
  expect(limits.length).toBeGreaterThan(60);
  await road.step('one beyond a limit finds the offer no more', async () => {
    for (const { name, set: value } of limits) {
      const beyond = Number(value) + (name.endsWith('.min') ? 1 : -1);
      const answer = await page.request.get(`${stage.url}/offers?view=list&${around}&${name}=${beyond}`);
      expect(await answer.text(), `${name}=${beyond}`).toMatch(/<h1[^>]*>0(?:\s|&nbsp;)ofert/);
    }
  });
});
