/** Which pages have an address in each language. */

import type { Lang } from './words.ts';

/**
 * The pages with one address per language; all others have one, and follow the language of the person (held against the routes by a test).
 * Written as one expression because every first page brings it.
 */
const publicPage =
  /^\/(offers?|(offers\/)?compare|wynajem\/.+|add-offer|faq|api|regulamin-promocji|pomoc|wanted-listings|accessibility|(l|offer|view-document|unsubscribe|check|mail\/[^/]+)\/[^/]+|check|mailbox|reset-password|undo-email-change)?$/;

/** An address of the product for a reader of a language: a public page in that language, everything else as it is. */
export const addressIn = (lang: Lang, address: string): string => {
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  if (lang === 'pl' || !publicPage.test(path)) return address;
  return `/en${path === '/' ? '' : path}${address.slice(path.length)}`;
};
