/** One account in the console: how far it is verified, what it may, how it is protected, where it is signed in. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { userCalls } from '../../../contract/admin/endpoints/users.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { companyLifecycle, isCompanyWaiting } from '../../../domain/companies/machine.ts';
import { isIdentityDecided, isIdentityWaiting } from '../../../domain/identity/machine.ts';
import { userWords } from '../../../words/admin/users.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { Facts } from '../../kit/lists/facts.tsx';
import { Link } from '../../kit/page/link.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Card } from '../../kit/parts/card.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { ClaimsCard } from '../parts/users/claims-card.tsx';
import { RemoveFactor } from '../parts/users/remove-factor.tsx';
import { UserSessions } from '../parts/users/user-sessions.tsx';
import { CompanyState, IdentityState } from '../parts/users/user-states.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(userCalls.getUser, { uid: args.params['uid'] ?? '' }));
};

export default function UserPage() {
  const user = useLoaderData<typeof loader>();
  const t = useWords(userWords);
  const { uid, firstName, lastName } = user.person;
  return (
    <>
      <header className={styles['head']}>
        <h1>
          {firstName} {lastName}
        </h1>
        <p>
          <Link to="/admin/users">{t('back')}</Link>
        </p>
        <Link to={`/admin/events?${new URLSearchParams({ person: uid })}`}>{t('events')}</Link>
      </header>
      <div className={styles['home']}>
        <div className={styles['two']}>
          <AccountCard user={user} />
          <ClaimsCard person={user.person} claims={user.claims} isDeleted={user.deletedAt !== null} />
        </div>
        <UserSessions person={user.person} sessions={user.sessions} />
      </div>
    </>
  );
}

type User = OutputOf<typeof userCalls.getUser>;

const AccountCard = ({ user }: { readonly user: User }) => {
  const t = useWords(userWords);
  const f = useFormat();
  const { person, company, emailVerified, deletedAt } = user;
  return (
    <Card title={t('account.title')}>
      <Facts
        rows={[
          [
            t('email'),
            <span key="email" className={styles['letter']}>
              {person.email} {!emailVerified && `(${t('unverified')})`}
            </span>,
          ],
          ...(user.mailReturned === null ? [] : [[t('returned'), <Returned key="returned" mail={user.mailReturned} />] as const]),
          [t('uid'), <code key="uid">{person.uid}</code>],
          [
            t('since'),
            deletedAt === null ? f.instant(user.createdAt) : `${f.instant(user.createdAt)}; ${t('deleted', { at: f.instant(deletedAt) })}`,
          ],
          [
            t('identity'),
            <span key="identity">
              <IdentityState state={user.identity} />{' '}
              {(isIdentityWaiting(user.identity) || isIdentityDecided(user.identity)) && (
                <ToReview list="identity-files" text={person.email} isWaiting={isIdentityWaiting(user.identity)} />
              )}
            </span>,
          ],
          [t('company'), company === null ? t('no.company') : <Company key="company" company={company} email={person.email} />],
          [t('agent'), t(user.isAgent ? 'yes' : 'no')],
          [t('lang'), t(`lang.${user.lang}`)],
          [t('password'), t(user.hasPassword ? 'password.yes' : 'password.no')],
          [t('factor.title'), <SecondFactor key="factor" user={user} />],
        ]}
      />
    </Card>
  );
};

/** The way to the list where a state is judged, and a judgment taken back. */
const ToReview = ({
  list,
  text,
  isWaiting,
}: {
  readonly list: 'identity-files' | 'companies';
  readonly text: string;
  readonly isWaiting: boolean;
}) => {
  const t = useWords(userWords);
  return <Link to={`/admin/${list}?${new URLSearchParams({ ...(!isWaiting && { view: 'done' }), text })}`}>{t(`review.${list}`)}</Link>;
};

const Returned = ({ mail: { at, answer } }: { readonly mail: NonNullable<User['mailReturned']> }) => {
  const t = useWords(userWords);
  const f = useFormat();
  return <span className={styles['letter']}>{t('returned.at', { at: f.instant(at), answer })}</span>;
};

const Company = ({ company, email }: { readonly company: NonNullable<User['company']>; readonly email: string }) => {
  const t = useWords(userWords);
  return (
    <>
      {company.name}
      {company.nip !== null && `, ${t('nip', { nip: company.nip })}`} <CompanyState state={company.state} />{' '}
      {company.state !== companyLifecycle.states[0] && <ToReview list="companies" text={email} isWaiting={isCompanyWaiting(company.state)} />}
    </>
  );
};

const SecondFactor = ({ user: { person, secondFactor, secondFactorDue } }: { readonly user: User }) => {
  const t = useWords(userWords);
  const f = useFormat();
  if (secondFactor !== null)
    return (
      <>
        <p>{`${t('factor.on', { at: f.instant(secondFactor.since) })}, ${t('factor.codes', { n: secondFactor.recoveryCodes })}`}</p>
        <RemoveFactor email={person.email} />
      </>
    );
  return secondFactorDue === null ? t('factor.off') : t('factor.due', { at: f.instant(secondFactorDue) });
};
