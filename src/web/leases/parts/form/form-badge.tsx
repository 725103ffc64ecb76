import { IconSignatureOff } from '@tabler/icons-react';
import { formWords } from '../../../../words/leases/form.ts';
import { Badge } from '../../../kit/parts/badge.tsx';
import { useWords } from '../../../kit/words/words.ts';

/** Says of a lease over 12 months that its written form is missing, so that it never looks complete. */
export const FormBadge = () => {
  const t = useWords(formWords);
  return (
    <Badge tone="amber" long icon={<IconSignatureOff size={14} stroke={1.75} aria-hidden />}>
      {t('effect.short')}
    </Badge>
  );
};
