import { teamCalls } from '../../../../contract/companies/endpoints/team.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { isAccepted } from '../../../../domain/accounts/rules/verification-status.ts';
import { teamWords } from '../../../../words/companies/team.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { useConfirmedAct } from '../../../kit/calls/use-confirmed-act.ts';
import { Pager } from '../../../kit/page/pager.tsx';
import { Badge, type Tone } from '../../../kit/parts/badge.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { InviteForm } from './invite-form.tsx';
import styles from './team.module.css';

type Workers = OutputOf<typeof teamCalls.listCompanyWorkers>;
type Worker = Workers['items'][number];

/** Everybody who is linked with the company, five a page, with what its creator may do. */
export const WorkersCard = ({ workers, uid }: { readonly workers: Workers; readonly uid: string }) => {
  const t = useWords(teamWords);
  return (
    <Card title={t('title')} id="people" end={<span className={styles['count']}>{workers.total}</span>}>
      <p className={styles['lead']}>{t('text')}</p>
      <table className={styles['table']}>
        <caption className="sr">{t('caption')}</caption>
        <thead>
          <tr>
            {(['person', 'capacity', 'identity', 'role'] as const).map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
            <th scope="col">
              <span className="sr">{t('acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {workers.items.map((worker) => (
            <Row key={worker.uid} worker={worker} companyId={workers.company.id} isYou={worker.uid === uid} />
          ))}
        </tbody>
      </table>
      <Pager page={workers.page} pages={workers.pages} name="people" />
      <InviteForm />
    </Card>
  );
};

const tones = {
  INITIAL: 'grey',
  CHECKING: 'amber',
  mObywatel_process: 'amber',
  ACCEPTED: 'green',
  REJECTED: 'red',
} as const satisfies Record<Worker['identity'], Tone>;

const Row = ({ worker, companyId, isYou }: { readonly worker: Worker; readonly companyId: string; readonly isYou: boolean }) => {
  const t = useWords(teamWords);
  const name = useWords(dictionaryWords);
  const { firstName, lastName, email, capacity, identity, role, state } = worker;
  return (
    <tr>
      <td>
        <b>{`${firstName} ${lastName}`}</b> {isYou && t('you')}
        <small>{email}</small>
      </td>
      <td data-label={t('capacity')}>{name(`capacity.${capacity}`)}</td>
      <td data-label={t('identity')}>
        <Badge tone={tones[identity]}>{t(`identity.${identity}`)}</Badge>
      </td>
      <td data-label={t('role')}>
        {t(`role.${role}`)}
        {!isAccepted(state) && <small>{t(`state.${state}`)}</small>}
      </td>
      <td>
        <Acts worker={worker} companyId={companyId} />
      </td>
    </tr>
  );
};

const Acts = ({ worker, companyId }: { readonly worker: Worker; readonly companyId: string }) => {
  const t = useWords(teamWords);
  const { run, busy } = useConfirmedAct();
  const { uid, firstName, lastName, allowed } = worker;
  const name = `${firstName} ${lastName}`;
  const handOver = (): Promise<void> =>
    run(
      teamCalls.handOverCompany,
      { uid },
      { title: t('handOver.confirm', { name }), text: t('handOver.text'), act: t('handOver') },
      { done: t('handOver.done'), failed: t('handOver.failed') },
    );
  const remove = (): Promise<void> =>
    run(
      teamCalls.deleteUserFromCompany,
      { uid, companyId },
      { title: t('remove.confirm', { name }), text: t('remove.text'), act: t('remove') },
      { done: t('remove.done'), failed: t('remove.failed') },
    );
  return (
    <div className={styles['acts']}>
      {allowed.includes('handOver') && (
        <Button size="s" kind="quiet" disabled={busy} onClick={() => void handOver()}>
          {t('handOver')}
        </Button>
      )}
      {allowed.includes('remove') && (
        <Button size="s" kind="danger" disabled={busy} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      )}
    </div>
  );
};
