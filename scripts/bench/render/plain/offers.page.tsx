import { type MetaArgs, useLoaderData } from 'react-router';
import { loader } from '../../../../src/web/search/offers.page.tsx';
import { pageHead } from './page-head.ts';
import { list } from './parts/list.tsx';

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
  const { found, uses } = useLoaderData<typeof loader>();
  return found ? list(found.items, found.total, found.capped === true, uses) : null;
}
