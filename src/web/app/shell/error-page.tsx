import { isRouteErrorResponse } from 'react-router';
import type { WireRefusal } from '../../../contract/kit/client.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import { reloadPage } from '../../kit/first-page/reload-page.ts';
import { publicPath } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { Logo } from '../../kit/parts/logo.tsx';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from './error-page.module.css';

type Kind = 'missing' | 'denied' | 'failed' | 'away';
const kindOf = (status: number): Kind =>
  status === 404 ? 'missing' : status === 401 || status === 403 ? 'denied' : status > 502 ? 'away' : 'failed';

/** As browsers say that a server cannot be reached; any other `TypeError` is a fault of the page. */
const statusOf = (error: unknown): number => {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof TypeError && /fetch|load failed/i.test(error.message) ? 503 : 500;
};

const sentenceOf = (error: unknown): string | undefined => {
  if (!isRouteErrorResponse(error)) return undefined;
  const refusal: Partial<WireRefusal> | null = typeof error.data === 'object' ? error.data : null;
  return refusal?.kind === 'internal' ? undefined : refusal?.message;
};

/** What a person sees when a page cannot be shown: what happened, what was kept, what to do. */
export const ErrorPage = ({ error, bare = false }: { readonly error: unknown; readonly bare?: boolean }) => {
  const t = useWords(shellWords);
  const lang = useLang();
  const kind = kindOf(statusOf(error));
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <title>{`${t(`error.${kind}`)} – Parter`}</title>
      {bare && (
        <Link to={publicPath(lang, '/')} aria-label={t('home')}>
          <Logo />
        </Link>
      )}
      <h1>{t(`error.${kind}`)}</h1>
      <p>{sentenceOf(error) ?? t(kind === 'away' ? 'error.failed.text' : `error.${kind}.text`)}</p>
      <div className={styles['acts']}>
        {(kind === 'failed' || kind === 'away') && <Button onClick={reloadPage}>{t('state.retry')}</Button>}
        <ButtonLink to={publicPath(lang, '/')}>{t('error.home')}</ButtonLink>
      </div>
    </main>
  );
};
