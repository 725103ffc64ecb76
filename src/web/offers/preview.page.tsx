import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { offerPath } from '../../domain/kit/page/deal-paths.ts';
import { sectionProblems } from '../../domain/offers/rules/publish-readiness.ts';
import { isSale } from '../../domain/offers/rules/sale.ts';
import { offerFormWords } from '../../words/offers/form.ts';
import { progressWords } from '../../words/offers/progress.ts';
import { NextStepNote } from '../accounts/parts/next-step-note.tsx';
import { requireSession } from '../accounts/parts/session.ts';
import { useLive } from '../kit/live/use-live.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { useToday } from '../kit/words/today.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import { editOf } from './parts/form/draft.ts';
import { photoFactsOf } from './parts/form/sections/photos/use-photo-checks.ts';
import { OfferCosts } from './parts/page/costs.tsx';
import { OfferDetails } from './parts/page/details.tsx';
import { OfferGallery } from './parts/page/gallery/gallery.tsx';
import { OfferKeys } from './parts/page/keys.tsx';
import { FlowTrail } from './parts/publishing/flow-trail.tsx';
import { PreviewAside } from './parts/publishing/preview-aside.tsx';
import styles from './preview.module.css';

export const loader = async (args: LoaderFunctionArgs) => {
  const viewer = requireSession(args);
  const [read, offerId, lang] = [ask(args.context), args.params['id'] ?? '', langOf(args.context)];
  const [edit, offer] = await Promise.all([read(offersCalls.getOfferForm, { offerId }), read(offersCalls.getOffer, { offerId })]);
  const project = editOf(orErrorPage(edit));
  // What is published already has its own page.
  if (!project.editable) throw redirect(publicPath(lang, offerPath(offerId)));
  return { edit: project, offer: orErrorPage(offer), uid: viewer.uid, lang };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(progressWords, loaderData.lang)('preview.title'), noindex: true }) : [];

/** The offer as tenants will see it, and the way to its document. */
export default function PreviewPage() {
  const { edit, offer, uid } = useLoaderData<typeof loader>();
  const t = useWords(progressWords);
  const form = useWords(offerFormWords);
  const today = useToday();
  useLive([`offer:${offer.id}`, `user:${uid}`]);
  const wrong = sectionProblems({ form: edit.form, today, ...photoFactsOf(edit.photoCheck, edit.images) }).filter(
    ({ problems }) => problems.length > 0,
  );
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <FlowTrail now="preview" offerId={offer.id} uid={uid} />
      <header className={styles['head']}>
        <p>{t('preview.title')}</p>
        <h1>{offer.form.name || form('title.new')}</h1>
        <p>{t(isSale(offer.form) ? 'preview.text.sale' : 'preview.text')}</p>
      </header>
      <div className={styles['columns']}>
        <div className={styles['offer']}>
          <OfferGallery offer={offer} />
          <OfferKeys offer={offer} />
          {offer.private && !isSale(offer.form) && <OfferCosts terms={offer.private} surface={offer.form.areaDetails?.surface ?? 0} />}
          <OfferDetails offer={offer} />
        </div>
        <aside className={styles['aside']}>
          <NextStepNote words={offerFormWords} />
          <PreviewAside edit={edit} offer={offer} uid={uid} wrong={wrong} />
        </aside>
      </div>
    </main>
  );
}
