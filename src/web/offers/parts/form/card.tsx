import { IconInfoCircle } from '@tabler/icons-react';
import { memo } from 'react';
import { cardFacts, pricePerMetreOf } from '../../../../domain/offers/rules/card.ts';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { blankPicture } from '../../../kit/parts/blank-picture.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './card.module.css';
import type { OfferEdit } from './draft.ts';

const useRows = (form: OfferForm): readonly (readonly [string, string])[] => {
  const t = useWords(offerFormWords);
  const f = useFormat();
  const card = cardFacts(form);
  const metre = pricePerMetreOf(form);
  return [
    [t('preview.surface'), card.surface === null ? '–' : f.area(card.surface)],
    [t('preview.from'), card.freeFrom === null ? t('preview.noDate') : f.day(card.freeFrom)],
    [t(isSale(form) ? 'preview.price' : 'preview.rent'), form.price === undefined ? '–' : f.money(form.price)],
    [t('preview.metre'), metre === null ? '–' : t('preview.perMetre', { amount: f.money(metre) })],
  ];
};

/** The card of the offer as it grows, and what sending means. */
export const CardPreview = memo(({ id, form, images }: { readonly id: string; readonly form: OfferForm; readonly images: OfferEdit['images'] }) => {
  const t = useWords(offerFormWords);
  const f = useFormat();
  const card = cardFacts(form);
  const first = images[0];
  const kind = isSale(form) ? '.sale' : '';
  return (
    <aside className={styles['preview']}>
      <h2>{t(`preview.title${kind}`)}</h2>
      <div className={styles['card']}>
        <img src={first?.smallUrl ?? blankPicture(id)} alt="" width={600} height={400} />
        <div className={styles['body']}>
          <h3 data-empty={card.name === '' || undefined}>{card.name || t('preview.name')}</h3>
          <p>{card.address || t('preview.address')}</p>
          <dl>
            {useRows(form).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className={styles['note']}>
        <IconInfoCircle size={20} stroke={1.5} aria-hidden />
        {form.offerValidTo ? t(`preview.note${kind}`, { day: f.day(form.offerValidTo) }) : t(`preview.noteNoDay${kind}`)}
      </p>
    </aside>
  );
});
