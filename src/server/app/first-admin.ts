import { grantFirstAdmin } from '../accounts/commands/claims.ts';
import { dropSecondFactor } from '../accounts/commands/second-factor.ts';
import type { Services } from '../kit/context.ts';
import { readConfig } from '../kit/process/config.ts';
import { StartProblem } from '../kit/process/start-problem.ts';
import { createServices } from './app.ts';
import { refusalTextOf } from './refusals.ts';
import { openStorage } from './storage.ts';

const dropOption = '--drop-second-factor';

/**
 * `npm run admin -- EMAIL`: makes the first admin of a registered person; works beside a running server. With `--drop-second-factor` it takes the
 * second factor of somebody away instead: the way back for an only admin who has lost phone and recovery codes.
 */
export const firstAdmin = async (email: string | undefined, option?: string): Promise<void> => {
  if (!email?.includes('@') || (option !== undefined && option !== dropOption))
    throw new StartProblem(`Usage: npm run admin -- EMAIL [${dropOption}] (of a person who has signed up)`);
  const config = readConfig(process.env);
  const storage = await openStorage(config, { share: true });
  try {
    const services = createServices({ config, db: storage.db, databaseUrl: storage.url });
    process.stdout.write(`${await (option === undefined ? grant : drop)(services, email)}\n`);
  } finally {
    await storage.close();
  }
};

const grant = async (services: Services, email: string): Promise<string> => {
  const granted = await grantFirstAdmin(services, email);
  if (!granted.ok) throw new StartProblem(refusalTextOf(services)(granted.refusal, 'en'));
  return `${email} is an admin now.`;
};

const drop = async (services: Services, email: string): Promise<string> => {
  const dropped = await dropSecondFactor(services, email);
  if (!dropped.ok) throw new StartProblem(refusalTextOf(services)(dropped.refusal, 'en'));
  return `The second factor of ${email} is off.`;
};
