/** Where a short link leads through: on to our own page, or to a question where it leads away. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { outreachCalls } from '../../contract/outreach/endpoints.ts';
import { linkWords } from '../../words/outreach/links.ts';
import { browserAsk } from '../kit/calls/browser-client.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { ask, errorPageOf, langOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button, ButtonLink } from '../kit/parts/button.tsx';
import { Note } from '../kit/parts/note.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import styles from './short-link.module.css';

export const headers = () => ({ 'cache-control': 'private, no-store' });

/** Reading counts nothing: scanners of mail and previews of chats read every link. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  // What is longer than any call takes is no link of ours either.
  const shortId = (params['shortId'] ?? '').slice(0, 100);
  const lang = langOf(context);
  const answer = await ask(context)(outreachCalls.getShortLink, { shortId });
  if (answer.ok) return { shortId, lang, link: answer.value, problem: null };
  const { kind, message } = answer.refusal;
  if (kind === 'missing' || kind === 'invalid') return data({ shortId, lang, link: null, problem: message }, { status: 404 });
  throw errorPageOf(answer.refusal, lang);
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(linkWords, loaderData.lang)(loaderData.link ? 'open.title' : 'missing.title'), noindex: true }) : [];

/** Opens a short link; a problem with counting keeps nobody from going on by the plain link. */
const useOpening = (shortId: string) => {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const open = useCallback(async (): Promise<void> => {
    setState('busy');
    const answer = await browserAsk(outreachCalls.openShortLink, { shortId });
    if (answer.ok) location.replace(answer.value.href);
    else setState('failed');
  }, [shortId]);
  return { state, open };
};

type ShortLink = { readonly shortId: string; readonly href: string; readonly host: string };

const Failed = () => {
  const t = useWords(linkWords);
  return (
    <div role="alert">
      <Note tone="red">{t('open.failed')}</Note>
    </div>
  );
};

/** To our own pages: at once, but not while the browser only draws the page ahead. */
const OwnLink = ({ shortId, href }: ShortLink) => {
  const t = useWords(linkWords);
  const { state, open } = useOpening(shortId);
  const begun = useRef(false);
  useEffect(() => {
    const begin = (): void => {
      if (begun.current) return;
      begun.current = true;
      void open();
    };
    if (!('prerendering' in document && document.prerendering)) return begin();
    document.addEventListener('prerenderingchange', begin, { once: true });
    return () => document.removeEventListener('prerenderingchange', begin);
  }, [open]);
  return (
    <>
      <h1>{t('open.title')}</h1>
      {state === 'failed' && <Failed />}
      <p>{t('open.manual')}</p>
      <p>
        <a href={href}>{t('open.act')}</a>
      </p>
    </>
  );
};

/** To other sites: by a press, after the reader has seen where it leads. */
const ForeignLink = ({ shortId, href, host }: ShortLink) => {
  const t = useWords(linkWords);
  const lang = useLang();
  const { state, open } = useOpening(shortId);
  return (
    <>
      <h1>{t('open.foreign.title')}</h1>
      {state === 'failed' && <Failed />}
      <p>{t('open.foreign.text', { host })}</p>
      <div className={styles['acts']}>
        {state === 'failed' ? (
          <a href={href} rel="noreferrer">
            {t('open.foreign.act', { host })}
          </a>
        ) : (
          <Button kind="main" busy={state === 'busy' && t('open.busy')} onClick={() => void open()}>
            {t('open.foreign.act', { host })}
          </Button>
        )}
        <ButtonLink to={publicPath(lang, '/')}>{t('missing.act')}</ButtonLink>
      </div>
    </>
  );
};

export default function ShortLinkPage() {
  const { shortId, link, problem } = useLoaderData<typeof loader>();
  const t = useWords(linkWords);
  const lang = useLang();
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      {link === null ? (
        <Empty
          heading="h1"
          title={t('missing.title')}
          text={problem}
          action={<ButtonLink to={publicPath(lang, '/')}>{t('missing.act')}</ButtonLink>}
        />
      ) : link.isOwn ? (
        <OwnLink shortId={shortId} {...link} />
      ) : (
        <ForeignLink shortId={shortId} {...link} />
      )}
    </main>
  );
}
