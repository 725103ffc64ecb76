/** The form of an offer. */

import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { formSections } from '../../domain/offers/fields/about.ts';
import { completeness } from '../../domain/offers/rules/completeness.ts';
import { sectionOfRoute } from '../../domain/offers/rules/publish-readiness.ts';
import { offerFormWords } from '../../words/offers/form.ts';
import { knownViewer, requireSession, useViewer } from '../accounts/parts/session.ts';
import { useLive } from '../kit/live/use-live.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { useToday } from '../kit/words/today.ts';
import { translatorOf } from '../kit/words/words.ts';
import { ClosedForm } from './parts/form/closed/closed-form.tsx';
import { NotEditable } from './parts/form/closed/not-editable.tsx';
import { editOf } from './parts/form/draft.ts';
import { FormScreen } from './parts/form/screen.tsx';
import { photoFactsOf } from './parts/form/sections/photos/use-photo-checks.ts';

/** What somebody hears who may not read the offer; of one that they may not know, the same as of one that is not there. */
const statuses: Readonly<Record<string, number>> = { 'offer.no_access': 403, 'offer.under_agency': 403, 'offer.not_found': 404 };

/** Nothing is asked for a visitor: the disabled form shows nobody's data. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { id = '', value, uid } = args.params;
  const lang = langOf(args.context);
  const section = value === undefined ? null : sectionOfRoute(value);
  if (uid === undefined && knownViewer(args.context).kind === 'visitor') return { edit: null, section, lang, id, isUnderAgency: false };
  const viewer = requireSession(args);
  // The edit address names its person; a link of somebody else's leads to the reader's own.
  if (uid !== undefined && uid !== viewer.uid)
    throw redirect(`/edit-offer/${encodeURIComponent(id)}/${encodeURIComponent(value ?? '')}/${viewer.uid}`);
  const answer = await ask(args.context)(offersCalls.getOfferForm, { offerId: id });
  const status = answer.ok ? undefined : statuses[answer.refusal.code];
  const isUnderAgency = !answer.ok && answer.refusal.code === 'offer.under_agency';
  if (status !== undefined) return data({ edit: null, section, lang, id, isUnderAgency }, { status });
  return { edit: editOf(orErrorPage(answer)), section, lang, id, isUnderAgency };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: loaderData.edit?.form.name || translatorOf(offerFormWords, loaderData.lang)('title.new'), noindex: true }) : [];

export default function FormPage() {
  const { edit, section, id, isUnderAgency } = useLoaderData<typeof loader>();
  const today = useToday();
  const viewer = useViewer();
  // The owner gets the form when the power of attorney ends; what the agent saves until then is not theirs to read.
  useLive(isUnderAgency && viewer.kind === 'signed-in' ? [`user:${viewer.uid}`] : []);
  if (edit === null && isUnderAgency) return <ClosedForm why="under_agency" offerId={id} />;
  if (edit === null) return <ClosedForm why={viewer.kind === 'visitor' ? 'guest' : 'no_access'} />;
  if (!edit.editable) return <NotEditable edit={edit} />;
  const { sections } = completeness({ form: edit.form, today, ...photoFactsOf(edit.photoCheck, edit.images) });
  const first = section ?? sections.find((one) => one.status === 'open')?.section ?? formSections[0];
  return <FormScreen key={edit.id} edit={edit} first={first} isAsked={section !== null} />;
}
