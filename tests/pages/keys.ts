import { expect, type Locator, type Page } from '@playwright/test';

type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Space' | 'ArrowDown' | 'ArrowRight';

/**
 * What is wrong with the focus of the page, or null. It must be on something; that must lie in the window, under nothing that is fixed there; and
 * it must be marked: by an outline of its own, or, where something is drawn over it (a radio button under its label, a field in its frame), by a
 * ring in the colour of the focus beside or around it.
 */
const faultOfFocus = `(() => {
  const at = document.activeElement;
  if (at === null || at === document.body || at === document.documentElement) return 'nothing has the focus';
  const name = at.cloneNode().outerHTML.slice(0, 200);
  const { top, bottom, left, right } = at.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight) return 'out of the window: ' + name;
  let cover = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
  for (; cover && !cover.contains(at); cover = cover.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(cover).position)) return 'covered: ' + name;
  if (at.tagName === 'IFRAME') return null;
  const hex = getComputedStyle(document.documentElement).getPropertyValue('--focus').trim();
  const ring = 'rgb(' + [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16)).join(', ') + ')';
  const isMarked = (one) => {
    const { boxShadow, outlineStyle, outlineWidth, opacity } = getComputedStyle(one);
    return opacity !== '0' && (boxShadow.includes(ring) || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2));
  };
  const around = [at, ...(at.parentElement?.querySelectorAll(':scope > :not(:focus), :scope > :not(:focus) *') ?? [])];
  for (let up = at.parentElement, n = 0; up && n < 3; up = up.parentElement, n += 1) around.push(up);
  return around.some(isMarked) ? null : 'not marked: ' + name;
})()`;

/** A person without a mouse: everything goes by keys, and after each of them the page must show where they are. */
export class Keys {
  readonly #page: Page;
  #count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get count(): number {
    return this.#count;
  }

  async press(key: Key): Promise<void> {
    await this.#page.keyboard.press(key);
    this.#count += 1;
    await this.expectFocus(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text, { delay: 5 });
    this.#count += text.length;
    await this.expectFocus(`"${text}"`);
  }

  /** Presses Tab until the control has the focus. */
  async goTo(what: Locator, most = 80): Promise<void> {
    for (let at = 0; at < most && !(await this.isAt(what)); at += 1) await this.press('Tab');
    await expect(what).toBeFocused();
  }

  async isAt(what: Locator): Promise<boolean> {
    return (await what.and(this.#page.locator(':focus')).count()) > 0;
  }

  /** The page has a few drawings' time to put the focus where it goes next, and to bring it into sight. */
  async expectFocus(after: string): Promise<void> {
    const fault = (): Promise<string | null> => this.#page.evaluate<string | null>(faultOfFocus).catch(() => 'the page is on its way');
    if ((await fault()) !== null) await expect.poll(fault, { message: `the focus after ${after}`, timeout: 10_000 }).toBeNull();
  }
}
