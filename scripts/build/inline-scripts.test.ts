import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { functionText } from './inline-scripts.ts';

describe('a module as the text of one function', () => {
  const module = `
    type Sum = { readonly a: number; readonly b: number };
    /** Doubles. */
    const twice = (n: number): number => n * 2;
    export const sum = ({ a, b }: Sum): number => twice(a) + b;
    export const other = (): string => 'nobody asks for this';
  `;

  it('does what the named one does, with the help of its neighbours', async () => {
    expect(runInNewContext(`${await functionText(module, 'sum')}({ a: 20, b: 2 })`)).toBe(42);
  });

  it('carries no comments, no types and nothing that is not used', async () => {
    const text = await functionText(module, 'sum');
    expect(text).not.toMatch(/Doubles|number|nobody|\n/);
  });

  it('is refused where the module imports something, which no page could fetch in time', async () => {
    await expect(functionText(`import { a } from './a.ts';\nexport const one = () => a;`, 'one')).rejects.toThrow('imports nothing');
  });
});
