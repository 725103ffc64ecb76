import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { langOf } from '../kit/page/request.ts';
import { knowTheVisitor } from './page-context.ts';

it.each([
  ['a page of a link in the language that its mail names', '/protocol/x?token=t&lang=en', '', 'en'],
  ['the language that was chosen in this browser before that of the link', '/protocol/x?token=t&lang=en', 'a=b; lang=pl', 'pl'],
  ['a page that was chosen to be English', '/protocol/x?token=t', 'lang=en; a=b', 'en'],
  ['Polish where nobody said anything, or nothing that we speak', '/protocol/x?token=t&lang=de', '', 'pl'],
  ['a public page by its own address alone', '/offer/x?lang=en', 'lang=en', 'pl'],
])('shows a visitor %s', async (_, path, cookie, lang) => {
  const url = new URL(path, 'https://parter.example');
  const pattern = path.startsWith('/offer') ? 'en?/offer/:id' : '/protocol/:id';
  const context = new RouterContextProvider();
  const args = { request: new Request(url, { headers: { cookie } }), url, pattern, context, params: {} };
  await knowTheVisitor(args as unknown as Parameters<typeof knowTheVisitor>[0], async () => undefined);
  expect(langOf(context)).toBe(lang);
});
