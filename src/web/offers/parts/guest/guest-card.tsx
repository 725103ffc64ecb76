/** What visitors find in the place of price and reservation: the ribbon, the way in, and what they would sign up for. */

import { IconLock, IconReceipt, IconShieldCheck } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { keptPartOfPage } from '../../../kit/first-page/kept-part-of-page.tsx';
import { signInSearch, signUpSearch } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../page/booking.module.css';
import { Expired } from '../page/no-booking.tsx';
import type { OfferViewData } from '../page/view.ts';

const steps = {
  rent: ['visitor.1', 'visitor.2', 'visitor.3'],
  sell: ['visitor.1', 'sale.visitor.2', 'sale.visitor.3'],
} as const;
const notes = {
  'visitor.1': 'visitor.1.note',
  'visitor.2': 'visitor.2.note',
  'visitor.3': 'visitor.3.note',
  'sale.visitor.2': 'visitor.2.note',
  'sale.visitor.3': 'sale.visitor.3.note',
} as const;

/**
 * Stands where the price would, and tells why it does not. The popover is the browser's own: it opens without scripts, Escape and a press
 * beside it close it, and the focus returns to the ribbon.
 */
const Ribbon = () => {
  const t = useWords(offerDetailWords);
  const { search } = useLocation();
  return (
    <>
      <button type="button" className={styles['ribbon']} popoverTarget="why" aria-haspopup="dialog">
        <IconLock size={18} stroke={1.5} aria-hidden />
        {t('visitor.ribbon')}
      </button>
      <div id="why" popover="auto" role="dialog" aria-labelledby="why-title" className={styles['why']}>
        <b id="why-title">{t('visitor.why')}</b>
        <p>{t('visitor.why.text')}</p>
        <p>
          <Link to={signInSearch(search)} preventScrollReset>
            {t('visitor.act')}
          </Link>
        </p>
        <p>
          <Link to={signUpSearch(search)} preventScrollReset>
            {t('visitor.up')}
          </Link>
        </p>
      </div>
    </>
  );
};

const WayIn = keptPartOfPage(
  ({ kind }) => {
    const t = useWords(offerDetailWords);
    const { search } = useLocation();
    return (
      <>
        <Ribbon />
        <ol className={styles['steps']}>
          {steps[kind].map((key) => (
            <li key={key}>
              {t(key)} <small>({t(notes[key])})</small>
            </li>
          ))}
        </ol>
        <ButtonLink kind="main" size="l" full to={signInSearch(search)} preventScrollReset>
          {t('visitor.act')}
        </ButtonLink>
        <div className={styles['up']}>
          <ButtonLink size="l" full to={signUpSearch(search)} preventScrollReset>
            {t('visitor.up')}
          </ButtonLink>
        </div>
        {kind === 'rent' && (
          <>
            <p className={styles['binds']}>
              <IconShieldCheck size={20} stroke={1.5} aria-hidden />
              <span>
                {t('visitor.binds')}
                <small>{t('visitor.binds.text')}</small>
              </span>
            </p>
            <p className={styles['binds']}>
              <IconReceipt size={20} stroke={1.5} aria-hidden />
              <span>
                {t('visitor.fee')}
                <small>{t('visitor.fee.text')}</small>
              </span>
            </p>
          </>
        )}
      </>
    );
  },
  ['rent', 'sell'],
);

export const GuestCard = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerDetailWords);
  if (offer.badge === 'expired') return <Expired offer={offer} />;
  return (
    <>
      {offer.badge === 'booked' && <p className={styles['notice']}>{t('booked.visitor')}</p>}
      <WayIn kind={isSale(offer.form) ? 'sell' : 'rent'} />
    </>
  );
};
