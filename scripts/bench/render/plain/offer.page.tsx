import { type MetaArgs, useLoaderData } from 'react-router';
import { loader } from '../../../../src/web/offers/offer.page.tsx';
import { offer as page } from './parts/offer.tsx';

export { loader };

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.head ?? [];

export default function OfferPage() {
  const { offer } = useLoaderData<typeof loader>();
  return page(offer);
}
