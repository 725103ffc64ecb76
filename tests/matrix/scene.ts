import { companiesCalls } from '../../src/contract/companies/endpoints.ts';
import { depositsCalls } from '../../src/contract/deposits/endpoints.ts';
import { leasesCalls } from '../../src/contract/leases/endpoints.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import type { Day } from '../../src/domain/kit/brand.ts';
import { addDays, dayOf } from '../../src/domain/kit/time.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { anInsertedOffer, anInsertedSigner, book, formOfToday, type Signer, sign } from '../factories/deals.ts';
import { must } from '../factories/published-offer.ts';
import type { Client, TestPerson, TestServer } from '../kit/server.ts';

/** An id that nothing has. */
export const nobody = 'N'.repeat(20);

/** The columns of the matrix. */
export const callers = ['visitor', 'stranger', 'unverified', 'other', 'landlord', 'tenant', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** Everybody and everything that the rows of the matrix speak of. */
export type Scene = {
  readonly server: TestServer;
  readonly people: Readonly<Record<Caller, Client>>;
  readonly landlord: Signer;
  readonly tenant: Signer;
  readonly other: Signer;
  readonly stranger: TestPerson;
  readonly admin: TestPerson;
  /** A person whose account the rows may name without being that person. */
  readonly bystander: TestPerson;
  readonly today: Day;
  /** The landlord's project, saved and complete. */
  readonly draft: string;
  readonly published: string;
  /** Reserved by the tenant; the lease is drawn. */
  readonly booked: string;
  /** Signed; the deposit is awaited. Its rows walk it to the end, in the order of the table. */
  readonly deal: string;
  /** Signed; stays where it is. */
  readonly unpaid: string;
  readonly deposit: number;
  readonly transferDay: Day;
  /** A published offer that nobody has touched. */
  readonly fresh: () => Promise<string>;
  /** A project of the landlord that nobody has touched. */
  readonly freshDraft: () => Promise<string>;
};

const aDraft = async (server: TestServer, owner: TestPerson): Promise<string> => {
  const { offerId, version } = await must(owner, offersCalls.createOffer, {});
  await must(owner, offersCalls.saveOffer, { offerId, version, patch: { ...(await formOfToday(server)) } });
  return offerId;
};

const aSignedOffer = async (server: TestServer, landlord: Signer, tenant: Signer): Promise<string> => {
  const offerId = await anInsertedOffer(server, landlord);
  const booked = await book(tenant, offerId);
  if (!booked.ok) throw new Error(`booking refused: ${booked.refusal.code}`);
  const signed = await sign(server, tenant, offerId);
  if (!signed.ok) throw new Error(`signing refused: ${signed.refusal.code}`);
  return offerId;
};

/** Prepares the people and their offers. */
export const prepareScene = async (server: TestServer): Promise<Scene> => {
  const [landlord, tenant, other] = [await anInsertedSigner(server), await anInsertedSigner(server), await anInsertedSigner(server)];
  const [stranger, unverified, bystander] = [await server.person(), await server.person({ verified: false }), await server.person()];
  const admin = await server.person({ claims: ['admin'] });
  const [deal, unpaid] = [await aSignedOffer(server, landlord, tenant), await aSignedOffer(server, landlord, tenant)];
  const booked = await anInsertedOffer(server, landlord);
  await book(tenant, booked);
  await server.work();
  const today = dayOf(await databaseNow(server.db));
  return {
    server,
    people: { visitor: server.visitor, stranger, unverified, other, landlord, tenant, admin },
    ...{ landlord, tenant, other, stranger, admin, bystander, today, deal, unpaid, booked },
    draft: await aDraft(server, landlord),
    published: await anInsertedOffer(server, landlord),
    deposit: (await must(tenant, depositsCalls.getDeposit, { offerId: deal })).amount,
    transferDay: addDays(today, 11),
    fresh: () => anInsertedOffer(server, landlord),
    freshDraft: () => aDraft(server, landlord),
  };
};

/** The other person whom each side names for the handover. */
export const meetingPerson = (date: Day | null) => ({
  firstName: 'Katarzyna',
  lastName: 'Dąbek',
  email: 'odbior@zakwas.example',
  date,
  hour: date === null ? null : '10:00',
  authorized: true,
});

/** The company that a person has linked, or the id of none. */
export const ownCompany = async (person: Client): Promise<string> => {
  const mine = await person.ask(companiesCalls.getMyCompany, {});
  return (mine.ok && mine.value.company?.id) || nobody;
};

/** The id of an open task of the console, or one that cannot exist. */
export const openTask = async (scene: Scene): Promise<string> => {
  const { items } = await must(scene.admin, leasesCalls.listTasks, { open: true, page: 1 });
  return items[0]?.id ?? nobody;
};
