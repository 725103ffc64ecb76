import { IconCheck, IconLock } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { missingSteps } from '../../../../domain/accounts/rules/verification-steps.ts';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { offerWords } from '../../../../words/offers/view.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { asServed } from '../../../kit/first-page/as-served.ts';
import { signInSearch, signUpSearch } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { blockedBy } from '../booking/blocked.ts';
import styles from './booking.module.css';
import type { OfferViewData } from './view.ts';

const Visitor = ({ sale }: { readonly sale: boolean }) => {
  const t = useWords(offerWords);
  const { search } = useLocation();
  const to = signInSearch(search);
  return (
    <>
      <Link className={styles['ribbon']} to={to} preventScrollReset>
        <IconLock size={18} stroke={1.5} aria-hidden />
        {t('visitor.ribbon')}
      </Link>
      {!sale && <p className={styles['binds']}>{t('visitor.binds')}</p>}
      <ul className={styles['gets']}>
        {(sale ? (['sale.visitor.1', 'sale.visitor.2'] as const) : (['visitor.1', 'visitor.2', 'visitor.3'] as const)).map((key) => (
          <li key={key}>
            <IconCheck size={20} stroke={1.75} aria-hidden />
            {t(key)}
          </li>
        ))}
      </ul>
      <ButtonLink kind="main" size="l" full to={to}>
        {t('visitor.act')}
      </ButtonLink>
      <div className={styles['up']}>
        <ButtonLink size="l" full to={signUpSearch(search)} preventScrollReset>
          {t('visitor.up')}
        </ButtonLink>
      </div>
    </>
  );
};

const bringSteps = () => import('./missing-steps.tsx');
// On the page of those who still have steps to take it stands from the beginning; visitors fetch none of it.
const MissingSteps = import.meta.env.SSR ? (await bringSteps()).default : lazy(asServed(bringSteps));

const bringLeft = () => import('./minutes-left.tsx');
// The clock comes with the page of a reserved offer only.
const MinutesLeft = import.meta.env.SSR ? (await bringLeft()).default : lazy(asServed(bringLeft));

const Notice = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <div className={styles['notice']}>
    {title && <b>{title}</b>}
    {children}
  </div>
);

const Reserved = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerWords);
  const f = useFormat();
  const { reservation } = offer;
  if (!reservation) return <Notice>{t('booked.visitor')}</Notice>;
  const time = f.instant(reservation.reservedUntil);
  const left = (
    <Suspense>
      <MinutesLeft until={reservation.reservedUntil} />
    </Suspense>
  );
  if (reservation.by)
    return (
      <Notice>
        {t('booked.owner', { company: reservation.by, time })} {left}
      </Notice>
    );
  if (!reservation.mine)
    return (
      <Notice>
        {t('booked.other', { time })} {left}
      </Notice>
    );
  return (
    <>
      <Notice>
        {t('booked.mine', { time })} {left}
      </Notice>
      <ButtonLink kind="main" size="l" full to={`/contract/${offer.id}/verify`}>
        {t('booked.mine.act')}
      </ButtonLink>
    </>
  );
};

const Blocked = ({ code }: { readonly code: string | undefined }) => {
  const t = useWords(offerWords);
  const { text, act } = blockedBy(code);
  return (
    <Notice>
      {t(text)} {act && <Link to={act.to}>{t(act.text)}</Link>}
    </Notice>
  );
};

/** Says why this viewer has no reservation button now, with the next step where there is one. */
export const NoBooking = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerWords);
  const viewer = useViewer();
  if (offer.hiddenReason) return <Notice>{t('hidden', { reason: offer.hiddenReason })}</Notice>;
  if (offer.badge === 'booked') return <Reserved offer={offer} />;
  if (offer.badge === 'signed') return <Notice>{t('signed.text')}</Notice>;
  if (viewer.kind === 'visitor') return <Visitor sale={isSale(offer.form)} />;
  if (offer.expired) return <Notice title={t('expired')}>{t('expired.text')}</Notice>;
  if (offer.isOwner)
    return (
      <Notice>
        {t('own.text')} <Link to="/moja-tablica/my-offers/active-offers">{t('own.edit')}</Link>
      </Notice>
    );
  const sale = isSale(offer.form);
  if (!viewer.emailVerified || (!sale && missingSteps(viewer).length > 0))
    return (
      <Suspense>
        <MissingSteps viewer={viewer} sale={sale} />
      </Suspense>
    );
  if (sale)
    return (
      <Notice title={t('sale.contact')}>
        {t('sale.contact.text')} <a href="#ask">{t('sale.contact.act')}</a>
      </Notice>
    );
  return <Blocked code={offer.blockers[0]} />;
};
