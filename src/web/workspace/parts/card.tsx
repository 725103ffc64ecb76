import { IconArrowRight, IconArrowsExchange, IconClock, IconScale } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { z } from 'zod';
import type { boardCard } from '../../../contract/workspace/schema.ts';
import { offerPath } from '../../../domain/kit/page/deal-paths.ts';
import { boardWords } from '../../../words/workspace/board.ts';
import { useViewer } from '../../accounts/parts/session.ts';
import { publicPath } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { Badge } from '../../kit/parts/badge.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import { FormBadge } from '../../leases/parts/form/form-badge.tsx';
import { LeaseBadge } from '../../leases/parts/lease-badge.tsx';
import { OfferCard } from '../../search/parts/card/offer-card.tsx';
import { BoardActs } from './acts.tsx';
import styles from './card.module.css';
import { sentPath } from './counter-offer-path.ts';
import { isOpenStep } from './open-step.ts';

/** An offer on the board, as the call answers it. */
export type BoardCardData = z.output<typeof boardCard>;

/** Who acts next, what and by when: one line, the same everywhere; amber only when it is the viewer's own move. */
const NextStrip = ({ card }: { readonly card: BoardCardData }) => {
  const t = useWords(boardWords);
  const f = useFormat();
  if (card.disputed)
    return (
      <p className={`${styles['next']} ${styles['dispute']}`}>
        <IconScale size={16} stroke={1.75} aria-hidden />
        <span>{t('disputed.next')}</span>
      </p>
    );
  if (card.nextActor === null || !isOpenStep(card.nextStep)) return null;
  const isMine = card.nextActor === 'you';
  return (
    <p className={`${styles['next']} ${isMine ? styles['mine'] : ''}`}>
      {isMine ? <IconArrowRight size={16} stroke={1.75} aria-hidden /> : <IconClock size={16} stroke={1.75} aria-hidden />}
      <span>
        <b>{t(`actor.${card.nextActor}`)}</b> · {t(`step.${card.nextStep}`)}
        {card.nextBy && <> · {t(card.nextLate ? 'late' : 'until', { time: f.shortInstant(card.nextBy) })}</>}
      </span>
    </p>
  );
};

/** The one line under the name: the term of a lease, how much of a form is filled, or until when an offer binds and an announcement is visible. */
const useLine = (card: BoardCardData): string => {
  const t = useWords(boardWords);
  const f = useFormat();
  if (card.start) return card.end ? t('term', { start: f.day(card.start), end: f.day(card.end) }) : t('term.open', { start: f.day(card.start) });
  if (card.completeness) return t('filled', card.completeness);
  if (card.badge === 'signed') return t('let');
  if (!card.validTo) return '';
  const day = f.day(card.validTo.slice(0, 10));
  return t(`validTo${card.badge === 'expired' ? '.past' : ''}${card.offerType === 'sell' ? '.sale' : ''}`, { day });
};

/** Of a lease that left its course the foot says how: beside that "signed" on the picture says nothing. */
const badgeOf = ({ badge, ending }: BoardCardData): BoardCardData['badge'] => (ending === null ? badge : 'active');

type BoardCardProps = {
  readonly card: BoardCardData;
  readonly onDeleted: (card: BoardCardData) => void;
  /** The heart of a kept offer; the other lists have none. */
  readonly favourite?: ComponentProps<typeof OfferCard>['favourite'];
};

/** A card of the workspace: the offer as others see it, then the step it has reached. */
export const BoardCard = ({ card, onDeleted, favourite }: BoardCardProps) => {
  const t = useWords(boardWords);
  const f = useFormat();
  const lang = useLang();
  const viewer = useViewer();
  const line = useLine(card);
  return (
    <li className={styles['item']}>
      <OfferCard
        offer={{ ...card, trueCost: null, badge: badgeOf(card), name: card.name || t('unnamed') }}
        heading="h2"
        to={card.path}
        {...(favourite && { favourite })}
        foot={
          <div className={styles['foot']}>
            {card.postSigningStatus && <LeaseBadge status={card.postSigningStatus} ending={card.ending} />}
            {card.underAgency && <Badge tone="navy-tint">{t('agency')}</Badge>}
            {card.disputed && <Badge tone="red">{t('disputed')}</Badge>}
            {card.lacksForm && <FormBadge />}
            {card.postSigningStatus === null && card.price !== null && <b className={styles['price']}>{f.shortMoney(card.price)}</b>}
            <span className={styles['line']}>
              {card.other && <b>{card.other}</b>} {line}
            </span>
          </div>
        }
      />
      <NextStrip card={card} />
      {card.counterOffers > 0 && (
        <p className={styles['next']}>
          <IconArrowsExchange size={16} stroke={1.75} aria-hidden />
          <Link to={(viewer.kind === 'signed-in' && sentPath(card, viewer.uid)) || publicPath(lang, `${offerPath(card.id)}#book`)}>
            {t('counterOffers', { n: card.counterOffers })}
          </Link>
        </p>
      )}
      <BoardActs card={card} onDeleted={onDeleted} />
    </li>
  );
};
