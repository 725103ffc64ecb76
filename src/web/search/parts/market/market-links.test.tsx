import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { provinces } from '../../../../domain/kit/provinces.ts';
import { LangContext } from '../../../kit/words/words.ts';
import MarketLinks from './market-links.tsx';

it.each([
  ['pl', 'office', '/wynajem/biura/lodzkie', 'Biura do wynajęcia w województwach'],
  ['en', 'warehouse', '/en/wynajem/magazyny/kujawsko-pomorskie', 'Warehouses and halls to let by province'],
] as const)('in %s the pages of %s in all provinces are linked', (lang, use, path, title) => {
  const element = (
    <LangContext value={lang}>
      <MarketLinks use={use} />
    </LangContext>
  );
  const router = createMemoryRouter([{ path: '/offers', element }], { initialEntries: ['/offers'] });
  const page = renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
  expect(page).toContain(title);
  expect(page).toContain(`href="${path}"`);
  expect(new Set(page.match(/href="[^"]*"/g)).size).toBe(provinces.length);
});
