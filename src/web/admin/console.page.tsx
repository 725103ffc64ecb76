import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import { adminWords } from '../../words/admin/pages.ts';
import { FactorDueNote } from '../accounts/parts/security/factor-due-note.tsx';
import { requireAdmin } from '../accounts/parts/session.ts';
import { useLive } from '../kit/live/use-live.ts';
import { NavLink } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './console.module.css';
import { countOf, type Waiting } from './parts/overview/kinds.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const waiting = await ask(args.context)(adminCalls.listWaiting, {}).then(orErrorPage);
  return { waiting, lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(adminWords, loaderData.lang)('title'), noindex: true }) : [];

/** How much waits, for the console's first page. */
export type ConsoleContext = { readonly waiting: Waiting };

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
    ],
  },
  {
    name: 'nav.group.content',
    parts: [
      ['/admin/photos', 'nav.photos'],
      ['/admin/notices', 'nav.notices'],
      ['/admin/moderation', 'nav.moderation'],
      ['/admin/wanted-listings', 'nav.wanted'],
      ['/admin/counter-offers', 'nav.counter'],
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
                <PartLink key={to} to={to} name={t(key)} waiting={countOf(waiting, to)} />
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
