import { IconBuildingBank, IconCheck, IconCircleX, IconShieldCheck, IconSignature } from '@tabler/icons-react';
import type { LeaseEnd, LeaseState } from '../../../domain/leases/types.ts';
import { leaseBadgeWords } from '../../../words/leases/badges.ts';
import { Badge, type Tone } from '../../kit/parts/badge.tsx';
import { useWords } from '../../kit/words/words.ts';

const looks = {
  NONE: ['navy', IconSignature],
  DEPOSIT_PENDING: ['amber', IconBuildingBank],
  DEPOSIT_CONFIRMED: ['green', IconShieldCheck],
  PROTOCOL_ATTACHED: ['amber', IconSignature],
  PROTOCOL_REJECTED: ['red', IconCircleX],
  PROTOCOL_CONFIRMED: ['navy-tint', IconCheck],
  REJECTED: ['red', IconCircleX],
  AFTER_REJECTION: ['navy-tint', IconCheck],
} as const satisfies Record<LeaseState, readonly [Tone, typeof IconCheck]>;

type LeaseBadgeProps = { readonly status: LeaseState; readonly ending: LeaseEnd['by'] | null };

/** The post-signing status in one word and colour; of a lease that left its course it says how. */
export const LeaseBadge = ({ status, ending }: LeaseBadgeProps) => {
  const t = useWords(leaseBadgeWords);
  const [tone, Icon] = looks[status];
  return (
    <Badge tone={tone} long icon={<Icon aria-hidden />}>
      {t(ending === null ? status : `ended.${ending}`)}
    </Badge>
  );
};
