import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, storedIn } from '../../../../../tests/kit/memory-storage.ts';
import { type ConsentCategory, consentCategories } from './consent.tsx';
import { forget } from './kept.ts';

/** `account` is what stands under an account and goes with the sign-out, in the device's storage or the tab's; the others are the browser's own. */
type Place = 'storage' | 'cookie' | 'tab' | 'account';
type Row = readonly [file: string, place: Place, name: string, waitsFor: ConsentCategory | 'nothing'];

/** Everything that a page writes into the browser: where, under which name, and which consent it waits for. */
const written: readonly Row[] = [
  ['offers/parts/recent/recent-offers.ts', 'account', 'recent-offers', 'preferences'],
  ['wanted/parts/stored-places.ts', 'account', 'wanted-places', 'preferences'],
  ['search/parts/filters/use-remember-filters.ts', 'cookie', 'userFilters', 'preferences'],
  ['content/parts/analytics/visit-counter.tsx', 'storage', 'analytics', 'statistics'],
  ['accounts/parts/campaign/follow-campaign.ts', 'storage', 'campaign', 'campaigns'],
  ['content/promotion.page.tsx', 'cookie', 'specialOffer100', 'campaigns'],
  ['wanted/parts/after-signing.tsx', 'account', 'wanted-found:N', 'nothing'],
  ['kit/parts/consent/consent.tsx', 'storage', 'consent', 'nothing'],
  ['app/shell/flags.tsx', 'cookie', 'lang', 'nothing'],
  ['kit/draft/account-storage.ts', 'storage', 'account', 'nothing'],
  ['kit/draft/account-storage.ts', 'storage', 'account:N', 'nothing'],
  ['kit/draft/account-storage.ts', 'tab', 'tab', 'nothing'],
  ['kit/draft/use-tab-entry.ts', 'account', 'named by the form', 'nothing'],
  ['wanted/parts/add-panel.tsx', 'account', 'wanted:N', 'nothing'],
  ['companies/parts/company-entry.ts', 'account', 'named by the form', 'nothing'],
  ['offers/parts/form/draft.ts', 'account', 'offer:N', 'nothing'],
  ['handover/parts/form/draft.ts', 'account', 'protocol:N', 'nothing'],
  ['offers/parts/form/unread.ts', 'account', 'offer-unread:N', 'nothing'],
  ['offers/parts/form/use-heartbeat.ts', 'storage', 'device-id', 'nothing'],
  ['offers/parts/form/use-heartbeat.ts', 'tab', 'session-id', 'nothing'],
  ['accounts/parts/open-id/choice-before.ts', 'tab', 'choice-before-sign-in', 'nothing'],
  ['offers/parts/form/sections/description/description.tsx', 'account', 'offer-description-by-ai:N', 'nothing'],
  ['offers/parts/form/sections/photos/caption.tsx', 'account', 'caption:N', 'nothing'],
  ['search/parts/compare/chosen-offers.ts', 'account', 'compare', 'nothing'],
];

const [stored, cookies] = [memoryStorage(), new Set<string>()];
vi.stubGlobal('localStorage', stored);
/** As a visitor's, and as that of two accounts. */
const keysOf = (name: string): readonly string[] => [name, `account:A:1:${name}`, `account:B:2:${name}`];
vi.stubGlobal('document', {
  set cookie(text: string) {
    const [name = ''] = text.split('=');
    if (text.endsWith('max-age=0')) cookies.delete(name);
  },
});
beforeEach(() => {
  for (const [, place, name] of written) if (place === 'cookie') cookies.add(name);
  for (const [, place, name] of written) if (place === 'storage') stored.setItem(name, '1');
  for (const [, place, name] of written) if (place === 'account') for (const key of keysOf(name)) stored.setItem(key, '1');
});

describe('what pages keep in the browser', () => {
  it.each(consentCategories)('%s goes with the consent, and nothing else with it', (category) => {
    forget(category);
    const inStorage = (keys: readonly string[]): boolean => keys.some((key) => key in storedIn(stored));
    const left = written.filter(([, place, name]) => {
      if (place === 'cookie') return cookies.has(name);
      return place === 'tab' || inStorage(place === 'account' ? keysOf(name) : [name]);
    });
    expect(left).toEqual(written.filter(([, , , waitsFor]) => waitsFor !== category));
  });

  it('is all of it in the list above: every file that writes into the browser stands there, under the name that it uses', async () => {
    const root = path.join(import.meta.dirname, '../../..');
    const writers = new Map<string, string>();
    for await (const file of glob('**/*.{ts,tsx}', { cwd: root, exclude: (name) => /\.test\./.test(name) })) {
      const source = await readFile(path.join(root, file), 'utf8');
      if (
        /\.setItem\(|document\.cookie = |(?:local|session)Storage(?:\.\w+|\[[^\]]+\]) = |indexedDB|caches\.open|cookieStore|\baccount(?:Text|Draft)(?:<\w+(?:<\w+>)?>)?\(/.test(
          source,
        )
      )
        writers.set(file, source);
    }
    const others = ['kit/parts/consent/kept.ts'];
    expect([...writers.keys()].filter((file) => !others.includes(file)).toSorted()).toEqual([...new Set(written.map(([file]) => file))].toSorted());
    const sources = new Map<string, string>();
    for (const [file] of written) sources.set(file, `${writers.get(file)}${await importedBy(root, file)}`);
    const unnamed = written.filter(([file, place, name]) => {
      if (name === 'named by the form') return false;
      const text = place === 'cookie' ? `\`${name}=` : name.endsWith(':N') ? `\`${name.slice(0, -1)}` : `'${name}'`;
      return !sources.get(file)?.includes(text);
    });
    expect(unnamed).toEqual([]);
  });
});

/** The files of ours that a file imports, where the name of a key may stand. */
const importedBy = async (root: string, file: string): Promise<string> => {
  const source = await readFile(path.join(root, file), 'utf8');
  const names = [...source.matchAll(/from '(\.{1,2}\/[^']+)'/g)].map(([, name = '']) => path.join(root, path.dirname(file), name));
  return (await Promise.all(names.filter((name) => /\.tsx?$/.test(name)).map((name) => readFile(name, 'utf8')))).join('\n');
};
