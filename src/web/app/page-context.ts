import type { MiddlewareFunction } from 'react-router';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import type { Lang } from '../../words/kit/words.ts';
import { unknownContext, viewerContext } from '../accounts/parts/session.ts';
import { isPublicPattern, langOfPath } from '../kit/page/addresses.ts';
import { ask, langContext } from '../kit/page/request.ts';

/** What was chosen in this browser; else what the address names, as links of mails to people without an account do; else Polish. */
const visitorLang = (cookie: string, url: URL): Lang => {
  const named = /(?:^|; )lang=(en|pl)(?:;|$)/.exec(cookie)?.[1] ?? url.searchParams.get('lang');
  return named === 'en' ? 'en' : 'pl';
};

/** Runs before every loader: who is it, and in which language is the page. Without a session cookie nobody is asked. */
export const knowTheVisitor: MiddlewareFunction = async ({ request, url, pattern, context }) => {
  const cookie = request.headers.get('cookie') ?? '';
  const isPublic = isPublicPattern(pattern);
  context.set(langContext, isPublic ? langOfPath(url.pathname) : visitorLang(cookie, url));
  if (!/session/.test(cookie)) return;
  const me = await ask(context)(accountsCalls.getMe, {});
  if (!me.ok) return context.set(unknownContext, me.refusal);
  const viewer = me.value;
  context.set(viewerContext, viewer);
  if (!isPublic && viewer.kind === 'signed-in') context.set(langContext, viewer.lang);
};
