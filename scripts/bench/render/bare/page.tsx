/**
 * The list of offers and an offer as bare React pages: the elements of the plain pages, rendered in one go, without a router, a loader or anything
 * for the browser to take over. And nine cards alone.
 */

import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { OfferCardData } from '../../../../src/web/search/parts/card/card-data.ts';
import { floorName } from '../plain/numbers.ts';
import { above, below } from '../plain/parts/frame.tsx';
import { list } from '../plain/parts/list.tsx';
import { offer, type ShownOffer } from '../plain/parts/offer.tsx';

const safe = (schema: object): string => JSON.stringify({ '@context': 'https://schema.org', ...schema }).replaceAll('<', '\\u003c');

type PageOf = { readonly title: string; readonly about: string; readonly path: string; readonly schema: object; readonly children: ReactNode };

const Page = ({ title, about, path, schema, children }: PageOf) => (
  <html lang="pl">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{`${title} – Parter`}</title>
      <meta name="description" content={about} />
      <link rel="canonical" href={path} />
      <link rel="stylesheet" href="/assets/bare.css" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours, escaped above */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe(schema) }} />
    </head>
    <body>
      {above()}
      {children}
      {below()}
    </body>
  </html>
);

const textOf = (page: PageOf): string => `<!DOCTYPE html>${renderToString(<Page {...page} />)}`;

/** The list as text. */
export const offersPage = (items: readonly OfferCardData[], total: number, capped: boolean): string =>
  textOf({
    title: 'Lokale do wynajęcia dla firm',
    about: 'Wiążące oferty najmu biur, lokali handlowo-usługowych, magazynów i hal w całej Polsce. Rezerwacja na 24 godziny i umowa online.',
    path: '/offers',
    schema: {
      '@type': 'ItemList',
      itemListElement: items.map(({ id, name }, at) => ({ '@type': 'ListItem', position: at + 1, name, url: `/offer/${id}` })),
    },
    children: list(items, total, capped),
  });

/** An offer as text. */
export const offerPage = (of: ShownOffer): string => {
  const { name = '', address } = of.form;
  const about = `${name}, ${address?.street} ${address?.houseNumber}, ${address?.city}`;
  return textOf({
    title: name,
    about,
    path: `/offer/${of.id}`,
    schema: { '@type': 'RealEstateListing', name, description: about, image: of.images.map(({ url }) => url) },
    children: offer(of),
  });
};

const bareCard = ({ id, name, use, address, surface, floors, freeFrom, image }: OfferCardData): ReactNode => (
  <article key={id} className="card">
    {image && <img src={image.smallUrl} width={600} height={400} alt={image.alt || name} loading="lazy" />}
    <p className="use">{use}</p>
    <h2 className="name">
      <a href={`/offer/${id}`}>{name}</a>
    </h2>
    <p className="address">{address}</p>
    <ul className="facts">
      {surface !== null && <li>{`${surface} m²`}</li>}
      {floors.map((floor) => (
        <li key={floor}>{floorName(floor)}</li>
      ))}
      {freeFrom && <li>{`od ${freeFrom}`}</li>}
    </ul>
    <a href="/offers?signin=1">Zaloguj się, aby zobaczyć cenę</a>
  </article>
);

/** Nine bare cards as text, with nothing around them. */
export const cardsPage = (items: readonly OfferCardData[], total: number, capped: boolean): string =>
  `<!DOCTYPE html>${renderToString(
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <title>Lokale do wynajęcia dla firm – Parter</title>
      </head>
      <body>
        <main>
          <h1>{`${capped ? 'ponad ' : ''}${total} ofert`}</h1>
          {items.map(bareCard)}
        </main>
      </body>
    </html>,
  )}`;
