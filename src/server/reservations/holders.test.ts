import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, reserveUntil, type Signer, sign } from '../../../tests/factories/deals.ts';
import { sendSignedFile } from '../../../tests/factories/identity.ts';
import { must, nextNip } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { companiesCalls } from '../../contract/companies/endpoints.ts';
import { identityCalls } from '../../contract/identity/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import { bookingConsents } from '../../domain/reservations/rules.ts';

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
      await server.db.execute(sql`update company set nip = ${nextNip()} where id = ${companyId}`);
      await must(landlord, companiesCalls.submitCompany, { companyId });
      await must(admin, companiesCalls.decideCompany, { uid, companyId, accepted: true });
    },
  },
};

const signingNewsOf = async (tenant: TestPerson): Promise<string[]> => (await subjectsTo(tenant)).filter((subject) => subject.includes('podpisać'));

it.each(Object.entries(ways))(
  'whoever holds an offer is told that its lease cannot be signed, and that it can be again: %s',
  async (_, { lose, regain }) => {
    const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    const [offerId, free] = [await anInsertedOffer(server, landlord), await anInsertedOffer(server, landlord)];
    await book(tenant, offerId);
    await lose(landlord);
    expect(await signingNewsOf(tenant)).toEqual([unsignable]);
    // The lease was drawn after that: it does not wait for a signature.
    expect(await subjectsTo(tenant)).not.toContainEqual(expect.stringContaining('czeka na podpis'));
    expect(codeOf(await sign(server, tenant, offerId))).toBe('offer.landlord_unverified');
    // Two hours before the end nobody is asked for a signature that is refused.
    await reserveUntil(server, offerId, sql`now() + interval '110 minutes'`);
    await server.tick();
    expect(await subjectsTo(tenant)).not.toContainEqual(expect.stringContaining('Wkrótce wygasa'));
    await regain(landlord);
    expect(await signingNewsOf(tenant)).toEqual([unsignable, signable]);
    expect(codeOf(await sign(server, tenant, offerId))).toBe('ok');
    expect(codeOf(await book(tenant, free))).toBe('ok');
  },
);

it('a reservation that is over, and the page of one whose lease cannot be signed, ask for no signature', async () => {
  const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  const [offerId, late] = [await anInsertedOffer(server, landlord), await anInsertedOffer(server, landlord)];
  for (const id of [offerId, late]) await book(tenant, id);
  await must(admin, offersCalls.hideOffer, { offerId: late, hidden: true, reason: 'Zdjęcia innego lokalu' });
  await reserveUntil(server, late, sql`now() - interval '1 second'`);
  await ways.identity.lose(landlord);
  expect(await signingNewsOf(tenant)).toEqual([unsignable]);
  const mail = (await server.mailsTo(tenant.email)).find(({ subject }) => subject.includes('nie można teraz podpisać'));
  expect(mail?.text).toContain(`/offer/${offerId}`);
  expect(mail?.text).not.toContain('podpisz umowę');
});

/** Two landlords who signed an offer together, and the tenants of a company whose rule wants two, who hold it. */
const heldByTwo = async () => {
  const [landlord, tenant] = [
    await anInsertedSigner(server, { representation: 'joint' }),
    await anInsertedSigner(server, { representation: 'joint' }),
  ];
  const [second, other] = [
    await anInsertedSigner(server, { companyId: landlord.companyId, companyName: landlord.companyName }),
    await anInsertedSigner(server, { companyId: tenant.companyId, companyName: tenant.companyName }),
  ];
  const offerId = await anInsertedOffer(server, landlord);
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const cosigner = sql`(landlord -> 'signer') || jsonb_build_object('uid', ${second.uid}::text)`;
    await tx.execute(sql`update offer_version set landlord = landlord || jsonb_build_object('cosigner', ${cosigner}) where offer_id = ${offerId}`);
  });
  const wish = { selectedOfferOption: 'fixedshort' as const, offerVersion: 1, consents: { ...bookingConsents } };
  await must(tenant, reservationsCalls.bookOffer, { ...wish, offerId, cosignerUid: other.uid });
  return { offerId, landlord, second, tenant, other };
};

it('of two who signed, the first loss and the last return are told, each once, and a return to whoever has not signed', async () => {
  const { offerId, landlord, second, tenant, other } = await heldByTwo();
  expect(codeOf(await sign(server, tenant, offerId))).toBe('ok');
  await ways.identity.lose(landlord);
  await ways.identity.lose(second);
  await ways.company.lose(second);
  for (const one of [tenant, other]) expect(await signingNewsOf(one)).toContainEqual(unsignable);
  await ways.identity.regain(landlord);
  await ways.company.regain(second);
  for (const one of [tenant, other]) expect(await signingNewsOf(one)).not.toContainEqual(signable);
  await ways.identity.regain(second);
  expect((await signingNewsOf(tenant)).filter((subject) => subject.includes('teraz') || subject.includes('znów'))).toEqual([unsignable]);
  expect((await signingNewsOf(other)).filter((subject) => subject.includes('teraz') || subject.includes('znów'))).toEqual([unsignable, signable]);
});

it('an agent who signed for the owner changes nothing for whoever holds the offer; the owner does', async () => {
  const [agent, owner, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server), await anInsertedSigner(server)];
  const offerId = await anInsertedOffer(server, agent);
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const bound = sql`jsonb_build_object('companyId', ${owner.companyId}::text, 'signer', (landlord -> 'signer') || jsonb_build_object('principalUid', ${owner.uid}::text))`;
    await tx.execute(sql`update offer_version set landlord = landlord || ${bound} where offer_id = ${offerId}`);
  });
  await book(tenant, offerId);
  await ways.identity.lose(agent);
  await ways.identity.regain(agent);
  expect(await signingNewsOf(tenant)).toEqual([]);
  await ways.identity.lose(owner);
  await ways.identity.lose(agent);
  expect(await signingNewsOf(tenant)).toEqual([unsignable]);
});
