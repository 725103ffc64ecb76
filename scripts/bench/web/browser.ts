import { findChromium } from '../../test/tools.ts';

/** Where Chromium is; says so when there is none. */
export const chromiumPath = async (): Promise<string> => {
  const found = await findChromium();
  if (found === null) throw new Error('this bench needs Chromium (or set CHROMIUM to its path)');
  return found;
};
