import {
  IconBuilding,
  IconBuildingStore,
  IconClock,
  IconFileText,
  IconHeart,
  IconId,
  IconKey,
  IconLifebuoy,
  IconLock,
  IconMessageReport,
  IconPencil,
  IconUser,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { shellWords } from '../../words/kit/shell.ts';
import { workspaceWords } from '../../words/kit/workspace.ts';
import { useViewer } from '../accounts/parts/session.ts';
import { Link, NavLink } from '../kit/page/link.tsx';
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
] as const;

const account = [
  ['confirm-identity', IconId],
  ['link-company', IconBuilding],
  ['info', IconUser],
  ['security', IconLock],
] as const;

const advanced = [
  ['support', IconLifebuoy],
  ['report', IconMessageReport],
] as const;

const documents = ['legal', 'terms', 'landlord', 'tenant', 'deposit', 'prices'] as const;

const Menu = () => {
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
            </NavLink>
          </li>
        ))}
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
  return (
    <div className={`wrap ${styles['workspace']}`}>
      {viewer.kind === 'signed-in' && <Menu />}
      <main id="content">
        <Outlet />
      </main>
    </div>
  );
}
