/** The console's list of background jobs: those that stopped first, with the ways to put them back or to take out what waits. */

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { jobCalls } from '../../../contract/admin/endpoints/jobs.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { isJobName } from '../../../domain/admin/rules/job-names.ts';
import { jobWords } from '../../../words/admin/jobs.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Badge, type Tone } from '../../kit/parts/badge.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { AdminReason } from '../parts/admin-reason.tsx';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';

const views = ['stopped', 'waiting', 'done'] as const;

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const view = views.find((one) => one === args.url.searchParams.get('view')) ?? 'stopped';
  const { page } = listQuery(args.url);
  return { ...orErrorPage(await ask(args.context)(jobCalls.listJobs, { view, page })), view };
};

export default function JobsPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(jobWords);
  const admin = useWords(adminWords);
  return (
    <ConsoleTable
      title={t('title')}
      text={t('text')}
      views={views.map((view) => t(`tab.${view}`))}
      viewKeys={['', ...views.slice(1)]}
      list={list}
      keyOf={({ id }) => id}
      empty={t(`empty.${list.view}`)}
      columns={[
        { head: t('job'), cell: (job) => <Name job={job} /> },
        { head: t('state'), cell: (job) => <State job={job} /> },
        { head: t('tries'), named: true, kind: 'unbroken', cell: ({ attempts, attemptsMax }) => t('attempts', { n: attempts, max: attemptsMax }) },
        { head: t('error'), named: true, cell: ({ error }) => <span className={styles['letter']}>{error ?? '–'}</span> },
        { head: t('when'), named: true, cell: (job) => <When job={job} /> },
        { head: admin('acts'), kind: 'acts', cell: (job) => <Acts job={job} /> },
      ]}
    />
  );
}

type Job = OutputOf<typeof jobCalls.listJobs>['items'][number];

/** What a job does, in words; a job that has none is called by its name. */
const useJobName = (): ((job: Job) => string) => {
  const t = useWords(jobWords);
  return ({ name }) => (isJobName(name) ? t(`name.${name}`) : name);
};

const Name = ({ job }: { readonly job: Job }) => {
  const t = useWords(jobWords);
  const nameOf = useJobName();
  return (
    <>
      {nameOf(job)}
      <small>
        <code>{job.name}</code>
      </small>
      {job.subject !== null && <small className={styles['letter']}>{t('subject', { id: job.subject })}</small>}
    </>
  );
};

const tones = {
  created: 'grey',
  retry: 'amber',
  active: 'navy-tint',
  completed: 'green',
  cancelled: 'grey',
  failed: 'red',
} as const satisfies Record<Job['state'], Tone>;

const State = ({ job: { state } }: { readonly job: Job }) => {
  const t = useWords(jobWords);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
};

const When = ({ job: { createdAt, dueAt, endedAt } }: { readonly job: Job }) => {
  const t = useWords(jobWords);
  const f = useFormat();
  return (
    <>
      {endedAt === null ? t('due', { at: f.instant(dueAt) }) : t('ended', { at: f.instant(endedAt) })}
      <small>{t('created', { at: f.instant(createdAt) })}</small>
    </>
  );
};

const Acts = ({ job }: { readonly job: Job }) => {
  const t = useWords(jobWords);
  const admin = useWords(adminWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const nameOf = useJobName();
  const [asking, setAsking] = useState(false);
  const { name, id, allowed } = job;
  const retry = async (): Promise<void> => {
    const answer = await act(jobCalls.retryJob, { name, id });
    if (answer.ok) toast.good(t('retry.done'));
    else toast.bad(refusalText(answer.refusal));
  };
  const cancel = async (reason: string): Promise<string | undefined> => {
    const answer = await act(jobCalls.cancelJob, { name, id, reason });
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  return (
    <div className={styles['acts']}>
      {allowed === 'retry' && (
        <Button size="s" busy={act.busy && admin('busy')} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      )}
      {allowed === 'cancel' && (
        <Button size="s" kind="danger" onClick={() => setAsking(true)}>
          {t('cancel')}
        </Button>
      )}
      {asking && (
        <AdminReason title={t('cancel.title', { job: nameOf(job) })} act={t('cancel')} readBy="log" onClose={() => setAsking(false)} onSend={cancel}>
          <p>{t('cancel.text')}</p>
        </AdminReason>
      )}
    </div>
  );
};
