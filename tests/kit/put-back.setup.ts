import { afterAll, vi } from 'vitest';

/** Files of one worker share a process: whatever a file changed of it and did not put back is put back after its last test. */
const environment = { ...process.env };
/** The web server's adapter puts classes of its own in their place. */
const web = { Request: globalThis.Request, Response: globalThis.Response };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  for (const [name, value] of Object.entries(web)) Object.defineProperty(globalThis, name, { value });
});
