/** The console's list of accounts. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { userCalls } from '../../../contract/admin/endpoints/users.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { userWords } from '../../../words/admin/users.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { Link } from '../../kit/page/link.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';
import { GrantClaim } from '../parts/users/grant-claim.tsx';
import { NameSearch, searchText } from '../parts/users/name-search.tsx';
import { ClaimBadges, CompanyState, IdentityState } from '../parts/users/user-states.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const { waiting, page } = listQuery(args.url);
  const text = searchText(args.url);
  const list = orErrorPage(await ask(args.context)(userCalls.listUsers, { claimed: !waiting, ...(text && { text }), page }));
  return { ...list, text, claimed: !waiting };
};

export default function UsersPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(userWords);
  const f = useFormat();
  return (
    <>
      <ConsoleTable
        title={t('title')}
        text={t(list.claimed ? 'text.claimed' : 'text')}
        views={[t('tab.all'), t('tab.claimed')]}
        list={list}
        keyOf={({ person }) => person.uid}
        empty={t('empty')}
        columns={[
          { head: t('person'), cell: (user) => <Person user={user} /> },
          { head: t('identity'), named: true, cell: (user) => <IdentityState state={user.identity} /> },
          { head: t('company'), named: true, cell: (user) => <Company user={user} /> },
          { head: t('claims'), named: true, cell: ({ claims }) => <ClaimBadges claims={claims} /> },
          { head: t('since'), named: true, kind: 'unbroken', cell: ({ createdAt }) => f.day(createdAt) },
        ]}
      >
        <NameSearch text={list.text} isSecond={list.claimed} />
      </ConsoleTable>
      {list.claimed && (
        <div className={styles['below']}>
          <GrantClaim />
        </div>
      )}
    </>
  );
}

type User = OutputOf<typeof userCalls.listUsers>['items'][number];

const Person = ({ user: { person, emailVerified, hasSecondFactor, deletedAt } }: { readonly user: User }) => {
  const t = useWords(userWords);
  const f = useFormat();
  return (
    <>
      <Link to={`/admin/users/${encodeURIComponent(person.uid)}`}>
        {person.firstName} {person.lastName}
      </Link>
      <small>{person.email}</small>
      {deletedAt !== null && <small>{t('deleted', { at: f.day(deletedAt) })}</small>}
      {deletedAt === null && !emailVerified && <small>{t('unverified')}</small>}
      {hasSecondFactor && <small>{t('factor')}</small>}
    </>
  );
};

const Company = ({ user: { company } }: { readonly user: User }) => {
  const t = useWords(userWords);
  if (company === null) return t('no.company');
  return (
    <>
      {company.name}
      {company.nip !== null && <small>{t('nip', { nip: company.nip })}</small>}
      <CompanyState state={company.state} />
    </>
  );
};
