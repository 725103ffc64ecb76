import { entryWords } from '../../../../words/offers/entry.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferViewData } from '../page/view.ts';

/** Says whose offer this is to whoever reads their own page as tenants see it: an agent under a power of attorney runs it for its owner. */
export default function OwnOffer({ offer }: { readonly offer: OfferViewData }) {
  const t = useWords(entryWords);
  const company = offer.isAgent ? offer.private?.landlord.name : undefined;
  return (
    <>
      {company === undefined ? t('own.text') : t('agent.text', { company })}{' '}
      <Link to="/moja-tablica/my-offers/active-offers">{t(company === undefined ? 'own.edit' : 'agent.edit')}</Link>
    </>
  );
}
