import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { instant } from '../../../domain/kit/time.ts';
import { LangContext } from '../../kit/words/words.ts';
import { RejectionCard } from './rejection-card.tsx';

const nothing = async (): Promise<void> => undefined;
const acts = { busy: false, show: nothing, askForCode: nothing, goOn: nothing, giveUp: nothing, sendFile: nothing };
const rejection = { cause: 'custom', reason: 'Zdjęcie', at: instant('2026-11-22T10:00:00Z'), tookBack: false } as const;

test.each([
  ['pl', '„Zdjęcie”'],
  ['en', '“Zdjęcie”'],
] as const)("a moderator's own words stand in the quotation marks of the page's language: %s", (lang, quoted) => {
  const card = (
    <LangContext value={lang}>
      <RejectionCard rejection={rejection} name="Ewa Nawrot" acts={acts} />
    </LangContext>
  );
  expect(renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />)).toContain(quoted);
});
