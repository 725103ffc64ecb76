import { expect, type Locator, type Page } from '@playwright/test';

/** What a person did by hand: each press of the mouse and each key, Tab and Enter like letters; and how long it takes, by the model below. */
export type Effort = {
  readonly clicks: number;
  readonly keys: number;
  /** Seconds of pointing, pressing, typing and thinking. */
  readonly acting: number;
  /** Seconds of waiting for answers. */
  readonly waiting: number;
};

/**
 * Seconds of the operators of the keystroke-level model: Card, Moran, Newell, "The keystroke-level model for user performance time with
 * interactive systems", Communications of the ACM 23 (1980) 7, pp. 396–410, fig. 1. `key` is K of an average person who is no typist (40 words a
 * minute), `figure` K of "random letters", for texts with figures in them; a key that is held for a capital or a Polish letter counts once more.
 * `point` is P, `home` H (the hand goes from the mouse to the keys or back), `think` M. Pressing and releasing the button of the mouse is B each,
 * which Kieras added ("Using the Keystroke-Level Model to Estimate Execution Times", University of Michigan 2001).
 *
 * M stands before each control that one turns to and before each text that one recalls: more often than the paper's rules want it. The model is one
 * of people who know what to enter and make no errors; what it takes to read a page or to look for a paper it does not know.
 *
 * Worked example. A press of a field and "9" into it, hand on the mouse: M + P + B + B = 2.65 s, then H + M + K = 2.25 s, together 4.9 s.
 */
const seconds = { key: 0.28, figure: 0.5, point: 1.1, button: 0.1, home: 0.4, think: 1.35 } as const;

/** R of the model is how long an answer took here, and this, since the server of a test stands on the same machine. */
const networkSeconds = 0.5;
/** A photo as phones take it has 4 MB, those of the tests less; so long is each on its way at 10 Mbit/s. */
const photoSeconds = 3.2;

/** What was done after an earlier reading. */
export const effortSince = (before: Effort, after: Effort): Effort => ({
  clicks: after.clicks - before.clicks,
  keys: after.keys - before.keys,
  acting: after.acting - before.acting,
  waiting: after.waiting - before.waiting,
});

export const minutesOf = ({ acting, waiting }: Effort): number => (acting + waiting) / 60;

/** An effort in words, for a report and for a limit that was passed. */
export const effortText = ({ clicks, keys, acting, waiting }: Effort): string =>
  `${clicks} clicks, ${keys} keystrokes, ${Math.round(acting)} s of acting, ${Math.round(waiting)} s of waiting`;

/** Keys that are typed with another one held: capitals, and Polish letters on the programmer's keyboard. */
const heldIn = (text: string): number => text.match(/[\p{Lu}ąćęłńóśźż]/gu)?.length ?? 0;

/** Mouse and keyboard of a person, which count what they are used for. Nothing is entered in another way. */
export class Hand {
  readonly #page: Page;
  #clicks = 0;
  #keys = 0;
  #acting = 0;
  #waiting = 0;
  #isAtKeys = false;

  constructor(page: Page) {
    this.#page = page;
  }

  get effort(): Effort {
    return { clicks: this.#clicks, keys: this.#keys, acting: this.#acting, waiting: this.#waiting };
  }

  async click(what: Locator): Promise<void> {
    await what.click();
    this.#countPress();
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text, { delay: 5 });
    this.#goTo('keys');
    this.#keys += text.length;
    this.#acting += seconds.think + (text.length + heldIn(text)) * (/\d/.test(text) ? seconds.figure : seconds.key);
  }

  async press(key: 'Tab' | 'Enter'): Promise<void> {
    await this.#page.keyboard.press(key);
    this.#goTo('keys');
    this.#keys += 1;
    this.#acting += seconds.key;
  }

  /** Tab, until the control has the focus. */
  async tabTo(what: Locator): Promise<void> {
    const isThere = async (): Promise<boolean> => (await what.and(this.#page.locator(':focus')).count()) > 0;
    this.#acting += seconds.think;
    for (let at = 0; at < 12 && !(await isThere()); at += 1) await this.press('Tab');
    await expect(what).toBeFocused();
  }

  /** Chooses files: a press of the button, and in the system's dialog one to mark them all and one to take them. */
  async choose(button: Locator, files: readonly string[]): Promise<void> {
    const dialog = this.#page.waitForEvent('filechooser');
    await this.click(button);
    await (await dialog).setFiles([...files]);
    this.pressElsewhere(2);
    this.#waiting += files.length * photoSeconds;
  }

  /** Presses outside the page, which no browser of a test has: in the system's dialog of files, or in a mailbox. */
  pressElsewhere(times: number): void {
    for (let n = 0; n < times; n += 1) this.#countPress();
  }

  /** Waits for an answer without doing anything else meanwhile. */
  async wait<T>(answer: Promise<T>): Promise<T> {
    const begun = performance.now();
    const value = await answer;
    this.#waiting += (performance.now() - begun) / 1000 + networkSeconds;
    return value;
  }

  #countPress(): void {
    this.#goTo('mouse');
    this.#clicks += 1;
    this.#acting += seconds.think + seconds.point + 2 * seconds.button;
  }

  #goTo(device: 'mouse' | 'keys'): void {
    if (this.#isAtKeys !== (device === 'keys')) this.#acting += seconds.home;
    this.#isAtKeys = device === 'keys';
  }
}
