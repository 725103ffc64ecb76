import { findWholeChromium } from '../../test/tools.ts';

/** Where Chromium is; says so when there is none. */
export const chromiumPath = async (): Promise<string> => {
  const found = await findWholeChromium();
  if (found === null) throw new Error('this bench needs Chromium (or set CHROMIUM to its path)');
  return found;
};

/** Whether the page's program has taken over what the server drew, as an expression for the browser. A page that is asked must not forbid expressions as text: `bypassCSP`. */
export const alive = 'Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber"))';
