import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import type { Ask } from '../../contract/kit/client.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import { leasePath, reservationPath } from '../../domain/kit/page/deal-paths.ts';
import { submitWords } from '../../words/leases/submit.ts';
import { signWords } from '../../words/signing/sign.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { useLive } from '../kit/live/use-live.ts';
import { ask, langOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf } from '../kit/words/words.ts';
import { SignLease } from '../leases/parts/sign-lease.tsx';
import { SignedLease } from './parts/appointment/signed-lease.tsx';

/** What there is to do: sign the reservation's lease, or name the receiver of the signed one; anything else is another page. */
const stageOf = async (read: Ask, offerId: string) => {
  const lease = await read(leasesCalls.getLease, { offerId });
  if (lease.ok) {
    if (lease.value.side !== 'tenant' || !lease.value.allowed.includes('nameReceiver')) throw redirect(leasePath(offerId));
    const progress = await read(offersCalls.getOfferProgress, { offerId, flow: 'sign-submit' });
    return { at: 'signed' as const, lease: lease.value, progress: progress.ok ? progress.value : null };
  }
  const reservation = await read(reservationsCalls.getReservation, { offerId });
  if (!reservation.ok || reservation.value.side !== 'tenant' || reservation.value.document === null)
    throw redirect(reservationPath(encodeURIComponent(offerId)));
  return { at: 'signing' as const, reservation: reservation.value, document: reservation.value.document };
};

export const loader = async (args: LoaderFunctionArgs) => {
  const me = requireSession(args);
  const lang = langOf(args.context);
  if (args.params['userUid'] !== me.uid)
    throw data({ code: 'signing.not_allowed', kind: 'denied', message: translatorOf(signWords, lang)('page.notYours') }, { status: 403 });
  const offerId = args.params['id'] ?? '';
  return { me, lang, offerId, stage: await stageOf(ask(args.context), offerId) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return [];
  const { stage, lang } = loaderData;
  const title = stage.at === 'signing' ? translatorOf(signWords, lang)('page.title') : translatorOf(submitWords, lang)('title');
  return pageMeta({ title, noindex: true });
};

/** The tenant's signature under the lease, and right after it the person who will receive the premises. */
export default function SubmitPage() {
  const { stage, me, offerId } = useLoaderData<typeof loader>();
  useLive([`offer:${offerId}`, `user:${me.uid}`]);
  if (stage.at === 'signing') return <SignLease reservation={stage.reservation} document={stage.document} uid={me.uid} email={me.email} />;
  return <SignedLease lease={stage.lease} progress={stage.progress} me={me} />;
}
