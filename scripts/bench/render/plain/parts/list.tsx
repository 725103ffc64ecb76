import type { OfferCardData } from '../../../../../src/web/search/parts/card/card-data.ts';
import { polish } from '../numbers.ts';
import { card } from './card.tsx';
import { filters } from './filters.tsx';
import { howItWorks } from './how.tsx';
import type { UseCounts } from './options.tsx';
import { addYours, head, marketLinks, pager, phoneSwitch } from './result.tsx';

/** What the page of the list shows below its head. */
export const list = (items: readonly OfferCardData[], total: number, capped: boolean, counts?: UseCounts | null) => (
  <main id="content">
    {filters(counts)}
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
    {marketLinks()}
  </main>
);
