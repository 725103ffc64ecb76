/** The console's list of companies to look at. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminCalls } from '../../contract/admin/endpoints.ts';
import type { CompanyState } from '../../domain/accounts/types.ts';
import { adminWords } from '../../words/admin/pages.ts';
import { requireAdmin } from '../accounts/parts/session.ts';
import { ask, orErrorPage } from '../kit/page/request.ts';
import { Badge, type Tone } from '../kit/parts/badge.tsx';
import { useFormat } from '../kit/words/format.ts';
import { useWords } from '../kit/words/words.ts';
import { ConsoleTable, listQuery } from './parts/console-table.tsx';
import { type Review, ReviewActs } from './parts/review-acts.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const list = orErrorPage(await ask(args.context)(adminCalls.listReviews, { kind: 'company', ...listQuery(args.url) }));
  return { ...list, items: list.items.filter((review) => review.kind === 'company') };
};

export default function CompaniesPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  return (
    <ConsoleTable
      title={t('companies.title')}
      text={t('companies.text')}
      views={[t('tab.waiting'), t('tab.decided')]}
      list={list}
      keyOf={({ person }) => person.uid}
      empty={t('empty.company')}
      columns={[
        { head: t('company'), cell: (review) => <Who review={review} /> },
        { head: t('identifiers'), named: true, cell: ({ company }) => <Register company={company} /> },
        { head: t('address'), named: true, cell: ({ company }) => <Address company={company} /> },
        { head: t('state'), cell: (review) => <State review={review} /> },
        { head: t('acts'), kind: 'acts', cell: (review) => <ReviewActs review={review} /> },
      ]}
    />
  );
}

type CompanyReview = Extract<Review, { kind: 'company' }>;
type Company = CompanyReview['company'];

const Who = ({ review: { company, person, capacity } }: { readonly review: CompanyReview }) => {
  const t = useWords(adminWords);
  return (
    <>
      <b>{company.name}</b>
      <small>
        {person.firstName} {person.lastName}, {t(`capacity.${capacity}`)}
      </small>
      <small>{person.email}</small>
    </>
  );
};

const Register = ({ company }: { readonly company: Company }) => {
  const t = useWords(adminWords);
  return (
    <>
      {t('id.nip', { id: company.nip })}
      <small>{t('id.regon', { id: company.regon })}</small>
      {company.krs && <small>{t('id.krs', { id: company.krs })}</small>}
    </>
  );
};

const Address = ({ company }: { readonly company: Company }) => {
  const f = useFormat();
  return (
    <>
      {`${company.street} ${company.houseNumber}`}
      <small>{`${company.postalCode} ${company.city}`}</small>
      <small>{f.account(company.bankAccount)}</small>
    </>
  );
};

const tones = { INITIAL: 'grey', CHECKING: 'amber', ACCEPTED: 'green', REJECTED: 'red' } as const satisfies Record<CompanyState, Tone>;

const State = ({ review: { state, requestedAt, reason } }: { readonly review: CompanyReview }) => {
  const t = useWords(adminWords);
  const f = useFormat();
  return (
    <>
      <Badge tone={tones[state]}>{t(`company.${state}`)}</Badge>
      <small>{f.instant(requestedAt)}</small>
      {reason && <small>{reason}</small>}
    </>
  );
};
