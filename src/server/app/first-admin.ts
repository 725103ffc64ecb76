import { grantFirstAdmin } from '../accounts/commands/claims.ts';
import { readConfig } from '../kit/process/config.ts';
import { StartProblem } from '../kit/process/start-problem.ts';
import { createServices } from './app.ts';
import { refusalTextOf } from './refusals.ts';
import { openStorage } from './storage.ts';

/** `npm run admin -- EMAIL`: makes the first admin of a registered person; works beside a running server. */
export const firstAdmin = async (email: string | undefined): Promise<void> => {
  if (!email?.includes('@')) throw new StartProblem('Usage: npm run admin -- EMAIL (of a person who has signed up)');
  const config = readConfig(process.env);
  const storage = await openStorage(config, { share: true });
  try {
    const services = createServices({ config, db: storage.db, databaseUrl: storage.url });
    const granted = await grantFirstAdmin(services, email);
    if (!granted.ok) throw new StartProblem(refusalTextOf(services)(granted.refusal, 'en'));
    process.stdout.write(`${email} is an admin now.\n`);
  } finally {
    await storage.close();
  }
};
