import { teamCalls } from '../../../../contract/companies/endpoints/team.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { isAccepted } from '../../../../domain/accounts/rules/verification-status.ts';
import { teamWords } from '../../../../words/companies/team.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { useConfirmedAct } from '../../../kit/calls/use-confirmed-act.ts';
import { DataTable } from '../../../kit/lists/data-table.tsx';
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
  const name = useWords(dictionaryWords);
  return (
    <Card title={t('title')} id="people" end={<span className={styles['count']}>{workers.total}</span>}>
      <p className={styles['lead']}>{t('text')}</p>
      <DataTable
        label={t('caption')}
        inCard
        rows={workers.items}
        keyOf={({ uid: key }) => key}
        columns={[
          { head: t('person'), cell: (worker) => <Person worker={worker} isYou={worker.uid === uid} /> },
          { head: t('capacity'), named: true, cell: ({ capacity }) => name(`capacity.${capacity}`) },
          { head: t('identity'), named: true, cell: ({ identity }) => <Badge tone={tones[identity]}>{t(`identity.${identity}`)}</Badge> },
          { head: t('role'), named: true, cell: (worker) => <Role worker={worker} /> },
          { head: t('acts'), kind: 'acts', cell: (worker) => <Acts worker={worker} companyId={workers.company.id} /> },
        ]}
      />
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

const Person = ({ worker: { firstName, lastName, email }, isYou }: { readonly worker: Worker; readonly isYou: boolean }) => {
  const t = useWords(teamWords);
  return (
    <>
      <b>{`${firstName} ${lastName}`}</b> {isYou && t('you')}
      <small>{email}</small>
    </>
  );
};

const Role = ({ worker: { role, state } }: { readonly worker: Worker }) => {
  const t = useWords(teamWords);
  return (
    <>
      {t(`role.${role}`)}
      {!isAccepted(state) && <small>{t(`state.${state}`)}</small>}
    </>
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
