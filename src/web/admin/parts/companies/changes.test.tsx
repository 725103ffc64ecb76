import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { instant } from '../../../../domain/kit/time.ts';
import { CompanyChanges } from './changes.tsx';

const now = {
  ...{ name: 'Młyn', nip: '5260001246', regon: '000331501', krs: '0000012345', noKrs: false, country: 'Polska', postalCode: '90-001', city: 'Łódź' },
  ...{ street: 'Nawrot', houseNumber: '14', website: '', bankAccount: '61109010140000071219812874', vatStatus: 'active' as const },
  ...{ legalForm: 'limited_company' as const, representation: 'joint' as const, generalPartner: null, partners: [] },
  ...{ noticesEmail: null, deliveryAddress: null, isLargeUndertaking: false },
};

const given = { person: { uid: 'p1', firstName: 'Ewa', lastName: 'Nawrot' }, capacity: null, authority: null, outdated: [] };

/** A list whose only page this is. */
const onePage = <Item,>(items: Item[]) => ({ items, page: 1, pages: 1, total: items.length });

test('a moderator sees why nothing can be decided about their own company', () => {
  const form = { ...now, city: 'Gdynia' };
  const change = { ...given, id: 'c1', companyId: 'f1', createdAt: instant('2026-11-22T10:00:00Z'), now, form, registers: [] };
  const shown = (isOwn: boolean): string => {
    const router = createMemoryRouter([{ path: '/', element: <CompanyChanges list={onePage([{ ...change, isOwn }])} /> }]);
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };
  expect(shown(true)).toContain('rozstrzyga inny administrator');
  expect(shown(true)).not.toContain('<button');
  expect(shown(false)).toContain('<button');
  expect(shown(false)).toMatch(/Rejestrów nie pytano o\ste dane\./);
  expect(shown(false)).toContain('Zapytaj rejestry');
});

test('changed data are compared in the words of contracts, not in the codes of the store', () => {
  const form = { ...now, legalForm: 'joint_stock' as const, representation: 'sole' as const, vatStatus: 'exempt' as const };
  const moved = { ...form, bankAccount: '27114020040000300201355387' };
  const at = { id: 'c1', companyId: 'f1', createdAt: instant('2026-11-22T10:00:00Z'), isOwn: false };
  const outdated = [{ firstName: 'Adam', lastName: 'Lis', capacity: 'partner' as const }];
  const changes = [{ ...given, ...at, now, form: moved, registers: [], capacity: 'proxy' as const, outdated }];
  const router = createMemoryRouter([{ path: '/', element: <CompanyChanges list={onePage(changes)} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
  expect(html).toContain('Czynny podatnik VAT → Zwolniony z VAT');
  expect(html).toContain('61 1090 1014 0000 0712 1981 2874 → 27 1140 2004 0000 3002 0135 5387');
  expect(html).toContain('Adam Lis (');
  for (const code of ['limited_company', 'joint_stock', 'sole', 'exempt', 'proxy', 'partner']) expect(html).not.toContain(code);
});

test('the list says how many changes wait and leads to the rest, or that none do', () => {
  const change = { ...given, id: 'c1', companyId: 'f1', createdAt: instant('2026-11-22T10:00:00Z'), isOwn: false, now, registers: [] };
  const shown = (list: Parameters<typeof CompanyChanges>[0]['list']): string => {
    const router = createMemoryRouter([{ path: '/', element: <CompanyChanges list={list} /> }]);
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };
  const first = shown({ items: [{ ...change, form: { ...now, city: 'Gdynia' } }], page: 1, pages: 2, total: 12 });
  expect(first).toMatch(/Zmiany danych potwierdzonych firm\s*<span[^>]*>12<\/span>/);
  expect(first).toContain('?changes=2');
  const none = shown(onePage([]));
  expect(none).toContain('Żadna zmiana danych nie czeka na sprawdzenie.');
  expect(none).not.toContain('?changes=');
});
