/** The console's list of wanted listings, to find one and to take it from the board. */

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import type { ModeratedWantedListing } from '../../../contract/wanted/schema.ts';
import { isWantedActive } from '../../../domain/wanted/machine.ts';
import { wantedViews } from '../../../domain/wanted/types.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { moderatedWantedWords } from '../../../words/admin/wanted.ts';
import { hidingWords } from '../../../words/offers/mail.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { GetForm } from '../../kit/page/get-form.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Badge } from '../../kit/parts/badge.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { useAreaText } from '../../wanted/parts/listing-facts.tsx';
import styles from '../console.module.css';
import { AdminReason } from '../parts/admin-reason.tsx';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';
import { useHidingGround } from '../parts/hiding-ground.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const { page } = listQuery(args.url);
  const view = wantedViews.find((one) => one === args.url.searchParams.get('view')) ?? 'active';
  const text = args.url.searchParams.get('text')?.trim().slice(0, 120) ?? '';
  const list = orErrorPage(await ask(args.context)(wantedCalls.listModeratedWanted, { view, ...(text && { text }), page }));
  return { ...list, view, text };
};

export default function WantedPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(moderatedWantedWords);
  return (
    <ConsoleTable
      title={t('title')}
      text={t('text')}
      views={wantedViews.map((view) => t(`tab.${view}`))}
      viewKeys={['', ...wantedViews.slice(1)]}
      list={list}
      keyOf={({ id }) => id}
      empty={t(`empty.${list.view}`)}
      columns={[
        { head: t('listing'), cell: (row) => <Listing row={row} /> },
        { head: t('company'), named: true, cell: (row) => <Company row={row} /> },
        { head: t('state'), cell: (row) => <State row={row} /> },
        { head: t('acts'), kind: 'acts', cell: (row) => (isWantedActive(row.state) ? <Remove row={row} /> : null) },
      ]}
    >
      <GetForm className={styles['search']} key={list.view}>
        {list.view !== 'active' && <input type="hidden" name="view" value={list.view} />}
        <Field label={t('search')}>{(wiring) => <input {...wiring} name="text" type="search" defaultValue={list.text} autoComplete="off" />}</Field>
        <Button type="submit">{t('find')}</Button>
      </GetForm>
    </ConsoleTable>
  );
}

type RowProps = { readonly row: ModeratedWantedListing };

const Listing = ({ row }: RowProps) => {
  const t = useWords(moderatedWantedWords);
  const f = useFormat();
  const areaText = useAreaText();
  const facts = [
    t('radius', { km: f.number(row.locationRadius) }),
    areaText(row),
    ...(row.maxRent === null ? [] : [t('rent', { rent: f.money(row.maxRent) })]),
    ...(row.neededFrom === null ? [] : [t('from', { day: f.day(row.neededFrom) })]),
  ];
  return (
    <div className={styles['letter']}>
      <b>{row.location}</b>
      <small>{facts.join(' · ')}</small>
      {row.description !== '' && <p>{row.description}</p>}
      {row.website !== null && <small>{row.website}</small>}
      <small>{t('added', { when: f.instant(row.createdAt) })}</small>
    </div>
  );
};

const Company = ({ row: { company, author } }: RowProps) => {
  const t = useWords(moderatedWantedWords);
  const pages = useWords(adminWords);
  return (
    <>
      {company.name}
      <small>{pages('id.nip', { id: company.nip })}</small>
      {author === null ? (
        <small>{t('author.gone')}</small>
      ) : (
        <>
          <small>{author.name}</small>
          <small>{author.email}</small>
        </>
      )}
    </>
  );
};

const State = ({ row: { state, removed, endedAt } }: RowProps) => {
  const t = useWords(moderatedWantedWords);
  const h = useWords(hidingWords);
  const f = useFormat();
  return (
    <>
      <Badge tone={removed !== null ? 'red' : isWantedActive(state) ? 'green' : 'grey'}>
        {t(removed === null ? `state.${state}` : 'state.removed')}
      </Badge>
      {endedAt !== null && <small>{t('ended', { when: f.instant(endedAt) })}</small>}
      {removed !== null && (
        <>
          <small>{[h(`basis.${removed.basis}`), removed.reference].filter((part) => part !== '').join(': ')}</small>
          <small>{removed.reason}</small>
        </>
      )}
    </>
  );
};

const Remove = ({ row: { id, location, company } }: RowProps) => {
  const t = useWords(moderatedWantedWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [asking, setAsking] = useState(false);
  const { ground, fields } = useHidingGround();
  const remove = async (reason: string): Promise<string | undefined> => {
    const answer = await act(wantedCalls.deleteWantedListing, { wantedListingId: id, reason, ...ground });
    if (!answer.ok) return refusalText(answer.refusal);
    toast.good(t('remove.done'));
    return undefined;
  };
  return (
    <div className={styles['acts']}>
      <Button size="s" kind="danger" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {asking && (
        <AdminReason title={t('remove.title', { location })} act={t('remove')} readBy="mail" onClose={() => setAsking(false)} onSend={remove}>
          <p>{t('remove.text', { company: company.name })}</p>
          {fields}
        </AdminReason>
      )}
    </div>
  );
};
