import { sql } from 'drizzle-orm';
import type { Id } from '../../../src/domain/kit/brand.ts';
import { authSession, authUser, person } from '../../../src/server/accounts/tables.ts';
import { company, companyMember } from '../../../src/server/companies/tables.ts';
import type { Db } from '../../../src/server/kit/database/database.ts';
import { newId } from '../../../src/server/kit/database/ids.ts';
import { sessionCookie } from '../kit/session.ts';

/** Somebody who signs for a company of their own, with the cookie of their open session. */
export type StagePerson = { readonly uid: Id; readonly companyId: Id; readonly cookie: string };

const monthMs = 30 * 86_400_000;
const atOnce = 500;

const rowsOf = (number: number, secret: string) => {
  const [uid, companyId, token] = [newId(), newId(), newId()];
  const email = `signer-${number}@bench.example`;
  const name = `FIRMA ${number} SP. Z O.O.`;
  return {
    staged: { uid, companyId, cookie: sessionCookie(token, secret) },
    user: { id: uid, name: 'Anna Kowalska', email, emailVerified: true },
    session: { id: newId(), userId: uid, token, expiresAt: new Date(Date.now() + monthMs) },
    person: {
      uid,
      email,
      emailVerifiedAt: new Date().toISOString() as never,
      firstName: 'Anna',
      lastName: 'Kowalska',
      companyId,
      companyName: name,
      companyState: 'ACCEPTED' as const,
    },
    company: {
      id: companyId,
      creatorUid: uid,
      name,
      nip: String(1_000_000_000 + number),
      regon: '123456785',
      krs: '0000006865',
      noKrs: false,
      country: 'POLSKA',
      postalCode: '90-060',
      city: 'ŁÓDŹ',
      street: 'UL. NAWROT',
      houseNumber: '14',
      website: null,
      bankAccount: '27114020040000300201355387',
      vatStatus: 'active' as const,
      legalForm: 'limited_company' as const,
      representation: 'sole' as const,
      acceptedAt: new Date().toISOString() as never,
    },
    member: { companyId, uid, capacity: 'board_member' as const },
  };
};

/** Puts verified signers of accepted companies into the database, signed in already. Rows, not commands: they are only the stage. */
export const stagePeople = async (db: Db, secret: string, count: number): Promise<readonly StagePerson[]> => {
  const staged: StagePerson[] = [];
  while (staged.length < count) {
    const rows = Array.from({ length: Math.min(atOnce, count - staged.length) }, (_, index) => rowsOf(staged.length + index, secret));
    await db.insert(authUser).values(rows.map((row) => row.user));
    await db.insert(authSession).values(rows.map((row) => row.session));
    await db.insert(person).values(rows.map((row) => row.person));
    await db.insert(company).values(rows.map((row) => row.company));
    await db.insert(companyMember).values(rows.map((row) => row.member));
    await accept(
      db,
      rows.map((row) => row.person.uid),
    );
    staged.push(...rows.map((row) => row.staged));
  }
  return staged;
};

/** Takes identities and company links along their lifecycles: the database lets no row begin as accepted. */
const accept = async (db: Db, uids: readonly string[]): Promise<void> => {
  const among = sql`= any(${sql.param([...uids])})`;
  for (const state of ['CHECKING', 'ACCEPTED'] as const) {
    await db.update(person).set({ identityState: state }).where(sql`${person.uid} ${among}`);
    await db.update(companyMember).set({ state }).where(sql`${companyMember.uid} ${among}`);
  }
};
