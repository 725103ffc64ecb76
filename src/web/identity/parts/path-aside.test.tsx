import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { identityWords } from '../../../words/identity/pages.ts';
import { PathAside } from './path-aside.tsx';

const { 'path.done': done, 'path.now': now, 'path.then': then } = identityWords.pl;

test.each([
  [{ emailVerified: false, accepted: false, linked: false }, [now, now, then]],
  [{ emailVerified: true, accepted: false, linked: false }, [done, now, then]],
  [{ emailVerified: true, accepted: true, linked: false }, [done, done, now]],
  [{ emailVerified: true, accepted: true, linked: true }, [done, done, done]],
])('the way to the first lease is said as far as it was gone: %j', (person, states) => {
  const html = renderToStaticMarkup(<PathAside {...person} />);
  expect([...html.matchAll(/<small>([^<]*)<\/small>/g)].map(([, text]) => text)).toEqual(states);
  expect(html.match(/aria-current="step"/g)?.length ?? 0).toBe(states.includes(now) ? 1 : 0);
});
