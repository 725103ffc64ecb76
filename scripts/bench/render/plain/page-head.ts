import type { MetaDescriptor } from 'react-router';

const origin = 'http://127.0.0.1';

/** The head of a page. */
export const pageHead = (title: string, description: string, path: string, schema: object): MetaDescriptor[] => [
  { title: `${title} – Parter` },
  { property: 'og:title', content: title },
  { property: 'og:site_name', content: 'Parter' },
  { property: 'og:type', content: 'website' },
  { name: 'description', content: description },
  { property: 'og:description', content: description },
  { tagName: 'link', rel: 'canonical', href: origin + path },
  { tagName: 'link', rel: 'alternate', hrefLang: 'pl', href: origin + path },
  { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: `${origin}/en${path}` },
  { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: origin + path },
  { property: 'og:url', content: origin + path },
  { property: 'og:locale', content: 'pl_PL' },
  { 'script:ld+json': schema } as MetaDescriptor,
];
