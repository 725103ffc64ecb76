import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from '../page/link.tsx';
import { LangContext, useLang } from '../words/words.ts';
import { keptPart } from './kept-part.tsx';

let times = 0;

const Greeting = () => {
  times += 1;
  return (
    <p>
      {useLang() === 'pl' ? 'Witaj' : 'Welcome'} & <Link to="/offers">1</Link>
    </p>
  );
};

const page = (lang: 'pl' | 'en', inside: React.ReactNode): string =>
  renderToString(
    <MemoryRouter initialEntries={['/en/faq']}>
      <LangContext value={lang}>{inside}</LangContext>
    </MemoryRouter>,
  );

test.each(['pl', 'en'] as const)('a kept part comes out as the part itself would, drawn once however often it is shown: %s', (lang) => {
  const Part = keptPart(Greeting);
  const before = times;
  const shown = page(
    lang,
    [1, 2, 3].map((key) => <Part key={key} />),
  );
  expect(times).toBe(before);
  const itself = page(
    lang,
    <div className="contents">
      <Greeting />
    </div>,
  );
  expect(itself).toContain(lang === 'pl' ? 'Witaj<!-- --> &amp; <a href="/offers"' : 'Welcome<!-- --> &amp; <a href="/en/offers"');
  expect(shown).toBe(itself.repeat(3));
});
