import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { shellWords } from '../../../words/kit/shell.ts';
import { SignInHost } from '../../accounts/parts/sign-in-host.tsx';
import { ConfirmHost } from '../../kit/dialog/confirm.tsx';
import { ToastHost } from '../../kit/dialog/toasts.tsx';
import { lazyPart } from '../../kit/first-page/lazy-part.tsx';
import { focusHeading } from '../../kit/focus-heading.ts';
import { publicPath } from '../../kit/page/addresses.ts';
import { Link, LinkHost } from '../../kit/page/link.tsx';
import { ConsentHost } from '../../kit/parts/consent/consent.tsx';
import { useLang, useWords } from '../../kit/words/words.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LateParts } from './late-parts.tsx';
import styles from './shell.module.css';

// Loaded on intent: a visitor who only reads never pays for the forms.
const SignInDialog = lazyPart(() => import('./sign-in-dialog.tsx'));

const Beta = () => {
  const t = useWords(shellWords);
  const lang = useLang();
  return (
    <aside className={styles['beta']} aria-label={t('beta.mark')}>
      <div className="wrap">
        <b>{t('beta.mark')}</b>
        <span>{t('beta.text')}</span>
        <Link to={publicPath(lang, '/pomoc#report')}>{t('beta.report')}</Link>
      </div>
    </aside>
  );
};

/** The bar that shows that the next page is on its way. */
const Underway = () => {
  const { state } = useNavigation();
  return <div className={styles['underway']} data-on={state !== 'idle' || undefined} aria-hidden />;
};

/** Says the new page's title aloud, and gives its heading the focus that went with the former page: a browser does neither when the router changes the page. */
const Announcer = () => {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    first.current = '';
    setTitle(document.title);
    focusHeading();
  }, [pathname]);
  return (
    <p role="status" className="sr">
      {title}
    </p>
  );
};

/** The frame of every page: banner, header, footer, and the hosts of links, dialogs, notices and sign-in. */
export const Shell = ({ version, year, children }: { readonly version: string; readonly year: string; readonly children: ReactNode }) => {
  const t = useWords(shellWords);
  return (
    <LinkHost>
      <ToastHost>
        <ConfirmHost>
          <ConsentHost>
            <a href="#content" className={styles['skip']}>
              {t('skip')}
            </a>
            <Underway />
            <Beta />
            <Header />
            {children}
            <Footer version={version} year={year} />
            <SignInHost dialog={SignInDialog} />
            <Announcer />
            <LateParts />
          </ConsentHost>
        </ConfirmHost>
      </ToastHost>
    </LinkHost>
  );
};
