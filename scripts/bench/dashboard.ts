import { outreachCalls } from '../../src/contract/outreach/endpoints.ts';
import type { Day } from '../../src/domain/kit/brand.ts';
import { frames } from '../../src/domain/outreach/types.ts';
import type { Ctx } from '../../src/server/kit/context.ts';
import { connect, disconnect } from '../../src/server/kit/database/database.ts';
import { getOutreach } from '../../src/server/outreach/queries/figures.ts';
import { type Limit, type Section, spreadOf } from './kit/figures.ts';
import type { Bench, World } from './kit/world.ts';

/** A year that ends today, of so many callers with three campaigns at once, a new one each month. */
const callers = 20;
const days = 365;

/** Milestones, their days and conversions, as a year of callers would have left them: of two who reach a step one reaches the next. A database of another number of events is filled anew. */
const fill = async (url: string, events: number): Promise<void> => {
  const db = connect(url);
  try {
    const [{ n } = { n: 0 }] = (await db.$client.query<{ n: number }>('select count(*)::int as n from prospect_milestone')).rows;
    const [{ counted } = { counted: 0 }] = (await db.$client.query<{ counted: number }>('select count(*)::int as counted from outreach_conversion'))
      .rows;
    if (n === events && counted > 0) return;
    await db.$client.query('truncate prospect_milestone, outreach_day, outreach_conversion');
    await db.$client.query(
      `insert into prospect_milestone (prospect_id, milestone, caller_uid, bonus, at)
       select 'p' || g, step, 'caller-' || g % $2, (g % 7) * 100,
         now() - ((g::bigint * 7919) % $3) * interval '1 day' - (g % 86400) * interval '1 second' + nr * interval '2 hours'
       from generate_series(1, $1) g,
         unnest(array['linkClick','accountCreation','identityVerification','companyVerification','offerSubmission','contractSigning']) with ordinality as steps (step, nr)
       where g % (1 << (nr::int - 1)) = 0
       order by g, nr limit $1`,
      [events, callers, days],
    );
    await db.$client.query(`
      insert into outreach_day (day, caller_uid, campaign, website, offer, link_click, account_creation, identity_verification, company_verification, offer_submission, contract_signing, bonus)
      select (at at time zone 'Europe/Warsaw')::date, caller_uid, to_char(at, 'YYYY-MM') || '-' || length(prospect_id) % 3, count(*), count(*),
        count(*) filter (where milestone = 'linkClick'), count(*) filter (where milestone = 'accountCreation'),
        count(*) filter (where milestone = 'identityVerification'), count(*) filter (where milestone = 'companyVerification'),
        count(*) filter (where milestone = 'offerSubmission'), count(*) filter (where milestone = 'contractSigning'), sum(bonus)
      from prospect_milestone group by 1, 2, 3`);
    // The steps of a prospect come in the order of the funnel here.
    await db.$client.query(`
      insert into outreach_conversion (day, caller_uid, step_from, step_to, n)
      select (earlier.at at time zone 'Europe/Warsaw')::date, earlier.caller_uid, earlier.milestone, later.milestone, count(*)
      from prospect_milestone earlier join prospect_milestone later using (prospect_id) where earlier.at < later.at group by 1, 2, 3, 4`);
    await db.$client.query('vacuum analyze outreach_day, outreach_conversion');
  } finally {
    await disconnect(db);
  }
};

const atMost: readonly Limit[] = [{ of: 'measured', is: 'at most', value: 200 }];

const sectionOf = async (world: World, events: number): Promise<Section> => {
  const url = await world.database(`bench_dashboard_${events}`);
  await fill(url, events);
  const db = connect(url);
  // What a read of figures needs of a request: the database, and an admin who asks.
  const ctx = { db, viewer: { kind: 'signed-in', uid: 'admin', claims: ['admin'] } } as unknown as Ctx;
  const unsaid = outreachCalls.getOutreach.in.parse({ stepFrom: 'linkClick', stepTo: 'contractSigning' });
  const to = new Date().toISOString().slice(0, 10) as Day;
  const from = new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10) as Day;
  try {
    const figures = [];
    for (const frame of frames) {
      const times: number[] = [];
      for (let round = 0; round < Math.max(world.rounds, 9); round += 1) {
        const begun = performance.now();
        const answer = await getOutreach(ctx, { ...unsaid, frame, from, to });
        if (!answer.ok) throw new Error(answer.refusal.code);
        times.push(performance.now() - begun);
      }
      figures.push({ what: frame === 'custom' ? 'a whole year' : `the ${frame}`, unit: 'ms', measured: spreadOf(times.slice(1)), limits: atMost });
    }
    return {
      title: `The dashboard over ${events.toLocaleString('en')} events`,
      about: `Totals, the span before, charts and three tables, asked by an admin in one process; ${callers} callers, a year of events.`,
      figures,
    };
  } finally {
    await disconnect(db);
  }
};

const run = async (world: World): Promise<readonly Section[]> => {
  const sections: Section[] = [];
  for (const size of world.sizes) sections.push(await sectionOf(world, size));
  return sections;
};

/** Figures of outreach out of the counts of days. */
export const bench: Bench = { name: 'dashboard', run };
