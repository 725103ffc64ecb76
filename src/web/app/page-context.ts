import type { MiddlewareFunction } from 'react-router';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { languageCookie, rememberedLang } from '../../contract/kit/language-cookie.ts';
import type { Lang } from '../../words/kit/words.ts';
import { unknownContext, viewerContext } from '../accounts/parts/session.ts';
import { isPublicPattern, langOfPath } from '../kit/page/addresses.ts';
import { ask, langContext } from '../kit/page/request.ts';

/** What was chosen in this browser; else what the address names, as links of mails to people without an account do; else Polish. */
const visitorLang = (cookie: string, url: URL): Lang => {
  const named = rememberedLang(cookie) ?? url.searchParams.get('lang');
  return named === 'en' ? 'en' : 'pl';
};

/**
 * Runs before every loader: who is it, and in which language is the page. Without a session cookie nobody is asked. The browser remembers the
 * language of an account whose pages it shows, so that a session that was ended elsewhere ends in it.
 */
export const knowTheVisitor: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const cookie = request.headers.get('cookie') ?? '';
  const isPublic = isPublicPattern(pattern);
  context.set(langContext, isPublic ? langOfPath(url.pathname) : visitorLang(cookie, url));
  if (!/session/.test(cookie)) return next();
  const me = await ask(context)(accountsCalls.getMe, {});
  if (!me.ok) {
    context.set(unknownContext, me.refusal);
    return next();
  }
  const viewer = me.value;
  context.set(viewerContext, viewer);
  if (isPublic || viewer.kind === 'visitor') return next();
  context.set(langContext, viewer.lang);
  const response = await next();
  if (viewer.lang !== (rememberedLang(cookie) ?? 'pl')) response.headers.append('set-cookie', languageCookie(viewer.lang));
  return response;
};
