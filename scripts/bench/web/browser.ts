import { findChromium } from '../../test/tools.ts';

/** Chromium without a screen and without anything that it does for itself. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium is; says so when there is none. */
export const chromiumPath = async (): Promise<string> => {
  const found = await findChromium();
  if (found === null) throw new Error('this bench needs Chromium (or set CHROMIUM to its path)');
  return found;
};
