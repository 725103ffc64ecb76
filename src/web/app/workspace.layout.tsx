import {
  IconBell,
  IconBuilding,
  IconBuildingStore,
  IconChartBar,
  IconClock,
  IconFileText,
  IconHeart,
  IconHome,
  IconId,
  IconKey,
  IconLifebuoy,
  IconLock,
  IconMailCog,
  IconMessageQuestion,
  IconMessageReport,
  IconPencil,
  IconSitemap,
  IconSpeakerphone,
  IconUser,
  IconUserCheck,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import type { OutputOf } from '../../contract/kit/call.ts';
import { workspaceCalls } from '../../contract/workspace/endpoints.ts';
import { isCaller } from '../../domain/accounts/permissions.ts';
import { ownWantedPath } from '../../domain/kit/page/deal-paths.ts';
import { shellWords } from '../../words/kit/shell.ts';
import { workspaceWords } from '../../words/kit/workspace.ts';
import { useViewer, viewerOf } from '../accounts/parts/session.ts';
import { Link, NavLink } from '../kit/page/link.tsx';
import { ask } from '../kit/page/request.ts';
import { useLang, useWords } from '../kit/words/words.ts';
import { documentPath } from './shell/links.ts';
import styles from './workspace.module.css';

const portfolio = [
  ['unsigned-offers', IconPencil],
  ['active-offers', IconBuildingStore],
  ['signed-offers-landlord', IconKey],
  ['signed-offers-tenant', IconFileText],
  ['booked-offers', IconClock],
  ['favorites', IconHeart],
  ['questions', IconMessageQuestion],
  ['agency', IconUserCheck],
] as const;

const account = [
  ['confirm-identity', IconId],
  ['link-company', IconBuilding],
  ['info', IconUser],
  ['security', IconLock],
] as const;

const advanced = [
  ['notifications', IconMailCog],
  ['support', IconLifebuoy],
  ['report', IconMessageReport],
] as const;

const documents = ['legal', 'terms', 'landlord', 'tenant', 'deposit', 'prices'] as const;

/** How much each list holds, and how many questions and things to do wait for the reader; a menu that cannot be counted is a menu still. */
type Counts = Partial<Record<(typeof portfolio)[number][0] | 'start' | 'wanted-listings' | 'saved-searches', number>>;

export const loader = async ({ context }: LoaderFunctionArgs): Promise<{ readonly counts: Counts }> => {
  if (viewerOf(context).kind === 'visitor') return { counts: {} };
  const [questions, offers] = await Promise.all([ask(context)(workspaceCalls.countQuestions, {}), ask(context)(workspaceCalls.countOffers, {})]);
  return { counts: { ...(questions.ok ? { questions: questions.value.waiting } : {}), ...(offers.ok ? listCounts(offers.value) : {}) } };
};

const listCounts = (of: OutputOf<typeof workspaceCalls.countOffers>): Counts => ({
  'unsigned-offers': of.unsigned,
  'active-offers': of.active,
  'signed-offers-landlord': of.signedLandlord,
  'signed-offers-tenant': of.signedTenant,
  'booked-offers': of.booked,
  favorites: of.favorites,
  'wanted-listings': of.wanted,
  'saved-searches': of.savedSearches,
  start: of.todo,
});

/** The number beside an entry: amber where somebody waits for an answer, grey where it only says how many there are; nothing for none. */
const Count = ({ path, n }: { readonly path: keyof Counts; readonly n: number }) => {
  const t = useWords(workspaceWords);
  if (n === 0) return null;
  const isWaiting = path === 'questions' || path === 'start';
  return (
    <>
      <span className={styles[isWaiting ? 'waiting' : 'count']} aria-hidden>
        {n}
      </span>
      <span className="sr">, {t(isWaiting ? 'waiting' : 'count', { n })}</span>
    </>
  );
};

const Menu = ({ counts }: { readonly counts: Counts }) => {
  const t = useWords(workspaceWords);
  const shell = useWords(shellWords);
  const lang = useLang();
  const viewer = useViewer();
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On phones the menu is a row that scrolls: the current place must not be outside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    const [nav, now] = [ref.current, ref.current?.querySelector<HTMLElement>('[aria-current]')];
    if (nav && now && nav.scrollWidth > nav.clientWidth) nav.scrollLeft = now.offsetLeft - nav.clientWidth / 3;
  }, [pathname]);
  return (
    <nav ref={ref} aria-label={t('menu')} className={styles['menu']}>
      <h2>{t('today')}</h2>
      <ul>
        <li>
          <NavLink to="/moja-tablica/start">
            <IconHome size={20} stroke={1.5} aria-hidden />
            {t('start')}
            <Count path="start" n={counts.start ?? 0} />
          </NavLink>
        </li>
        {isCaller(viewer) && (
          <li>
            <NavLink to="/dashboard">
              <IconChartBar size={20} stroke={1.5} aria-hidden />
              {t('dashboard')}
            </NavLink>
          </li>
        )}
      </ul>
      <h2>{t('portfolio')}</h2>
      <ul>
        {portfolio.map(([path, Icon]) => (
          <li key={path}>
            <NavLink to={`/moja-tablica/my-offers/${path}`} {...(pathname === `/moja-tablica/${path}` && { 'aria-current': 'page' })}>
              <Icon size={20} stroke={1.5} aria-hidden />
              {t(path)}
              <Count path={path} n={counts[path] ?? 0} />
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to={ownWantedPath}>
            <IconSpeakerphone size={20} stroke={1.5} aria-hidden />
            {t('wanted-listings')}
            <Count path="wanted-listings" n={counts['wanted-listings'] ?? 0} />
          </NavLink>
        </li>
        <li>
          <NavLink to="/moja-tablica/saved-searches">
            <IconBell size={20} stroke={1.5} aria-hidden />
            {t('saved-searches')}
            <Count path="saved-searches" n={counts['saved-searches'] ?? 0} />
          </NavLink>
        </li>
      </ul>
      <h2>{t('account')}</h2>
      <ul>
        {account.map(([path, Icon]) => (
          <li key={path}>
            <NavLink to={`/moja-tablica/account/${path}`}>
              <Icon size={20} stroke={1.5} aria-hidden />
              {t(path)}
            </NavLink>
          </li>
        ))}
      </ul>
      <h2>{t('advanced')}</h2>
      <ul>
        {advanced.map(([path, Icon]) => (
          <li key={path}>
            <NavLink to={`/moja-tablica/advanced/${path}`}>
              <Icon size={20} stroke={1.5} aria-hidden />
              {t(path)}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to="/moja-tablica/flow-chart">
            <IconSitemap size={20} stroke={1.5} aria-hidden />
            {t('flow-chart')}
          </NavLink>
        </li>
      </ul>
      <h2>{t('information')}</h2>
      <ul className={styles['quiet']}>
        {documents.map((name) => (
          <li key={name}>
            <Link to={documentPath(name, lang)}>{shell(`foot.${name}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The workspace: menu beside the page; on phones a row of chips above it. */
export default function WorkspaceLayout() {
  const viewer = useViewer();
  const { counts } = useLoaderData<typeof loader>();
  return (
    <div className={`wrap ${styles['workspace']}`}>
      {viewer.kind === 'signed-in' && <Menu counts={counts} />}
      <main id="content">
        <Outlet />
      </main>
    </div>
  );
}
