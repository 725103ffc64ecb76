/** Takes the data of a company, and the document that proves a capacity. */

import type { companiesCalls } from '../../../contract/companies/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { isSignedIn } from '../../../domain/accounts/permissions.ts';
import { accepted } from '../../../domain/accounts/rules/verification-status.ts';
import { isCompanyEditable } from '../../../domain/companies/machine.ts';
import { refuse } from '../../../domain/companies/refusals.ts';
import { checkCompany } from '../../../domain/companies/rules/company-form.ts';
import { mayActAs } from '../../../domain/companies/rules/representation.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { refuseField } from '../../../domain/kit/fields.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Refusal, type Result, refused } from '../../../domain/kit/verdict.ts';
import { setCompany } from '../../accounts/commands/profile.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { isId, newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { firstFile, formOf, readSent } from '../../kit/files/upload.ts';
import { stepsOf } from '../../kit/lifecycle/steps.ts';
import { logEvent } from '../../kit/process/events.ts';
import { sha256Of } from '../../kit/security/sha256.ts';
import { isNipTaken, mayChangeData } from '../queries/company.ts';
import {
  companyById,
  countSigners,
  deleteUnusedAuthorities,
  insertAuthority,
  insertCompany,
  type LinkRow,
  linkMember,
  memberOf,
  updateCompany,
} from '../store/companies.ts';

/** Adds the company by its checked form and links the caller; a creator corrects a form that is not under review. */
export const addCompany = async (
  ctx: Ctx,
  input: InputOf<typeof companiesCalls.addCompany>,
): Promise<Result<OutputOf<typeof companiesCalls.addCompany>>> => {
  const viewer = signedIn(ctx);
  const form = checkCompany(input.company);
  const { capacity } = input;
  // Everything that is missing is told at once.
  if (capacity === undefined) return refused(withoutCapacity(form));
  if (!form.ok) return form;
  const unfit = mayActAs(form.value.legalForm, capacity);
  if (unfit !== null) return refused(unfit);
  return transact(ctx, async (tx) => {
    const link = await memberOf(tx, viewer.uid);
    if (link && !(await isCorrectable(tx, link, viewer.uid))) return refused(refuse('company.already_linked'));
    const companyId = link?.company.id ?? newId();
    if (await isNipTaken(tx, form.value.nip, companyId)) return refused(refuse('company.exists', { field: 'nip' }));
    await (link ? updateCompany(tx, companyId, form.value) : insertCompany(tx, companyId, viewer.uid, form.value));
    await linkMember(tx, companyId, viewer.uid, capacity);
    await setCompany(tx, viewer.uid, { id: companyId, name: form.value.name, state: link?.member.state ?? 'INITIAL' });
    await logEvent(tx, { method: 'addCompany', details: { nip: form.value.nip }, uid: viewer.uid });
    return ok({ companyId });
  });
};

const withoutCapacity = (form: Result<unknown>): Refusal => {
  const problems = form.ok ? [] : (form.refusal.problems ?? []);
  return refuse('company.invalid', { problems: [...problems, refuseField('field.required', { field: 'capacity' })] });
};

/** Register data and account that others already sign under stay, whatever has become of the creator's own link. */
const isCorrectable = async (tx: Tx, link: LinkRow, uid: Id): Promise<boolean> =>
  link.company.creatorUid === uid && isCompanyEditable(link.member.state) && (await countSigners(tx, link.company.id)) === 0;

type UploadAnswer = Result<{ readonly sha256: string }>;

/**
 * `POST /companies/{id}/authority`, multipart: the document (Umocowanie.pdf) that proves the caller's capacity. Taken from whoever gave the
 * company in or asks to join an accepted one, until their link is being checked, and from whoever may change accepted data, for the change; what was
 * accepted is never replaced. A newer document takes the place of one that nobody accepted, so that nobody fills the disk.
 */
export const uploadAuthority = async (ctx: Ctx, request: Request, params: Readonly<Record<string, string>>): Promise<UploadAnswer> => {
  if (!isSignedIn(ctx.viewer)) return refused(refuseKit('kit.signed_out'));
  if (!ctx.viewer.emailVerified) return refused(refuseKit('kit.email_unverified'));
  const { uid } = ctx.viewer;
  const companyId = params['id'] ?? '';
  const may = await mayUpload(ctx, uid, companyId);
  if (!may.ok) return may;
  const tooMany = ctx.rates.count(`authority:${uid}`, limitNumbers.authoritiesPerMinute);
  if (tooMany) return refused(tooMany);
  const sent = await readSent(firstFile(await formOf(request)), { endings: ['pdf'], bytesMax: limitNumbers.pdfBytes });
  if (sent === null)
    return refused(refuse('company.authority_invalid', { field: 'authority', params: { megabytes: limitNumbers.pdfBytes / 1024 / 1024 } }));
  const { bytes } = sent;
  const [id, sha256] = [newId(), sha256Of(bytes)];
  const key = `users/${uid}/companies/${companyId}/${id}/Umocowanie.pdf`;
  await ctx.files.put(key, bytes, { contentType: 'application/pdf' });
  const stored = await transact(ctx, async (tx) => {
    const still = await mayUpload({ ...ctx, db: tx }, uid, companyId);
    if (!still.ok) return still;
    await insertAuthority(tx, { id, companyId, uid, key, sha256, bytes: bytes.length });
    if (still.value !== null) await linkMember(tx, companyId, uid, still.value.member.capacity);
    await logEvent(tx, { method: 'uploadAuthority', details: { companyId, sha256 }, uid });
    return ok(await deleteUnusedAuthorities(tx, uid, { keep: id, acceptedAt: await lastAcceptance(tx, uid) }));
  });
  for (const unused of stored.ok ? stored.value : [key]) await ctx.files.remove(unused);
  return stored.ok ? ok({ sha256 }) : stored;
};

const lastAcceptance = async (tx: Tx, uid: Id): Promise<Instant | null> =>
  (await stepsOf(tx, 'company', uid)).findLast(({ toState }) => toState === accepted)?.createdAt ?? null;

/** The caller's link that takes the document, or null for whoever is about to join, or to change accepted data. */
const mayUpload = async ({ db }: { readonly db: Parameters<typeof memberOf>[0] }, uid: Id, companyId: Id): Promise<Result<LinkRow | null>> => {
  const found = isId(companyId) ? await companyById(db, companyId) : null;
  if (found === null) return refused(refuse('company.not_found'));
  const link = await memberOf(db, uid);
  if (link?.company.id === companyId) {
    if (isCompanyEditable(link.member.state)) return ok(link);
    // What was accepted stays; the document goes with changed data.
    return (await mayChangeData(db, link, uid)) ? ok(null) : refused(refuse('company.already_linked'));
  }
  if (found.acceptedAt === null) return refused(refuse('company.not_found'));
  return link === null || isCompanyEditable(link.member.state) ? ok(null) : refused(refuse('company.already_linked'));
};
