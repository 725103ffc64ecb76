/** The console's figures of counted visits. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { analyticsCalls } from '../../../contract/content/endpoints/analytics.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { visitWords } from '../../../words/content/visits.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { ConsoleTable } from '../parts/console-table.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(analyticsCalls.getVisits, {}));
};

export default function VisitsPage() {
  const { rows, forwards } = useLoaderData<typeof loader>();
  const t = useWords(visitWords);
  const f = useFormat();
  return (
    <ConsoleTable
      title={t('title')}
      text={`${t('text')} ${t(forwards ? 'forwards' : 'stays')}`}
      list={{ items: rows }}
      keyOf={({ name }) => name}
      empty={[]}
      columns={[
        { head: t('event'), cell: ({ name }) => <Event name={name} /> },
        { head: t('week'), named: true, kind: 'number', cell: ({ week }) => f.number(week) },
        { head: t('month'), named: true, kind: 'number', cell: ({ month }) => f.number(month) },
        { head: t('browsers'), named: true, kind: 'number', cell: ({ browsers }) => f.number(browsers) },
      ]}
    />
  );
}

type Row = OutputOf<typeof analyticsCalls.getVisits>['rows'][number];

const Event = ({ name }: Pick<Row, 'name'>) => {
  const t = useWords(visitWords);
  return (
    <>
      {t(`event.${name}`)}
      <small>{name}</small>
    </>
  );
};
