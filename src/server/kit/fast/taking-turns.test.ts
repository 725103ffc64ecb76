import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { takingTurns } from './taking-turns.ts';

it('lets one work and tells the others how it ended: they look no second time', async () => {
  const turns = takingTurns<string, string>();
  let taken: string | null = null;
  let works = 0;
  let looks = 0;
  const book = (who: string) =>
    turns('offer', {
      look: async () => {
        looks += 1;
        return taken === null ? null : `found ${taken}`;
      },
      work: async (tell) => {
        works += 1;
        await turn();
        taken = who;
        tell(who);
        return 'booked';
      },
      heard: (winner) => `heard of ${winner}`,
    });
  expect(await Promise.all(['a', 'b', 'c'].map(book))).toEqual(['booked', 'heard of a', 'heard of a']);
  expect([works, looks]).toEqual([1, 3]);
  expect(await book('d')).toBe('found a');
});

it('lets the next look again when the work left no news, or news that answer nothing for them', async () => {
  const turns = takingTurns<string, string>();
  const begun: string[] = [];
  const attempt = (who: string, news: string | null) =>
    turns('offer', {
      look: async () => null,
      work: async (tell) => {
        begun.push(who);
        await turn();
        if (news !== null) tell(news);
        return who;
      },
      heard: () => null,
    });
  expect(await Promise.all([attempt('a', null), attempt('b', 'nothing of use'), attempt('c', null)])).toEqual(['a', 'b', 'c']);
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('gives the next a try when the first came to nothing, and keeps different things apart', async () => {
  const turns = takingTurns<string, string>();
  const order: string[] = [];
  const attempt = (key: string, who: string, fails: boolean) =>
    turns(key, {
      look: async () => null,
      work: async (tell) => {
        order.push(`${who} begins`);
        await turn();
        order.push(`${who} ends`);
        tell('news of what came to nothing are not heard');
        if (fails) throw new Error('refused');
        return who;
      },
      heard: (news) => news,
    });
  const [first, second, elsewhere] = await Promise.allSettled([attempt('x', 'a', true), attempt('x', 'b', false), attempt('y', 'c', false)]);
  expect([first?.status, second?.status, elsewhere?.status]).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(order.indexOf('b begins')).toBeGreaterThan(order.indexOf('a ends'));
  expect(order.indexOf('c begins')).toBeLessThan(order.indexOf('a ends'));
});
