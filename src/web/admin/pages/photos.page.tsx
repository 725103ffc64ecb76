/** The console's list of photos that a machine would not let stand or did not look at: a moderator lets them stand or refuses them. */

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
import { Link } from '../../kit/page/link.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { AdminReason } from '../parts/admin-reason.tsx';
import { ConsoleTable, listQuery } from '../parts/console-table.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(offersCalls.listDoubtfulPhotos, listQuery(args.url)));
};

export default function PhotosPage() {
  const list = useLoaderData<typeof loader>();
  const t = useWords(adminWords);
  return (
    <ConsoleTable
      title={t('photos.title')}
      text={t('photos.text')}
      views={[t('tab.waiting'), t('tab.decided')]}
      list={list}
      keyOf={({ image }) => image.id}
      empty={[t('empty.photos')]}
      columns={[
        { head: t('photos.photo'), cell: (row) => <Picture row={row} /> },
        { head: t('offer'), cell: (row) => <Offer row={row} /> },
        { head: t('photos.found'), named: true, cell: (row) => <Found row={row} /> },
        { head: t('acts'), kind: 'acts', cell: (row) => <Acts row={row} /> },
      ]}
    />
  );
}

type Row = OutputOf<typeof offersCalls.listDoubtfulPhotos>['items'][number];

const Picture = ({ row: { image } }: { readonly row: Row }) => {
  const t = useWords(adminWords);
  return (
    <a className={styles['picture']} href={image.url} target="_blank" rel="noreferrer">
      <img src={image.smallUrl} width={image.width} height={image.height} alt={image.alt || t('photos.photo')} loading="lazy" />
      <span className="sr">{t('photos.large')}</span>
    </a>
  );
};

const Offer = ({ row: { offer, owner } }: { readonly row: Row }) => {
  const t = useWords(adminWords);
  return (
    <>
      <Link to={offerPath(offer.id)}>{offer.name || t('offer.number', { number: String(offer.number) })}</Link>
      <small>{t('offer.number', { number: String(offer.number) })}</small>
      <small>{owner.name}</small>
      <small>{owner.email}</small>
    </>
  );
};

const Found = ({ row: { doubt, offer, opinion, ruling } }: { readonly row: Row }) => {
  const t = useWords(adminWords);
  const f = useFormat();
  const lang = useLang();
  return (
    <>
      {doubt === 'unsuitable' ? t('photos.unsuitable', { reason: opinion?.[lang] ?? '' }) : t(`photos.${doubt}`)}
      {offer.published && <small>{t('photos.published')}</small>}
      {ruling && <small>{`${t(ruling.passed ? 'photos.passed' : 'photos.refused')}, ${f.instant(ruling.at)}`}</small>}
      {ruling && !ruling.passed && <small>{ruling.reason}</small>}
    </>
  );
};

/** A ruling may be turned round as long as the offer is a project. A published one is hidden where every reader of its photos finds it. */
const Acts = ({ row: { image, offer, ruling } }: { readonly row: Row }) => {
  const t = useWords(adminWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [asking, setAsking] = useState(false);
  const pass = async (): Promise<void> => {
    const answer = await act(offersCalls.judgePhoto, { imageId: image.id, passed: true });
    if (!answer.ok) toast.bad(refusalText(answer.refusal));
  };
  const refuse = async (reason: string): Promise<string | undefined> => {
    const answer = await act(offersCalls.judgePhoto, { imageId: image.id, passed: false, reason });
    return answer.ok ? undefined : refusalText(answer.refusal);
  };
  return (
    <div className={styles['acts']}>
      {ruling?.passed !== true && (
        <Button size="s" busy={act.busy && t('busy')} onClick={() => void pass()}>
          {t('photos.pass')}
        </Button>
      )}
      {offer.published && (
        <ButtonLink size="s" kind="danger" to={`/admin/moderation?text=${offer.number}`}>
          {t('photos.hide')}
        </ButtonLink>
      )}
      {!offer.published && ruling?.passed !== false && (
        <Button size="s" kind="danger" onClick={() => setAsking(true)}>
          {t('photos.refuse')}
        </Button>
      )}
      {asking && (
        <AdminReason readBy="addressees" title={t('photos.refuse.title')} act={t('photos.refuse')} onClose={() => setAsking(false)} onSend={refuse}>
          <p>{t('photos.refuse.text')}</p>
        </AdminReason>
      )}
    </div>
  );
};
