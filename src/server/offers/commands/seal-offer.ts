import { partySigners } from '../../../domain/companies/rules/party.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { EvidenceFacts } from '../../../domain/kit/evidence.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { cardFacts } from '../../../domain/offers/rules/card.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { type Person, peopleByUid } from '../../accounts/queries.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { progressOf } from '../../kit/jobs/progress.ts';
import { notice } from '../../kit/live/notices.ts';
import { sealOnce } from '../../signing/commands/draw-and-seal.ts';
import type { StoredDocument } from '../../signing/queries/documents.ts';
import { documentEvidenceOf } from '../../signing/queries/evidence.ts';
import { announcementPublished, offerPublished } from '../mail.ts';
import { purposeOf } from '../queries/signing.ts';
import { findOffer, type OfferRow } from '../store/offers.ts';
import { type PublishedVersion, publishedVersion } from '../store/versions.ts';
import { named } from './mail-owner.ts';

type Payload = { readonly offerId: Id; readonly version: number; readonly runId: Id };

/**
 * Everybody who is signed in may read a sealed offer, so its page says who signed, when and for whom, but not from which network address
 * and browser, nor the whole e-mail address. The stored act keeps them, and the lease's own page, which only its sides read, shows them.
 */
const openly = (signed: EvidenceFacts): EvidenceFacts => ({ ...signed, email: signed.email.replace(/^(.).*@/, '$1***@'), address: '', agent: '' });

const sealVersion = (services: Services, version: PublishedVersion): Promise<StoredDocument> =>
  sealOnce(services, version.documentId, async (stored) => {
    const signed = await documentEvidenceOf(services.db, purposeOf(version.form), version.documentId, () => 'landlord');
    return {
      kind: 'offer',
      number: stored.number ?? '',
      drawnSha256: stored.sha256,
      signatures: signed.map(openly),
      offer: null,
    };
  });

const mailTo = async (
  services: Services,
  tx: Tx,
  person: Person,
  row: OfferRow,
  version: PublishedVersion,
  stored: StoredDocument,
): Promise<void> => {
  const { form } = version;
  const facts = {
    ...named(row),
    address: cardFacts(form).address,
    version: version.version,
    validTo: form.offerValidTo ?? '',
    price: form.price ?? 0,
    sha256: stored.sealedSha256 ?? stored.sha256,
    code: stored.code,
  };
  const attachments = [
    {
      name: `oferta-${(stored.number ?? '').replaceAll('/', '-')}-v${version.version}.pdf`,
      fileKey: stored.sealedKey ?? stored.drawnKey,
      contentType: 'application/pdf',
    },
  ];
  const once = `${row.id}:${version.version}`;
  const letter = { facts, attachments, once, isOwnAct: person.uid === version.signedBy };
  if (isSale(form)) await mail(services, tx, announcementPublished, person, letter);
  else await mail(services, tx, offerPublished, person, letter);
};

/** After the signature: seals the offer's document once, stores it and mails it. The offer stands already, whatever fails here is tried again. */
export const sealPublished = async (services: Services, { offerId, version: number, runId }: Payload): Promise<void> => {
  const progress = progressOf(services, runId);
  await progress.step('CHECKING_NETWORK');
  const row = await findOffer(services.db, offerId);
  await progress.step('DOWNLOADING_DATA');
  const version = await publishedVersion(services.db, offerId, number);
  if (row === null || version === null) throw new Error(`there is no version ${number} of offer ${offerId}`);
  await progress.step('SIGNING_OFFER');
  const stored = await sealVersion(services, version);
  await progress.step('SAVE_REPORT');
  const signers = partySigners(version.landlord).map(({ uid }) => uid);
  const owners = [row.ownerUid, ...(row.originalOwnerUid === null ? [] : [row.originalOwnerUid])];
  const people = await peopleByUid(services.db, [...new Set([version.signedBy, ...signers, ...owners])]);
  await progress.step('SENDING_OFFER');
  await transact(services, async (tx) => {
    for (const person of people) await mailTo(services, tx, person, row, version, stored);
    return ok(await notice(tx, [`offer:${offerId}`]));
  });
  await progress.done();
};
