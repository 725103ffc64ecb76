import type { Id } from '../../../domain/kit/brand.ts';
import type { EvidenceFacts } from '../../../domain/kit/evidence.ts';
import { dayOf, daysBetween } from '../../../domain/kit/time.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { personByUid } from '../../accounts/queries.ts';
import type { Services } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { notice } from '../../kit/live/notices.ts';
import { issueToken } from '../../kit/security/tokens.ts';
import { sealOnce } from '../../signing/commands/draw-and-seal.ts';
import { documentEvidenceOf } from '../../signing/queries/evidence.ts';
import { sealedLinkMail, sealedMail } from '../mail.ts';
import { policyName } from '../present.ts';
import { linkPurpose, ownerAccount } from '../queries/access.ts';
import { type AgreementRow, agreementById } from '../store/agreements.ts';

/** The job after an acceptance: both acts go onto the evidence page, the file is sealed and mailed to both sides. The agreement stands already. */
export const sealAcceptedAgreement = async (services: Services, { agreementId }: { readonly agreementId: Id }): Promise<void> => {
  const row = await agreementById(services.db, agreementId);
  if (row === null) throw new Error(`there is no agreement ${agreementId}`);
  const stored = await sealOnce(services, row.documentId, async (document) => ({
    kind: 'agency',
    number: row.number,
    drawnSha256: document.sha256,
    offer: null,
    signatures: await actsOf(services.db, row),
  }));
  await transact(services, async (tx) => {
    const file = {
      name: `umowa-${row.number.replaceAll('/', '-')}.pdf`,
      fileKey: stored.sealedKey ?? stored.drawnKey,
      contentType: 'application/pdf',
    };
    // What was drawn before policies were annexed says that the agent shows the copy; it comes along all the same.
    const policy = row.policyKey === null ? [] : [{ name: policyName, fileKey: row.policyKey, contentType: 'application/pdf' }];
    const { premises, includesBrokerage, policy: annexed = null } = row.facts;
    const facts = { agreementId, name: premises.name, number: row.number, needsForm: includesBrokerage, hasPolicy: annexed !== null };
    const attachments = [file, ...policy];
    const agent = await personByUid(tx, row.agentUid);
    await mail(services, tx, sealedMail, row.agentUid, { facts, attachments, once: `${row.id}:agent` });
    const given = { attachments, once: `${row.id}:owner` };
    const owner = await ownerAccount(tx, row);
    if (owner !== null) await mail(services, tx, sealedMail, owner, { facts, ...given });
    else {
      const token = await issueToken(tx, { purpose: linkPurpose, subject: row.id, uid: null }, { days: daysUntil(row) });
      const address = { email: row.ownerEmail, lang: agent?.lang ?? ('pl' as const) };
      await mail(services, tx, sealedLinkMail, address, { facts: { ...facts, lastDay: row.lastDay }, secrets: { token }, ...given });
    }
    return ok(
      await notice(tx, [`offer:${row.offerId}`, `agreement:${row.id}`, `user:${row.agentUid}`, ...(owner === null ? [] : [`user:${owner}`])]),
    );
  });
};

/** The link of an owner without an account works as long as there is something to revoke. */
const daysUntil = ({ lastDay, ownerSignedAt, createdAt }: AgreementRow): number =>
  Math.max(1, daysBetween(dayOf(ownerSignedAt ?? createdAt), lastDay) + 1);

/** The agent's act and the owner's; the owner acts in person and for no company. */
const actsOf = async (reader: Reader, row: AgreementRow): Promise<readonly EvidenceFacts[]> => {
  const agent = await documentEvidenceOf(reader, 'agency', row.documentId, () => 'landlord');
  const owner = await documentEvidenceOf(reader, 'agency_accept', row.documentId, () => 'landlord');
  const { name } = row.facts.owner;
  return [
    ...agent.map((act) => ({ ...act, side: 'agent' as const })),
    ...owner.map((act) => ({ ...act, side: 'owner' as const, companyName: name, companyNip: '', personName: name })),
  ];
};
