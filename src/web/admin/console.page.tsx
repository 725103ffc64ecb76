import { type LoaderFunctionArgs, type MetaArgs, Outlet } from 'react-router';
import { requireAdmin } from '../accounts/parts/session.ts';
import { NavLink } from '../kit/link.tsx';
import { langOf } from '../kit/request.ts';
import { pageMeta } from '../kit/title.ts';
import { useLive } from '../kit/use-live.ts';
import { speakerOf, useWords } from '../kit/words.ts';
import styles from './console.module.css';
import { adminWords } from './parts/admin-words.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return { lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: speakerOf(adminWords, loaderData.lang)('title'), noindex: true }) : [];

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
  return (
    <main id="content" className={`wrap ${styles['console']}`}>
      <nav className={styles['nav']} aria-label={t('nav.label')}>
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
