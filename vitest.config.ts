import { defineConfig } from 'vitest/config';

const database = { globalSetup: ['tests/kit/postgres.setup.ts'] };
// A machine that is busy with something else makes tests slow, not wrong.
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

// Files of one worker share their modules: loading the whole server for each took a fifth of the time.
const shared = { isolate: false, setupFiles: ['tests/kit/put-back.setup.ts'] };

/**
 * `pure`: no database, milliseconds. `server`: the real PostgreSQL. `pages`: page parts. `drill`: what takes many minutes, some of it a minute a test, run by `npm run drill`
 * alone. The browser journeys are Playwright's.
 */
export default defineConfig({
  // Explicit, so that the pages' Vite plugins stay out of tests.
  plugins: [],
  test: {
    passWithNoTests: false,
    // Vitest leaves one of two cores idle by itself; most of our tests wait for the database.
    maxWorkers: '100%',
    reporters: ['default', './tests/kit/tally.ts'],
    projects: [
      { test: { name: 'pure', ...shared, include: ['src/{domain,words,contract}/**/*.test.ts'], ...patience } },
      { test: { name: 'pages', ...shared, include: ['src/web/**/*.test.{ts,tsx}'], ...patience } },
      {
        test: {
          name: 'server',
          ...shared,
          include: ['src/server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/house/**', 'tests/specification/**', 'tests/drill/**'],
          ...patience,
          ...database,
        },
      },
      ...(process.env['DRILL']
        ? [{ test: { name: 'drill', include: ['tests/{drill,fuzz}/**/*.test.ts'], ...patience, ...database, testTimeout: 240_000 } }]
        : []),
      {
        test: {
          name: 'house',
          ...shared,
          include: ['scripts/**/*.test.ts', 'tests/house/**/*.test.ts', 'tests/specification/**/*.test.ts'],
          ...patience,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
