/** The console's list of tasks. */

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { leasePath } from '../../../domain/kit/page/deal-paths.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { Link } from '../../kit/page/link.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { AdminReason } from '../parts/admin-reason.tsx';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const { waiting, page } = listQuery(args.url);
  return orErrorPage(await ask(args.context)(leasesCalls.listTasks, { open: waiting, page }));
};

export default function TasksPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  return (
    <ConsoleTable
      title={t('tasks.title')}
      text={t('tasks.text')}
      views={[t('tab.open'), t('tab.closed')]}
      list={list}
      keyOf={({ id }) => id}
      empty={[t('empty.tasks')]}
      columns={[
        { cell: (task) => <Title task={task} /> },
        { cell: ({ offerId }) => offerId && <Link to={leasePath(offerId)}>{t('task.lease')}</Link> },
        { kind: 'acts', cell: (task) => <CloseButton task={task} /> },
      ]}
    />
  );
}

type Task = OutputOf<typeof leasesCalls.listTasks>['items'][number];

const Title = ({ task }: { readonly task: Task }) => {
  const f = useFormat();
  return (
    <>
      <b>{task.title}</b>
      <small>{f.instant(task.createdAt)}</small>
    </>
  );
};

const CloseButton = ({ task }: { readonly task: Task }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const [asking, setAsking] = useState(false);
  if (task.closedAt !== null) return null;
  const close = async (reason: string): Promise<string | undefined> => {
    const answer = await act(leasesCalls.closeTask, { taskId: task.id, reason });
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  return (
    <div className={styles['acts']}>
      <Button size="s" onClick={() => setAsking(true)}>
        {t('task.close')}
      </Button>
      {asking && (
        <AdminReason
          title={t('task.close.title')}
          subject={task.title}
          act={t('task.close.act')}
          readBy="log"
          kind="main"
          onClose={() => setAsking(false)}
          onSend={close}
        >
          <p>{t('task.close.text')}</p>
        </AdminReason>
      )}
    </div>
  );
};
