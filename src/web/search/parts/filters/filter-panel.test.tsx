import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import FilterPanel from './filter-panel.tsx';
import { type PanelRadii, panelOf } from './panel-data.ts';

const texts = { text: '', county: '', district: '', estate: '', street: '', postCode: '', within: '' };

const panel = (query: string, radii: PanelRadii | null = null): string => {
  const facets = { total: 7, radii: [], fields: { 'shows.photos': { true: 5 }, 'shows.tour': { true: 2 } } };
  const groups = panelOf(new URLSearchParams(query), facets, [], 'pl', false);
  const element = <FilterPanel form="search" groups={groups} texts={texts} radii={radii} />;
  const router = createMemoryRouter([{ path: '/offers', element }], { initialEntries: ['/offers'] });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
};

it('a group says how many of its filters are set, apart from its name', () => {
  expect(panel('shows.photos=true&shows.tour=true')).toContain('Zdjęcia i plany <b>2</b>');
  expect(panel('')).not.toContain('<b>');
  expect(panel('offerType=rent')).toContain('Przeznaczenie <b>1</b>');
});

it('photos, plans, tours and films are ticks with their numbers of offers', () => {
  const ticks = [...panel('shows.photos=true').matchAll(/name="(shows\.\w+)"[^>]*?(checked="")?[^>]*\/><span>([^<]+)<\/span><small>(\d+)/g)];
  expect(ticks.map(([, name, , label, count]) => [name, label, count])).toEqual([
    ['shows.photos', 'Ze zdjęciami', '5'],
    ['shows.plan', 'Z rzutem', '0'],
    ['shows.tour', 'Z wirtualnym spacerem', '2'],
    ['shows.video', 'Z filmem', '0'],
  ]);
});

it('a radius around a place says how many offers lie within it, and is offered without a number where nobody counted', () => {
  const radii = [
    { km: 5, count: 1234 },
    { km: 10, count: null },
  ];
  expect([...panel('', radii).matchAll(/<option value="(\d+)">([^<]+)/g)].map(([, km, text]) => [km, text])).toEqual([
    ['5', '5 km (1 234)'],
    ['10', '10 km'],
  ]);
  expect(panel('')).not.toContain('name="within"');
});

it('provinces are ticked in the panel, and are not asked for beside a place', () => {
  expect(panel('address.province=lodzkie')).toMatch(/name="address\.province"[^>]*checked=""[^>]*value="lodzkie"|value="lodzkie"[^>]*checked=""/);
  expect(panel('place=')).toContain('name="address.province"');
  expect(panel('place=Kutno')).not.toContain('name="address.province"');
});

it('the months of a lease are asked for once, and one kind of lease apart only where an address does so', () => {
  const asked = (query: string, seesTerms: boolean): readonly string[] =>
    panelOf(new URLSearchParams(query), null, [], 'pl', seesTerms)
      .flatMap(({ fields }) => fields.flatMap(({ limits }) => limits.map(({ name, label }) => `${name} ${label}`)))
      .filter((text) => text.includes('Months'));
  const period = ['leaseMonths.min od, mies.', 'leaseMonths.max do, mies.'];
  expect(asked('leaseMonths.min=6', true)).toEqual(period);
  const short = ['leaseAgreement.fixedshortMonths.min od, mies.', 'leaseAgreement.fixedshortMonths.max do, mies.'];
  expect(asked('leaseAgreement.fixedshortMonths.min=6', true)).toEqual([...short, ...period]);
  expect(asked('', false)).toEqual([]);
});
