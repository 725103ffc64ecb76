/** The page on which a deleted account goes: its real steps, then home. */

import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { leavingCalls } from '../../contract/accounts/endpoints/leaving.ts';
import { deletionSteps } from '../../domain/accounts/rules/deletion.ts';
import { accountPath } from '../../domain/kit/page/paths.ts';
import { deletionWords } from '../../words/accounts/deletion.ts';
import { browserAsk } from '../kit/calls/browser-client.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { useToast } from '../kit/dialog/toasts.tsx';
import { forgetAccount } from '../kit/draft/account-storage.ts';
import { pauseLive } from '../kit/live/live.ts';
import { useLive } from '../kit/live/use-live.ts';
import { publicPath } from '../kit/page/addresses.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { Button, ButtonLink } from '../kit/parts/button.tsx';
import { ProgressScreen, type ProgressStep } from '../kit/parts/progress-screen.tsx';
import { translatorOf, useLang, useWords } from '../kit/words/words.ts';
import { knownViewer } from './parts/session.ts';

/** What is answered about a run that never was, that is forgotten, or whose id is none. */
const unknownRun: ReadonlySet<string> = new Set(['deletion.not_found', 'kit.invalid_input']);

export const loader = async ({ context, url, params }: LoaderFunctionArgs) => {
  const runId = url.searchParams.get('run') ?? '';
  // The bare address is that of the whole way out, which begins in the account.
  const progress = runId === '' ? null : await ask(context)(leavingCalls.getDeletionProgress, { runId });
  if (progress === null || (!progress.ok && unknownRun.has(progress.refusal.code))) throw redirect(accountPath);
  return {
    runId,
    uid: params['uid'] ?? '',
    isSignedIn: knownViewer(context).kind === 'signed-in',
    progress: orErrorPage(progress),
    lang: langOf(context),
  };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(deletionWords, loaderData.lang)('run.subject'), noindex: true }) : [];

export default function ConfirmDeletePage() {
  const { runId, uid, isSignedIn, progress } = useLoaderData<typeof loader>();
  const t = useWords(deletionWords);
  const lang = useLang();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useLive(progress.begun ? [`deletion:${runId}`] : []);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!progress.isDone || hasLeft.current) return;
    hasLeft.current = true;
    toast.good(t('done'));
    void navigate(publicPath(lang, '/'), { replace: true });
  }, [progress.isDone, toast, t, navigate, lang]);
  const begin = async (): Promise<void> => {
    setBusy(true);
    const live = pauseLive();
    const answer = await browserAsk(leavingCalls.deleteAccount, { userId: uid });
    live.resume();
    if (answer.ok) {
      toast.settle();
      setProblem(null);
      forgetAccount(uid);
      await revalidate();
    } else {
      toast.bad(t('failed'));
      setProblem(refusalText(answer.refusal));
    }
    setBusy(false);
  };
  const steps = stepsOf(progress).map(({ key, ...step }) => ({ ...step, key, label: t(`step.${key}`) }));
  const failure = problem === null ? null : { text: `${t('failed')}. ${problem}`, onRetry: () => void begin(), busy };
  return (
    <ProgressScreen
      subject={t('run.subject')}
      title={t(progress.isDone ? 'done' : progress.begun ? 'run.title' : 'run.title.waiting')}
      percent={Math.round((progress.done.length / deletionSteps.length) * 100)}
      steps={steps}
      note={progress.begun ? t('run.stay') : t(isSignedIn ? 'run.waiting' : 'run.over')}
      failure={failure}
      end={
        !progress.begun && (
          <>
            <ButtonLink to={accountPath}>{t('run.account')}</ButtonLink>
            {isSignedIn && problem === null && (
              <Button kind="danger" onClick={() => void begin()} busy={busy && t('confirm.busy')}>
                {t('run.begin')}
              </Button>
            )}
          </>
        )
      }
    />
  );
}

type Progress = ReturnType<typeof useLoaderData<typeof loader>>['progress'];

/** The steps with their real times; the first that is not done is under way. */
const stepsOf = ({ begun, done }: Progress) =>
  deletionSteps.map((key) => {
    const at = done.find(({ step }) => step === key)?.at ?? null;
    const isNow = begun && at === null && deletionSteps.find((step) => !done.some((one) => one.step === step)) === key;
    const state: ProgressStep['state'] = at !== null ? 'done' : isNow ? 'now' : 'later';
    return { key, state, at };
  });
