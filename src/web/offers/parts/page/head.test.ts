import { describe, expect, it } from 'vitest';
import { filledForm } from '../../../../../tests/factories/filled-form.ts';
import { grosze } from '../../../../domain/kit/money.ts';
import { visitOffer } from '../../../../domain/offers/fields/catalogue.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { offerHead } from './head.ts';
import type { OfferViewData } from './view.ts';

const photo = (n: number) => ({ id: `p${n}`, url: `/photos/p${n}.jpg`, smallUrl: '', width: 3, height: 2, thumb: '', alt: '' });

const full: OfferForm = { ...filledForm('retail'), name: 'Lokal „Róg” </script><b>', price: grosze(987_654_300) };

/** What somebody who sees everything gets; every field of the form is filled in. */
const view = (changes: Partial<OfferViewData> = {}): OfferViewData =>
  ({
    id: 'offer1',
    number: 77123,
    form: full,
    images: Array.from({ length: 9 }, (_, n) => photo(n)),
    sharePicture: { url: '/offers/offer1/picture/abc.jpg', alt: 'Lokal „Róg”: 120 m² · Łódź' },
    publishedAt: '2026-11-19T23:30:00.000Z',
    private: {
      price: 987_654_300,
      deposit: 1_975_308_611,
      validTo: '2031-12-24T22:59:59.000Z',
      landlord: { name: 'TAJNA FIRMA SP. Z O.O.', signer: 'Jan Tajny' },
    },
    hiddenReason: 'powód moderatora',
    ...changes,
  }) as unknown as OfferViewData;

const here = { lang: 'pl', origin: 'https://parter.example', pathname: '/offer/offer1' } as const;
const schemaIn = (head: readonly object[]): Record<string, unknown> =>
  head.flatMap((one) => ('script:ld+json' in one ? [one['script:ld+json'] as Record<string, unknown>] : []))[0] ?? {};
const properties = (head: readonly object[]) =>
  Object.fromEntries(head.flatMap((one) => ('property' in one && 'content' in one ? [[one.property, one.content]] : [])));

describe('the head of an offer page', () => {
  it('holds nothing that a visitor may not see, even when everything was at hand', () => {
    const text = JSON.stringify(offerHead(view(), here));
    for (const secret of ['987654300', '9876543', '1975308611', '2031', 'TAJNA', 'Tajny', '77123', 'WA4M', 'powód', 'plotNumber'])
      expect(text).not.toContain(secret);
  });

  it('stays the same whatever stands in a field that is kept from visitors', () => {
    const open = new Set(
      visitOffer(full)
        .filter(({ field }) => field.audience === 'everybody')
        .map(({ name }) => name.split('.')[0]),
    );
    const kept = Object.fromEntries(Object.entries(full).filter(([key]) => open.has(key)));
    expect(kept).not.toHaveProperty('price');
    expect(offerHead(view({ form: kept as OfferViewData['form'], private: null }), here)).toEqual(offerHead(view(), here));
  });

  it('names address, size and photos in the terms of schema.org', () => {
    const schema = schemaIn(offerHead(view(), here));
    expect(schema).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      url: 'https://parter.example/offer/offer1',
      datePosted: '2026-11-20',
      inLanguage: 'pl',
      about: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'PL' }, additionalProperty: { unitCode: 'MTK' } },
    });
    expect(schema['image']).toEqual(Array.from({ length: 6 }, (_, n) => `https://parter.example/photos/p${n}.jpg`));
    expect(JSON.stringify(schema)).not.toMatch(/"(price|offers)"/);
  });

  it.each([
    ['pl', '/offer/offer1', 'pl_PL', 'en_GB'],
    ['en', '/en/offer/offer1', 'en_GB', 'pl_PL'],
  ] as const)('in %s names itself, the other language and the picture with its size', (lang, pathname, locale, other) => {
    const head = offerHead(view(), { ...here, lang, pathname });
    expect(properties(head)).toMatchObject({
      'og:url': `https://parter.example${pathname}`,
      'og:locale': locale,
      'og:locale:alternate': other,
      'og:image': 'https://parter.example/offers/offer1/picture/abc.jpg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Lokal „Róg”: 120 m² · Łódź',
    });
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `https://parter.example${pathname}` });
    expect(head).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang: 'en', href: 'https://parter.example/en/offer/offer1' });
    expect(head).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang: 'pl', href: 'https://parter.example/offer/offer1' });
  });

  it('keeps out of search what not everybody may open', () => {
    const head = offerHead(view({ sharePicture: null }), here);
    expect(head).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(schemaIn(head)).toEqual({});
    expect(properties(head)).not.toHaveProperty('og:image');
  });
});
