/** For whom an agent publishes: tells the offers whether an agreement covers what is about to be published. */

import { maySign } from '../../../domain/accounts/rules/people.ts';
import { isPending } from '../../../domain/agency/machine.ts';
import { isWrittenForm } from '../../../domain/agency/rules/file.ts';
import { type AgencyFacts, mayPublishFor, type PrincipalFacts } from '../../../domain/agency/rules/publishing.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { isProject } from '../../../domain/offers/machine.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import type { Person } from '../../accounts/queries.ts';
import { partyOf } from '../../companies/queries/party.ts';
import { cosignersFor, mayRepresent } from '../../companies/queries/representation.ts';
import type { Services } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import type { FindPrincipal } from '../../offers/queries/agency/principal.ts';
import { type AgreementRow, newestThatBindsOf } from '../store/agreements.ts';
import { filesOf, formFactsOf, insuranceOf } from '../store/files.ts';
import { openOwner } from '../store/owner-number.ts';
import { ownerAccount } from './access.ts';

/**
 * The owner in whose name the person publishes the project. An agreement that was sent decides as long as its agent holds the project: only
 * the agent publishes then, and only as agreed. What was taken back stands in nobody's way; what was answered before it does.
 */
export const findPrincipal: FindPrincipal = async (services, reader, { row, uid, now }) => {
  if (!isProject(row.state)) return ok(null);
  const agreement = await newestThatBindsOf(reader, row.id);
  if (agreement === null || agreement.agentUid !== row.ownerUid) return ok(null);
  if (uid !== agreement.agentUid) return refused(refuseOffer('offer.no_access'));
  const owner = await ownerAccount(reader, agreement);
  const no = await publishVerdict(services, reader, { agreement, owner, form: row.form, now });
  if (no !== null) return refused(no);
  if (owner?.company == null || agreement.ownerSignedAt === null) throw new Error(`agreement ${agreement.id} is in force without an owner`);
  const authority = { basis: 'power', documentSha256: agreement.documentSha256, acceptedAt: agreement.ownerSignedAt } as const;
  return ok({ uid: owner.uid, companyId: owner.company.id, authority });
};

type Publishing = { readonly agreement: AgreementRow; readonly owner: Person | null; readonly form: OfferForm; readonly now: Instant };

/** Why the agent may not publish under this agreement now; null is yes. */
export const publishVerdict = async (
  { config }: Pick<Services, 'config'>,
  reader: Reader,
  { agreement, owner, form, now }: Publishing,
): Promise<Verdict> => {
  const { facts, state, lastDay, agentUid } = agreement;
  const known: AgencyFacts = {
    state,
    lastDay,
    includesBrokerage: facts.includesBrokerage,
    hasWrittenForm: isWrittenForm(formFactsOf(agreement, await filesOf(reader, [agreement.id]))),
    requireForm: config.agency.requireForm,
    premises: facts.premises,
    owner: openOwner(config, facts),
    insurance: await insuranceOf(reader, agentUid),
    principal: isPending(state) || owner === null ? null : await principalFacts(reader, owner, now),
    form,
    today: dayOf(now),
  };
  return mayPublishFor(known);
};

const principalFacts = async (reader: Reader, owner: Person, now: Instant): Promise<PrincipalFacts> => {
  const companyId: Id | null = owner.company?.id ?? null;
  const party = companyId === null ? null : await partyOf(reader, companyId, owner.uid);
  const unfit = (await mayRepresent(reader, owner.uid)) ?? null;
  const { isNeeded } = await cosignersFor(reader, owner.uid);
  return { maySign: maySign(owner, now) === null, companyNip: party?.nip ?? null, signsAlone: unfit === null && !isNeeded };
};
