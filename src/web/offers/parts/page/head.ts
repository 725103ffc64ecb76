/** What programs read of an offer's page: search engines, and whoever shows a shared link. */

import type { MetaDescriptor } from 'react-router';
import { offerPath } from '../../../../domain/kit/page/deal-paths.ts';
import { dayOf } from '../../../../domain/kit/time.ts';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { formatOf } from '../../../../words/kit/format.ts';
import { nameWords } from '../../../../words/kit/names.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { offerWords } from '../../../../words/offers/view.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { pageMeta } from '../../../kit/page/title.ts';
import { translatorOf } from '../../../kit/words/words.ts';
import { addressOf } from './address.ts';
import type { OfferViewData } from './view.ts';

type PageAddress = { readonly lang: Lang; readonly origin: string; readonly pathname: string };

/** The size of the picture beside a shared link, which the server draws. */
const picture = { width: '1200', height: '630', type: 'image/jpeg' } as const;

const mostPhotos = 6;

/** The head of the page. It holds what everybody may see and nothing else, also when somebody reads the page who may see more: it is made to be passed on. Nobody is led by a search engine to what can no longer be had. */
export const offerHead = (offer: OfferViewData, here: PageAddress): MetaDescriptor[] => {
  const { form, sharePicture } = offer;
  const name = form.name ?? '';
  const facts = { name, area: formatOf(here.lang).area(form.areaDetails?.surface ?? 0), address: addressOf(form) };
  const description = translatorOf(offerWords, here.lang)(isSale(form) ? 'description.sale' : 'description', facts);
  if (sharePicture === null || offer.badge === 'expired') return pageMeta({ title: name, description, noindex: true });
  return [
    ...pageMeta({ title: name, description, url: here, picture: sharePicture.url, schema: schemaOf(offer, description, here) }),
    { property: 'og:locale:alternate', content: here.lang === 'pl' ? 'en_GB' : 'pl_PL' },
    { property: 'og:image:width', content: picture.width },
    { property: 'og:image:height', content: picture.height },
    { property: 'og:image:type', content: picture.type },
    { property: 'og:image:alt', content: sharePicture.alt },
  ];
};

/** The listing for search engines in the terms of schema.org: where, how large, since when, with which photos. No price and no term. */
const schemaOf = ({ id, form, images, publishedAt }: OfferViewData, description: string, { lang, origin }: PageAddress) => {
  const { address, geoMarker, areaDetails, legalMainUse } = form;
  const street = [address?.street, address?.houseNumber].filter(Boolean).join(' ');
  const place = {
    '@type': 'Place',
    name: form.name ?? '',
    address: defined({
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: address?.postCode,
      addressLocality: address?.city,
      addressRegion: address?.province === undefined ? undefined : translatorOf(nameWords, lang)(`province.${address.province}`),
      addressCountry: 'PL',
    }),
    ...(geoMarker ? { geo: { '@type': 'GeoCoordinates', latitude: geoMarker.lat, longitude: geoMarker.lng } } : {}),
    ...(areaDetails?.surface
      ? { additionalProperty: { '@type': 'PropertyValue', name: 'floorSize', value: areaDetails.surface, unitCode: 'MTK' } }
      : {}),
    ...(legalMainUse ? { keywords: translatorOf(nameWords, lang)(`mainUse.${legalMainUse}`) } : {}),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    ...defined({ name: form.name, description, datePosted: publishedAt === null ? undefined : dayOf(publishedAt), inLanguage: lang }),
    url: origin + publicPath(lang, offerPath(id)),
    image: images.slice(0, mostPhotos).map(({ url }) => new URL(url, origin).href),
    about: place,
  };
};

const defined = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
