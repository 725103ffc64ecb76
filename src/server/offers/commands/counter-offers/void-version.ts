import type { Id } from '../../../../domain/kit/brand.ts';
import type { Services } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/database.ts';
import { voidFirst } from '../../../signing/commands/second-signer.ts';
import { purposeOf } from '../../queries/signing.ts';
import type { OfferRow } from '../../store/offers.ts';
import { dropPreparation, preparationOf } from '../../store/versions.ts';

/** Makes the next version of an offer void that was prepared and is not signed, and a first signature under it; with a counter-offer only the version that takes it up. */
export const voidVersion = async (services: Services, tx: Tx, offer: Pick<OfferRow, 'id' | 'form'>, counterOfferId?: Id): Promise<void> => {
  const prepared = await preparationOf(tx, offer.id);
  if (prepared === null || prepared.counterOfferId === null || prepared.counterOfferId !== (counterOfferId ?? prepared.counterOfferId)) return;
  await voidFirst(services, tx, purposeOf(offer.form), offer.id, offer.form.name ?? '');
  await dropPreparation(tx, offer.id);
};
