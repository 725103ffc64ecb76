import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusIfLost, focusSoon } from './focus.ts';

const frames: (() => void)[] = [];
const page: { body: object; activeElement: object } = { body: {}, activeElement: {} };

/** The browser draws the page. */
const draw = (times = 1): void => {
  for (let n = 0; n < times; n += 1) for (const frame of frames.splice(0)) frame();
};

const element = () => {
  const made = {
    focus: (): void => {
      page.activeElement = made;
    },
  };
  return made as unknown as HTMLElement;
};

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  page.activeElement = page.body;
});
afterEach(() => {
  frames.splice(0);
  vi.unstubAllGlobals();
});

it('waits for what is drawn late, and gives up what never comes', () => {
  const field = element();
  let drawn: HTMLElement | null = null;
  focusSoon(() => drawn);
  draw(10);
  drawn = field;
  draw();
  expect(page.activeElement).toBe(field);
  focusSoon(() => null);
  draw(100);
  expect(frames).toEqual([]);
});

it('gives the focus on once the pressed button has gone, however late', () => {
  const [button, field] = [element(), element()];
  page.activeElement = button;
  focusIfLost(() => field);
  draw(5);
  expect(page.activeElement).toBe(button);
  page.activeElement = page.body;
  draw();
  expect(page.activeElement).toBe(field);
});

it('leaves alone whoever has gone on, and whose button stays', () => {
  const [button, elsewhere, field] = [element(), element(), element()];
  page.activeElement = button;
  focusIfLost(() => field);
  draw(3);
  page.activeElement = elsewhere;
  draw(100);
  expect(page.activeElement).toBe(elsewhere);
  page.activeElement = button;
  focusIfLost(() => field);
  draw(100);
  expect([page.activeElement, frames]).toEqual([button, []]);
});
