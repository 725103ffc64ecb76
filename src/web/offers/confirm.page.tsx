import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { offerPath, offerPreviewPath } from '../../domain/kit/page/deal-paths.ts';
import { progressWords } from '../../words/offers/progress.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { useLive } from '../kit/live/use-live.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { translatorOf } from '../kit/words/words.ts';
import { PublishedOffer } from './parts/page/published-offer.tsx';
import { isJustSigned, NothingToSign } from './parts/publishing/nothing-to-sign.tsx';
import { SignOffer } from './parts/publishing/sign-offer.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const { uid, email } = requireSession(args);
  const [read, offerId] = [ask(args.context), args.params['id'] ?? ''];
  const [form, view, run] = await Promise.all([
    read(offersCalls.getOfferForm, { offerId }),
    read(offersCalls.getOffer, { offerId }),
    read(offersCalls.getOfferProgress, { offerId, flow: 'offer-signing' }),
  ]);
  const [edit, offer, progress] = [orErrorPage(form), orErrorPage(view), orErrorPage(run)];
  // There is nothing to read yet, it was drawn before the last save, or it names others: the preview says who signs and how to sign in their place.
  if (edit.editable && (edit.document === null || edit.namedSigners !== null)) throw redirect(offerPreviewPath(offerId));
  // An admin reads a project of others on its page.
  if (!edit.editable && offer.badge === 'draft') throw redirect(publicPath(langOf(args.context), offerPath(offerId)));
  const { editable, document, firstSignature: first, isUnderAgency } = edit;
  return { document: editable ? document : null, first, isUnderAgency, offer, progress, uid, email, lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(progressWords, loaderData.lang)('confirm.page'), noindex: true }) : [];

/** The landlord's signature, then the seal being applied, then the offer. */
export default function ConfirmPage() {
  const { document, first, isUnderAgency, offer, progress, uid, email } = useLoaderData<typeof loader>();
  useLive([`offer:${offer.id}`, `user:${uid}`]);
  const { id, form, badge } = offer;
  if (document) return <SignOffer offer={offer} document={document} first={first} uid={uid} email={email} isUnderAgency={isUnderAgency} />;
  // The loader led those who may not sign a project away.
  if (badge === 'draft') return null;
  const signed = { id, form, badge };
  return isJustSigned(signed, progress) ? <PublishedOffer offer={offer} progress={progress} /> : <NothingToSign offer={signed} />;
}
