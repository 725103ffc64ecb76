import type { Id } from '../../src/domain/kit/brand.ts';
import { ok } from '../../src/domain/kit/verdict.ts';
import { isSale } from '../../src/domain/offers/rules/sale.ts';
import { personByUid } from '../../src/server/accounts/queries.ts';
import type { Ctx, Services } from '../../src/server/kit/context.ts';
import { transact } from '../../src/server/kit/database/transaction.ts';
import { documentFacts, frozenImages } from '../../src/server/offers/commands/prepare-offer.ts';
import { publishOffer } from '../../src/server/offers/commands/publish-offer.ts';
import { drawOffer, signedFacts } from '../../src/server/offers/documents.ts';
import { picturesOf } from '../../src/server/offers/store/images.ts';
import { findOffer } from '../../src/server/offers/store/offers.ts';
import { putPreparation } from '../../src/server/offers/store/versions.ts';
import { drawAndStore } from '../../src/server/signing/commands/draw-and-seal.ts';
import { supersedeOthers } from '../../src/server/signing/store/documents.ts';
import { acting, must } from './acting.ts';
import { signatureOf } from './signing.ts';

/** Draws the offer to be signed. The project flow draws a watermarked twin and mails it; the demo spares that, for it is eighty times. */
async function prepare(ctx: Ctx, offerId: Id, uid: string): Promise<{ readonly sha256: string; readonly purpose: 'offer' | 'announcement' }> {
  const [row, person] = [await findOffer(ctx.db, offerId), await personByUid(ctx.db, uid)];
  const images = frozenImages((await picturesOf(ctx.db, offerId)).all);
  const facts =
    row === null || person === null
      ? null
      : await documentFacts(ctx, row, person, { images, version: row.version + 1, cosignerUid: null, feeRates: ctx.config.fees });
  if (row === null || facts === null) throw new Error(`The demo offer ${offerId} cannot be drawn.`);
  const made = await drawAndStore(ctx, {
    kind: 'offer',
    offerId,
    version: row.version + 1,
    number: facts.number,
    lang: 'pl',
    facts: isSale(row.form) ? facts : signedFacts(facts, 'pl'),
    draw: (context) => drawOffer(facts, context),
  });
  await transact(ctx, async (tx) => {
    await made.keep(tx);
    await supersedeOthers(tx, { id: made.id, kind: 'offer', offerId }, made.at);
    const drawn = { documentId: made.id, documentSha256: made.drawn.sha256, projectDocumentId: made.id };
    await putPreparation(tx, { offerId, saveVersion: row.saveVersion, uid, landlord: facts.landlord, images, feeRates: ctx.config.fees, ...drawn });
    return ok(null);
  });
  return { sha256: made.drawn.sha256, purpose: isSale(row.form) ? ('announcement' as const) : ('offer' as const) };
}

/** Publishes a demo offer by its owner's binding act: code, consents, hash. */
export async function publish(services: Services, offerId: Id, owner: string): Promise<void> {
  const ctx = await acting(services, owner);
  const { sha256, purpose } = await prepare(ctx, offerId, owner);
  await must(`publish ${offerId}`, publishOffer(ctx, { offerId, ...(await signatureOf(ctx, purpose, offerId, sha256)) }));
}
