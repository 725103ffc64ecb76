/** A counter-offer on its own page: the owner compares and decides, the tenant sees how it stands, and the next version is signed. */

import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { counterOffersCalls } from '../../contract/offers/endpoints/counter-offers.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { counterOfferPath } from '../../domain/kit/page/deal-paths.ts';
import { isOpenState } from '../../domain/offers/counter-offer.machine.ts';
import { counterOfferWords } from '../../words/offers/counter-offer.ts';
import { requireSession, useViewer } from '../accounts/parts/session.ts';
import { ownTopics } from '../kit/live/own-topics.ts';
import { useLive } from '../kit/live/use-live.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf } from '../kit/words/words.ts';
import { CounterOfferView } from './parts/counter-offers/counter-offer-view.tsx';
import { NoAccess } from './parts/counter-offers/no-access.tsx';
import { SignVersion } from './parts/counter-offers/sign-version.tsx';

const steps = ['accept', 'decline', 'sign'] as const;
type Step = (typeof steps)[number];
const isStep = (text: string | undefined): text is Step => steps.some((step) => step === text);

export const loader = async (args: LoaderFunctionArgs) => {
  const { uid, email } = requireSession(args);
  const [read, lang] = [ask(args.context), langOf(args.context)];
  const { step, offerId = '', userUid = '' } = args.params;
  if (!isStep(step)) throw data(null, { status: 404 });
  const counterOfferId = args.url.searchParams.get('c') ?? undefined;
  const found = await read(counterOffersCalls.getCounterOffer, { offerId, userUid, ...(counterOfferId && { counterOfferId }) });
  if (!found.ok && found.refusal.code === 'counter_offer.no_access') return data({ lang, step, counterOffer: null, signing: null }, { status: 403 });
  const counterOffer = orErrorPage(found);
  if (step !== 'sign') return { lang, step, counterOffer, signing: null };
  // It ended meanwhile: its own page says how.
  if (!isOpenState(counterOffer.state)) throw redirect(pathOf('accept', counterOffer, userUid));
  const [offer, run] = await Promise.all([read(offersCalls.getOffer, { offerId }), read(offersCalls.getOfferProgress, { offerId, flow: 'project' })]);
  const [view, progress] = [orErrorPage(offer), orErrorPage(run)];
  // Nothing is prepared and nothing runs, or the document names others: the page of the counter-offer says what comes next.
  const { prepared } = counterOffer;
  const isRunning = progress.state === 'running' || progress.state === 'failed';
  if (prepared === null ? !isRunning : prepared.namedSigners !== null) throw redirect(pathOf('accept', counterOffer, userUid));
  return { lang, step, counterOffer, signing: { offer: view, progress, uid, email } };
};

const pathOf = (step: Step, { id, offerId }: { readonly id: string; readonly offerId: string }, uid: string): string =>
  counterOfferPath(step, offerId, uid, id);

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(counterOfferWords, loaderData.lang)('page.title'), noindex: true }) : [];

export default function CounterOfferPage() {
  const { counterOffer, signing, step } = useLoaderData<typeof loader>();
  const viewer = useViewer();
  useLive(counterOffer === null ? [] : [`offer:${counterOffer.offerId}`, ...ownTopics(viewer)]);
  if (counterOffer === null) return <NoAccess />;
  if (signing !== null) return <SignVersion counterOffer={counterOffer} {...signing} />;
  return <CounterOfferView counterOffer={counterOffer} isDeclining={step === 'decline'} />;
}
