import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { outreachCalls as calls } from '../../contract/outreach/endpoints.ts';
import type { Day } from '../../domain/kit/brand.ts';
import { dayOf, instant } from '../../domain/kit/time.ts';
import type { Milestone } from '../../domain/outreach/types.ts';
import { databaseNow } from '../kit/database/database.ts';
import { creditProspect } from './commands/credit.ts';
import { lockProspectAt } from './store/prospects.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a conversion counts those of the first step who reached the second, and never more', async () => {
  const caller = await server.person({ claims: ['caller'], lastName: 'Przejście' });
  const ground = { basis: 'call' as const, basisDay: dayOf(await databaseNow(server.db)), basisNote: 'rozmowa 118', campaign: '' };
  // Who reached what on which day of June; the span is the 10th to the 12th.
  const reachedOn = [
    ['a', 'linkClick', 10, 'accountCreation', 10, 'offerSubmission', 12],
    ['b', 'linkClick', 10, 'accountCreation', 11],
    // Had an account before: publishes within the span, and was no account of it.
    ['c', 'linkClick', 11, 'offerSubmission', 11],
    // Was an account before the span: publishes within it.
    ['d', 'linkClick', 1, 'accountCreation', 2, 'offerSubmission', 12],
    ['e', 'linkClick', 1, 'accountCreation', 2, 'offerSubmission', 10],
    // An account of the span that publishes after it.
    ['f', 'linkClick', 9, 'accountCreation', 12, 'offerSubmission', 20],
  ] as const;
  for (const [name, ...steps] of reachedOn) {
    await must(caller, calls.callerSendWebsite, { email: `${name}@przejscie.example`, content: 'Dzień dobry', ...ground });
    await server.db.transaction(async (tx) => {
      const row = await lockProspectAt(tx, caller.uid, `${name}@przejscie.example`);
      if (row === null) throw new Error('no prospect');
      for (let at = 0; at < steps.length; at += 2)
        await creditProspect(tx, row, steps[at] as Milestone, instant(`2025-06-${String(steps[at + 1]).padStart(2, '0')}T10:00:00.000Z`));
    });
  }
  const span = { frame: 'custom' as const, from: '2025-06-10' as Day, to: '2025-06-12' as Day };
  const { total, conversion } = await must(caller, calls.getOutreach, { ...calls.getOutreach.in.parse({}), ...span });
  expect(total).toMatchObject({ linkClick: 3, accountCreation: 3, offerSubmission: 4 });
  // Of the accounts a, b and f the first and the last published; of the clicks a, b and c two made accounts and two published.
  expect(conversion.passages.toSorted((one, other) => `${one.from} ${one.to}`.localeCompare(`${other.from} ${other.to}`))).toEqual([
    { from: 'accountCreation', to: 'offerSubmission', n: 2 },
    { from: 'linkClick', to: 'accountCreation', n: 2 },
    { from: 'linkClick', to: 'offerSubmission', n: 2 },
  ]);
  expect(conversion.rows.items).toMatchObject([{ name: expect.stringContaining('Przejście'), from: 3, to: 2 }]);
});
