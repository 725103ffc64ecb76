/** What a browser says of itself, as people would name it. */

/** A browser and the system that it runs on; null where the name is not one that people know. */
export type Device = { readonly browser: string | null; readonly system: string | null };

// In this order: most browsers also name the ones that they descend from.
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: typeof browsers, userAgent: string): string | null => list.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** The names of the browser and system in a `User-Agent` header; it is what the browser says, so it proves nothing (docs/rules/accounts.md#sessions). */
export const deviceOf = (userAgent: string): Device => ({ browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) });
