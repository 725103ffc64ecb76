import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import { missingSteps } from '../../domain/accounts/rules/verification-steps.ts';
import { offerPath } from '../../domain/kit/page/deal-paths.ts';
import { parseLeaseOption } from '../../domain/offers/rules/lease-options.ts';
import { verifyWords } from '../../words/reservations/verify.ts';
import { NextStepNote } from '../accounts/parts/next-step-note.tsx';
import { requireSession } from '../accounts/parts/session.ts';
import { useLive } from '../kit/live/use-live.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Card } from '../kit/parts/card.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import BookingForm from '../offers/parts/booking/booking-form.tsx';
import { BookingProgress } from './parts/booking-progress.tsx';
import { LandlordReservation, ReadyReservation } from './parts/ready-reservation.tsx';
import styles from './verify.module.css';

export const loader = async (args: LoaderFunctionArgs) => {
  const viewer = requireSession(args);
  const offerId = args.params['id'] ?? '';
  const read = ask(args.context);
  const lease = await read(leasesCalls.getLease, { offerId });
  if (lease.ok) throw redirect(lease.value.nextPath);
  const [offer, reservation, progress] = await Promise.all([
    read(offersCalls.getOffer, { offerId }),
    read(reservationsCalls.getReservation, { offerId }),
    read(offersCalls.getOfferProgress, { offerId, flow: 'sign-verify' }),
  ]);
  return {
    offer: orErrorPage(offer),
    reservation: reservation.ok ? reservation.value : null,
    progress: progress.ok ? progress.value : null,
    uid: viewer.uid,
    option: parseLeaseOption(args.url.searchParams.get('option')),
    isVerified: missingSteps(viewer).length === 0,
    lang: langOf(args.context),
  };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(verifyWords, loaderData.lang)('title'), noindex: true }) : [];

type VerifyData = Awaited<ReturnType<typeof loader>>;

/** While nothing is reserved: the form of the offer's page with the option of the address; opening the page reserves nothing. */
const NotReserved = ({ offer, option, isVerified }: Pick<VerifyData, 'offer' | 'option' | 'isVerified'>) => {
  const t = useWords(verifyWords);
  const terms = offer.private;
  const isOffered = terms?.options.some((one) => one.option === option && one.disabled === null);
  if (!terms || !isOffered || (isVerified && !offer.allowed.includes('book'))) return <NoReservation offerId={offer.id} />;
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <p className={styles['subject']}>{offer.form.name}</p>
      <h1>{t('book.title')}</h1>
      <p className={styles['lead']}>{t('book.lead')}</p>
      {isVerified ? (
        <Card>
          <BookingForm offer={offer} terms={terms} initial={option} />
        </Card>
      ) : (
        <NextStepNote words={verifyWords} />
      )}
    </main>
  );
};

const NoReservation = ({ offerId }: { readonly offerId: string }) => {
  const t = useWords(verifyWords);
  const lang = useLang();
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <Empty
        title={t('none.title')}
        text={t('none.text')}
        action={
          <ButtonLink kind="main" to={publicPath(lang, offerPath(offerId))}>
            {t('none.act')}
          </ButtonLink>
        }
      />
    </main>
  );
};

/** The booking: asked for here or on the offer's page, watched while the lease is drawn, then 24 hours to read and sign it. */
export default function VerifyPage() {
  const data = useLoaderData<typeof loader>();
  const { offer, reservation, progress, uid } = data;
  useLive([`offer:${offer.id}`, `user:${uid}`]);
  if (reservation === null) return <NotReserved {...data} />;
  if (reservation.side === 'landlord') return <LandlordReservation reservation={reservation} />;
  if (reservation.document === null) return <BookingProgress offer={offer} until={reservation.reservedUntil} progress={progress} />;
  return <ReadyReservation reservation={reservation} document={reservation.document} uid={uid} />;
}
