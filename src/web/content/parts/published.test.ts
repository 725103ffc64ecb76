import { describe, expect, it } from 'vitest';
import { publishedDocument } from './published.ts';

describe('the document parameter', () => {
  it('finds published documents, also under the folder that the address may name', () => {
    expect(publishedDocument('terms-pl.pdf')).toEqual({ title: 'terms', url: '/documents/terms-pl.pdf' });
    expect(publishedDocument('documents&privacy-en.pdf')?.url).toBe('/documents/privacy-en.pdf');
  });

  it.each(['..&..&etc&passwd', 'terms-de.pdf', 'secret-pl.pdf', 'terms-pl.pdf&x', 'https:&&evil.example&terms-pl.pdf', ''])(
    '%s is none',
    (parameter) => expect(publishedDocument(parameter)).toBeNull(),
  );
});
