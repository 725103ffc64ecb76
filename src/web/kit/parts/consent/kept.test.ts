import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConsentCategory, consentCategories } from './consent.tsx';
import { forget } from './kept.ts';

type Place = 'storage' | 'cookie' | 'tab';
type Row = readonly [file: string, place: Place, name: string, waitsFor: ConsentCategory | 'nothing'];

/** Everything that a page writes into the browser: where, under which name, and which consent it waits for. */
const written: readonly Row[] = [
  ['offers/parts/recent/recent-offers.ts', 'storage', 'recent-offers', 'preferences'],
  ['wanted/parts/stored-places.ts', 'storage', 'wanted-places', 'preferences'],
  ['search/parts/filters/use-remember-filters.ts', 'cookie', 'userFilters', 'preferences'],
  ['content/parts/analytics/visit-counter.tsx', 'storage', 'analytics', 'statistics'],
  ['accounts/parts/campaign/follow-campaign.ts', 'storage', 'campaign', 'campaigns'],
  ['content/promotion.page.tsx', 'cookie', 'specialOffer100', 'campaigns'],
  ['wanted/parts/after-signing.tsx', 'storage', 'wanted-found:N', 'nothing'],
  ['kit/parts/consent/consent.tsx', 'storage', 'consent', 'nothing'],
  ['app/shell/flags.tsx', 'cookie', 'lang', 'nothing'],
  ['kit/draft/device-storage.ts', 'storage', 'offer-draft:N', 'nothing'],
  ['offers/parts/form/unread.ts', 'storage', 'offer-unread:N', 'nothing'],
  ['offers/parts/form/use-heartbeat.ts', 'storage', 'device-id', 'nothing'],
  ['offers/parts/form/use-heartbeat.ts', 'tab', 'session-id', 'nothing'],
  ['offers/parts/form/sections/description.tsx', 'tab', 'offer-description-by-ai:N', 'nothing'],
  ['search/parts/compare/chosen-offers.ts', 'tab', 'compare', 'nothing'],
];

const [stored, cookies] = [new Map<string, string>(), new Set<string>()];
vi.stubGlobal('localStorage', { removeItem: (key: string) => void stored.delete(key) });
vi.stubGlobal('document', {
  set cookie(text: string) {
    const [name = ''] = text.split('=');
    if (text.endsWith('max-age=0')) cookies.delete(name);
  },
});
beforeEach(() => {
  for (const [, place, name] of written) if (place === 'cookie') cookies.add(name);
  for (const [, place, name] of written) if (place === 'storage') stored.set(name, '1');
});

describe('what pages keep in the browser', () => {
  it.each(consentCategories)('%s goes with the consent, and nothing else with it', (category) => {
    forget(category);
    const left = written.filter(([, place, name]) => (place === 'cookie' ? cookies.has(name) : place === 'tab' || stored.has(name)));
    expect(left).toEqual(written.filter(([, , , waitsFor]) => waitsFor !== category));
  });

  it('is all of it in the list above: every file that writes into the browser stands there, under the name that it uses', async () => {
    const root = path.join(import.meta.dirname, '../../..');
    const writers = new Map<string, string>();
    for await (const file of glob('**/*.{ts,tsx}', { cwd: root, exclude: (name) => /\.test\./.test(name) })) {
      const source = await readFile(path.join(root, file), 'utf8');
      if (/\.setItem\(|document\.cookie = |(?:local|session)Storage(?:\.\w+|\[[^\]]+\]) = |indexedDB|caches\.open|cookieStore/.test(source))
        writers.set(file, source);
    }
    const others = ['kit/parts/consent/kept.ts'];
    expect([...writers.keys()].filter((file) => !others.includes(file)).toSorted()).toEqual([...new Set(written.map(([file]) => file))].toSorted());
    const sources = new Map<string, string>();
    for (const [file] of written) sources.set(file, `${writers.get(file)}${await importedBy(root, file)}`);
    const unnamed = written.filter(([file, place, name]) => {
      if (file === 'kit/draft/device-storage.ts') return false; // Its key is told by whoever keeps a draft.
      const text = place === 'cookie' ? `\`${name}=` : name.endsWith(':N') ? `\`${name.slice(0, -1)}` : `'${name}'`;
      return !sources.get(file)?.includes(text);
    });
    expect(unnamed).toEqual([]);
  });
});

/** The neighbours that a file imports, where the name of a key may stand. */
const importedBy = async (root: string, file: string): Promise<string> => {
  const source = await readFile(path.join(root, file), 'utf8');
  const names = [...source.matchAll(/from '(\.\/[^']+)'/g)].map(([, name = '']) => path.join(root, path.dirname(file), name));
  return (await Promise.all(names.filter((name) => /\.tsx?$/.test(name)).map((name) => readFile(name, 'utf8')))).join('\n');
};
