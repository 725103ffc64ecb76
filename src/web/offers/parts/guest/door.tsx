import { IconBuildingBank, IconCalendarClock, IconFileText, IconMessageQuestion, IconReceipt } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { keptPartOfPage } from '../../../kit/first-page/kept-part-of-page.tsx';
import { signInSearch } from '../../../kit/page/addresses.ts';
import { Link } from '../../../kit/page/link.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { OfferViewData } from '../page/view.ts';
import styles from './door.module.css';

const icons = {
  cost: IconReceipt,
  deposit: IconBuildingBank,
  lease: IconFileText,
  questions: IconMessageQuestion,
  booking: IconCalendarClock,
  price: IconReceipt,
} as const;

const behind = { rent: ['cost', 'deposit', 'lease', 'questions', 'booking'], sell: ['price', 'questions'] } as const;

const Door = keptPartOfPage(
  ({ kind }) => {
    const t = useWords(offerDetailWords);
    const { search } = useLocation();
    return (
      <section className={styles['door']} aria-labelledby="door">
        <div>
          <h2 id="door">{t(`door.title.${kind}`)}</h2>
          <p>{t(`door.why.${kind}`)}</p>
          <dl>
            {behind[kind].map((key) => {
              const RowIcon = icons[key];
              return (
                <div key={key}>
                  <dt>
                    <RowIcon size={20} stroke={1.5} aria-hidden />
                    {t(`door.${key}`)}
                  </dt>
                  <dd>{t(`door.${key}.text`)}</dd>
                </div>
              );
            })}
          </dl>
          <Link to={signInSearch(search)} preventScrollReset>
            {t('door.act')}
          </Link>
        </div>
        <img src="/art/door.svg" width={300} height={400} alt="" loading="lazy" />
      </section>
    );
  },
  ['rent', 'sell'],
);

/** Stands in the place of the costs for visitors: what is hidden, why, and what signing in gives. It names kinds of facts and no value of any. */
export const GuestDoor = ({ offer: { form } }: { readonly offer: Pick<OfferViewData, 'form'> }) => <Door kind={isSale(form) ? 'sell' : 'rent'} />;
