/** Loads the demo data into an empty database, and forgets a load that was cut off. */

import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../kit/process/config.ts';

/** Stands in the data folder while demo data are loaded. */
const markOf = (config: Config): string => path.join(config.dataDir, 'demo.loading');

/** Whether an earlier start was cut off while it loaded demo data: half a demo world is worth nothing and is made anew. */
export const isDemoHalfDone = (config: Config): boolean => config.demo !== null && config.databaseUrl === null && existsSync(markOf(config));

/** Loads demo data and remembers until the end that they are not whole. */
export const loadDemo = async (config: Config, load: () => Promise<void>): Promise<void> => {
  await writeFile(markOf(config), '');
  await load();
  await rm(markOf(config));
};

/** Removes the files of half a demo world; its database is made anew when it is opened. */
export const forgetHalfDemo = (config: Config): Promise<void> => rm(path.join(config.dataDir, 'files'), { recursive: true, force: true });
