import { defineConfig } from '@playwright/test';
import { browserFlags } from './tests/kit/browser-flags.ts';

/**
 * Journeys in the system's Chromium. `journeys` start the whole program (tests/kit/product.ts) and belong to `npm test`; `roads` begin in the
 * middle, with what factories made (tests/kit/stage.ts), and belong to `npm run drill` like the journeys beside them in `program`.
 */
export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/e2e', testMatch: '**/*.journey.ts' },
    { name: 'roads', testDir: 'tests/roads', testMatch: ['**/*.road.ts', 'program/*.journey.ts'], timeout: 240_000 },
  ],
  outputDir: 'test-results',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 1,
  // Walked once more on a machine that was busy elsewhere; the report names whoever needed it, so that it is mended and not forgotten.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['./tests/kit/journey-tally.ts']],
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1440, height: 900 },
    // A control that is not there in this time will not come; the machines of tests are slow, not that slow.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: [...browserFlags] },
  },
});
