import { NavLink, Outlet } from 'react-router';
import { shellWords } from '../kit/shell-words.ts';
import { useWords } from '../kit/words.ts';
import styles from './workspace.module.css';

export default function WorkspaceLayout() {
  const t = useWords(shellWords);
  return (
    <div className={`wrap ${styles['workspace']}`}>
      <nav aria-label={t('nav.board')}>
        <NavLink to="/moja-tablica/account/info">{t('nav.account')}</NavLink>
      </nav>
      <main id="content">
        <Outlet />
      </main>
    </div>
  );
}
