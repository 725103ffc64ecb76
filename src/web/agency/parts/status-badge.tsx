import { IconClock } from '@tabler/icons-react';
import { dayOf } from '../../../domain/kit/time.ts';
import { agencyPageWords } from '../../../words/agency/page.ts';
import { Badge } from '../../kit/parts/badge.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import type { Agreement } from './data.ts';

const tones = {
  new: 'grey',
  pending: 'amber',
  signed: 'green',
  rejected: 'red',
  withdrawn: 'grey',
  expired: 'grey',
  revoked: 'grey',
  ended: 'grey',
} as const satisfies Record<Agreement['status'], string>;

/** How an agreement stands, in a word; to whoever is asked, until when. */
export const StatusBadge = ({
  agreement,
  isAsked = false,
}: {
  readonly agreement: Pick<Agreement, 'status' | 'answerUntil'>;
  readonly isAsked?: boolean;
}) => {
  const t = useWords(agencyPageWords);
  const f = useFormat();
  const { status, answerUntil } = agreement;
  const icon = status === 'pending' ? <IconClock size={16} stroke={1.75} aria-hidden /> : null;
  return (
    <Badge tone={tones[status]} {...(icon && { icon })}>
      {isAsked && answerUntil !== null ? t('status.pending.until', { until: f.day(dayOf(answerUntil)) }) : t(`status.${status}`)}
    </Badge>
  );
};
