/** The bar at the lower edge of a phone: what the offer is, and the way to its card. */

import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { signInSearch } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useToday } from '../../../kit/words/today.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferViewData } from '../page/view.ts';
import styles from './phone-bar.module.css';

type Props = { readonly offer: OfferViewData };

/** For those who may reserve, and for visitors; everybody else has nothing to press. */
export const PhoneBar = ({ offer }: Props) => {
  const t = useWords(offerDetailWords);
  const f = useFormat();
  const viewer = useViewer();
  if (viewer.kind === 'visitor') return offer.badge === 'active' ? <GuestBar offer={offer} /> : null;
  if (!offer.private || !offer.allowed.includes('book')) return null;
  const text = `${t('book.perMonth')} · ${f.area(offer.form.areaDetails?.surface ?? 0)}`;
  return (
    <Bar title={f.shortMoney(offer.private.price)} text={text}>
      <a href="#book">{t('book.label')}</a>
    </Bar>
  );
};

const GuestBar = ({ offer: { form } }: Props) => {
  const t = useWords(offerDetailWords);
  const f = useFormat();
  const today = useToday();
  const { search } = useLocation();
  const { availability, areaDetails } = form;
  const text = availability !== undefined && availability > today ? t('visitor.bar.free', { day: f.day(availability) }) : t('free.now');
  return (
    <Bar title={f.area(areaDetails?.surface ?? 0)} text={text}>
      <Link to={signInSearch(search)} preventScrollReset>
        {t('visitor.bar')}
      </Link>
    </Bar>
  );
};

const Bar = ({ title, text, children }: { readonly title: string; readonly text: string; readonly children: ReactNode }) => (
  <div className={styles['phone']}>
    <div>
      <b>{title}</b>
      <small>{text}</small>
    </div>
    {children}
  </div>
);
