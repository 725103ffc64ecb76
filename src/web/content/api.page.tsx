/** Every call of the product, and one of them in full with an example. */

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { apiCalls } from '../../contract/content/endpoints/api.ts';
import type { Audience } from '../../contract/kit/call.ts';
import { apiWords } from '../../words/content/api.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './parts/api/api.module.css';
import { apiExamples, type Example } from './parts/api/examples.ts';
import { addressOf } from './parts/public-page.ts';
import { TextPage, TextPart } from './parts/text-page.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const call = args.url.searchParams.get('call')?.slice(0, 60);
  return { ...addressOf(args), api: orErrorPage(await ask(args.context)(apiCalls.getApi, call === undefined ? {} : { call })) };
};

export const meta = ({ loaderData: url }: MetaArgs<typeof loader>) => {
  if (!url) return [];
  const t = translatorOf(apiWords, url.lang);
  return pageMeta({ title: url.api.chosen?.wire ?? t('title'), description: t('description'), url });
};

export default function ApiPage() {
  const { api, origin } = useLoaderData<typeof loader>();
  const t = useWords(apiWords);
  const { calls, chosen } = api;
  const nameOf = useAudience();
  const rooms = [...new Set(calls.map(({ room }) => room))];
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      {chosen && <Chosen chosen={chosen} origin={origin} />}
      {rooms.map((room) => (
        <TextPart key={room} title={room}>
          <ul className={styles['calls']}>
            {calls
              .filter((one) => one.room === room)
              .map(({ wire, who }) => (
                <li key={wire}>
                  <Link to={`?call=${wire}`} aria-current={wire === chosen?.wire ? 'page' : undefined}>
                    {wire}
                  </Link>
                  <small>{nameOf(who)}</small>
                </li>
              ))}
          </ul>
        </TextPart>
      ))}
    </TextPage>
  );
}

const audiences = ['visitor', 'signed-in', 'verified', 'caller', 'admin', 'admin-or-creator'] as const satisfies readonly Audience[];

/** Whom a call admits, in words: the description says it as `signed-in, a read`. */
const useAudience = (): ((who: string) => string) => {
  const t = useWords(apiWords);
  return (who) => {
    const [audience = '', read] = who.split(', ');
    const known = audiences.find((one) => one === audience);
    const name = known === undefined ? audience : t(`who.${known}`);
    return read === undefined ? name : t('read', { who: name });
  };
};

type Call = NonNullable<Awaited<ReturnType<typeof loader>>['api']['chosen']>;

/** The call as it is typed; who must be known sends the token of `signIn {bearer: true}`. */
const curlOf = (origin: string, wire: string, { data, signedIn }: Example): string =>
  [
    `curl -s ${origin}/call/${wire}`,
    "-H 'content-type: application/json'",
    ...(signedIn ? ["-H 'authorization: Bearer TOKEN'"] : []),
    `-d '${JSON.stringify({ data })}'`,
  ].join(' \\\n  ');

const Chosen = ({ chosen: { wire, who, input, output, refusals }, origin }: { readonly chosen: Call; readonly origin: string }) => {
  const t = useWords(apiWords);
  const nameOf = useAudience();
  const example = apiExamples[wire];
  return (
    <TextPart title={wire}>
      <p>
        {t('who')}: {nameOf(who)}
      </p>
      {example && (
        <>
          <h3>{t('example')}</h3>
          <Code text={curlOf(origin, wire, example)} />
          <Code text={JSON.stringify('result' in example ? { result: example.result } : { error: example.error }, null, 2)} />
        </>
      )}
      <h3>{t('input')}</h3>
      <Code text={input} />
      <h3>{t('output')}</h3>
      <Code text={output} />
      <h3>{t('refusals')}</h3>
      <p>{refusals}</p>
    </TextPart>
  );
};

const Code = ({ text }: { readonly text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <pre className={styles['code']} tabIndex={0}>
    <code>{text}</code>
  </pre>
);
