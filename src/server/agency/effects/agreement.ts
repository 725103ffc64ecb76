/** What steps of an agreement cause. */

import { accountNumbers } from '../../../domain/kit/numbers.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { mail, type Recipient } from '../../accounts/commands/mail.ts';
import { personByUid } from '../../accounts/queries.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { issueToken, voidTokens } from '../../kit/security/tokens.ts';
import { placeUnderAgency, returnToOwner } from '../../offers/commands/agency.ts';
import { type AgreementStep, agreementEngine } from '../lifecycle.ts';
import { type AgencyMailFacts, agencyTemplates, proposalMail } from '../mail.ts';
import { linkPurpose, ownerAccount } from '../queries/access.ts';
import type { AgreementRow } from '../store/agreements.ts';
import { insertFile, reviewFile } from '../store/files.ts';
import { sealAgreement } from './jobs.ts';

/** What each step of an agreement causes in this room. */
export const agreementEffects = agreementEngine.effects({
  mailProposal: async (services, tx, { row, input: { lang } }) => {
    await voidTokens(tx, linkPurpose, row.id);
    const token = await issueToken(tx, { purpose: linkPurpose, subject: row.id, uid: null }, { days: accountNumbers.agreementTokenDays });
    const facts = { ...(await factsOf(tx, row)), until: row.answerUntil ?? '', rent: row.facts.premises.rent };
    await mail(services, tx, proposalMail, ownerAddress(row, lang), { facts, secrets: { token }, once: row.id });
  },
  takeOffer: (services, tx, { row }) => placeUnderAgency(services, tx, row.offer, row),
  sealAgreement: (services, tx, { row }) => enqueue(services, tx, sealAgreement, { agreementId: row.id }),
  mailAccepted: (services, tx, step) => mailAgent(services, tx, step, 'accepted'),
  mailRejected: (services, tx, step) => mailAgent(services, tx, step, 'rejected'),
  mailWithdrawn: (services, tx, step) => mailOwner(services, tx, step, 'withdrawn'),
  mailExpired: (services, tx, step) => mailAgent(services, tx, step, 'expired'),
  returnOffer: async (services, tx, { row }) => {
    // Somebody may have taken the offer over since, or it is a lease already: then there is nothing to give back.
    if (row.offer.agentUid !== row.agentUid) return;
    const owner = await ownerAccount(tx, row);
    await returnToOwner(services, tx, row.offer, owner?.uid ?? null);
  },
  mailRevoked: (services, tx, step) => mailBoth(services, tx, step, 'revoked'),
  mailEnded: (services, tx, step) => mailBoth(services, tx, step, 'ended'),
  keepFile: (_services, tx, { input: { file } }) => insertFile(tx, file),
  keepReview: (_services, tx, { uid, now, input: { file, outcome, note } }) =>
    reviewFile(tx, file.id, { outcome, note, reviewedBy: uid, reviewedAt: now }),
});

type Event = keyof typeof agencyTemplates;

const mailAgent = async (services: Services, tx: Tx, { row }: AgreementStep, event: Event): Promise<void> =>
  mail(services, tx, agencyTemplates[event], row.agentUid, { facts: await factsOf(tx, row), once: `${row.id}:${event}:agent` });

/** At the account once there is one, else at the address that the agent gave. */
const mailOwner = async (services: Services, tx: Tx, { row }: AgreementStep, event: Event): Promise<void> => {
  const agent = await personByUid(tx, row.agentUid);
  const owner: Recipient = (await ownerAccount(tx, row)) ?? ownerAddress(row, agent?.lang ?? 'pl');
  await mail(services, tx, agencyTemplates[event], owner, { facts: await factsOf(tx, row), once: `${row.id}:${event}:owner` });
};

const mailBoth = async (services: Services, tx: Tx, step: AgreementStep, event: Event): Promise<void> => {
  await mailAgent(services, tx, step, event);
  await mailOwner(services, tx, step, event);
};

const ownerAddress = (row: Pick<AgreementRow, 'ownerEmail'>, lang: Lang) => ({ email: row.ownerEmail, lang });

const factsOf = async (tx: Tx, row: AgreementRow): Promise<AgencyMailFacts> => {
  const { id, facts, lastDay, reason } = row;
  const { premises, agent, owner } = facts;
  return {
    agreementId: id,
    name: premises.name,
    address: premises.address,
    agent: `${agent.signer.firstName} ${agent.signer.lastName}`,
    company: agent.name,
    owner: owner.name,
    until: null,
    lastDay,
    reason,
    hasAccount: (await ownerAccount(tx, row)) !== null,
  };
};
