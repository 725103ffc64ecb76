/** The page on which a person is verified. */

import { IconHourglass } from '@tabler/icons-react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router';
import { identityCalls } from '../../contract/identity/endpoints.ts';
import { isCompanyAccepted, isIdentityAccepted } from '../../domain/accounts/rules/verification-status.ts';
import { isIdentityWaiting } from '../../domain/identity/machine.ts';
import { isAttended } from '../../domain/identity/request.machine.ts';
import { verificationPaths } from '../../domain/kit/page/paths.ts';
import { identityWords } from '../../words/identity/pages.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { useLive } from '../kit/live/use-live.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Note } from '../kit/parts/note.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './confirm-identity.module.css';
import { useServerTime } from './parts/clock.ts';
import { FileCard } from './parts/file-card.tsx';
import { PathAside } from './parts/path-aside.tsx';
import { RejectionCard } from './parts/rejection-card.tsx';
import { RequestCard } from './parts/request-card.tsx';
import { usePresence, useRequest } from './parts/use-request.ts';
import { Ways } from './parts/ways.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const me = requireSession(args);
  const identity = orErrorPage(await ask(args.context)(identityCalls.getMyIdentity, {}));
  return { me, identity, lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(identityWords, loaderData.lang)('title'), noindex: true }) : [];

type PageData = Awaited<ReturnType<typeof loader>>;

export default function ConfirmIdentityPage() {
  const page = useLoaderData<typeof loader>();
  const { me, identity } = page;
  const t = useWords(identityWords);
  useLive([`user:${me.uid}`]);
  useServerTime(identity.now);
  usePresence(identity.request !== null && isAttended(identity.request.status));
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
      </header>
      <div className={styles['main']}>
        {!me.emailVerified && (
          <Note tone="amber">
            {t('email.first')} <Link to={verificationPaths.email}>{t('email.link')}</Link>
          </Note>
        )}
        <Now page={page} />
      </div>
      <PathAside emailVerified={me.emailVerified} accepted={isIdentityAccepted(me)} linked={isCompanyAccepted(me)} />
    </div>
  );
}

/** What is to be done or known now: the state decides, and an open request leads the way. */
const Now = ({ page: { me, identity } }: { readonly page: PageData }) => {
  const acts = useRequest();
  const [params] = useSearchParams();
  const { request, rejection, operator, requestedAt, file } = identity;
  const name = `${me.firstName} ${me.lastName}`;
  if (request !== null) return <RequestCard request={request} operator={operator} acts={acts} />;
  if (isIdentityAccepted(me)) return <Accepted company={me.company?.name ?? null} />;
  if (isIdentityWaiting(me.identity)) return <Checking requestedAt={requestedAt} file={file?.name ?? null} />;
  if (params.get('way') === 'file' && me.emailVerified) return <FileCard file={file} person={me} acts={acts} />;
  if (rejection !== null) return <RejectionCard rejection={rejection} name={name} acts={acts} />;
  return <Ways name={name} acts={acts} disabled={!me.emailVerified} />;
};

const Checking = ({ requestedAt, file }: { readonly requestedAt: string | null; readonly file: string | null }) => {
  const t = useWords(identityWords);
  const f = useFormat();
  return (
    <Note tone="amber" icon={<IconHourglass size={20} stroke={1.5} aria-hidden />} title={t('checking.title')}>
      {requestedAt && <p>{t('checking.since', { when: f.instant(requestedAt) })}</p>}
      {file && <p>{t('file.sent', { name: file })}</p>}
      <p>{t('checking.text')}</p>
    </Note>
  );
};

const Accepted = ({ company }: { readonly company: string | null }) => {
  const t = useWords(identityWords);
  return (
    <>
      <Note tone="green" title={t('accepted.title')}>
        <p>{company === null ? t('accepted.text') : t('accepted.linked', { company })}</p>
      </Note>
      {company === null && (
        <ButtonLink kind="main" size="l" to={verificationPaths.company}>
          {t('accepted.link')}
        </ButtonLink>
      )}
    </>
  );
};
