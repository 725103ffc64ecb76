/** The console's list of people whom a moderator looks at without the citizen app, and of earlier decisions. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminCalls } from '../../../contract/admin/endpoints.ts';
import type { IdentityState } from '../../../domain/accounts/types.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { userWords } from '../../../words/admin/users.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { Signatures } from '../../identity/parts/signatures.tsx';
import { Link } from '../../kit/page/link.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Badge, type Tone } from '../../kit/parts/badge.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';
import { type Review, ReviewActs } from '../parts/review-acts.tsx';
import { NameSearch, searchText } from '../parts/users/name-search.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const [query, text] = [listQuery(args.url), searchText(args.url)];
  const list = orErrorPage(await ask(args.context)(adminCalls.listReviews, { kind: 'identity', ...query, ...(text && { text }) }));
  return { ...list, text, isDecided: !query.waiting };
};

export default function IdentityFilesPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  const n = useWords(userWords);
  const f = useFormat();
  return (
    <ConsoleTable
      title={t('identities.title')}
      text={t('identities.text')}
      views={[t('tab.waiting'), t('tab.decided')]}
      list={list}
      keyOf={({ person }) => person.uid}
      empty={list.text ? n('empty') : [t('empty.identity')]}
      columns={[
        { head: t('person'), cell: ({ person }) => <Person person={person} /> },
        { head: t('signature'), named: true, cell: (review) => <SignedFile review={review} /> },
        { head: t('state'), cell: (review) => <State review={review} /> },
        { head: t('asked'), named: true, cell: ({ requestedAt }) => f.instant(requestedAt) },
        { head: t('acts'), kind: 'acts', cell: (review) => <ReviewActs review={review} /> },
      ]}
    >
      <NameSearch text={list.text} isSecond={list.isDecided} />
    </ConsoleTable>
  );
}

const Person = ({ person }: Pick<Review, 'person'>) => (
  <>
    <b>
      <Link to={`/admin/users/${encodeURIComponent(person.uid)}`}>
        {person.firstName} {person.lastName}
      </Link>
    </b>
    <small>{person.email}</small>
  </>
);

/** The signed file with what its signatures say, beside the name of the profile. */
const SignedFile = ({ review }: { readonly review: Review }) => {
  const t = useWords(adminWords);
  if (review.kind !== 'identity' || review.file === null) return '–';
  const { file, person } = review;
  return (
    <>
      <a href={file.url} target="_blank" rel="noreferrer">
        {t('signature.file')}
      </a>
      <Signatures signatures={file.signatures} person={person} />
    </>
  );
};

const tones = { INITIAL: 'grey', mObywatel_process: 'amber', CHECKING: 'amber', ACCEPTED: 'green', REJECTED: 'red' } as const satisfies Record<
  IdentityState,
  Tone
>;

const State = ({ review: { state, reason } }: { readonly review: Review }) => {
  const t = useWords(adminWords);
  return (
    <>
      <Badge tone={tones[state]}>{t(`identity.${state}`)}</Badge>
      {reason && <small>{reason}</small>}
    </>
  );
};
