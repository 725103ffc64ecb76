import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const code = `
  import { endOnSignal } from ${JSON.stringify(path.join(import.meta.dirname, 'shutdown.ts'))};
  endOnSignal(() => [{ name: 'what never ends', end: () => new Promise(() => {}) }])();
`;

it('ends with code 1 for another reason than a signal, also when nothing keeps the process running', async () => {
  const ended = await new Promise<number | string | null | undefined>((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', code], (fault) => resolve(fault === null ? 0 : fault.code));
  });
  expect(ended).toBe(1);
});
