/** The console's list of counter-offers, to be read only. */

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { counterOffersCalls } from '../../../contract/offers/endpoints/counter-offers.ts';
import { offerPath } from '../../../domain/kit/page/deal-paths.ts';
import { isOpenState } from '../../../domain/offers/counter-offer.machine.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { counterOfferWords } from '../../../words/offers/counter-offer.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { Link } from '../../kit/page/link.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Badge } from '../../kit/parts/badge.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(counterOffersCalls.listCounterOffers, listQuery(args.url)));
};

export default function CounterOffersPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  return (
    <ConsoleTable
      title={t('counter.title')}
      text={t('counter.text')}
      views={[t('tab.waiting'), t('tab.closed')]}
      list={list}
      keyOf={({ id }) => id}
      empty={t('empty.counter')}
      columns={[
        { head: t('offer'), cell: (row) => <Offer row={row} /> },
        { head: t('counter.from'), named: true, cell: (row) => <Tenant row={row} /> },
        { head: t('counter.terms'), named: true, cell: (row) => <Terms row={row} /> },
        { head: t('state'), cell: (row) => <State row={row} /> },
        { head: t('counter.history'), named: true, cell: (row) => <History row={row} /> },
      ]}
    />
  );
}

type Row = OutputOf<typeof counterOffersCalls.listCounterOffers>['items'][number];

const Offer = ({ row: { offer, landlord, offerVersion } }: { readonly row: Row }) => {
  const t = useWords(adminWords);
  return (
    <>
      <Link to={offerPath(offer.id)}>{offer.name}</Link>
      <small>{t('counter.offer', { number: String(offer.number), version: String(offerVersion) })}</small>
      {landlord && <small>{landlord}</small>}
    </>
  );
};

const Tenant = ({ row: { tenant } }: { readonly row: Row }) => (
  <>
    {tenant.company}
    <small>{tenant.sender}</small>
    <small>{tenant.email}</small>
  </>
);

const Terms = ({ row: { newPrice, newDuration } }: { readonly row: Row }) => {
  const t = useWords(counterOfferWords);
  const f = useFormat();
  return (
    <>
      {newPrice !== null && t('proposes.rent', { price: f.money(newPrice) })}
      {newDuration !== null && <small>{t('proposes.term', { months: t('months', { n: newDuration }) })}</small>}
    </>
  );
};

const State = ({ row: { state, expiresAt, answeredAt, signedVersion, reason } }: { readonly row: Row }) => {
  const t = useWords(counterOfferWords);
  const a = useWords(adminWords);
  const f = useFormat();
  return (
    <>
      <Badge tone={isOpenState(state) ? 'amber' : 'grey'} long>
        {t(`state.${state}`, { time: f.instant(answeredAt ?? expiresAt) })}
      </Badge>
      {signedVersion !== null && <small>{a('counter.signed', { version: String(signedVersion) })}</small>}
      {reason && <small>{reason}</small>}
    </>
  );
};

const History = ({ row: { history } }: { readonly row: Row }) => {
  const t = useWords(adminWords);
  const f = useFormat();
  return history.map(({ event, at }) => (
    <small key={event}>
      {t(`counter.event.${event}`)}, {f.instant(at)}
    </small>
  ));
};
