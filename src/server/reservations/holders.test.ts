import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, reserveUntil, type Signer, sign } from '../../../tests/factories/deals.ts';
import { sendSignedFile } from '../../../tests/factories/identity.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { identityCalls } from '../../contract/identity/endpoints.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
});
afterAll(() => server.close());

const reason = 'Dokument nieważny';
const subjectsTo = async ({ email }: TestPerson): Promise<string[]> => {
  await server.work();
  return (await server.mailsTo(email)).map(({ subject }) => subject);
};
const unsignable = expect.stringMatching(/^Umowy o\slokal „.+” nie można teraz podpisać$/);
const signable = expect.stringMatching(/^Umowę o\slokal „.+” znów można podpisać$/);

/** How a landlord loses what lets them bind the company, and gets it back. */
const ways = {
  identity: {
    lose: ({ uid }: Signer) => must(admin, identityCalls.decideIdentity, { uid, accepted: false, reason }),
    regain: async (landlord: Signer) => {
      await sendSignedFile(landlord);
      await must(admin, identityCalls.decideIdentity, { uid: landlord.uid, accepted: true });
    },
  },
  company: {
    lose: ({ uid, companyId }: Signer) => must(admin, companiesCalls.decideCompany, { uid, companyId, accepted: false, reason }),
    regain: async (landlord: Signer) => {
      const { uid, companyId } = landlord;
      await server.db.execute(sql`update company set nip = '5261000059' where id = ${companyId}`);
      await must(landlord, companiesCalls.submitCompany, { companyId });
      await must(admin, companiesCalls.decideCompany, { uid, companyId, accepted: true });
    },
  },
};

it.each(Object.entries(ways))(
  'whoever holds an offer is told that its lease cannot be signed, and that it can be again: %s',
  async (_, { lose, regain }) => {
    const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    const [offerId, free] = [await anInsertedOffer(server, landlord), await anInsertedOffer(server, landlord)];
    await book(tenant, offerId);
    await lose(landlord);
    expect((await subjectsTo(tenant)).filter((subject) => !subject.startsWith('Rezerwacja lokalu'))).toEqual(expect.arrayContaining([unsignable]));
    expect(codeOf(await sign(server, tenant, offerId))).toBe('offer.landlord_unverified');
    // Two hours before the end nobody is asked for a signature that is refused.
    await reserveUntil(server, offerId, sql`now() + interval '110 minutes'`);
    await server.tick();
    expect(await subjectsTo(tenant)).not.toContainEqual(expect.stringContaining('Wkrótce wygasa'));
    await regain(landlord);
    expect((await subjectsTo(tenant)).filter((subject) => subject.includes('podpisać'))).toEqual(expect.arrayContaining([unsignable, signable]));
    expect(codeOf(await sign(server, tenant, offerId))).toBe('ok');
    expect(codeOf(await book(tenant, free))).toBe('ok');
  },
);

it('of two who signed, the one who is verified again does not open the signature alone', async () => {
  const [landlord, tenant] = [await anInsertedSigner(server, { representation: 'joint' }), await anInsertedSigner(server)];
  const second = await anInsertedSigner(server, { companyId: landlord.companyId, companyName: landlord.companyName });
  const offerId = await anInsertedOffer(server, landlord);
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const cosigner = sql`(landlord -> 'signer') || jsonb_build_object('uid', ${second.uid}::text)`;
    await tx.execute(sql`update offer_version set landlord = landlord || jsonb_build_object('cosigner', ${cosigner}) where offer_id = ${offerId}`);
  });
  await book(tenant, offerId);
  await ways.identity.lose(landlord);
  await ways.identity.lose(second);
  await ways.identity.regain(landlord);
  expect(await subjectsTo(tenant)).not.toContainEqual(signable);
});
