import { IconCheck, IconCircle, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { missingSteps, verificationSteps } from '../../../../domain/accounts/rules/verification-steps.ts';
import type { SignedIn } from '../../../../domain/accounts/types.ts';
import { offerWords } from '../../../../words/offers/view.ts';
import { boardPath, useViewer } from '../../../accounts/parts/session.ts';
import { signInSearch } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import { blockedBy } from '../booking/blocked.ts';
import styles from './booking.module.css';
import type { OfferViewData } from './view.ts';

const Visitor = () => {
  const t = useWords(offerWords);
  const { search } = useLocation();
  const to = signInSearch(search);
  return (
    <>
      <Link className={styles['ribbon']} to={to} preventScrollReset>
        <IconLock size={18} stroke={1.5} aria-hidden />
        {t('visitor.ribbon')}
      </Link>
      <ul className={styles['gets']}>
        {(['visitor.1', 'visitor.2', 'visitor.3'] as const).map((key) => (
          <li key={key}>
            <IconCheck size={20} stroke={1.75} aria-hidden />
            {t(key)}
          </li>
        ))}
      </ul>
      <ButtonLink kind="main" size="l" full to={to}>
        {t('visitor.act')}
      </ButtonLink>
      <p className={styles['legal']}>{t('visitor.up')}</p>
    </>
  );
};

/** The three steps before a reservation, done ones ticked, and one button to the next. */
const Before = ({ viewer }: { readonly viewer: SignedIn }) => {
  const t = useWords(offerWords);
  const missing = missingSteps(viewer);
  return (
    <div className={styles['before']}>
      <h3>{t('before.title')}</h3>
      <p>{t('before.text')}</p>
      <ol>
        {verificationSteps.map((step) => {
          const isMissing = missing.includes(step);
          return (
            <li key={step} data-done={isMissing ? undefined : true}>
              {isMissing ? <IconCircle size={20} stroke={1.5} aria-hidden /> : <IconCheck size={20} stroke={2} aria-hidden />}
              {t(`before.${step}`)}
            </li>
          );
        })}
      </ol>
      <ButtonLink kind="main" size="l" full to={boardPath(viewer)}>
        {t('before.act')}
      </ButtonLink>
    </div>
  );
};

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
  if (reservation.by) return <Notice>{t('booked.owner', { company: reservation.by, time })}</Notice>;
  if (!reservation.mine) return <Notice>{t('booked.other', { time })}</Notice>;
  return (
    <>
      <Notice>{t('booked.mine', { time })}</Notice>
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
  if (viewer.kind === 'visitor') return <Visitor />;
  if (offer.expired) return <Notice title={t('expired')}>{t('expired.text')}</Notice>;
  if (offer.isOwner)
    return (
      <Notice>
        {t('own.text')} <Link to="/moja-tablica/my-offers/active-offers">{t('own.edit')}</Link>
      </Notice>
    );
  if (missingSteps(viewer).length > 0) return <Before viewer={viewer} />;
  return <Blocked code={offer.blockers[0]} />;
};
