import { spawn } from 'node:child_process';
import path from 'node:path';

/** One thing to run; `shows` lets its output through instead of keeping it for a failure. */
export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly shows?: boolean;
  readonly env?: Readonly<Record<string, string>>;
};

const root = path.join(import.meta.dirname, '../..');

/** Where the programs of our packages stand; Node itself too, whatever version the system has. */
const withOurPrograms = { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}` };

/** Runs one step in the repository's folder; answers whether it went well. */
const runStep = ({ name, command: [program, ...args], shows = false, env = {} }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const child = spawn(program, args, {
      cwd: root,
      env: { ...withOurPrograms, ...env },
      stdio: shows ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (fault) => keep(Buffer.from(`${fault.message}\n`)));
    child.once('close', (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n`);
      if (code !== 0 && output) process.stdout.write(`${output.trimEnd()}\n\n`);
      resolve(code === 0);
    });
  });

/**
 * Runs all steps, also after a failure, so that one run tells everything; answers the names of those that failed. With `atOnce` some are under way
 * together and begin in the order of the list: of steps that show what they print there should be one.
 */
export const runSteps = async (steps: readonly Step[], atOnce = 1): Promise<readonly string[]> => {
  const failed: string[] = [];
  const waiting = [...steps];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await runStep(step))) failed.push(step.name);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
};
