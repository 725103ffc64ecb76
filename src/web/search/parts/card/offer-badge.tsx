/** The state of an offer on its card. */

import { IconCircleCheck, IconClock, IconEyeOff, IconHourglass, IconPencil, IconSignature, IconTrash } from '@tabler/icons-react';
import type { OfferBadge as Key } from '../../../../domain/offers/types.ts';
import { offerBadgeWords } from '../../../../words/offers/badges.ts';
import { Badge, type Tone } from '../../../kit/parts/badge.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';

const looks = {
  draft: ['grey', IconPencil],
  active: ['green', IconCircleCheck],
  booked: ['amber', IconClock],
  signed: ['navy', IconSignature],
  expired: ['grey', IconHourglass],
  hidden: ['red', IconEyeOff],
  deleted: ['grey', IconTrash],
} as const satisfies Record<Key, readonly [Tone, typeof IconClock]>;

/** An offer's state in one word and colour; a reserved one says until when. */
export const OfferBadge = ({
  badge,
  until,
  onPicture = false,
}: {
  readonly badge: Key;
  readonly until?: string | null;
  readonly onPicture?: boolean;
}) => {
  const t = useWords(offerBadgeWords);
  const f = useFormat();
  const [tone, Icon] = looks[badge];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />} onPicture={onPicture}>
      {badge === 'booked' && until ? t('bookedUntil', { time: f.shortInstant(until) }) : t(badge)}
    </Badge>
  );
};
