import { IconShieldCheck } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { offerWords } from '../../../../words/offers/view.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { asServed } from '../../../kit/first-page/as-served.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { OfferPapers } from '../../../signing/parts/beside.tsx';
import styles from './booking.module.css';
import { GuestCard, NoBooking } from './server-only.ts';
import type { OfferTerms, OfferViewData } from './view.ts';

const bringForm = () => import('../booking/booking-form.tsx');
// On the page of those who may book it stands from the beginning; nobody else fetches it.
const BookingForm = import.meta.env.SSR ? (await bringForm()).default : lazy(asServed(bringForm));

const bringCounterOffers = () => import('../counter-offers/counter-offers.tsx');
// The same for those who see the terms.
const CounterOffers = import.meta.env.SSR ? (await bringCounterOffers()).default : lazy(asServed(bringCounterOffers));

/** A project binds nobody, nor does an offer that ran out or became a lease; one that a moderator hides still does. */
const isBinding = ({ badge, expired }: OfferViewData): boolean => !expired && (badge === 'active' || badge === 'booked' || badge === 'hidden');

const Price = ({ offer, terms }: { readonly offer: OfferViewData; readonly terms: OfferTerms }) => {
  const sale = isSale(offer.form);
  const t = useWords(offerWords);
  const f = useFormat();
  return (
    <>
      <p className={styles['price']}>
        <b>{f.shortMoney(terms.price)}</b>
        <span>{t(sale ? 'sale.net' : 'book.perMonth')}</span>
        <span>{f.money(terms.costs.rentPerMetre)}/m²</span>
      </p>
      {isBinding(offer) && (
        <p className={styles['binds']}>
          <IconShieldCheck size={20} stroke={1.5} aria-hidden />
          <span>
            {t(sale ? 'sale.until' : 'book.binds', { time: f.instant(terms.validTo) })}
            <small>{t(sale ? 'sale.signed' : 'book.signed', { name: terms.landlord.name, signer: terms.landlord.signer })}</small>
          </span>
        </p>
      )}
      {terms.document && (
        <OfferPapers offerId={offer.id} isSealed={terms.document.status === 'sealed'} hasPhotos={offer.images.length > 0} sale={sale} />
      )}
    </>
  );
};

const Next = ({ deposit }: { readonly deposit: string }) => {
  const t = useWords(offerWords);
  return (
    <div className={styles['next']}>
      <h3>{t('next.title')}</h3>
      <ol>
        <li>
          <b>{t('next.now')}</b>
          <span>{t('next.now.text')}</span>
        </li>
        <li>
          <b>{t('next.sign')}</b>
          <span>{t('next.sign.text')}</span>
        </li>
        <li>
          <b>{t('next.deposit')}</b>
          <span>{t('next.deposit.text', { amount: deposit })}</span>
        </li>
      </ol>
    </div>
  );
};

/** The card that stays in sight: price, until when the offer binds, and one button whose label says what happens. */
export const OfferBooking = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerWords);
  const f = useFormat();
  const viewer = useViewer();
  const terms = offer.private;
  const sale = isSale(offer.form);
  const mayBook = terms !== null && offer.allowed.includes('book');
  return (
    <aside className={styles['book']} id="book" aria-label={t(sale ? 'sale.label' : 'book.label')}>
      <div className={styles['pad']}>
        {terms && <Price offer={offer} terms={terms} />}
        {mayBook ? (
          <Suspense>
            <BookingForm offer={offer} terms={terms} />
          </Suspense>
        ) : viewer.kind === 'visitor' ? (
          <GuestCard offer={offer} />
        ) : (
          <Suspense>
            <NoBooking offer={offer} />
          </Suspense>
        )}
        {terms && !sale && (
          <Suspense>
            <CounterOffers offer={offer} terms={terms} />
          </Suspense>
        )}
      </div>
      {mayBook && <Next deposit={f.money(terms.deposit)} />}
    </aside>
  );
};
