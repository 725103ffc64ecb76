import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { offerPreviewPath, signOfferPath } from '../../domain/kit/page/deal-paths.ts';
import { isSale } from '../../domain/offers/rules/sale.ts';
import { progressWords } from '../../words/offers/progress.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { useCosigner } from '../companies/parts/use-cosigner.tsx';
import { useAct } from '../kit/calls/use-act.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { useToast } from '../kit/dialog/toasts.tsx';
import { useLive } from '../kit/live/use-live.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { ProgressScreen } from '../kit/parts/progress-screen.tsx';
import { usePolling } from '../kit/use-polling.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import { stepStates } from './parts/publishing/flow-steps.ts';
import { useSteps } from './parts/publishing/use-steps.ts';
import { isForPerson, VerifyFailure } from './parts/publishing/verify-failure.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const viewer = requireSession(args);
  const [read, offerId] = [ask(args.context), args.params['id'] ?? ''];
  const [form, run] = await Promise.all([
    read(offersCalls.getOfferForm, { offerId }),
    read(offersCalls.getOfferProgress, { offerId, flow: 'project' }),
  ]);
  const [edit, progress] = [orErrorPage(form), orErrorPage(run)];
  if (!edit.editable) throw redirect(signOfferPath(offerId));
  // Nothing runs, or it ran before the last save: the preview orders it anew.
  if (progress.state === 'idle' || (progress.state === 'done' && edit.document === null)) throw redirect(offerPreviewPath(offerId));
  return { edit, progress, uid: viewer.uid, lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(progressWords, loaderData.lang)('verify.title'), noindex: true }) : [];

/** Orders the document once more; a company represented by two is asked again who signs with them. */
const useRetry = (offerId: string) => {
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const cosigner = useCosigner((answer) => !answer.ok && toast.bad(refusalText(answer.refusal)));
  const retry = () => cosigner.run((cosignerUid) => act(offersCalls.prepareOffer, { offerId, ...(cosignerUid && { cosignerUid }) }));
  return { retry: { onRetry: () => void retry(), busy: act.busy }, dialog: cosigner.dialog };
};

/** The project being checked and drawn, step by step as the job writes it; who watched it to the end goes on to the signature. */
export default function VerifyPage() {
  const { edit, progress, uid } = useLoaderData<typeof loader>();
  const t = useWords(progressWords);
  const navigate = useNavigate();
  const { retry, dialog } = useRetry(edit.id);
  const sale = isSale(edit.form);
  const kind = sale ? '.sale' : '';
  const steps = useSteps(stepStates(progress), sale);
  useLive([`offer:${edit.id}`, `user:${uid}`]);
  usePolling(progress.state === 'running');
  const wasRunning = useRef(false);
  useEffect(() => {
    if (progress.state === 'done' && wasRunning.current) void navigate(signOfferPath(edit.id), { replace: true });
    wasRunning.current = progress.state === 'running';
  }, [progress.state, edit.id, navigate]);
  const { refusal } = progress;
  const running = steps.find(({ state }) => state === 'now');
  const titles = {
    idle: t(`verify.title${kind}`),
    running: running?.label ?? t(`verify.title${kind}`),
    done: t(`verify.done.title${kind}`),
    failed: t(`verify.failed.title${kind}`),
  };
  const ends = {
    idle: null,
    running: null,
    done: (
      <ButtonLink kind="main" to={signOfferPath(edit.id)}>
        {t('preview.document.sign')}
      </ButtonLink>
    ),
    failed: <ButtonLink to={offerPreviewPath(edit.id)}>{t('confirm.later')}</ButtonLink>,
  };
  return (
    <>
      <ProgressScreen
        subject={edit.form.name}
        title={titles[progress.state]}
        percent={progress.state === 'done' ? 100 : progress.percent}
        steps={steps}
        picture={edit.images[0]?.smallUrl ?? null}
        note={t(`verify.note${kind}`)}
        failure={refusal && { text: <VerifyFailure refusal={refusal} offerId={edit.id} uid={uid} />, ...(!isForPerson(refusal) && retry) }}
        end={ends[progress.state]}
      />
      {dialog}
    </>
  );
}
