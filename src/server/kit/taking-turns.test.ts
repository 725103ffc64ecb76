import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { takingTurns } from './taking-turns.ts';

it('lets one work and tells the others what they find afterwards', async () => {
  const turns = takingTurns<string>();
  let taken: string | null = null;
  let works = 0;
  const book = (who: string) =>
    turns(
      'offer',
      async () => (taken === null ? null : `taken by ${taken}`),
      async () => {
        works += 1;
        await turn();
        taken = who;
        return 'booked';
      },
    );
  expect(await Promise.all(['a', 'b', 'c'].map(book))).toEqual(['booked', 'taken by a', 'taken by a']);
  expect(works).toBe(1);
});

it('gives the next a try when the first came to nothing, and keeps different things apart', async () => {
  const turns = takingTurns<string>();
  const order: string[] = [];
  const attempt = (key: string, who: string, fails: boolean) =>
    turns(
      key,
      async () => null,
      async () => {
        order.push(`${who} begins`);
        await turn();
        order.push(`${who} ends`);
        if (fails) throw new Error('refused');
        return who;
      },
    );
  const [first, second, elsewhere] = await Promise.allSettled([attempt('x', 'a', true), attempt('x', 'b', false), attempt('y', 'c', false)]);
  expect([first?.status, second?.status, elsewhere?.status]).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(order.indexOf('b begins')).toBeGreaterThan(order.indexOf('a ends'));
  expect(order.indexOf('c begins')).toBeLessThan(order.indexOf('a ends'));
});
