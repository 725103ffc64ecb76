/** The list of offers as a bare React page: the elements of the plain page, rendered in one go, without a router, a loader or anything for the browser to take over. */

import { renderToString } from 'react-dom/server';
import type { OfferCardData } from '../../../../src/web/search/parts/card/card-data.ts';
import { above, below } from '../plain/parts/frame.tsx';
import { list } from '../plain/parts/list.tsx';

const title = 'Lokale do wynajęcia dla firm';
const about = 'Wiążące oferty najmu biur, lokali handlowo-usługowych, magazynów i hal w całej Polsce. Rezerwacja na 24 godziny i umowa online.';

const schemaOf = (items: readonly OfferCardData[]): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ id, name }, at) => ({ '@type': 'ListItem', position: at + 1, name, url: `/offer/${id}` })),
  }).replaceAll('<', '\\u003c');

const Page = ({ items, total, capped }: { readonly items: readonly OfferCardData[]; readonly total: number; readonly capped: boolean }) => (
  <html lang="pl">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{`${title} – Parter`}</title>
      <meta name="description" content={about} />
      <link rel="canonical" href="/offers" />
      <link rel="stylesheet" href="/assets/bare.css" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours, escaped above */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: schemaOf(items) }} />
    </head>
    <body>
      {above()}
      {list(items, total, capped)}
      {below()}
    </body>
  </html>
);

/** The whole page as text. */
export const offersPage = (items: readonly OfferCardData[], total: number, capped: boolean): string =>
  `<!DOCTYPE html>${renderToString(<Page items={items} total={total} capped={capped} />)}`;
