/** The board without a listing: why, and what there is instead. */

import {
  IconBell,
  IconBuildingStore,
  IconCategory,
  IconHomePlus,
  IconListSearch,
  IconMail,
  IconMapSearch,
  IconPencilPlus,
  IconRadar2,
} from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { boardSearch } from '../../../../contract/wanted/schema/address.ts';
import type { BeyondFilter } from '../../../../contract/wanted/schema.ts';
import { ownWantedPath } from '../../../../domain/kit/page/deal-paths.ts';
import { workspacePath } from '../../../../domain/kit/page/paths.ts';
import type { AlertFrequency } from '../../../../domain/search/rules/alert.ts';
import { alertNumbers } from '../../../../domain/search/rules/alert-numbers.ts';
import { listWords } from '../../../../words/search/list.ts';
import { wantedWords } from '../../../../words/wanted/page.ts';
import { boardPath, useViewer } from '../../../accounts/parts/session.ts';
import { signInSearch } from '../../../kit/page/addresses.ts';
import { Empty } from '../../../kit/parts/states.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { BoardQuery } from '../board-query.ts';
import type { OwnAlert } from '../place-alerts/own-alert.ts';
import { usePlaceAlert } from '../place-alerts/use-place-alert.ts';
import type { OfferTotal } from './offer-total.ts';
import { type Way, Ways } from './ways.tsx';

/** Whether and how often the reader is mailed about companies that look, and for how many offers. */
export type SeekerMails = { readonly frequency: AlertFrequency; readonly isOn: boolean; readonly offers: number };

type NothingProps = {
  readonly query: BoardQuery;
  readonly beyond: BeyondFilter;
  /** Read where the whole board is empty. */
  readonly offers: OfferTotal | null;
  /** Null for whoever has no workspace yet. */
  readonly mails: SeekerMails | null;
  readonly ownAlert: OwnAlert;
};

export const Nothing = ({ query, beyond, offers, mails, ownAlert }: NothingProps) => {
  const t = useWords(wantedWords);
  const list = useWords(listWords);
  const f = useFormat();
  const wider = useWider(query, beyond);
  const add = useAddWay(query);
  const mail = useMailWay(mails);
  const alert = usePlaceAlert(query, ownAlert);
  const news: readonly Way[] = alert === null ? [] : [{ icon: IconBell, ...alert }];
  const browse = useOffersWay(offers);
  const { point, place, radius, use } = query;
  if (beyond.all === 0)
    return (
      <Empty
        title={t('empty')}
        text={t('empty.text')}
        picture="/art/blank-1.svg"
        action={<Ways ways={[add, ...(browse === null ? [] : [browse]), ...news, mail]} />}
      />
    );
  const nearest = beyond.nearestKm === null ? null : f.number(Math.ceil(beyond.nearestKm * 10) / 10);
  const ofUse = use === null ? '' : list(`purpose.${use}`).toLocaleLowerCase();
  const title =
    point === null
      ? t('empty.ofUse', { use: ofUse })
      : t(use === null ? 'empty.near' : 'empty.near.ofUse', { km: radius, place: place || `${point.lat}, ${point.lng}`, use: ofUse });
  return (
    <Empty
      title={title}
      text={nearest !== null && t(use === null ? 'empty.nearest' : 'empty.nearest.ofUse', { km: nearest })}
      picture="/art/blank-1.svg"
      action={<Ways ways={[...wider, ...news, mail, add]} />}
    />
  );
};

/** The board with one condition less, where that shows something. */
const useWider = (query: BoardQuery, { wider, anyUse, country, all }: BeyondFilter): readonly Way[] => {
  const t = useWords(wantedWords);
  const { point, use } = query;
  const way = (icon: Way['icon'], text: string, n: number, changes: Partial<BoardQuery>): readonly Way[] =>
    n === 0 ? [] : [{ icon, text, to: boardSearch({ ...query, ...changes }), note: t('count.all', { n }) }];
  const anywhere = { place: '', point: null };
  return [
    ...(wider === null ? [] : way(IconRadar2, t('empty.wider', { km: wider.km }), wider.total, { radius: wider.km })),
    ...(point === null || use === null ? [] : way(IconCategory, t('empty.use'), anyUse, { use: null })),
    ...(point === null ? [] : way(IconMapSearch, t('empty.country'), country, anywhere)),
    ...(use === null ? [] : way(IconListSearch, t('empty.all'), all, { ...anywhere, use: null })),
  ];
};

/** A listing of one's own, begun with what was asked for. */
const useAddWay = (query: BoardQuery): Way => {
  const t = useWords(wantedWords);
  const viewer = useViewer();
  const { search } = useLocation();
  const address = boardSearch(query);
  const opened = address === '?' ? '?add=1' : `${address}&add=1`;
  const next = boardPath(viewer);
  const to = viewer.kind === 'visitor' ? signInSearch(search) : next === workspacePath ? opened : next;
  return { icon: IconPencilPlus, text: t('empty.add'), note: t('empty.add.note'), to };
};

/** Owners of offers hear of companies that look for such premises: for each offer, wherever it is, not for a place. */
const useMailWay = (mails: SeekerMails | null): Way => {
  const t = useWords(wantedWords);
  if (mails !== null && !mails.isOn)
    return { icon: IconMail, text: t('empty.mail.off'), note: t('empty.mail.off.note'), to: '/moja-tablica/advanced/notifications' };
  if (mails === null || mails.offers === 0) return { icon: IconHomePlus, text: t('empty.offer'), note: t('empty.offer.note'), to: '/add-offer' };
  const note = t(`frequency.${mails.frequency}`, { n: alertNumbers.collectMinutes });
  return { icon: IconMail, text: t('empty.mail', { n: mails.offers }), note, to: ownWantedPath };
};

/** The offers, where there are some. */
export const useOffersWay = (offers: OfferTotal | null): Way | null => {
  const t = useWords(wantedWords);
  const list = useWords(listWords);
  if (offers === null || offers.total === 0) return null;
  return {
    icon: IconBuildingStore,
    text: t('empty.offers'),
    note: list(offers.capped ? 'count.capped' : 'count', { n: offers.total }),
    to: '/offers',
  };
};
