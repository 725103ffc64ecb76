/** The header: offers by use, account, language. */

import { IconChevronDown, IconMap, IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Viewer } from '../../../domain/accounts/types.ts';
import { workspacePath } from '../../../domain/kit/page/paths.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import { boardPath, useIsViewerKnown, useViewer } from '../../accounts/parts/session.ts';
import { asServed } from '../../kit/first-page/as-served.ts';
import { keptPart } from '../../kit/first-page/kept-part.tsx';
import { lazyPart } from '../../kit/first-page/lazy-part.tsx';
import { useLoadFailure } from '../../kit/first-page/use-load-failure.ts';
import { publicPath, signInSearch } from '../../kit/page/addresses.ts';
import { Link, NavLink } from '../../kit/page/link.tsx';
import { ButtonLink } from '../../kit/parts/button.tsx';
import { Logo } from '../../kit/parts/logo.tsx';
import { mainUseIcons } from '../../kit/parts/use-icons.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import { Flags } from './flags.tsx';
import styles from './header.module.css';
import { offersPath, purposes } from './links.ts';
import { OwnLink } from './own-link.tsx';

const bringAccount = () => import('./account.tsx');
// On the page of a signed-in person it stands from the beginning; a stranger does not fetch it.
const SignedInAccount = import.meta.env.SSR ? (await bringAccount()).default : lazy(asServed(bringAccount));

const Drawer = lazyPart(() => import('./drawer.tsx'));

const UseLinks = keptPart(() => {
  const t = useWords(shellWords);
  const lang = useLang();
  return (
    <div className={styles['list']}>
      {purposes.map((purpose) => {
        const Icon = mainUseIcons[purpose];
        return (
          <Link key={purpose} to={offersPath(lang, purpose)}>
            <span>
              <Icon size={20} stroke={1.5} aria-hidden />
            </span>
            {t(`nav.${purpose}`)}
          </Link>
        );
      })}
      <hr />
      <Link to={offersPath(lang)}>
        <span>
          <IconMap size={20} stroke={1.5} aria-hidden />
        </span>
        {t('nav.map')}
      </Link>
    </div>
  );
});

/** Offers by use. A native disclosure: it works before scripts, and closes on Escape, on leaving and on going elsewhere. */
const OffersMenu = () => {
  const t = useWords(shellWords);
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => ref.current?.removeAttribute('open'), [key]);
  return (
    <details
      ref={ref}
      className={styles['menu']}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && event.currentTarget.removeAttribute('open')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.currentTarget.removeAttribute('open');
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary>
        {t('nav.offers')} <IconChevronDown size={16} stroke={1.5} aria-hidden />
      </summary>
      <UseLinks />
    </details>
  );
};

const Account = ({ viewer }: { readonly viewer: Viewer }) => {
  const t = useWords(shellWords);
  const { search } = useLocation();
  const isKnown = useIsViewerKnown();
  if (viewer.kind === 'visitor')
    return (
      isKnown && (
        <ButtonLink size="s" to={signInSearch(search)} preventScrollReset>
          {t('signIn')}
        </ButtonLink>
      )
    );
  return (
    <Suspense>
      <SignedInAccount viewer={viewer} />
    </Suspense>
  );
};

export const Header = () => {
  const t = useWords(shellWords);
  const lang = useLang();
  const viewer = useViewer();
  const [drawer, setDrawer] = useState(false);
  const loadFailed = useLoadFailure(() => setDrawer(false));
  return (
    <header className={styles['header']}>
      <div className={`wrap ${styles['row']}`}>
        <Link to={publicPath(lang, '/')} className={styles['logo']} aria-label={t('home')}>
          <Logo />
          Parter
        </Link>
        <nav className={styles['nav']} aria-label={t('nav.main')}>
          <OffersMenu />
          <NavLink to={publicPath(lang, '/add-offer')}>{t('nav.add')}</NavLink>
          <NavLink to={publicPath(lang, '/wanted-listings')}>{t('nav.wanted')}</NavLink>
          <OwnLink of={workspacePath} to={boardPath(viewer)}>
            {t('nav.board')}
          </OwnLink>
          {viewer.kind === 'signed-in' && viewer.claims.includes('admin') && <OwnLink to="/admin">{t('nav.admin')}</OwnLink>}
        </nav>
        <div className={styles['end']}>
          <Flags />
          <Account viewer={viewer} />
        </div>
        <button
          type="button"
          className={styles['burger']}
          aria-label={t('nav.menu')}
          aria-expanded={drawer}
          onPointerDown={Drawer.fetch}
          onClick={() => setDrawer(true)}
        >
          <IconMenu2 size={24} stroke={1.5} aria-hidden />
        </button>
      </div>
      {drawer && <Drawer onClose={() => setDrawer(false)} onLoadFailure={loadFailed} />}
    </header>
  );
};
