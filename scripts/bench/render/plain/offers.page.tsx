import { type MetaArgs, useLoaderData } from 'react-router';
import { loader } from '../../../../src/web/search/offers.page.tsx';
import { polish } from './numbers.ts';
import { pageHead } from './page-head.ts';
import { card } from './parts/card.tsx';
import { filters } from './parts/filters.tsx';
import { howItWorks } from './parts/how.tsx';
import { addYours, head, pager, phoneSwitch } from './parts/result.tsx';

export { loader };

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageHead(
    'Lokale do wynajęcia dla firm',
    'Wiążące oferty najmu biur, lokali handlowo-usługowych, magazynów i hal w całej Polsce. Rezerwacja na 24 godziny i umowa online.',
    '/offers',
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: loaderData?.found?.items.map(({ id, name }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        url: `${loaderData.origin}/offer/${id}`,
      })),
    },
  );

export default function OffersPage() {
  const { found } = useLoaderData<typeof loader>();
  if (!found) return null;
  const { items, total, capped } = found;
  return (
    <main id="content">
      {filters()}
      <div className="wrap">
        {head(capped ? 'Ponad 1\u00a0000 ofert' : `${polish(total)} ofert`)}
        <div className="duo" data-view="both">
          <div className="list">
            <div className="grid">
              {items.map((offer, at) => card(offer, 'h2', at < 2, '/offers?signin=1'))}
              {addYours}
            </div>
            {pager(`Oferty 1–${items.length} z ${capped ? 'ponad 1\u00a0000' : polish(total)}`)}
          </div>
          <aside className="map" />
        </div>
        {phoneSwitch}
      </div>
      {howItWorks()}
    </main>
  );
}
