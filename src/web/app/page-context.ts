import type { MiddlewareFunction } from 'react-router';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import type { Lang } from '../../words/kit/words.ts';
import { unknownContext, viewerContext } from '../accounts/parts/session.ts';
import { isPublicPattern, langOfPath } from '../kit/page/addresses.ts';
import { ask, langContext } from '../kit/page/request.ts';

const cookieLang = (cookie: string): Lang => (/(?:^|; )lang=en(?:;|$)/.test(cookie) ? 'en' : 'pl');

/** Runs before every loader: who is it, and in which language is the page. Without a session cookie nobody is asked. */
export const knowTheVisitor: MiddlewareFunction = async ({ request, url, pattern, context }) => {
  const cookie = request.headers.get('cookie') ?? '';
  const isPublic = isPublicPattern(pattern);
  context.set(langContext, isPublic ? langOfPath(url.pathname) : cookieLang(cookie));
  if (!/session/.test(cookie)) return;
  const me = await ask(context)(accountsCalls.getMe, {});
  if (!me.ok) return context.set(unknownContext, me.refusal);
  const viewer = me.value;
  context.set(viewerContext, viewer);
  if (!isPublic && viewer.kind === 'signed-in') context.set(langContext, viewer.lang);
};
