import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import { requireAdmin } from '../accounts/parts/session.ts';
import { useAct } from '../kit/calls/use-act.ts';
import { useRefusalText } from '../kit/calls/use-refusal.ts';
import { useToast } from '../kit/dialog/toasts.tsx';
import { Link } from '../kit/page/link.tsx';
import { Pager } from '../kit/page/pager.tsx';
import { ask, orErrorPage } from '../kit/page/request.ts';
import { Button } from '../kit/parts/button.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { useFormat } from '../kit/words/format.ts';
import { useWords } from '../kit/words/words.ts';
import styles from './console.module.css';
import { adminWords } from './parts/admin-words.ts';
import { ListHead, listQuery } from './parts/list-head.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const { waiting, page } = listQuery(args.url);
  return orErrorPage(await ask(args.context)(adminCalls.listTasks, { open: waiting, page }));
};

export default function TasksPage() {
  const { items, page, pages } = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  const f = useFormat();
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const close = async (taskId: string): Promise<void> => {
    const answer = await act(adminCalls.closeTask, { taskId });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return (
    <>
      <ListHead title={t('tasks.title')} text={t('tasks.text')} views={[t('tab.open'), t('tab.closed')]} />
      {items.length === 0 ? (
        <Empty title={t('empty.tasks')} />
      ) : (
        <table className={styles['table']}>
          <tbody>
            {items.map((task) => (
              <tr key={task.id}>
                <td>
                  <b>{task.title}</b>
                  <small>{f.instant(task.createdAt)}</small>
                </td>
                <td>{task.offerId && <Link to={`/offer/${task.offerId}`}>{t('task.offer')}</Link>}</td>
                <td>
                  <div className={styles['acts']}>
                    {task.closedAt === null && (
                      <Button size="s" onClick={() => void close(task.id)}>
                        {t('task.close')}
                      </Button>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} pages={pages} />
    </>
  );
}
