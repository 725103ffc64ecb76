/** What a receiver sees whose link opens no protocol. */

import type { WireRefusal } from '../../../../contract/kit/client.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { Empty } from '../../../kit/parts/states.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';

/** Why a receiver's link opens nothing: its time is over or a newer one took its place, or a program of mail has cut it. */
type DeadLinkReason = 'over' | 'cut';

/** What a refusal says of a receiver's link; nothing when the service only could not answer now. */
export const deadLinkReason = ({ kind }: Pick<WireRefusal, 'kind'>): DeadLinkReason | null =>
  kind === 'denied' ? 'over' : kind === 'invalid' ? 'cut' : null;

/** Tells a receiver whose link opens nothing where the right one is. */
export const DeadLink = ({ why }: { readonly why: DeadLinkReason }) => {
  const t = useWords(protocolWords);
  const lang = useLang();
  return (
    <main id="content" className="wrap">
      <Empty
        heading="h1"
        title={t(`link.${why}.title`)}
        text={t(`link.${why}.text`)}
        action={<ButtonLink to={publicPath(lang, '/')}>{t('link.home')}</ButtonLink>}
      />
    </main>
  );
};
