/** The console's list of notices about offers and wanted listings: each is decided with reasons that both sides read. */

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contentCalls } from '../../../contract/content/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { NoticeDecision } from '../../../domain/content/rules/offer-notices.ts';
import { offerPath } from '../../../domain/kit/page/deal-paths.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { noticeWords } from '../../../words/content/notices.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { Link } from '../../kit/page/link.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Badge } from '../../kit/parts/badge.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { AdminReason } from '../parts/admin-reason.tsx';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';
import { useHidingGround } from '../parts/hiding-ground.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const { waiting, page } = listQuery(args.url);
  return orErrorPage(await ask(args.context)(contentCalls.listOfferNotices, { open: waiting, page }));
};

export default function NoticesPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  const n = useWords(noticeWords);
  return (
    <ConsoleTable
      title={n('console.title')}
      text={n('console.text')}
      views={[t('tab.open'), t('tab.closed')]}
      list={list}
      keyOf={({ id }) => id}
      empty={[n('console.empty')]}
      columns={[
        { head: t('report'), cell: (row) => <What row={row} /> },
        { head: t('report.from'), named: true, cell: (row) => <From row={row} /> },
        { head: t('state'), cell: (row) => <State row={row} /> },
        { head: t('acts'), kind: 'acts', cell: (row) => (row.decision === null ? <Acts row={row} /> : null) },
      ]}
    />
  );
}

type Row = OutputOf<typeof contentCalls.listOfferNotices>['items'][number];

/** What words about it end on. */
const ofWhat = ({ kind }: Row['about']) => (kind === 'wanted' ? '.wanted' : '');

const What = ({ row: { about, ground, explanation, createdAt } }: { readonly row: Row }) => {
  const n = useWords(noticeWords);
  const f = useFormat();
  return (
    <div className={styles['letter']}>
      <Link to={about.kind === 'offer' ? offerPath(about.id) : `/admin/wanted-listings?text=${about.id}`}>{about.name}</Link>
      <small>
        {about.kind === 'wanted' && `${n('console.kind.wanted')}, `}
        {n(`ground.${ground}`)}, {f.instant(createdAt)}
      </small>
      <p>{explanation}</p>
    </div>
  );
};

const From = ({ row: { name, email } }: { readonly row: Row }) => (
  <>
    {name}
    <small>{email}</small>
  </>
);

const State = ({ row: { about, decision, reason, decidedAt } }: { readonly row: Row }) => {
  const t = useWords(adminWords);
  const n = useWords(noticeWords);
  const f = useFormat();
  if (decision === null) return <Badge tone="amber">{t('report.mark.open')}</Badge>;
  return (
    <>
      <Badge tone={decision === 'hide' ? 'red' : 'grey'}>{n(`decision.${decision}${ofWhat(about)}`)}</Badge>
      <small>{reason}</small>
      {decidedAt && <small>{f.instant(decidedAt)}</small>}
    </>
  );
};

const Acts = ({ row: { id, about } }: { readonly row: Row }) => {
  const n = useWords(noticeWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const [deciding, setDeciding] = useState<NoticeDecision | null>(null);
  const { ground, fields } = useHidingGround();
  const of = ofWhat(about);
  const send = async (reason: string): Promise<string | undefined> => {
    const answer = await act(contentCalls.decideOfferNotice, { noticeId: id, decision: deciding ?? 'keep', ...ground, reason });
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  return (
    <div className={styles['acts']}>
      <Button size="s" onClick={() => setDeciding('keep')}>
        {n(`console.keep${of}`)}
      </Button>
      <Button size="s" kind="danger" onClick={() => setDeciding('hide')}>
        {n(`console.hide${of}`)}
      </Button>
      {deciding && (
        <AdminReason
          readBy="addressees"
          title={n(`console.${deciding}${of}`)}
          subject={about.name}
          act={n(`console.${deciding}${of}`)}
          label={n('console.reason')}
          onClose={() => setDeciding(null)}
          onSend={send}
        >
          {fields}
        </AdminReason>
      )}
    </div>
  );
};
