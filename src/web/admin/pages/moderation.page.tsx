/** The console's list of published offers, to hide them and to show them again. */

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { offerPath } from '../../../domain/kit/page/deal-paths.ts';
import { adminWords } from '../../../words/admin/pages.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { GetForm } from '../../kit/page/get-form.tsx';
import { Link } from '../../kit/page/link.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { useWords } from '../../kit/words/words.ts';
import { OfferBadge } from '../../search/parts/card/offer-badge.tsx';
import styles from '../console.module.css';
import { AdminReason } from '../parts/admin-reason.tsx';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';
import { useHidingGround } from '../parts/hiding-ground.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  const { waiting, page } = listQuery(args.url);
  const text = args.url.searchParams.get('text')?.trim().slice(0, 120) ?? '';
  const list = orErrorPage(await ask(args.context)(offersCalls.listModeratedOffers, { hidden: !waiting, ...(text && { text }), page }));
  return { ...list, text, hidden: !waiting };
};

export default function ModerationPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  return (
    <ConsoleTable
      title={t('moderation.title')}
      text={t('moderation.text')}
      views={[t('tab.published'), t('tab.hidden')]}
      list={list}
      keyOf={({ id }) => id}
      empty={t('empty.moderation')}
      columns={[
        { head: t('offer'), cell: (row) => <Name row={row} /> },
        { head: t('owner'), named: true, cell: (row) => <Owner row={row} /> },
        { head: t('state'), cell: (row) => <State row={row} /> },
        { head: t('acts'), kind: 'acts', cell: (row) => <Acts row={row} /> },
      ]}
    >
      <GetForm className={styles['search']} key={String(list.hidden)}>
        {list.hidden && <input type="hidden" name="view" value="done" />}
        <Field label={t('moderation.search')}>
          {(wiring) => <input {...wiring} name="text" type="search" defaultValue={list.text} autoComplete="off" />}
        </Field>
        <Button type="submit">{t('moderation.find')}</Button>
      </GetForm>
    </ConsoleTable>
  );
}

type Row = OutputOf<typeof offersCalls.listModeratedOffers>['items'][number];

const Name = ({ row: { id, number, name, address } }: { readonly row: Row }) => {
  const t = useWords(adminWords);
  return (
    <>
      <Link to={offerPath(id)}>{name}</Link>
      <small>{t('offer.number', { number: String(number) })}</small>
      <small>{address}</small>
    </>
  );
};

const Owner = ({ row: { owner } }: { readonly row: Row }) => (
  <>
    {owner.company ?? owner.name}
    {owner.company && <small>{owner.name}</small>}
    <small>{owner.email}</small>
  </>
);

const State = ({ row: { badge, hidden } }: { readonly row: Row }) => {
  const t = useWords(adminWords);
  return (
    <>
      <OfferBadge badge={badge} />
      {hidden && <small>{t(`moderation.cause.${hidden.cause}`)}</small>}
      {hidden && <small>{hidden.reason}</small>}
    </>
  );
};

const Acts = ({ row: { id, name, hidden } }: { readonly row: Row }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [asking, setAsking] = useState(false);
  const { ground, fields } = useHidingGround();
  const show = async (): Promise<void> => {
    const answer = await act(offersCalls.hideOffer, { offerId: id, hidden: false });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  const hide = async (reason: string): Promise<string | undefined> => {
    const answer = await act(offersCalls.hideOffer, { offerId: id, hidden: true, reason, ...ground });
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  return (
    <div className={styles['acts']}>
      {hidden ? (
        <Button size="s" busy={act.busy && t('busy')} onClick={() => void show()}>
          {t('moderation.show')}
        </Button>
      ) : (
        <Button size="s" kind="danger" onClick={() => setAsking(true)}>
          {t('moderation.hide')}
        </Button>
      )}
      {asking && (
        <AdminReason
          readBy="addressees"
          title={t('moderation.hide.title', { name })}
          act={t('moderation.hide')}
          onClose={() => setAsking(false)}
          onSend={hide}
        >
          <p>{t('moderation.hide.text')}</p>
          {fields}
        </AdminReason>
      )}
    </div>
  );
};
