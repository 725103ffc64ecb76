import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import type { CompanyState } from '../../domain/accounts/types.ts';
import type { Capacity } from '../../domain/companies/types.ts';
import { groupNrb } from '../../domain/kit/identifiers.ts';
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
import { type Review, ReviewActs } from './parts/review-acts.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(adminCalls.listReviews, { kind: 'company', ...listQuery(args.url) }));
};

const tones = { INITIAL: 'grey', CHECKING: 'amber', ACCEPTED: 'green', REJECTED: 'red' } as const satisfies Record<CompanyState, Tone>;

const Register = ({ company }: { readonly company: NonNullable<Review['company']> }) => {
  const t = useWords(adminWords);
  return (
    <>
      {t('id.nip', { id: company.nip })}
      <small>{t('id.regon', { id: company.regon })}</small>
      {company.krs && <small>{t('id.krs', { id: company.krs })}</small>}
    </>
  );
};

const Row = ({ review }: { readonly review: Review }) => {
  const t = useWords(adminWords);
  const f = useFormat();
  const { company, person, capacity, state, reason } = review;
  return (
    <tr>
      <td>
        <b>{company?.name}</b>
        <small>
          {person.firstName} {person.lastName}, {t(`capacity.${(capacity ?? 'proxy') as Capacity}`)}
        </small>
        <small>{person.email}</small>
      </td>
      <td data-label={t('identifiers')}>{company && <Register company={company} />}</td>
      <td data-label={t('address')}>
        {company && `${company.street} ${company.houseNumber}`}
        <small>{company && `${company.postalCode} ${company.city}`}</small>
        <small className="nw">{company && groupNrb(company.bankAccount)}</small>
      </td>
      <td>
        <Badge tone={tones[state as CompanyState]}>{t(`company.${state as CompanyState}`)}</Badge>
        <small>{f.instant(review.requestedAt)}</small>
        {reason && <small>{reason}</small>}
      </td>
      <td>
        <ReviewActs review={review} />
      </td>
    </tr>
  );
};

export default function CompaniesPage() {
  const { items, page, pages } = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  return (
    <>
      <ListHead title={t('companies.title')} text={t('companies.text')} views={[t('tab.waiting'), t('tab.decided')]} />
      {items.length === 0 ? (
        <Empty title={t('empty.company')} />
      ) : (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th>{t('company')}</th>
              <th>{t('identifiers')}</th>
              <th>{t('address')}</th>
              <th>{t('state')}</th>
              <th>
                <span className="sr">{t('acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((review) => (
              <Row key={review.person.uid} review={review} />
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} pages={pages} />
    </>
  );
}
