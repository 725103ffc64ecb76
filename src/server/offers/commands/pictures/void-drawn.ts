import type { Id } from '../../../../domain/kit/brand.ts';
import { isProject } from '../../../../domain/offers/machine.ts';
import type { Services } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/database.ts';
import { notice } from '../../../kit/live/notices.ts';
import { voidFirst } from '../../../signing/commands/second-signer.ts';
import { purposeOf } from '../../queries/signing.ts';
import { lockOffer } from '../../store/offers.ts';
import { dropPreparation } from '../../store/versions.ts';

/** What was drawn of projects with a photo that may not stand is not signed, and a first signature under it is void. */
export const voidDrawn = async (services: Services, tx: Tx, offerIds: readonly Id[]): Promise<void> => {
  for (const offerId of offerIds) {
    const offer = await lockOffer(tx, offerId);
    if (offer === null || !isProject(offer.state)) continue;
    await voidFirst(services, tx, purposeOf(offer.form), offerId, offer.form.name ?? '');
    await dropPreparation(tx, offerId);
    await notice(tx, [`offer:${offerId}`]);
  }
};
