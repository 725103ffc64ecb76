/** The console's list of reports. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contentCalls } from '../../../contract/content/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { ReportMark } from '../../../domain/content/types.ts';
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
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const { waiting, page } = listQuery(args.url);
  return orErrorPage(await ask(args.context)(contentCalls.listReports, { open: waiting, page }));
};

export default function ReportsPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  return (
    <ConsoleTable
      title={t('reports.title')}
      text={t('reports.text')}
      views={[t('tab.open'), t('tab.closed')]}
      list={list}
      keyOf={({ id }) => id}
      empty={[t('empty.reports')]}
      columns={[
        { head: t('report'), cell: (report) => <What report={report} /> },
        { head: t('report.from'), named: true, cell: (report) => <From report={report} /> },
        { head: t('state'), cell: (report) => <Mark report={report} /> },
        { head: t('acts'), kind: 'acts', cell: (report) => <Acts report={report} /> },
      ]}
    />
  );
}

type Report = OutputOf<typeof contentCalls.listReports>['items'][number];

const What = ({ report: { type, title, description, createdAt } }: { readonly report: Report }) => {
  const t = useWords(adminWords);
  const f = useFormat();
  return (
    <div className={styles['letter']}>
      <b>{title}</b>
      <small>
        {t(`report.type.${type}`)}, {f.instant(createdAt)}
      </small>
      <p>{description}</p>
    </div>
  );
};

const From = ({ report: { name, email } }: { readonly report: Report }) => {
  const t = useWords(adminWords);
  return (
    <>
      {name ?? t('report.visitor')}
      <small>{email}</small>
    </>
  );
};

const tones = { open: 'amber', answered: 'green', closed: 'grey' } as const satisfies Record<ReportMark, Tone>;

const Mark = ({ report: { mark, markedAt } }: { readonly report: Report }) => {
  const t = useWords(adminWords);
  const f = useFormat();
  return (
    <>
      <Badge tone={tones[mark]}>{t(`report.mark.${mark}`)}</Badge>
      {markedAt && <small>{f.instant(markedAt)}</small>}
    </>
  );
};

const nextMarks = { open: ['answered', 'closed'], answered: ['open', 'closed'], closed: ['open'] } as const satisfies Record<
  ReportMark,
  readonly ReportMark[]
>;

const Acts = ({ report: { id, title, email, mark } }: { readonly report: Report }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const set = async (next: ReportMark): Promise<void> => {
    const answer = await act(contentCalls.markReport, { reportId: id, mark: next });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  return (
    <div className={styles['acts']}>
      {mark === 'open' && <a href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>{t('report.answer')}</a>}
      {nextMarks[mark].map((next) => (
        <Button key={next} size="s" kind={next === 'answered' ? 'line' : 'quiet'} onClick={() => void set(next)}>
          {t(`report.set.${next}`)}
        </Button>
      ))}
    </div>
  );
};
