import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { publicPath } from '../kit/addresses.ts';
import { ButtonLink } from '../kit/button.tsx';
import { ask, langOf, orErrorPage } from '../kit/request.ts';
import { Empty } from '../kit/states.tsx';
import { pageMeta } from '../kit/title.ts';
import { useLive } from '../kit/use-live.ts';
import { speakerOf, useLang, useWords } from '../kit/words.ts';
import { progressWords } from './parts/progress-words.ts';
import { PublishedOffer } from './parts/published-offer.tsx';
import { SignOffer } from './parts/sign-offer.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const { uid, email } = requireSession(args);
  const [read, offerId] = [ask(args.context), args.params['id'] ?? ''];
  const [form, view, run] = await Promise.all([
    read(offersCalls.getOfferForm, { offerId }),
    read(offersCalls.getOffer, { offerId }),
    read(offersCalls.getOfferProgress, { offerId, flow: 'offer-signing' }),
  ]);
  const [edit, offer, progress] = [orErrorPage(form), orErrorPage(view), orErrorPage(run)];
  // There is nothing to read yet, or it was drawn before the last save.
  if (edit.editable && edit.document === null) throw redirect(`/offer/preview/${offerId}`);
  return { document: edit.editable ? edit.document : null, offer, progress, uid, email, lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: speakerOf(progressWords, loaderData.lang)('confirm.page'), noindex: true }) : [];

const AlreadyActive = ({ offerId }: { readonly offerId: string }) => {
  const t = useWords(progressWords);
  const lang = useLang();
  return (
    <main id="content" className="wrap">
      <Empty
        heading="h1"
        title={t('active.title')}
        text={t('active.text')}
        action={
          <ButtonLink kind="main" to={publicPath(lang, `/offer/${offerId}`)}>
            {t('confirm.see')}
          </ButtonLink>
        }
      />
    </main>
  );
};

/** The landlord's signature, then the seal being applied, then the offer. */
export default function ConfirmPage() {
  const { document, offer, progress, uid, email } = useLoaderData<typeof loader>();
  useLive([`offer:${offer.id}`, `user:${uid}`]);
  if (document) return <SignOffer offer={offer} document={document} uid={uid} email={email} />;
  return progress.state === 'idle' ? <AlreadyActive offerId={offer.id} /> : <PublishedOffer offer={offer} progress={progress} />;
}
