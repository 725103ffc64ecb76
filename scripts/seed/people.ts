import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { companiesCalls } from '../../src/contract/companies/endpoints.ts';
import { marketingTextVersion } from '../../src/domain/accounts/rules/people.ts';
import { isIdentityAccepted } from '../../src/domain/accounts/rules/verification-status.ts';
import { capacitiesOf } from '../../src/domain/companies/rules/representation.ts';
import { isIdentityWaiting } from '../../src/domain/identity/machine.ts';
import { authOf } from '../../src/server/accounts/adapters/auth.ts';
import { setIdentity } from '../../src/server/accounts/commands/profile.ts';
import { personByEmail, personByUid } from '../../src/server/accounts/queries.ts';
import { renewFactorDue } from '../../src/server/accounts/store/second-factor.ts';
import { insertPerson, markEmailVerified, updatePerson } from '../../src/server/accounts/store.ts';
import { grantCompanyAccess } from '../../src/server/companies/commands/access.ts';
import { addCompany } from '../../src/server/companies/commands/company.ts';
import { decideCompany, submitCompany } from '../../src/server/companies/commands/link.ts';
import { submitSignedFile } from '../../src/server/identity/commands/file.ts';
import { replaceFile, signedFileKey } from '../../src/server/identity/store/files.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { newId } from '../../src/server/kit/database/ids.ts';
import { acting, must } from './acting.ts';
import { hoursAgo } from './past.ts';
import { companies } from './world/companies.ts';
import { people } from './world/people.ts';
import type { SeedPerson } from './world/seed-types.ts';

/** Who is who in the database: uid by the person's key, uid of the first signer and id by the company's key. */
export type Cast = { readonly uid: (person: string) => string; readonly signer: (company: string) => string };

/** All accounts share one password and so one hash: a hash for each would take seconds. */
async function openAccount(services: Services, person: SeedPerson, hash: string): Promise<string> {
  const { internalAdapter } = await authOf(services).$context;
  const { email, firstName, lastName } = person;
  const user = await internalAdapter.createUser({ email, name: `${firstName} ${lastName}`, emailVerified: true }, { method: 'email-password' });
  await internalAdapter.createAccount({ userId: user.id, providerId: 'credential', accountId: user.id, password: hash });
  await services.db.transaction(async (tx) => {
    await insertPerson(tx, {
      uid: user.id,
      email,
      firstName,
      lastName,
      lang: person.lang,
      campaign: null,
      consent: person.wantsOffers ? marketingTextVersion : null,
    });
    await markEmailVerified(tx, user.id, email);
    await updatePerson(tx, user.id, { claims: [...(person.claims ?? [])], isAgent: person.agent ?? false });
    await renewFactorDue(tx, user.id);
    if (!person.verified) return;
    await setIdentity(tx, user.id, 'INITIAL', 'CHECKING');
    await setIdentity(tx, user.id, 'CHECKING', 'ACCEPTED');
  });
  return user.id;
}

async function joinCompany(services: Services, uid: string, admin: string, key: string): Promise<void> {
  const form = companies.find((company) => company.key === key)?.form;
  if (form === undefined) throw new Error(`The demo has no company ${key}.`);
  const capacity = form.legalForm === null ? undefined : capacitiesOf[form.legalForm][0];
  if (capacity === undefined) throw new Error(`The demo's company ${key} has no legal form.`);
  const { companyId } = await must(
    'add a company',
    addCompany(await acting(services, uid), companiesCalls.addCompany.in.parse({ company: form, capacity })),
  );
  await must('submit a company', submitCompany(await acting(services, uid), { companyId, capacity }));
  await must('accept a company', decideCompany(await acting(services, admin), { companyId, uid, accepted: true }));
}

/** The demo's file is signed in name only: what its signature says is made up, as everything of the demo is. */
async function sendSignedFile(services: Services, uid: string): Promise<void> {
  const person = await personByUid(services.db, uid);
  const bytes = new Uint8Array(await readFile(path.join(import.meta.dirname, '../../assets/public/documents/terms-pl.pdf')));
  const [id, sha256] = [newId(), createHash('sha256').update(bytes).digest('hex')];
  const name = `${person?.firstName} ${person?.lastName}`;
  const signature = {
    name,
    kind: 'personal',
    signedAt: await databaseNow(services.db),
    intact: true,
    whole: true,
    issuer: 'Demo',
    chain: 'no_list',
  } as const;
  const file = { id, uid, name: 'regulamin.pdf', fileKey: signedFileKey(uid, id), sha256, bytes: bytes.length, signatures: [signature] };
  await services.files.put(file.fileKey, bytes);
  await services.db.transaction((tx) => replaceFile(tx, file));
  await must('send a signed file', submitSignedFile(await acting(services, uid), {}));
}

/** One company of the demo sees the name of another, as the console shows it. Again changes nothing. */
async function letSeeName(services: Services, admin: string): Promise<void> {
  const keys = new Set(people.flatMap(({ company }) => company ?? []));
  const [nip, viewerNip] = companies.filter(({ key }) => keys.has(key)).map(({ form }) => form.nip);
  if (nip === undefined || viewerNip === undefined) return;
  const reason = 'Rozmawiają o lokalu; zgłoszenie telefoniczne.';
  await must('let a company see a name', grantCompanyAccess(await acting(services, admin), { nip, viewerNip, reason }));
}

/** Companies were there before the first of their offers and leases. */
const joinedDaysAgo = 100;

/** Opens the accounts and brings every company through its form and the moderator. What an interrupted start has left is kept and completed. */
export async function seedPeople(services: Services, password: string): Promise<Cast> {
  const context = await authOf(services).$context;
  const hash = await context.password.hash(password);
  const uids = new Map<string, string>();
  for (const person of people)
    uids.set(person.key, (await personByEmail(services.db, person.email))?.uid ?? (await openAccount(services, person, hash)));
  const uid = (key: string): string => uids.get(key) ?? '';
  await hoursAgo(services, joinedDaysAgo * 24, async (past) => {
    for (const { key, company } of people)
      if (company !== null && (await personByUid(past.db, uid(key)))?.company === null) await joinCompany(past, uid(key), uid('admin'), company);
  });
  for (const { key } of people) {
    const linked = await personByUid(services.db, uid(key));
    if (linked !== null && !isIdentityAccepted(linked) && !isIdentityWaiting(linked.identity)) await sendSignedFile(services, uid(key));
  }
  await letSeeName(services, uid('admin'));
  return { uid, signer: (company) => uid(people.find((person) => person.company === company)?.key ?? '') };
}
