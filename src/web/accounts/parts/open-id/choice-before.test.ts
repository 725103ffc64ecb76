import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../../tests/kit/memory-storage.ts';
import { keepChoice, takeChoice } from './choice-before.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

it('a choice is given back once, and not to whoever comes much later', () => {
  expect(takeChoice(0)).toBeNull();
  keepChoice('offer', 1_000);
  expect([takeChoice(20 * 60_000), takeChoice(20 * 60_000)]).toEqual(['offer', null]);
  keepChoice('offer', 1_000);
  expect(takeChoice(20 * 60_000 + 1_001)).toBeNull();
  keepChoice('offer', 1_000);
  keepChoice(null, 1_001);
  expect(takeChoice(1_002)).toBeNull();
});
