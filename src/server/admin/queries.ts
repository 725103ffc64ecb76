/** Reads what the console shows of several rooms: requests that wait for a moderator, and the state of the system. */

import type { adminCalls } from '../../contract/admin/endpoints.ts';
import type { InputOf, OutputOf } from '../../contract/kit/call.ts';
import { isOwnCase } from '../../domain/accounts/permissions.ts';
import { companyLifecycle } from '../../domain/companies/machine.ts';
import { mentionOf } from '../../domain/companies/rules/registers/people.ts';
import { workerActs } from '../../domain/companies/rules/workers.ts';
import { identityLifecycle } from '../../domain/identity/machine.ts';
import { allowedEvents } from '../../domain/kit/lifecycle.ts';
import { askedServices } from '../../domain/kit/outside/services.ts';
import { ok, type Result } from '../../domain/kit/verdict.ts';
import { linkFacts } from '../companies/lifecycle.ts';
import { linkedAuthority } from '../companies/queries/authority.ts';
import { formOf } from '../companies/queries/company.ts';
import { answersAboutAll } from '../companies/queries/registers.ts';
import { sentFilesOf } from '../identity/queries/files.ts';
import { type Ctx, signedIn } from '../kit/context.ts';
import { waitingMails } from '../kit/mail/waiting.ts';
import { storedStates } from '../kit/outside/states.ts';
import { pageOf, readWithin } from '../kit/page.ts';
import { trustListState } from '../signing/queries/trust-list-state.ts';
import { modesOf } from './queries/service-modes.ts';
import { companyReviews, countCompanyReviews, countIdentityReviews, identityReviews, type ReviewFilter } from './store.ts';

/** Rows of a console page. */
const pageSize = 20;

type Reviews = OutputOf<typeof adminCalls.listReviews>;
type Review = Reviews['items'][number];

/** Requests that wait for a moderator, the longest waiting first, or those decided, the newest first. */
export const listReviews = async (
  ctx: Ctx,
  { kind, waiting, text, page: asked }: InputOf<typeof adminCalls.listReviews>,
): Promise<Result<Reviews>> => {
  const list = kind === 'identity' ? identityPage : companyPage;
  const { items, page, total } = await readWithin(asked, pageSize, ({ offset }) => list(ctx, { waiting, text: text || null }, offset));
  return ok(pageOf(items, { page, size: pageSize, total }));
};

type SystemState = OutputOf<typeof adminCalls.getSystemState>;

/** What of the running system the operator has to see to: mail that does not go out, a trust list that cannot be read, services that fail. */
export const getSystemState = async (ctx: Ctx): Promise<Result<SystemState>> =>
  ok({ mails: await waitingMails(ctx.db), trustList: await trustListState(ctx), services: await statesOf(ctx) });

/** Every service that may be asked over the network, in the order of the console. */
const statesOf = async ({ db, config }: Ctx): Promise<SystemState['services']> => {
  const [modes, states] = [modesOf(config), await storedStates(db)];
  const never = { succeededAt: null, failedAt: null, fault: null };
  return askedServices.map((name) => ({ name, mode: modes[name], ...(states.get(name) ?? never) }));
};

type Page = { items: Review[]; total: number };

// A reason is asked for by the dialog, so it does not decide whether the button stands here.
const asIfReasoned = { emailVerified: true, reason: '…', cause: null };

const identityPage = async (ctx: Ctx, filter: ReviewFilter, offset: number): Promise<Page> => {
  const [rows, total] = [await identityReviews(ctx.db, filter, pageSize, offset), await countIdentityReviews(ctx.db, filter)];
  const files = await sentFilesOf(
    ctx,
    rows.map(({ uid }) => uid),
  );
  const items = rows.map(
    ({ state, at, reason, ...person }): Review => ({
      kind: 'identity',
      person,
      isOwn: isOwnCase(signedIn(ctx), person),
      file: files.get(person.uid) ?? null,
      companyId: null,
      company: null,
      capacity: null,
      authority: null,
      state,
      requestedAt: at,
      decidedAt: filter.waiting ? null : at,
      reason,
      allowed: isOwnCase(signedIn(ctx), person) ? [] : [...allowedEvents(identityLifecycle, { state, actors: ['admin'], facts: asIfReasoned })],
    }),
  );
  return { items, total };
};

const companyPage = async (ctx: Ctx, filter: ReviewFilter, offset: number): Promise<Page> => {
  const [rows, total] = [await companyReviews(ctx.db, filter, pageSize, offset), await countCompanyReviews(ctx.db, filter)];
  const answers = await answersAboutAll(ctx.db, [...new Set(rows.map(({ company }) => company.nip))]);
  const items = rows.map(({ company, member, authority, ...person }): Review => {
    const registers = answers.get(company.nip) ?? [];
    const mention = mentionOf(registers, person);
    const isOwn = isOwnCase(signedIn(ctx), { uid: person.uid, companyId: company.id });
    return {
      kind: 'company',
      ...{ person, isOwn },
      companyId: company.id,
      company: formOf(company),
      capacity: member.capacity,
      isCreator: company.creatorUid === person.uid,
      team: isOwn ? [] : [...workerActs({ uid: person.uid, state: member.state, capacity: member.capacity }, company)],
      authority: authority && linkedAuthority(ctx, authority),
      registers: [...registers],
      mention,
      state: member.state,
      requestedAt: member.submittedAt ?? member.createdAt,
      decidedAt: member.decidedAt,
      reason: member.rejectionReason,
      allowed: isOwn
        ? []
        : [
            ...allowedEvents(companyLifecycle, {
              state: member.state,
              actors: ['admin'],
              facts: { ...asIfReasoned, ...linkFacts({ company, member }, mention), nipTaken: false, runningDeal: true },
            }),
          ],
    };
  });
  return { items, total };
};
