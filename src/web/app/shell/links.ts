import type { Lang } from '../../../words/kit/words.ts';
import { publicPath } from '../../kit/addresses.ts';

/** Published legal documents, opened through the document viewer; the name is looked up among them, it is never a path. */
const legal = ['legal', 'privacy', 'terms', 'landlord', 'tenant', 'prices'] as const;
export type LegalDocument = (typeof legal)[number] | 'about' | 'jobs';

/** The viewer's address of a legal document in a language. */
export const documentPath = (name: LegalDocument, lang: Lang): string => publicPath(lang, `/view-document/${name}-${lang}.pdf`);

/** The three uses, as the search and the header name them. */
export const purposes = ['office', 'retail', 'warehouse'] as const;

export const offersPath = (lang: Lang, purpose?: (typeof purposes)[number]): string => publicPath(lang, purpose ? `/offers?premisesPurpose=${purpose}` : '/offers?view=map');

export const legalDocuments = legal;
