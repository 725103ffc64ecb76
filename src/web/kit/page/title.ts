import type { MetaDescriptor } from 'react-router';
import type { Lang } from '../../../words/kit/words.ts';
import { barePath, publicPath } from './addresses.ts';

type Page = {
  readonly title: string;
  readonly description?: string;
  /** A public page names its address: canonical, language and Open Graph links follow from it. */
  readonly url?: { readonly origin: string; readonly pathname: string; readonly lang: Lang };
  /** The picture beside a shared link; ours when the page has none of its own. */
  readonly picture?: string;
  /** schema.org data of the page. */
  readonly schema?: Record<string, unknown>;
  readonly noindex?: boolean;
};

const links = ({ origin, pathname, lang }: NonNullable<Page['url']>): MetaDescriptor[] => {
  const bare = barePath(pathname);
  const address = (language: Lang): string => origin + publicPath(language, bare);
  return [
    { tagName: 'link', rel: 'canonical', href: address(lang) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'pl', href: address('pl') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('pl') },
    { property: 'og:url', content: address(lang) },
    { property: 'og:locale', content: lang === 'pl' ? 'pl_PL' : 'en_GB' },
  ];
};

/** A page's `meta`: title with the product's name, and for public pages description, canonical, hreflang, Open Graph and schema.org. */
export const pageMeta = ({ title, description, url, picture, schema, noindex }: Page): MetaDescriptor[] => [
  { title: `${title} – Parter` },
  { property: 'og:title', content: title },
  { property: 'og:site_name', content: 'Parter' },
  { property: 'og:type', content: 'website' },
  ...(description
    ? [
        { name: 'description', content: description },
        { property: 'og:description', content: description },
      ]
    : []),
  ...(url ? links(url) : []),
  ...(url
    ? [
        { property: 'og:image', content: new URL(picture ?? `/share-${url.lang}.jpg`, url.origin).href },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]
    : []),
  ...(schema ? [{ 'script:ld+json': schema } as MetaDescriptor] : []),
  ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
];
