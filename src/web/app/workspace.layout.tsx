import {
  IconBell,
  IconBuilding,
  IconBuildingStore,
  IconClock,
  IconFileText,
  IconHeart,
  IconId,
  IconKey,
  IconLifebuoy,
  IconLock,
  IconMailCog,
  IconMessageQuestion,
  IconMessageReport,
  IconPencil,
  IconUser,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { workspaceCalls } from '../../contract/workspace/endpoints.ts';
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

/** How many questions wait for the reader; a menu that cannot be counted is a menu still. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  if (viewerOf(context).kind === 'visitor') return { questions: 0 };
  const counted = await ask(context)(workspaceCalls.countQuestions, {});
  return { questions: counted.ok ? counted.value.waiting : 0 };
};

const Menu = ({ questions }: { readonly questions: number }) => {
  const t = useWords(workspaceWords);
  const shell = useWords(shellWords);
  const lang = useLang();
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
      <h2>{t('portfolio')}</h2>
      <ul>
        {portfolio.map(([path, Icon]) => (
          <li key={path}>
            <NavLink to={`/moja-tablica/my-offers/${path}`} {...(pathname === `/moja-tablica/${path}` && { 'aria-current': 'page' })}>
              <Icon size={20} stroke={1.5} aria-hidden />
              {t(path)}
              {path === 'questions' && questions > 0 && (
                <>
                  <span className={styles['waiting']} aria-hidden>
                    {questions}
                  </span>
                  <span className="sr">, {t('waiting', { n: questions })}</span>
                </>
              )}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to="/moja-tablica/saved-searches">
            <IconBell size={20} stroke={1.5} aria-hidden />
            {t('saved-searches')}
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
  const { questions } = useLoaderData<typeof loader>();
  return (
    <div className={`wrap ${styles['workspace']}`}>
      {viewer.kind === 'signed-in' && <Menu questions={questions} />}
      <main id="content">
        <Outlet />
      </main>
    </div>
  );
}
