/** The console's list of agreements with rents for which the act on money laundering wants answers about the owner. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { agencyCalls } from '../../../contract/agency/endpoints.ts';
import { agencyFileWords } from '../../../words/admin/agency-files.ts';
import { agencyPageWords } from '../../../words/agency/page.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { AmlFacts } from '../../agency/parts/aml-fields.tsx';
import { Link } from '../../kit/page/link.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const { page } = listQuery(args.url);
  return orErrorPage(await ask(args.context)(agencyCalls.listLargeRents, { page }));
};

export default function AgencyRentsPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(agencyFileWords);
  const p = useWords(agencyPageWords);
  const f = useFormat();
  return (
    <ConsoleTable
      title={t('largeRents')}
      text={t('largeRents.text')}
      list={list}
      keyOf={({ agreementId }) => agreementId}
      empty={t('largeRents.empty')}
      columns={[
        {
          head: t('agreement'),
          cell: ({ agreementId, offerName, number, agent, company, owner, rent, createdAt }) => (
            <>
              <Link to={`/agency-agreement/accept/${agreementId}`}>{offerName}</Link>
              <small>{number}</small>
              <small>{p('rentValue', { rent: f.money(rent) })}</small>
              <small>{t('parties', { agent: `${agent}, ${company}`, owner })}</small>
              <small>{f.instant(createdAt)}</small>
            </>
          ),
        },
        { head: t('largeRents.answers'), cell: ({ answers }) => <AmlFacts answers={answers} /> },
      ]}
    />
  );
}
