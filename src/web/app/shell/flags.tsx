import { useLocation, useMatches, useRevalidator } from 'react-router';
import { languageCookie } from '../../../contract/kit/language-cookie.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { useViewer } from '../../accounts/parts/session.ts';
import { lazyCall } from '../../kit/calls/lazy-call.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { barePath, publicPath } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from './flags.module.css';

const Poland = () => (
  <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
    <path fill="var(--flag-white)" d="M0 0h20v7H0z" />
    <path fill="var(--flag-red)" d="M0 7h20v7H0z" />
  </svg>
);

const Britain = () => (
  <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
    <path fill="var(--flag-blue)" d="M0 0h20v14H0z" />
    <path stroke="var(--flag-white)" strokeWidth="2.6" d="M0 0l20 14M20 0L0 14" />
    <path stroke="var(--flag-cross)" strokeWidth="1" d="M0 0l20 14M20 0L0 14" />
    <path stroke="var(--flag-white)" strokeWidth="4.4" d="M10 0v14M0 7h20" />
    <path stroke="var(--flag-cross)" strokeWidth="2.4" d="M10 0v14M0 7h20" />
  </svg>
);

const languages = [
  ['pl', Poland],
  ['en', Britain],
] as const;

const load = async () => (await import('../../../contract/accounts/endpoints.ts')).accountsCalls.updateProfile;

/** The page's own language pair: a public page changes its address, a signed-in page only what the person reads. */
export const Flags = () => {
  const t = useWords(shellWords);
  const lang = useLang();
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { pathname, search } = useLocation();
  const isPublic = !useMatches().some(({ id }) => id === 'private.layout');
  const addressIn = (to: Lang): string => (isPublic ? publicPath(to, barePath(pathname)) : pathname) + search;
  const choose = async (to: Lang): Promise<void> => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads the language of signed-in pages from this cookie
    document.cookie = languageCookie(to);
    if (viewer.kind !== 'signed-in') return;
    const answer = await lazyCall(load, { lang: to });
    if (answer.ok) await revalidate();
    else toast.bad(refusalText(answer.refusal));
  };
  return (
    <nav className={styles['flags']} aria-label={t('lang.label')}>
      {languages.map(([code, Flag]) => (
        <Link
          key={code}
          to={addressIn(code)}
          lang={code}
          hrefLang={code}
          aria-current={code === lang ? 'true' : undefined}
          reloadDocument={!isPublic && viewer.kind === 'visitor'}
          preventScrollReset
          onClick={() => void choose(code)}
        >
          <Flag />
          {code.toUpperCase()}
          <span className="sr">, {t(`lang.${code}`)}</span>
        </Link>
      ))}
    </nav>
  );
};
