import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Letter } from '../kit/post-office.ts';

/** Where the letters of a person come from. */
export type Mailbox = {
  readonly letter: (to: string, is: (letter: Letter) => boolean, from?: number) => Promise<Letter>;
  readonly letters: () => readonly Letter[];
};

/** A person with a browser of their own. */
export type Actor = {
  readonly page: Page;
  readonly base: string;
  readonly mailbox: Mailbox;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What the browser complained about. */
  readonly faults: string[];
};

type ActorSketch = Pick<Actor, 'base' | 'mailbox' | 'email' | 'firstName' | 'lastName'>;

/** Opens a page for a person; everything that the browser complains about is kept. */
export const anActor = async (context: BrowserContext, who: ActorSketch): Promise<Actor> => {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.stack ?? error.message}`));
  return { ...who, page, faults };
};

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let axeSource: Promise<string> | undefined;

type Violation = {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
};

/**
 * Asks axe while nothing fades: half-faded text has no contrast. What has begun is ended, since a page that is not in front draws no frames to fade
 * by, and what begins while axe reads takes no time. What turns for ever stands still as long.
 */
const readStill = `(async () => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after, ::backdrop { animation-duration: 0s !important; animation-delay: 0s !important; transition-duration: 0s !important; transition-delay: 0s !important }');
  document.adoptedStyleSheets.push(still);
  document.getAnimations().forEach((one) => one.effect?.getComputedTiming().iterations === Infinity || one.finish());
  try {
    return (await axe.run(document, { resultTypes: ['violations'] })).violations;
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
})()`;

/** Nothing on the page, as it stands now, may stand in the way of people with assistive technology. */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  axeSource ??= readFile(axeFile, 'utf8');
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(await axeSource);
  const found = await page.evaluate<readonly Violation[]>(readStill);
  const told = found.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}  ${node.html.slice(0, 200)}`).join('\n')}`,
  );
  expect(told.join('\n'), `${name} (${page.url()})`).toBe('');
};

/** Goes to an address of the product and waits until its scripts are alive. */
export const goTo = async ({ page, base }: Actor, path: string): Promise<void> => {
  await page.goto(base + path);
  await alive(page);
};

/** React marks a part while it draws it, and its root when it has taken over what it drew: a press between the two would be lost. */
const isAlive = (part: string): string => `(() => {
  const has = (node, mark) => Object.keys(node ?? {}).find((key) => key.startsWith(mark));
  const root = has(document, '__reactContainer');
  return has(document.querySelector(${JSON.stringify(part)}), '__reactFiber') !== undefined
    && root !== undefined && document[root].stateNode.current.memoizedState.isDehydrated === false;
})()`;

/** Waits until the page that came from the server answers to clicks: React has taken over the page and this part of it. A part with code of its own follows. */
export const alive = (page: Page, { part = 'main', ...options }: { readonly timeout?: number; readonly part?: string } = {}): Promise<unknown> =>
  // Asked again and again from outside: a predicate that the page itself would run is text that its content policy refuses.
  expect
    .poll(() => page.evaluate(isAlive(part)).catch(() => false), {
      timeout: 30_000,
      ...options,
    })
    .toBe(true);
