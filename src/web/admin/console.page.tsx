import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { jobCalls } from '../../contract/admin/endpoints/jobs.ts';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import { agencyCalls } from '../../contract/agency/endpoints.ts';
import { contentCalls } from '../../contract/content/endpoints.ts';
import { depositsCalls } from '../../contract/deposits/endpoints.ts';
import { identityCalls } from '../../contract/identity/endpoints.ts';
import type { Answer, Ask } from '../../contract/kit/client.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { adminWords } from '../../words/admin/pages.ts';
import { FactorDueNote } from '../accounts/parts/security/factor-due-note.tsx';
import { requireAdmin } from '../accounts/parts/session.ts';
import { useLive } from '../kit/live/use-live.ts';
import { NavLink } from '../kit/page/link.tsx';
import { ask, langOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './console.module.css';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return { waiting: await countWaiting(ask(args.context)), lang: langOf(args.context) };
};

/** How much waits behind each part that has something to wait for. */
const countWaiting = async (asking: Ask): Promise<Readonly<Record<string, number>>> => {
  const totalOf = (answer: Answer<{ readonly total: number }>): number => (answer.ok ? answer.value.total : 0);
  const [requests, identities, companies, deposits, forms, agency, tasks, photos, reports, notices, jobs] = await Promise.all([
    asking(identityCalls.listRequests, { view: 'open', size: 1, page: 1 }),
    asking(adminCalls.listReviews, { kind: 'identity', waiting: true, page: 1 }),
    asking(adminCalls.listReviews, { kind: 'company', waiting: true, page: 1 }),
    asking(depositsCalls.listDeposits, { waiting: true, page: 1 }),
    asking(leasesCalls.listLeaseForms, { waiting: true, page: 1 }),
    asking(agencyCalls.listAgreementFiles, { waiting: true, page: 1 }),
    asking(leasesCalls.listTasks, { open: true, page: 1 }),
    asking(offersCalls.listDoubtfulPhotos, { waiting: true, page: 1 }),
    asking(contentCalls.listReports, { open: true, page: 1 }),
    asking(contentCalls.listOfferNotices, { open: true, page: 1 }),
    asking(jobCalls.listJobs, { view: 'stopped', page: 1 }),
  ]);
  return {
    'nav.identities': totalOf(requests),
    'nav.identityFiles': totalOf(identities),
    'nav.companies': totalOf(companies),
    'nav.deposits': totalOf(deposits),
    'nav.forms': totalOf(forms),
    'nav.agency': totalOf(agency),
    'nav.tasks': totalOf(tasks),
    'nav.photos': totalOf(photos),
    'nav.reports': totalOf(reports),
    'nav.notices': totalOf(notices),
    'nav.jobs': totalOf(jobs),
  };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(adminWords, loaderData.lang)('title'), noindex: true }) : [];

/** How much waits behind each part, for the console's first page. */
export type ConsoleContext = { readonly waiting: Readonly<Record<string, number>> };

/** The parts of the console with their names, in the groups of its menu. */
const groups = [
  {
    name: 'nav.group.work',
    parts: [
      ['/admin', 'nav.home'],
      ['/admin/mobywatel-verification', 'nav.identities'],
      ['/admin/identity-files', 'nav.identityFiles'],
      ['/admin/companies', 'nav.companies'],
      ['/admin/deposits', 'nav.deposits'],
      ['/admin/forms', 'nav.forms'],
      ['/admin/agency-files', 'nav.agency'],
      ['/admin/tasks', 'nav.tasks'],
      ['/admin/photos', 'nav.photos'],
      ['/admin/notices', 'nav.notices'],
      ['/admin/reports', 'nav.reports'],
      ['/admin/opinions', 'nav.opinions'],
    ],
  },
  {
    name: 'nav.group.records',
    parts: [
      ['/admin/users', 'nav.users'],
      ['/admin/access', 'nav.access'],
      ['/admin/bonuses', 'nav.bonuses'],
      ['/admin/moderation', 'nav.moderation'],
      ['/admin/counter-offers', 'nav.counter'],
    ],
  },
  {
    name: 'nav.group.watch',
    parts: [
      ['/admin/events', 'nav.events'],
      ['/admin/visits', 'nav.visits'],
      ['/admin/jobs', 'nav.jobs'],
      ['/admin/mails', 'nav.mails'],
      ['/admin/config', 'nav.settings'],
    ],
  },
] as const;

/** All parts in the order of the menu. */
export const parts = groups.flatMap((group) => [...group.parts]);

/** The console: its parts in groups, every list live. */
export default function ConsolePage() {
  const { waiting } = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  useLive(['admin']);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On phones the row scrolls: the current part must not be outside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per part
  useEffect(() => {
    const [row, now] = [nav.current, nav.current?.querySelector<HTMLElement>('[aria-current]')];
    if (row && now) row.scrollLeft = now.offsetLeft - row.clientWidth / 3;
  }, [pathname]);
  return (
    <main id="content" className={`wrap ${styles['console']}`}>
      <nav ref={nav} className={styles['nav']} aria-label={t('nav.label')}>
        {groups.map(({ name, parts: links }) => (
          <div key={name} className={styles['group']}>
            <span>{t(name)}</span>
            <div>
              {links.map(([to, key]) => (
                <PartLink key={to} to={to} name={t(key)} waiting={waiting[key] ?? 0} />
              ))}
            </div>
          </div>
        ))}
      </nav>
      <FactorDueNote />
      <Outlet context={{ waiting } satisfies ConsoleContext} />
    </main>
  );
}

type PartLinkProps = { readonly to: string; readonly name: string; readonly waiting: number };

const PartLink = ({ to, name, waiting }: PartLinkProps) => {
  const t = useWords(adminWords);
  return (
    <NavLink to={to} end={to === '/admin'}>
      {name}
      {waiting > 0 && (
        <>
          {' '}
          <span className={styles['waiting']} aria-hidden>
            {waiting}
          </span>
          <span className="sr">, {t('waiting', { n: waiting })}</span>
        </>
      )}
    </NavLink>
  );
};
