import {
  type Icon,
  IconActivity,
  IconAdjustments,
  IconArrowsExchange,
  IconBuilding,
  IconBuildingBank,
  IconChartBar,
  IconChecklist,
  IconClockPlay,
  IconCoin,
  IconEye,
  IconFileCheck,
  IconFlag,
  IconHomeShield,
  IconId,
  IconLayoutDashboard,
  IconMail,
  IconMessageReport,
  IconPhoto,
  IconSpeakerphone,
  IconThumbUp,
  IconUserCheck,
  IconUsers,
  IconWritingSign,
} from '@tabler/icons-react';
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
import { countOf, type WaitingCases } from './parts/overview/kinds.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const waiting = await ask(args.context)(adminCalls.listWaiting, {}).then(orErrorPage);
  return { waiting, lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(adminWords, loaderData.lang)('title'), noindex: true }) : [];

/** How much waits, for the console's first page. */
export type ConsoleContext = { readonly waiting: WaitingCases };

/** The parts of the console with their names, in the groups of its menu. */
const groups = [
  {
    name: 'nav.group.work',
    parts: [
      ['/admin', 'nav.home', IconLayoutDashboard],
      ['/admin/mobywatel-verification', 'nav.identities', IconId],
      ['/admin/identity-files', 'nav.identityFiles', IconFileCheck],
      ['/admin/companies', 'nav.companies', IconBuilding],
      ['/admin/deposits', 'nav.deposits', IconBuildingBank],
      ['/admin/forms', 'nav.forms', IconWritingSign],
      ['/admin/agency-files', 'nav.agency', IconUserCheck],
      ['/admin/tasks', 'nav.tasks', IconChecklist],
    ],
  },
  {
    name: 'nav.group.content',
    parts: [
      ['/admin/photos', 'nav.photos', IconPhoto],
      ['/admin/notices', 'nav.notices', IconFlag],
      ['/admin/moderation', 'nav.moderation', IconHomeShield],
      ['/admin/wanted-listings', 'nav.wanted', IconSpeakerphone],
      ['/admin/counter-offers', 'nav.counter', IconArrowsExchange],
      ['/admin/reports', 'nav.reports', IconMessageReport],
      ['/admin/opinions', 'nav.opinions', IconThumbUp],
    ],
  },
  {
    name: 'nav.group.records',
    parts: [
      ['/admin/users', 'nav.users', IconUsers],
      ['/admin/access', 'nav.access', IconEye],
      ['/admin/bonuses', 'nav.bonuses', IconCoin],
    ],
  },
  {
    name: 'nav.group.watch',
    parts: [
      ['/admin/events', 'nav.events', IconActivity],
      ['/admin/visits', 'nav.visits', IconChartBar],
      ['/admin/jobs', 'nav.jobs', IconClockPlay],
      ['/admin/mails', 'nav.mails', IconMail],
      ['/admin/config', 'nav.settings', IconAdjustments],
    ],
  },
] as const;

/** The console: its parts in groups, in a column beside the page where there is room and above it elsewhere; every list live. */
export default function ConsolePage() {
  const { waiting } = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  useLive(['admin']);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On phones the row scrolls, beside the page the column: the current part must not be outside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per part
  useEffect(() => {
    const [row, now] = [nav.current, nav.current?.querySelector<HTMLElement>('[aria-current]')];
    if (row && now) row.scrollTo({ left: now.offsetLeft - row.clientWidth / 3, top: now.offsetTop - row.clientHeight / 2 });
  }, [pathname]);
  return (
    <div className={`wrap ${styles['console']}`}>
      <nav ref={nav} className={styles['nav']} aria-label={t('nav.label')}>
        {groups.map(({ name, parts: links }) => (
          <div key={name} className={styles['group']}>
            <span>{t(name)}</span>
            <div>
              {links.map(([to, key, Icon]) => (
                <PartLink key={to} to={to} name={t(key)} Icon={Icon} waiting={countOf(waiting, to)} />
              ))}
            </div>
          </div>
        ))}
      </nav>
      <main id="content">
        <FactorDueNote />
        <Outlet context={{ waiting } satisfies ConsoleContext} />
      </main>
    </div>
  );
}

type PartLinkProps = { readonly to: string; readonly name: string; readonly Icon: Icon; readonly waiting: number };

const PartLink = ({ to, name, Icon, waiting }: PartLinkProps) => {
  const t = useWords(adminWords);
  return (
    <NavLink to={to} end={to === '/admin'}>
      <Icon size={20} stroke={1.5} aria-hidden />
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
