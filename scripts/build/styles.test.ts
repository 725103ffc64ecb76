import { expect, it } from 'vitest';
import { withoutStyles } from './styles.ts';

const file = (lists: string): string =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/part.js","assets/frame.css","assets/part.css"])))=>i.map(i=>d[i]);\n${lists}`;

it('a part links no style sheet once more that its page has, and all others', () => {
  const lists = file('a(()=>import("./part.js"),__vite__mapDeps([0,1,2])),b(()=>import("./other.js"),__vite__mapDeps([1]))');
  expect(withoutStyles(lists, new Set(['assets/frame.css']))).toBe(
    file('a(()=>import("./part.js"),__vite__mapDeps([0,2])),b(()=>import("./other.js"),__vite__mapDeps([]))'),
  );
  expect(withoutStyles(lists, new Set(['assets/unknown.css']))).toBe(lists);
  expect(withoutStyles('export const a = 1;', new Set(['assets/frame.css']))).toBe('export const a = 1;');
});
