/** What stands in the place of the reservation when there is none now: why, and what to do next. */

import { lazy, type ReactNode, Suspense } from 'react';
import { isAdmin } from '../../../../domain/accounts/permissions.ts';
import { missingSteps } from '../../../../domain/accounts/rules/verification-steps.ts';
import { leasePath, offerFormPath, offerPreviewPath, reservationPath } from '../../../../domain/kit/page/deal-paths.ts';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { asServed } from '../../../kit/first-page/as-served.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { blockedBy } from '../booking/blocked.ts';
import styles from './booking.module.css';
import type { OfferViewData } from './view.ts';

const bringSteps = () => import('./missing-steps.tsx');
// On the page of those who still have steps to take it stands from the beginning; visitors fetch none of it.
const MissingSteps = import.meta.env.SSR ? (await bringSteps()).default : lazy(asServed(bringSteps));

const bringLeft = () => import('./minutes-left.tsx');
// The clock comes with the page of a reserved offer only.
const MinutesLeft = import.meta.env.SSR ? (await bringLeft()).default : lazy(asServed(bringLeft));

const bringRenew = () => import('../outcome/renew.tsx');
// To the owner of an offer that ran out alone.
const Renew = import.meta.env.SSR ? (await bringRenew()).default : lazy(asServed(bringRenew));

const bringOwn = () => import('../outcome/own-offer.tsx');
// To its owner and their agent alone.
const OwnOffer = import.meta.env.SSR ? (await bringOwn()).default : lazy(asServed(bringOwn));

const Notice = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <div className={styles['notice']}>
    {title && <b>{title}</b>}
    {children}
  </div>
);

const Reserved = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerDetailWords);
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
      <ButtonLink kind="main" size="l" full to={reservationPath(offer.id)}>
        {t('booked.mine.act')}
      </ButtonLink>
    </>
  );
};

const Blocked = ({ code }: { readonly code: string | undefined }) => {
  const t = useWords(offerDetailWords);
  const f = useFormat();
  const viewer = useViewer();
  const block = blockedBy(code, viewer.kind === 'signed-in' ? viewer.emailChangeUndoUntil : null);
  if (block.text === 'blocked.email_change') return <Notice>{t(block.text, { until: f.instant(block.until) })}</Notice>;
  const { text, act } = block;
  return (
    <Notice>
      {t(text)} {act && <Link to={act.to}>{t(act.text)}</Link>}
    </Notice>
  );
};

/** Everybody who can still open a signed offer, but an admin and the owner's agent, is on a side of its lease. */
const Signed = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerDetailWords);
  const viewer = useViewer();
  return (
    <Notice>
      {t('signed.text')} {!offer.isAgent && (offer.isOwner || !isAdmin(viewer)) && <Link to={leasePath(offer.id)}>{t('signed.act')}</Link>}
    </Notice>
  );
};

/** To its owner an offer that ran out can be published again; everybody else goes on to others. */
export const Expired = ({ offer: { id, form, allowed } }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerDetailWords);
  const lang = useLang();
  return (
    <Notice title={t('expired')}>
      {allowed.includes('renew') ? (
        <Suspense>
          <Renew offerId={id} sale={isSale(form)} />
        </Suspense>
      ) : (
        <>
          {t('expired.text')} <Link to={publicPath(lang, `/offers?premisesPurpose=${form.legalMainUse ?? 'office'}`)}>{t('expired.act')}</Link>
        </>
      )}
    </Notice>
  );
};

/** The preview is the owner's side's alone; an admin, who gives projects to others, is led to where that is done (docs/rules/offers.md#projects-for-others). */
const Draft = ({ offer: { id, isOwner } }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerDetailWords);
  return (
    <Notice title={t('draft')}>
      {t('draft.text')} <Link to={isOwner ? offerPreviewPath(id) : offerFormPath(id)}>{t(isOwner ? 'draft.act' : 'draft.others')}</Link>
    </Notice>
  );
};

/** Says to somebody who is signed in why they have no reservation button now, with the next step where there is one. */
export const NoBooking = ({ offer }: { readonly offer: OfferViewData }) => {
  const t = useWords(offerDetailWords);
  const viewer = useViewer();
  if (offer.hiddenReason) return <Notice title={t('hidden', { reason: offer.hiddenReason })}>{t('hidden.text')}</Notice>;
  if (offer.badge === 'deleted') {
    const was = offer.version === 0 ? 'deleted.project' : 'deleted';
    return <Notice title={t(was)}>{t(`${was}.text`)}</Notice>;
  }
  if (offer.badge === 'draft') return <Draft offer={offer} />;
  if (offer.badge === 'booked') return <Reserved offer={offer} />;
  if (offer.badge === 'signed') return <Signed offer={offer} />;
  if (viewer.kind === 'visitor') return null;
  if (offer.expired) return <Expired offer={offer} />;
  if (offer.isOwner)
    return (
      <Notice>
        <Suspense>
          <OwnOffer offer={offer} />
        </Suspense>
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
