/** The console's list of companies to look at. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminCalls } from '../../../contract/admin/endpoints.ts';
import { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { CompanyState } from '../../../domain/accounts/types.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { userWords } from '../../../words/admin/users.ts';
import { companyWords } from '../../../words/companies/pages.ts';
import { teamWords } from '../../../words/companies/team.ts';
import { dictionaryWords } from '../../../words/kit/dictionaries.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { pageIn } from '../../kit/page/pages.ts';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Badge, type Tone } from '../../kit/parts/badge.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { CompanyChanges, changesPage } from '../parts/companies/changes.tsx';
import { CompanyRegisters } from '../parts/companies/registers.tsx';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';
import { type Review, ReviewActs } from '../parts/review-acts.tsx';
import { NameSearch, searchText } from '../parts/users/name-search.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const [query, text] = [listQuery(args.url), searchText(args.url)];
  const list = orErrorPage(await ask(args.context)(adminCalls.listReviews, { kind: 'company', ...query, ...(text && { text }) }));
  const changes = orErrorPage(await ask(args.context)(companiesCalls.listCompanyChanges, { page: pageIn(args.url, changesPage) }));
  return { ...list, items: list.items.filter((review) => review.kind === 'company'), changes, text, isDecided: !query.waiting };
};

export default function CompaniesPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  const n = useWords(userWords);
  return (
    <>
      <CompanyChanges list={list.changes} />
      <ConsoleTable
        title={t('companies.title')}
        text={t('companies.text')}
        views={[t('tab.waiting'), t('tab.decided')]}
        list={list}
        keyOf={({ person }) => person.uid}
        empty={list.text ? n('empty') : [t('empty.company')]}
        columns={[
          { head: t('company'), cell: (review) => <Who review={review} /> },
          { head: t('identifiers'), named: true, cell: (review) => <Register review={review} /> },
          { head: t('address'), named: true, cell: ({ company }) => <Address company={company} /> },
          { head: t('state'), cell: (review) => <State review={review} /> },
          { head: t('acts'), kind: 'acts', cell: (review) => <ReviewActs review={review} /> },
        ]}
      >
        <NameSearch text={list.text} isSecond={list.isDecided} />
      </ConsoleTable>
    </>
  );
}

type CompanyReview = Extract<Review, { kind: 'company' }>;
type Company = CompanyReview['company'];

const Who = ({ review: { company, person, capacity, authority, isCreator } }: { readonly review: CompanyReview }) => {
  const t = useWords(adminWords);
  const team = useWords(teamWords);
  const name = useWords(dictionaryWords);
  return (
    <>
      <b>{company.name}</b>
      <small>
        {person.firstName} {person.lastName}, {name(`capacity.${capacity}`)}
      </small>
      <small>{person.email}</small>
      {isCreator && <small>{team('console.creator')}</small>}
      <small>
        {authority === null ? (
          t('authority.none')
        ) : (
          <a href={authority.url} target="_blank" rel="noreferrer">
            {t('authority')}
          </a>
        )}
      </small>
    </>
  );
};

const Register = ({ review }: { readonly review: CompanyReview }) => {
  const { company } = review;
  const t = useWords(adminWords);
  const c = useWords(companyWords);
  return (
    <>
      {t('id.nip', { id: company.nip })}
      <small>{t('id.regon', { id: company.regon })}</small>
      {company.krs && <small>{t('id.krs', { id: company.krs })}</small>}
      <Legal company={company} />
      <small>{t('vat', { status: t(`vat.${company.vatStatus}`) })}</small>
      {company.isLargeUndertaking && <small>{c('isLargeUndertaking')}</small>}
      <CompanyRegisters review={review} />
    </>
  );
};

/** What a moderator compares with the register beside the numbers: it is printed in offers and leases. */
const Legal = ({ company: { legalForm, representation, generalPartner, partners } }: { readonly company: Company }) => {
  const t = useWords(adminWords);
  const name = useWords(dictionaryWords);
  if (legalForm === null || representation === null) return <small>{t('legal.missing')}</small>;
  return (
    <>
      <small>{t('legal', { form: name(`legalForm.${legalForm}`), rule: name(`representation.${representation}`) })}</small>
      {generalPartner && <small>{t('generalPartner', generalPartner)}</small>}
      {partners.length > 0 && <small>{t('partners', { names: partners.map((partner) => partner.name).join(', ') })}</small>}
    </>
  );
};

const Address = ({ company }: { readonly company: Company }) => {
  const f = useFormat();
  return (
    <>
      {`${company.street} ${company.houseNumber}`}
      <small>{`${company.postalCode} ${company.city}`}</small>
      <small className="nw">{f.account(company.bankAccount)}</small>
      {company.website && <small>{company.website}</small>}
      {company.noticesEmail && <small>{company.noticesEmail}</small>}
      {company.deliveryAddress && <small>{company.deliveryAddress}</small>}
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
      <small className="nw">{f.instant(requestedAt)}</small>
      {reason && <small>{reason}</small>}
    </>
  );
};
