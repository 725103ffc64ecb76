/** The program: `start` (default), `dev` (pages compiled as they are asked for), `admin EMAIL` (the first admin, or without a second factor). */
import { StartProblem } from './server/kit/process/start-problem.ts';

const commands: Readonly<Record<string, () => Promise<void>>> = {
  start: async () => (await import('./server/app/start.ts')).start('built'),
  dev: async () => (await import('./server/app/start.ts')).start('live'),
  admin: async () => (await import('./server/app/first-admin.ts')).firstAdmin(process.argv[3], process.argv[4]),
};

const command = commands[process.argv[2] ?? 'start'];

try {
  if (!command) throw new StartProblem(`Unknown command. There is: ${Object.keys(commands).join(', ')}.`);
  await command();
} catch (fault) {
  process.stderr.write(
    fault instanceof StartProblem ? `\n${fault.message}\n` : `\n${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`,
  );
  process.exit(1);
}
