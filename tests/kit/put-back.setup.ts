import { afterAll, vi } from 'vitest';

/** Files of one worker share a process: whatever a file changed of it and did not put back is put back after its last test. */
const environment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
