import { inArray } from 'drizzle-orm';
import type { Day, Id, Instant } from '../../../src/domain/kit/brand.ts';
import { dayOf } from '../../../src/domain/kit/time.ts';
import { isOptionOpen } from '../../../src/domain/offers/rules/lease-options.ts';
import { validToOf } from '../../../src/domain/offers/rules/validity.ts';
import { type LeaseOption, leaseOptions, type OfferForm } from '../../../src/domain/offers/types.ts';
import { consentsOf } from '../../../src/domain/signing/rules.ts';
import { partyOf } from '../../../src/server/companies/queries/party.ts';
import { type Db, databaseNow } from '../../../src/server/kit/database/database.ts';
import { newId } from '../../../src/server/kit/database/ids.ts';
import { offer } from '../../../src/server/offers/tables/offer.ts';
import { offerVersion } from '../../../src/server/offers/tables/version.ts';
import { refreshListings } from '../../../src/server/search/commands.ts';
import { documentKey } from '../../../src/server/signing/store/documents.ts';
import { document } from '../../../src/server/signing/tables/document.ts';
import { evidence } from '../../../src/server/signing/tables/evidence.ts';
import { offerFormOf } from '../../seed/world/offer-form.ts';
import { offers as world } from '../../seed/world/offers.ts';
import type { StagePerson } from './people.ts';

/** A published offer, and an option that it can be booked with. */
export type StagedOffer = { readonly id: Id; readonly option: LeaseOption };

type Party = NonNullable<Awaited<ReturnType<typeof partyOf>>>;
type OfferForms = { readonly form: OfferForm; readonly option: LeaseOption };

const sha256 = 'a'.repeat(64);

/** Forms of the demo's offers that can be booked today. */
const formsOf = (today: Day): readonly OfferForms[] =>
  world
    .filter(({ fate, valid }) => fate === undefined && valid === undefined)
    .flatMap((seed) => {
      const form = offerFormOf(seed, today);
      const option = leaseOptions.find((each) => isOptionOpen(form, each, today));
      return option === undefined ? [] : [{ form, option }];
    });

const rowsOf = ({ form, option }: OfferForms, owner: StagePerson, landlord: Party, at: Instant) => {
  const [id, documentId, evidenceId] = [newId(), newId(), newId()];
  return {
    staged: { id, option },
    offer: { id, ownerUid: owner.uid, companyId: owner.companyId, form, validTo: validToOf(form), publishedAt: at },
    document: {
      id: documentId,
      kind: 'offer' as const,
      offerId: id,
      number: `O/2026/${id.slice(0, 4)}`,
      lang: 'pl' as const,
      sha256,
      drawnKey: documentKey(id, documentId, 'drawn.pdf'),
      drawnBytes: 1,
      code: documentId.slice(0, 14),
      pages: 1,
      facts: {},
      textVersions: {},
      testMode: { selfMadeSeal: true, noTimestamp: true, noKsef: true },
    },
    evidence: {
      id: evidenceId,
      purpose: 'offer' as const,
      subjectId: id,
      uid: owner.uid,
      companyId: owner.companyId,
      capacity: 'board_member' as const,
      firstName: landlord.signer.firstName,
      lastName: landlord.signer.lastName,
      email: landlord.signer.email,
      signedAt: at,
      address: '192.0.2.10',
      userAgent: 'bench',
      codeId: newId(),
      consents: consentsOf.offer,
      documentId,
      documentSha256: sha256,
    },
    version: {
      offerId: id,
      version: 1,
      form,
      images: [],
      landlord,
      feeRates: { landlord: 5000, tenant: 2500 },
      documentId,
      evidenceId,
      signedBy: owner.uid,
    },
  };
};

/** Puts offers as a signer published them into the database; the listing is brought up to date by the product's own code. At most 500 at once. */
export const stageOffers = async (db: Db, owner: StagePerson, count: number): Promise<readonly StagedOffer[]> => {
  const landlord = await partyOf(db, owner.companyId, owner.uid);
  if (landlord === null) throw new Error('the landlord has no company');
  return db.transaction(async (tx) => {
    const at = await databaseNow(tx);
    const forms = formsOf(dayOf(at));
    const rows = Array.from({ length: count }, (_, index) =>
      rowsOf(forms[index % forms.length] ?? { form: {}, option: 'infinite' }, owner, landlord, at),
    );
    const ids = rows.map((row) => row.staged.id);
    await tx.insert(offer).values(rows.map((row) => row.offer));
    for (const state of ['UNSIGNED', 'ACTIVE'] as const) await tx.update(offer).set({ state, version: 1 }).where(inArray(offer.id, ids));
    await tx.insert(document).values(rows.map((row) => row.document));
    await tx.insert(evidence).values(rows.map((row) => row.evidence));
    await tx.insert(offerVersion).values(rows.map((row) => row.version));
    await refreshListings(tx, ids);
    return rows.map((row) => row.staged);
  });
};
