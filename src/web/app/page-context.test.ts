import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { askContext, langOf } from '../kit/page/request.ts';
import { knowTheVisitor } from './page-context.ts';

const contextOf = (path: string, cookie: string, context = new RouterContextProvider()) => {
  const url = new URL(path, 'https://parter.example');
  const pattern = path.startsWith('/offer') ? 'en?/offer/:id' : '/protocol/:id';
  const args = { request: new Request(url, { headers: { cookie } }), url, pattern, context, params: {} };
  return { context, pass: () => knowTheVisitor(args as unknown as Parameters<typeof knowTheVisitor>[0], async () => new Response()) };
};

it.each([
  ['a page of a link in the language that its mail names', '/protocol/x?token=t&lang=en', '', 'en'],
  ['the language that was chosen in this browser before that of the link', '/protocol/x?token=t&lang=en', 'a=b; lang=pl', 'pl'],
  ['a page that was chosen to be English', '/protocol/x?token=t', 'lang=en; a=b', 'en'],
  ['Polish where nobody said anything, or nothing that we speak', '/protocol/x?token=t&lang=de', '', 'pl'],
  ['a public page by its own address alone', '/offer/x?lang=en', 'lang=en', 'pl'],
])('shows a visitor %s', async (_, path, cookie, lang) => {
  const { context, pass } = contextOf(path, cookie);
  await pass();
  expect(langOf(context)).toBe(lang);
});

it.each([
  ['remembers what an account is read in, where nothing was chosen', '/protocol/x', 'en', '', 'lang=en;path=/;max-age=31536000;samesite=lax'],
  ['remembers it in place of what was chosen before', '/protocol/x', 'pl', '; lang=en', 'lang=pl;path=/;max-age=31536000;samesite=lax'],
  ['writes nothing that it remembers already', '/protocol/x', 'en', '; lang=en', null],
  ['writes nothing that would change nothing', '/protocol/x', 'pl', '', null],
  ['writes nothing for a public page, whose address names its language', '/offer/x', 'en', '', null],
])('a browser with a session %s', async (_, path, lang, cookie, written) => {
  const known = new RouterContextProvider();
  known.set(askContext, (async () => ({ ok: true, value: { kind: 'signed-in', lang } })) as never);
  const response = await contextOf(path, `parter.session_token=x${cookie}`, known).pass();
  expect((response as Response).headers.get('set-cookie')).toBe(written);
});
