/** The addresses that header and footer link to. */

import type { Lang } from '../../../words/kit/words.ts';
import type { PublishedName } from '../../content/parts/published.ts';
import { publicPath } from '../../kit/page/addresses.ts';

/** The legal documents of the footer. */
export const legalDocuments = ['legal', 'privacy', 'terms', 'landlord', 'tenant', 'deposit', 'prices'] as const satisfies readonly PublishedName[];

/** The viewer's address of a legal document in a language. */
export const documentPath = (name: PublishedName, lang: Lang): string => publicPath(lang, `/view-document/${name}-${lang}.pdf`);

/** The three uses, as the search and the header name them. */
export const purposes = ['office', 'retail', 'warehouse'] as const;

export const offersPath = (lang: Lang, purpose?: (typeof purposes)[number]): string =>
  publicPath(lang, purpose ? `/offers?premisesPurpose=${purpose}` : '/offers?view=map');
