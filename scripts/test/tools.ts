import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** A program that tests use from outside, and the Debian package that brings it. */
type Tool = { readonly names: readonly string[]; readonly debian: string; readonly other: string };

/** The form of Chromium without windows: the same engine, a fifth quicker through a journey. */
const headlessShell = 'chromium-headless-shell';
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const tools: readonly Tool[] = [
  {
    names: [headlessShell, ...wholeBrowsers],
    debian: headlessShell,
    other: 'Chromium (or set CHROMIUM to its path)',
  },
  { names: ['pdfsig'], debian: 'poppler-utils', other: 'poppler (pdfsig, pdftotext, pdftoppm)' },
  { names: ['qpdf'], debian: 'qpdf', other: 'qpdf' },
  { names: ['xmllint'], debian: 'libxml2-utils', other: 'libxml2 (xmllint)' },
  { names: ['openssl'], debian: 'openssl', other: 'OpenSSL' },
];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const find = (names: readonly string[]): string | null => {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'].filter(
    (folder) => !folder.includes('node_modules'),
  );
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable) ?? null;
};

const browsersOfPlaywright = async (): Promise<string | null> => {
  const { chromium } = await import('@playwright/test');
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : null;
};

/** Where Chromium is, without windows where there are both; `CHROMIUM` names another one. */
export const findChromium = async (): Promise<string | null> =>
  process.env['CHROMIUM'] ?? find([headlessShell, ...wholeBrowsers]) ?? (await browsersOfPlaywright());

/** Where the Chromium is that people use, for what is measured; the one without windows where there is no other. */
export const findWholeChromium = async (): Promise<string | null> => process.env['CHROMIUM'] ?? find(wholeBrowsers) ?? (await findChromium());

const missing = async (): Promise<Tool[]> => {
  const chromium = await findChromium();
  return tools.filter((tool, at) => (at === 0 ? !chromium : !find(tool.names)));
};

const install = (packages: readonly string[]): boolean => {
  process.stdout.write(`Installing ${packages.join(', ')} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean => spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
};

const isDebian = (): boolean => {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Finds the outside programs or installs them (Debian, as root); answers what to do when neither works. */
export const provideTools = async (): Promise<string | null> => {
  const lacking = await missing();
  if (lacking.length === 0) return null;
  if (isDebian() && process.getuid?.() === 0) install(lacking.map((tool) => tool.debian));
  const still = await missing();
  if (still.length === 0) return null;
  const advice = isDebian()
    ? `Run: sudo apt-get install ${still.map((tool) => tool.debian).join(' ')}`
    : `Install: ${still.map((tool) => tool.other).join(', ')}`;
  return `Tests need programs that are not here. ${advice}`;
};
