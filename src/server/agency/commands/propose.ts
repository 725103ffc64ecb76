/** The agent proposes an agreement to the owner of a project: it is drawn, signed by the agent with a code, and mailed. */

import { createHash } from 'node:crypto';
import type { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import { isUnsent } from '../../../domain/agency/machine.ts';
import { refuse } from '../../../domain/agency/refusals.ts';
import {
  amlFrom,
  amlProblems,
  defaultTerms,
  mayRelyOn,
  needsAml,
  ownerProblems,
  premisesOf,
  termsProblems,
  tidyOwner,
} from '../../../domain/agency/rules/proposal.ts';
import { mayMailOwner } from '../../../domain/agency/rules/sending.ts';
import type { AgreementFacts, AmlAnswers } from '../../../domain/agency/types.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { dayOf, partsOf } from '../../../domain/kit/time.ts';
import { ok, type Refusal, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { isSavedProject } from '../../../domain/offers/machine.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import { isMailWantedAt } from '../../accounts/queries/mail-choices.ts';
import { personByEmail, personByUid } from '../../accounts/queries.ts';
import { partyOf } from '../../companies/queries/party.ts';
import { cosignersFor, mayRepresent } from '../../companies/queries/representation.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Reader, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { logEvent } from '../../kit/process/events.ts';
import { ownOffer } from '../../offers/queries/access.ts';
import type { OfferRow } from '../../offers/queries/facts.ts';
import { drawAndStore, type PreparedDocument } from '../../signing/commands/draw-and-seal.ts';
import { checkSigning, recordSigning } from '../../signing/commands/sign.ts';
import { documentLink, type StoredDocument } from '../../signing/queries/documents.ts';
import { mayActNow } from '../../signing/queries/signer.ts';
import { drawAgreement } from '../documents.ts';
import { agreementEngine } from '../lifecycle.ts';
import { policyName } from '../present.ts';
import { accessOf } from '../queries/access.ts';
import { agentAct } from '../queries/signing.ts';
import { insertAgreement, lastNumberOf, lockOfferOf, lockSentProposals, openAgreementOf, sentProposals } from '../store/agreements.ts';
import { insuranceOf, lockPolicy, policyOf } from '../store/files.ts';
import { closeOwner } from '../store/owner-number.ts';

type Input = InputOf<typeof agencyCalls.proposeAgreement>;
type ProposeResult = OutputOf<typeof agencyCalls.proposeAgreement>;

/** Draws the agreement with what the project says now. A failure here binds nobody, and nobody is mailed. */
export const proposeAgreement = async (ctx: Ctx, input: Input): Promise<Result<ProposeResult>> => {
  const viewer = signedIn(ctx);
  if (!viewer.isAgent) return refused(refuse('agency.not_agent'));
  const own = await ownOffer(ctx, ctx.db, input.offerId);
  if (!own.ok) return own;
  const offer = own.value;
  if (!isSavedProject(offer.state)) return refused(refuseOffer('offer.not_editable'));
  if (offer.ownerUid !== viewer.uid) return refused(refuseOffer('offer.no_access'));
  const unfit = await maySignAlone(ctx, viewer);
  if (unfit !== null) return refused(unfit);
  await settleOpen(ctx, offer);
  const at = await databaseNow(ctx.db);
  const found = await factsOf(ctx, viewer, { offer, input, at });
  if (!found.ok) return found;
  const { facts, ...beside } = found.value;
  // Asked again when it is mailed; here so that nobody signs what cannot be sent.
  const unwanted = mayMailOwner(await isInvitationWanted(ctx.db, facts.owner.email), await sentProposals(ctx.db, viewer.uid, facts.owner.email));
  if (unwanted !== null) return refused(unwanted);
  const stands = standsInTheWay(await openAgreementOf(ctx.db, offer.id));
  if (stands !== null) return refused(stands);
  const made = await drawAndStore(ctx, {
    kind: 'agency',
    offerId: offer.id,
    number: facts.number,
    lang: 'pl',
    facts: closeOwner(ctx.config, facts),
    draw: (context) => drawAgreement(facts, context),
  });
  const kept = await transact(ctx, (tx) => keep(ctx, tx, { ...beside, facts, made }));
  if (!kept.ok) return kept;
  // Another proposal has taken the number meanwhile, or another policy was uploaded, which stand in the document: it is drawn anew.
  return kept.value === null ? proposeAgreement(ctx, input) : ok(kept.value);
};

/** A proposal is an invitation, which an address may have left; whoever has an account is written to about their own business. */
const isInvitationWanted = async (reader: Reader, email: string): Promise<boolean> =>
  (await isMailWantedAt(reader, email, 'outreach')) || (await personByEmail(reader, email)) !== null;

/** The agent binds their company alone: the agreement has one signature for each side. */
const maySignAlone = async (ctx: Ctx, { uid }: SignedIn): Promise<Verdict> => {
  const unfit = (await mayActNow(ctx.db, { uid })) ?? (await mayRepresent(ctx.db, uid));
  if (unfit !== null) return unfit;
  const { isNeeded } = await cosignersFor(ctx.db, uid);
  return isNeeded ? refuse('agency.sole_signer_needed') : null;
};

/** A proposal whose time is over is no longer in the way, whether the clock was there or not. */
const settleOpen = async (ctx: Ctx, { id }: OfferRow): Promise<void> => {
  const open = await openAgreementOf(ctx.db, id);
  if (open !== null) await agreementEngine.settle(ctx, open.id);
};

const standsInTheWay = (open: Awaited<ReturnType<typeof openAgreementOf>>): Refusal | null => {
  if (open === null || isUnsent(open.state)) return null;
  return refuse(open.ownerSignedAt === null ? 'agency.already_pending' : 'agency.already_signed');
};

type Proposal = { readonly offer: OfferRow; readonly input: Input; readonly at: Instant };

/** What is drawn, and what is stored beside it and does not stand in the document. */
type ProposalSource = { readonly facts: AgreementFacts; readonly policyKey: string | null; readonly aml: AmlAnswers | null };

const factsOf = async (ctx: Ctx, viewer: SignedIn, { offer, input, at }: Proposal): Promise<Result<ProposalSource>> => {
  const today = dayOf(at);
  const owner = tidyOwner(input.ownerDetails);
  const { feePercent, lastDay, isExclusive } = { ...defaultTerms(today), ...given(input.terms) };
  const terms = { feePercent: input.includeMediation ? feePercent : 0, lastDay, isExclusive: input.includeMediation && isExclusive };
  const isOwn = owner.email === viewer.email.toLowerCase();
  const premises = premisesOf(offer.form);
  const asksAml =
    premises !== null && needsAml({ includesBrokerage: input.includeMediation, rent: premises.rent }, amlFrom(ctx.config.agency.euroGrosze));
  const problems = [
    ...ownerProblems(input.ownerDetails),
    ...(isOwn ? [refuse('agency.own_email', { field: 'email' })] : []),
    ...termsProblems(terms, input.includeMediation, today),
    ...(asksAml ? amlProblems(given(input.aml)) : []),
  ];
  if (problems.length > 0) return refused(refuse('agency.proposal_wrong', { problems }));
  if (premises === null) return refused(refuse('agency.offer_incomplete'));
  const insurance = await insuranceOf(ctx.db, viewer.uid);
  const uninsured = mayRelyOn(insurance, today);
  if (uninsured !== null || insurance === null) return refused(uninsured ?? refuse('agency.insurance_missing'));
  const policy = await policyOf(ctx.db, viewer.uid);
  // The copy of the policy is annexed to a brokerage agreement (art. 181 ust. 3 UGN); a power of attorney alone wants none.
  const copy = policy === null ? null : await ctx.files.get(policy.key);
  if (copy === null && (policy !== null || input.includeMediation)) return refused(refuse('agency.policy_missing'));
  const person = await personByUid(ctx.db, viewer.uid);
  const agent = viewer.company === null ? null : await partyOf(ctx.db, viewer.company.id, viewer.uid);
  if (agent === null) return refused(refuseOffer('offer.no_access'));
  const facts: AgreementFacts = {
    offerId: offer.id,
    number: await numberOf(ctx.db, offer, at),
    premises,
    agent,
    licenseNumber: person?.licenseNumber ?? null,
    insurance,
    policy: copy === null ? null : { name: policyName, sha256: createHash('sha256').update(copy).digest('hex') },
    owner,
    includesBrokerage: input.includeMediation,
    terms,
    operator: ctx.config.operator,
    preparedAt: at,
  };
  return ok({ facts, policyKey: policy?.key ?? null, aml: asksAml ? answersOf(given(input.aml)) : null });
};

/** What was given of something optional: a key that is there without a value counts as left out. */
const given = <T extends object>(some: { readonly [Key in keyof T]?: T[Key] | undefined } | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(some ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;

const answersOf = ({
  identifiedBy = '',
  beneficialOwner = '',
  isExposed = false,
  sourceOfWealth = '',
  purpose = '',
}: Partial<AmlAnswers>): AmlAnswers => ({
  identifiedBy,
  beneficialOwner,
  isExposed,
  sourceOfWealth: isExposed ? sourceOfWealth : '',
  purpose,
});

/** The number of the offer with which agreement for it this is: `UP/2026/0061-1`. */
const numberOf = async (reader: Reader, offer: OfferRow, at: Instant): Promise<string> =>
  `UP/${partsOf(dayOf(at)).year}/${String(offer.number).padStart(4, '0')}-${(await lastNumberOf(reader, offer.id)) + 1}`;

/** Keeps what was drawn in place of what was drawn before and never sent; null when its number is no longer free, or its policy was replaced. */
const keep = async (
  ctx: Ctx,
  tx: Tx,
  { facts, policyKey, aml, made }: ProposalSource & { readonly made: PreparedDocument },
): Promise<Result<ProposeResult | null>> => {
  const { uid } = signedIn(ctx);
  const offer = await lockOfferOf(tx, facts.offerId);
  if (offer === null || !isSavedProject(offer.state) || offer.ownerUid !== uid) return refused(refuseOffer('offer.not_editable'));
  if ((await numberOf(tx, offer, facts.preparedAt)) !== facts.number) return ok(null);
  if (!(await lockPolicy(tx, uid, policyKey))) return ok(null);
  const open = await openAgreementOf(tx, facts.offerId);
  const stands = standsInTheWay(open);
  if (stands !== null) return refused(stands);
  if (open !== null) {
    const replaced = await agreementEngine.move(ctx, tx, { id: open.id, event: 'replace', actors: ['agent'], uid, given: {} });
    if (!replaced.ok) return replaced;
  }
  const stored: StoredDocument = await made.keep(tx);
  const agreementId = newId();
  await insertAgreement(tx, {
    id: agreementId,
    number: facts.number,
    offerId: facts.offerId,
    agentUid: uid,
    ownerEmail: facts.owner.email,
    facts: closeOwner(ctx.config, facts),
    lastDay: facts.terms.lastDay,
    documentId: made.id,
    documentSha256: made.drawn.sha256,
    policyKey,
    aml,
  });
  await logEvent(tx, { method: 'linkProjectOfferForAgent', details: { agreementId, number: facts.number }, uid, offerId: facts.offerId });
  return ok({ success: true, agreementId, document: documentLink(ctx, stored), documentSha256: made.drawn.sha256 });
};

/** The agent's own act: from here on the proposal waits for the owner, who is mailed. */
export const sendAgreement = async (
  ctx: Ctx,
  { agreementId, ...signature }: InputOf<typeof agencyCalls.sendAgreement>,
): Promise<Result<OutputOf<typeof agencyCalls.sendAgreement>>> => {
  const access = await accessOf(ctx, ctx.db, { agreementId });
  if (!access.ok) return access;
  const { row, as } = access.value;
  if (as !== 'agent') return refused(refuse('agency.denied'));
  if (!isUnsent(row.state)) return refused(refuse('agency.over'));
  const checked = await checkSigning(ctx, agentAct(row), signature);
  if (!checked.ok) return checked;
  const { uid } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const unwanted = mayMailOwner(await isInvitationWanted(tx, row.ownerEmail), await lockSentProposals(tx, uid, row.ownerEmail));
    if (unwanted !== null) return refused(unwanted);
    const moved = await agreementEngine.move(ctx, tx, {
      id: row.id,
      event: 'send',
      actors: ['agent'],
      uid,
      given: {},
      input: async () => {
        const signed = await recordSigning(ctx, tx, checked.value, row.id);
        return signed.ok ? ok({ signedAt: signed.value.signedAt, lang: ctx.lang }) : signed;
      },
      details: { documentSha256: row.documentSha256 },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'signAgencyAgreement', details: { agreementId }, uid, offerId: row.offerId });
    return ok({ success: true as const, sentTo: row.ownerEmail });
  });
};
