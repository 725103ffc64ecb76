/** The form of an offer. */

import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { formSections } from '../../domain/offers/fields/about.ts';
import { completeness } from '../../domain/offers/rules/completeness.ts';
import { sectionOfRoute } from '../../domain/offers/rules/publish-readiness.ts';
import { offerFormWords } from '../../words/offers/form.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { useToday } from '../kit/words/today.ts';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import { editOf } from './parts/form/draft.ts';
import { FormScreen } from './parts/form/screen.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const viewer = requireSession(args);
  const { id = '', value, uid } = args.params;
  // The edit address names its person; a link of somebody else's leads to the reader's own.
  if (uid !== undefined && uid !== viewer.uid) throw redirect(`/edit-offer/${id}/${value}/${viewer.uid}`);
  const edit = editOf(orErrorPage(await ask(args.context)(offersCalls.getOfferForm, { offerId: id })));
  return { edit, section: value === undefined ? null : sectionOfRoute(value), lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: loaderData.edit.form.name || translatorOf(offerFormWords, loaderData.lang)('title.new'), noindex: true }) : [];

const NotEditable = ({ id }: { readonly id: string }) => {
  const t = useWords(offerFormWords);
  const lang = useLang();
  return (
    <main id="content" className="wrap">
      <Empty
        heading="h1"
        title={t('closed.title')}
        text={t('closed.text')}
        action={
          <>
            <ButtonLink kind="main" to={publicPath(lang, `/offer/${id}`)}>
              {t('closed.act')}
            </ButtonLink>
            <ButtonLink to="/moja-tablica/my-offers/unsigned-offers">{t('closed.list')}</ButtonLink>
          </>
        }
      />
    </main>
  );
};

export default function FormPage() {
  const { edit, section } = useLoaderData<typeof loader>();
  const today = useToday();
  if (!edit.editable) return <NotEditable id={edit.id} />;
  const { sections } = completeness({ form: edit.form, today, images: edit.images.length });
  const first = section ?? sections.find((one) => !one.complete)?.section ?? formSections[0];
  return <FormScreen key={edit.id} edit={edit} first={first} isAsked={section !== null} />;
}
