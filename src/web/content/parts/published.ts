/** The documents of the footer and where they lie. */

/** The published documents; each exists in both languages. */
export const publishedNames = ['about', 'jobs', 'legal', 'privacy', 'terms', 'landlord', 'tenant', 'deposit', 'prices'] as const;
/** A document of the footer. */
export type PublishedName = (typeof publishedNames)[number];

const form = /^([a-z]+)-(pl|en)\.pdf$/;

/** The document behind a parameter such as `terms-pl.pdf`; in the parameter `&` stands for `/`, and only known names are found. */
export const publishedDocument = (parameter: string): { readonly title: PublishedName; readonly url: string } | null => {
  const [, name, lang] = form.exec(parameter.replace(/^documents&/, '')) ?? [];
  const title = publishedNames.find((known) => known === name);
  return title && lang ? { title, url: `/documents/${title}-${lang}.pdf` } : null;
};
