/** What stands in the place of the signature once there is nothing to sign: what the offer is now. */

import { offerPath } from '../../../../domain/kit/page/deal-paths.ts';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import { progressWords } from '../../../../words/offers/progress.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { ButtonLink } from '../../../kit/parts/button.tsx';
import { Empty } from '../../../kit/parts/states.tsx';
import { useLang, useWords } from '../../../kit/words/words.ts';
import type { OfferViewData } from '../page/view.ts';
import type { FlowProgress } from './flow-steps.ts';

type SignedBadge = Exclude<OfferViewData['badge'], 'draft'>;

/** An offer that is no project any more, as far as this page tells of it. */
export type SignedOffer = Pick<OfferViewData, 'id' | 'form'> & { readonly badge: SignedBadge };

/** Whether the page tells of the signature that was just made: its seal is being applied, or the offer is active by it. */
export const isJustSigned = ({ badge }: Pick<SignedOffer, 'badge'>, { state }: Pick<FlowProgress, 'state'>): boolean =>
  state === 'running' || state === 'failed' || (state === 'done' && badge === 'active');

/** A sale is neither reserved nor let. */
const titles = {
  active: ['active.title', 'active.title.sale'],
  booked: ['booked.title', 'booked.title'],
  signed: ['signed.title', 'signed.title'],
  expired: ['expired.title', 'expired.title.sale'],
  hidden: ['hidden.title', 'hidden.title.sale'],
  deleted: ['deleted.title', 'deleted.title.sale'],
} as const satisfies Readonly<Record<SignedBadge, readonly [string, string]>>;

export const NothingToSign = ({ offer: { id, form, badge } }: { readonly offer: SignedOffer }) => {
  const t = useWords(progressWords);
  const lang = useLang();
  const sale = isSale(form);
  return (
    <main id="content" className="wrap">
      <Empty
        heading="h1"
        title={t(titles[badge][sale ? 1 : 0])}
        text={t(badge === 'active' ? 'active.text' : 'nothing.text')}
        action={
          <ButtonLink kind="main" to={publicPath(lang, offerPath(id))}>
            {t(sale ? 'confirm.see.sale' : 'confirm.see')}
          </ButtonLink>
        }
      />
    </main>
  );
};
