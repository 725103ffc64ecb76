import { type MetaArgs, useLoaderData } from 'react-router';
import { loader } from '../../../../src/web/search/home.page.tsx';
import { pageHead } from './page-head.ts';
import { banner } from './parts/banner.tsx';
import { card } from './parts/card.tsx';
import { hero } from './parts/hero.tsx';
import { howItWorks } from './parts/how.tsx';
import { middle } from './parts/middle.tsx';
import { whereabouts } from './parts/whereabouts.tsx';

export { loader };

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageHead(
    'Lokale dla firm: wiążące oferty najmu',
    'Biura, lokale handlowo-usługowe, magazyny i hale. Każdą ofertę wynajmujący podpisał, zanim ją zobaczysz: rezerwujesz na 24 godziny i podpisujesz umowę online.',
    '/',
    { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Parter', url: `${loaderData?.origin}/`, inLanguage: 'pl' },
  );

const names = { warehouse: 'Magazyny i hale', retail: 'Lokale handlowo-usługowe', office: 'Biura' } as const;

export default function HomePage() {
  const { landing } = useLoaderData<typeof loader>();
  const cards = (offers: typeof landing.office) => <div className="row">{offers.map((offer) => card(offer, 'h3', false, '/?signin=1'))}</div>;
  return (
    <main id="content">
      {hero(landing.totals.offers)}
      {banner()}
      <section className="wrap section">
        <div className="head">
          <div>
            <h2>Ciekawe oferty</h2>
            {whereabouts}
          </div>
          <div className="end">
            <a href="/offers" data-discover="true">
              Wszystkie oferty
            </a>
          </div>
        </div>
        {cards(landing.interesting)}
      </section>
      {middle()}
      <div id="steps">{howItWorks()}</div>
      {(['warehouse', 'retail', 'office'] as const).map((use) => (
        <section key={use} className="wrap section">
          <div className="head grounded">
            <img src={`/art/use-${use}.svg`} alt="" width={112} height={64} loading="lazy" />
            <h2>{names[use]}</h2>
            <div className="end">
              <a href={`/offers?premisesPurpose=${use}`} data-discover="true">
                ponad 1 001 ofert
              </a>
            </div>
          </div>
          {cards(landing[use])}
        </section>
      ))}
    </main>
  );
}
