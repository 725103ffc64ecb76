import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from '../page/link.tsx';
import { LangContext, useLang } from '../words/words.ts';
import { keptKinds } from './kept-kinds.tsx';
import { keptPart } from './kept-part.tsx';
import { keptPartOfPage } from './kept-part-of-page.tsx';

let times = 0;

const Greeting = () => {
  times += 1;
  return (
    <p>
      {useLang() === 'pl' ? 'Witaj' : 'Welcome'} & <Link to="/offers">1</Link>
    </p>
  );
};

const page = (lang: 'pl' | 'en', inside: React.ReactNode, at = '/en/faq'): string =>
  renderToString(
    <MemoryRouter initialEntries={[at]}>
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

const Town = ({ name }: { readonly name: string }) => {
  times += 1;
  return (
    <Link to={`/wynajem/${name}`}>
      {useLang()} {name}
    </Link>
  );
};

test.each(['pl', 'en'] as const)('each kind of a part is drawn once, and any other as it is asked for: %s', (lang) => {
  const Part = keptKinds(Town, [{ name: 'lodz' }, { name: 'opole' }]);
  for (const [name, drawnAnew] of [
    ['lodz', 0],
    ['opole', 0],
    ['sopot', 1],
  ] as const) {
    const before = times;
    const shown = page(lang, <Part name={name} />);
    expect(times - before).toBe(drawnAnew);
    const itself = page(
      lang,
      <div className="contents">
        <Town name={name} />
      </div>,
    );
    expect(itself).toContain(`${lang}<!-- --> <!-- -->${name}`);
    expect(shown).toBe(itself);
  }
});

const Door = ({ kind }: { readonly kind: 'rent' | 'sell' }) => {
  times += 1;
  const { search } = useLocation();
  return (
    <p>
      {useLang()} {kind} <Link to={`?signin=1&of=${search.length}`}>1</Link>
    </p>
  );
};

test.each([
  ['/offer/a', 0],
  ["/offer/a'b&c", 0],
  ['/offer/a?vat=gross', 1],
] as const)('a kept part of a page comes out as the part itself would there, drawn anew only for a search: %s', (at, drawnAnew) => {
  const Part = keptPartOfPage(Door, ['rent', 'sell']);
  for (const lang of ['pl', 'en'] as const)
    for (const kind of ['rent', 'sell'] as const) {
      const before = times;
      const shown = page(lang, <Part kind={kind} />, at);
      expect(times - before).toBe(drawnAnew);
      const itself = page(
        lang,
        <div className="contents">
          <Door kind={kind} />
        </div>,
        at,
      );
      expect(itself).toContain('/offer/a');
      expect(shown).toBe(itself);
    }
});
