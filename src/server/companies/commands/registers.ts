/** Asks public registers about a company, and keeps what they answered (docs/rules/companies.md#registers). */

import type { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/companies/refusals.ts';
import { isNobody, isSettled, type RegisterAnswer, type RegisterSource, registerSources } from '../../../domain/companies/rules/registers/answers.ts';
import { mentionOf } from '../../../domain/companies/rules/registers/people.ts';
import { registryRow } from '../../../domain/companies/rules/registers/prefill.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { parseNip } from '../../../domain/kit/identifiers.ts';
import { companyNumbers, limitNumbers } from '../../../domain/kit/numbers.ts';
import { dayOf, startOfDay } from '../../../domain/kit/time.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { type Registers, registersPort } from '../adapters/registers/port.ts';
import { inTime, questionMs, type RegisterQuestion, without } from '../adapters/registers/register.ts';
import { answersAbout, mentionFor } from '../queries/registers.ts';
import { waitingChangeOf } from '../store/changes.ts';
import { acceptedByNip, companyById } from '../store/companies.ts';
import { countAsked, insertAnswers } from '../store/registers.ts';

type Answer = OutputOf<typeof companiesCalls.getCompanyFromRegistry>;

/** What the registers say about a tax number. A company that is accepted here is named instead: one joins it, and no register is asked. */
export const getCompanyFromRegistry = async (ctx: Ctx, input: InputOf<typeof companiesCalls.getCompanyFromRegistry>): Promise<Result<Answer>> => {
  const viewer = signedIn(ctx);
  if (!viewer.emailVerified) return refused(refuse('company.email_unverified'));
  const nip = parseNip(input.nip);
  if (nip === null) return refused(refuse('company.nip_invalid', { field: 'nip' }));
  const holder = await acceptedByNip(ctx.db, nip);
  if (holder !== null && holder.id !== viewer.company?.id)
    return ok({
      status: 'KNOWN',
      resp: null,
      known: { id: holder.id, name: holder.name },
      answers: [],
      mention: await mentionFor(ctx.db, nip, viewer.uid),
    });
  const tooMany = ctx.rates.count(`registers:${viewer.uid}`, limitNumbers.registersPerMinute);
  if (tooMany) return refused(tooMany);
  const answers = await askRegisters(ctx, nip, viewer.uid, (since) => mayAsk(ctx, viewer.uid, since));
  if (!answers.ok) return answers;
  const resp = registryRow(answers.value);
  const status = resp !== null ? 'SUCCESS' : isNobody(answers.value) ? 'NOT_FOUND' : 'UNAVAILABLE';
  return ok({ status, resp, known: null, answers: [...answers.value], mention: mentionOf(answers.value, viewer) });
};

/** A moderator has the registers asked about a company that was typed, or was asked about on another day; and about the number that a waiting change would give it. */
export const checkCompanyRegisters = async (
  ctx: Ctx,
  { companyId }: InputOf<typeof companiesCalls.checkCompanyRegisters>,
): Promise<Result<DoneAnswer>> => {
  const admin = signedIn(ctx);
  const company = await companyById(ctx.db, companyId);
  if (company === null) return refused(refuse('company.not_found'));
  const change = await waitingChangeOf(ctx.db, companyId);
  for (const nip of new Set([company.nip, change?.form.nip ?? company.nip])) await askRegisters(ctx, nip, admin.uid, async () => null);
  return done;
};

/** The white list takes a hundred questions a day of everybody together, so one person does not get them all. */
const mayAsk = async ({ db }: Ctx, uid: Id, since: Instant): Promise<Verdict> => {
  const max = companyNumbers.lookupsPerDay;
  return (await countAsked(db, uid, since)) < max ? null : refuse('company.lookups_spent', { params: { max } });
};

/**
 * The answers of today: those that were given are kept, the rest is asked for now. First REGON and the white list together; then the court register
 * by the number that one of them knows, or the register of sole traders where it may be one.
 */
const askRegisters = async (
  ctx: Ctx,
  nip: string,
  uid: Id,
  may: (since: Instant) => Promise<Verdict>,
): Promise<Result<readonly RegisterAnswer[]>> => {
  const registers = ctx.ports.of(registersPort);
  const now = await databaseNow(ctx.db);
  const day = dayOf(now);
  const since = startOfDay(day);
  const stored = await answersAbout(ctx.db, nip);
  const kept = stored.filter((answer) => answer.askedAt >= since && isSettled(answer) && answer.isRecorded === registers.isRecorded);
  if (kept.length === 0) {
    const verdict = await may(since);
    if (verdict !== null) return refused(verdict);
  }
  const asked = askedAbout(registers, kept, { nip, day, now });
  const first = await Promise.all([asked('gus', null), asked('whitelist', null)]);
  const krs = first.map(({ facts }) => facts?.krs ?? null).find((number) => number !== null) ?? null;
  const second = secondRegister(first, krs);
  const answers = second === null ? first : [...first, await asked(second, krs)];
  await keep(
    ctx,
    nip,
    uid,
    answers.filter((answer) => !kept.some((old) => old === answer) && answer.outcome !== 'off'),
  );
  return ok(registerSources.flatMap((source) => answers.filter((answer) => answer.source === source)));
};

/** One register's answer of today: the one that is kept, or else a new one. */
const askedAbout = (
  { isRecorded, of }: Registers,
  kept: readonly RegisterAnswer[],
  { now, ...question }: Omit<RegisterQuestion, 'krs'> & { readonly now: Instant },
) => {
  const before = inTime(questionMs);
  return async (source: RegisterSource, krs: string | null): Promise<RegisterAnswer> => {
    const known = kept.find((answer) => answer.source === source);
    if (known) return known;
    const register = of[source];
    const reply = register === null ? without('off') : await before(register.ask({ ...question, krs }));
    return { source, isRecorded, askedAt: now, ...reply };
  };
};

/** Which register follows: a company with a number stands in the court register; a natural person, or one of whom nothing is known, in CEIDG. */
const secondRegister = (first: readonly RegisterAnswer[], krs: string | null): RegisterSource | null => {
  if (krs !== null) return 'krs';
  const gus = first.find(({ source }) => source === 'gus');
  return !gus?.facts || gus.facts.legalForm === 'sole_trader' ? 'ceidg' : null;
};

const keep = async (ctx: Ctx, nip: string, uid: Id, answers: readonly RegisterAnswer[]): Promise<void> => {
  if (answers.length === 0) return;
  await transact(ctx, async (tx) => {
    await insertAnswers(
      tx,
      answers.map((answer) => ({ ...answer, id: newId(), nip, askedBy: uid })),
    );
    await logEvent(tx, {
      method: 'getCompanyFromRegistry',
      details: { nip, sources: answers.map(({ source, outcome }) => `${source}:${outcome}`) },
      uid,
    });
    await notice(tx, ['admin']);
    return done;
  });
};
