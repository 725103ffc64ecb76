import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, Outlet, useLocation } from 'react-router';
import { adminWords } from '../../words/admin/pages.ts';
import { requireAdmin } from '../accounts/parts/session.ts';
import { useLive } from '../kit/live/use-live.ts';
import { NavLink } from '../kit/page/link.tsx';
import { langOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './console.module.css';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return { lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(adminWords, loaderData.lang)('title'), noindex: true }) : [];

const parts = [
  ['/admin', 'nav.home'],
  ['/admin/mobywatel-verification', 'nav.identities'],
  ['/admin/companies', 'nav.companies'],
  ['/admin/deposits', 'nav.deposits'],
  ['/admin/tasks', 'nav.tasks'],
] as const;

/** The console: its parts in one row, every list live. */
export default function ConsolePage() {
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
        {parts.map(([to, key]) => (
          <NavLink key={to} to={to} end>
            {t(key)}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </main>
  );
}
