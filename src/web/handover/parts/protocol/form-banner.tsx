import { leasePath } from '../../../../domain/kit/page/deal-paths.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { Link } from '../../../kit/page/link.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { Protocol } from '../form/draft.ts';

/** What a lease over 12 months needs beside the protocol (docs/rules/form.md#what-the-statute-wants), with the way to it for whoever may open the lease. */
export const FormBanner = ({ offerId, needsWrittenForm, asProxy }: Pick<Protocol, 'offerId' | 'needsWrittenForm' | 'asProxy'>) => {
  const t = useWords(protocolWords);
  if (!needsWrittenForm) return null;
  return (
    <Note>
      {t('banner')} {!asProxy && <Link to={leasePath(offerId)}>{t('banner.link')}</Link>}
    </Note>
  );
};
