import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import type { IdentityState } from '../../domain/accounts/types.ts';
import { requireAdmin } from '../accounts/parts/session.ts';
import { Pager } from '../kit/page/pager.tsx';
import { ask, orErrorPage } from '../kit/page/request.ts';
import { Badge, type Tone } from '../kit/parts/badge.tsx';
import { Empty } from '../kit/parts/states.tsx';
import { useFormat } from '../kit/words/format.ts';
import { useWords } from '../kit/words/words.ts';
import styles from './console.module.css';
import { adminWords } from './parts/admin-words.ts';
import { ListHead, listQuery } from './parts/list-head.tsx';
import { ReviewActs } from './parts/review-acts.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(adminCalls.listReviews, { kind: 'identity', ...listQuery(args.url) }));
};

const tones = { INITIAL: 'grey', CHECKING: 'amber', mObywatel_process: 'amber', ACCEPTED: 'green', REJECTED: 'red' } as const satisfies Record<
  IdentityState,
  Tone
>;

export default function IdentitiesPage() {
  const { items, page, pages } = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  const f = useFormat();
  return (
    <>
      <ListHead title={t('identities.title')} text={t('identities.text')} views={[t('tab.waiting'), t('tab.decided')]} />
      {items.length === 0 ? (
        <Empty title={t('empty.identity')} />
      ) : (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th>{t('person')}</th>
              <th>{t('state')}</th>
              <th>{t('asked')}</th>
              <th>
                <span className="sr">{t('acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((review) => (
              <tr key={review.person.uid}>
                <td>
                  <b>
                    {review.person.firstName} {review.person.lastName}
                  </b>
                  <small>{review.person.email}</small>
                </td>
                <td>
                  <Badge tone={tones[review.state as IdentityState]}>{t(`identity.${review.state as IdentityState}`)}</Badge>
                  {review.reason && <small>{review.reason}</small>}
                </td>
                <td data-label={t('asked')}>{f.instant(review.requestedAt)}</td>
                <td>
                  <ReviewActs review={review} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} pages={pages} />
    </>
  );
}
