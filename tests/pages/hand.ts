import { expect, type Locator, type Page } from '@playwright/test';

/** What a person did by hand: each press of the mouse and each key, Tab and Enter like letters. */
export type Effort = { readonly clicks: number; readonly keys: number };

/** Mouse and keyboard of a person, which count what they are used for. Nothing is entered in another way. */
export class Hand {
  readonly #page: Page;
  #clicks = 0;
  #keys = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get effort(): Effort {
    return { clicks: this.#clicks, keys: this.#keys };
  }

  async click(what: Locator): Promise<void> {
    await what.click();
    this.#clicks += 1;
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text, { delay: 5 });
    this.#keys += text.length;
  }

  async press(key: 'Tab' | 'Enter'): Promise<void> {
    await this.#page.keyboard.press(key);
    this.#keys += 1;
  }

  /** Tab, until the control has the focus. */
  async tabTo(what: Locator): Promise<void> {
    const isThere = async (): Promise<boolean> => (await what.and(this.#page.locator(':focus')).count()) > 0;
    for (let at = 0; at < 12 && !(await isThere()); at += 1) await this.press('Tab');
    await expect(what).toBeFocused();
  }

  /** Chooses files: a press of the button, and in the system's dialog one to mark them all and one to take them. */
  async choose(button: Locator, files: readonly string[]): Promise<void> {
    const dialog = this.#page.waitForEvent('filechooser');
    await this.click(button);
    await (await dialog).setFiles([...files]);
    this.#clicks += 2;
  }
}
