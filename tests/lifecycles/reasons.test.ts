import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { declaredCalls } from '../../scripts/docs/calls.ts';
import { securityCalls } from '../../src/contract/accounts/endpoints/security.ts';
import { accountsCalls } from '../../src/contract/accounts/endpoints.ts';
import { eventCalls } from '../../src/contract/admin/endpoints/events.ts';
import { jobCalls } from '../../src/contract/admin/endpoints/jobs.ts';
import { agencyCalls } from '../../src/contract/agency/endpoints.ts';
import { accessCalls } from '../../src/contract/companies/endpoints/access.ts';
import { teamCalls } from '../../src/contract/companies/endpoints/team.ts';
import { companiesCalls } from '../../src/contract/companies/endpoints.ts';
import { contentCalls } from '../../src/contract/content/endpoints.ts';
import { depositsCalls } from '../../src/contract/deposits/endpoints.ts';
import { identityCalls } from '../../src/contract/identity/endpoints.ts';
import { leasesCalls } from '../../src/contract/leases/endpoints.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import type { Grosze } from '../../src/domain/kit/brand.ts';
import { dayOf } from '../../src/domain/kit/time.ts';
import { formOf } from '../../src/server/companies/queries/company.ts';
import { company, companyChange } from '../../src/server/companies/tables.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { newId } from '../../src/server/kit/database/ids.ts';
import { offerImage } from '../../src/server/offers/tables/image.ts';
import { accept, anAgent, aProposal, ownerDetails, shortLease, uploadScan } from '../factories/agency.ts';
import { anInsertedOffer, anInsertedSigner, aSignedLease, aSignedLongLease, type Deal, payDeposit, uploadForm } from '../factories/deals.ts';
import { passObjection, rejectPremises } from '../factories/handover.ts';
import { gaveCode, sendSignedFile } from '../factories/identity.ts';
import { aProject, aSigner, must, whoAsks } from '../factories/published-offer.ts';
import { attachTitle } from '../factories/statements.ts';
import { type TestPerson, type TestServer, testServer } from '../kit/server.ts';

let server: TestServer;
let admin: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
  second = await server.person({ claims: ['admin'] });
}, 120_000);
afterAll(() => server.close());

const today = async () => dayOf(await databaseNow(server.db));

const askedCompany = async () => {
  const { uid, companyId } = await whoAsks(server);
  return { uid, companyId };
};

/** Somebody who could take over the company of whoever brought it. */
const colleague = async () => {
  const { companyId, companyName } = await anInsertedSigner(server);
  const { uid } = await anInsertedSigner(server, { companyId, companyName, capacity: 'proxy' });
  return { uid, companyId };
};

const changedCompany = async (): Promise<string> => {
  const { companyId, uid } = await anInsertedSigner(server);
  const [row] = await server.db.select().from(company).where(eq(company.id, companyId));
  if (row === undefined) throw new Error('no company');
  const id = newId();
  await server.db.insert(companyChange).values({ id, companyId, uid, form: formOf(row) });
  return id;
};

const doubtfulPhoto = async (): Promise<string> => {
  const [id, offerId] = [newId(), await aProject(await aSigner(server))];
  const file = { key: `photos/${id}.jpg`, smallKey: `photos/${id}-s.jpg`, width: 1600, height: 1000, bytes: 1, thumb: '', sha256: 'ab'.repeat(32) };
  await server.db.insert(offerImage).values({ id, offerId, position: 0, ...file, likeness: '0'.repeat(16), entropy: 7, sharpness: 1 });
  return id;
};

const secured = async (): Promise<string> => {
  const { uid, email } = await server.person();
  await server.db.execute(sql`insert into second_factor (uid, confirmed_at) values (${uid}, now())`);
  return email;
};

const noticed = async (): Promise<string> => {
  const offerId = await anInsertedOffer(server, await anInsertedSigner(server));
  const by = { name: 'Ewa Gość', email: `gosc-${offerId.toLowerCase()}@firma.example`, lang: 'pl' } as const;
  await must(server.client(), contentCalls.reportOffer, { offerId, ground: 'pictures', explanation: 'To moje zdjęcia.', goodFaith: true, ...by });
  const { items } = await must(admin, contentCalls.listOfferNotices, { open: true, page: 1 });
  return items.find((notice) => notice.about.id === offerId)?.id ?? '';
};

const paid = async (): Promise<Deal> => {
  const deal = await aSignedLease(server);
  await payDeposit(server, admin, deal);
  return deal;
};

const rejected = async (): Promise<Deal> => {
  const deal = await paid();
  await rejectPremises(server, deal);
  return deal;
};

const refundElsewhere = async (reason: string): Promise<void> => {
  const deal = await rejected();
  await passObjection(server, deal);
  const { items } = await must(admin, depositsCalls.listDeposits, { waiting: true, page: 1 });
  const amount = (items.find(({ offerId }) => offerId === deal.offerId)?.held ?? 0) as Grosze;
  const money = { amount, valueDate: await today(), bankReference: `R-${deal.leaseId.slice(0, 8)}` };
  const to = { account: '10105000997603123456789123', recipient: 'KOMORNIK SĄDOWY' };
  await must(admin, depositsCalls.bookDepositRefund, { offerId: deal.offerId, ...money, ...to, reason });
};

const title = async (reason: string): Promise<void> => {
  const { offerId, landlord } = await rejected();
  await must(landlord, leasesCalls.objectToRejection, { offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
  const document = await attachTitle(admin, offerId);
  await must(admin, depositsCalls.recordDisputeTitle, { offerId, kind: 'judgment', outcome: 'refund_ends', document, reason });
};

const formFile = async (): Promise<string> => {
  const deal = await aSignedLongLease(server);
  await uploadForm(deal.landlord, deal, 'scan', new TextEncoder().encode('%PDF-1.7 skan'));
  const { items } = await must(admin, leasesCalls.listLeaseForms, { waiting: true, page: 1 });
  return items.find(({ offerId }) => offerId === deal.offerId)?.file.id ?? '';
};

const agencyFile = async (): Promise<string> => {
  const agent = await anAgent(server);
  const owner = ownerDetails(`wlasciciel-${agent.companyId.toLowerCase()}@firma.example`);
  const proposed = await aProposal(server, agent, owner, { form: shortLease });
  await accept(server, proposed, owner.email);
  return uploadScan(server, agent, admin, proposed.agreementId);
};

const openTask = async (): Promise<string> => {
  const id = newId();
  await server.db.execute(sql`insert into task (id, key, kind) values (${id}, ${id}, 'deposit_overdue')`);
  return id;
};

const waitingJob = async (): Promise<{ name: string; id: string }> => {
  await server.person({ verified: false });
  const { items } = await must(admin, jobCalls.listJobs, { view: 'waiting', page: 1 });
  const job = items.find(({ allowed }) => allowed === 'cancel');
  return { name: job?.name ?? '', id: job?.id ?? '' };
};

/** Two accepted companies with numbers that a form takes. */
const twoCompanies = async (): Promise<{ readonly nip: string; readonly viewerNip: string }> => {
  const nips = { nip: '5261000007', viewerNip: '5261000013' };
  for (const nip of Object.values(nips))
    await server.db.execute(sql`update company set nip = ${nip} where id = ${(await anInsertedSigner(server)).companyId}`);
  return nips;
};

/** Every act of the console that takes a reason: its name on the wire, the entry of the log, and how it is done. */
const acts: readonly (readonly [wire: string, method: string, act: (reason: string) => Promise<unknown>])[] = [
  ...(['addAdminClaim', 'addCreatorClaim', 'addCallerClaim'] as const).map((wire) => {
    const call = { addAdminClaim: accountsCalls.grantAdmin, addCreatorClaim: accountsCalls.grantCreator, addCallerClaim: accountsCalls.grantCaller }[
      wire
    ];
    return [wire, 'addClaim', async (reason: string) => must(admin, call, { email: (await server.person()).email, reason })] as const;
  }),
  [
    'revokeClaim',
    'revokeClaim',
    async (reason) => must(admin, accountsCalls.revokeClaim, { email: (await server.person({ claims: ['caller'] })).email, claim: 'caller', reason }),
  ],
  ['removeSecondFactor', 'secondFactor', async (reason) => must(admin, securityCalls.removeSecondFactor, { email: await secured(), reason })],
  ['endUserSessions', 'endUserSessions', async (reason) => must(admin, securityCalls.endUserSessions, { uid: (await server.person()).uid, reason })],
  [
    'decideIdentity',
    'decideIdentity',
    async (reason) => {
      const person = await server.person();
      await sendSignedFile(person);
      await must(admin, identityCalls.decideIdentity, { uid: person.uid, accepted: false, reason });
    },
  ],
  [
    'confirmMObywatelVerification',
    'confirmMObywatelVerification',
    async (reason) => {
      const requestId = await gaveCode(server, await server.person(), admin);
      await must(admin, identityCalls.decideRequest, { requestId, accepted: false, rejectionReason: 'custom', customRejectionMessage: reason });
    },
  ],
  [
    'resetVerification',
    'resetVerification',
    async (reason) => must(admin, identityCalls.resetRequest, { requestId: await gaveCode(server, await server.person(), admin), reason }),
  ],
  [
    'decideCompany',
    'decideCompany',
    async (reason) => must(admin, companiesCalls.decideCompany, { ...(await askedCompany()), accepted: false, reason }),
  ],
  [
    'decideCompanyChange',
    'decideCompanyChange',
    async (reason) => must(admin, companiesCalls.decideCompanyChange, { changeId: await changedCompany(), accepted: false, reason }),
  ],
  [
    'appointCompanyCreator',
    'appointCompanyCreator',
    async (reason) => must(admin, teamCalls.appointCompanyCreator, { ...(await colleague()), reason }),
  ],
  ['grantCompanyAccess', 'grantCompanyAccess', async (reason) => must(admin, accessCalls.grantCompanyAccess, { ...(await twoCompanies()), reason })],
  [
    'revokeCompanyAccess',
    'revokeCompanyAccess',
    async (reason) => {
      const [one] = (await must(admin, accessCalls.listCompanyAccess, { page: 1 })).items;
      await must(admin, accessCalls.revokeCompanyAccess, { companyId: one?.company.id ?? '', viewerId: one?.viewer.id ?? '', reason });
    },
  ],
  [
    'hideOffer',
    'hideOffer',
    async (reason) => {
      const offerId = await anInsertedOffer(server, await anInsertedSigner(server));
      await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason });
    },
  ],
  ['judgePhoto', 'judgePhoto', async (reason) => must(admin, offersCalls.judgePhoto, { imageId: await doubtfulPhoto(), passed: false, reason })],
  [
    'decideOfferNotice',
    'decideOfferNotice',
    async (reason) => {
      const ground = { decision: 'keep', basis: 'terms', reference: '' } as const;
      await must(admin, contentCalls.decideOfferNotice, { noticeId: await noticed(), ...ground, reason });
    },
  ],
  [
    'reviewLeaseForm',
    'reviewLeaseForm',
    async (note) => must(admin, leasesCalls.reviewLeaseForm, { fileId: await formFile(), accepted: false, note }),
  ],
  [
    'reviewAgencyFile',
    'reviewAgencyFile',
    async (note) => must(admin, agencyCalls.reviewAgreementFile, { fileId: await agencyFile(), accepted: false, note }),
  ],
  ['closeTask', 'closeTask', async (reason) => must(admin, leasesCalls.closeTask, { taskId: await openTask(), reason })],
  ['cancelJob', 'cancelJob', async (reason) => must(admin, jobCalls.cancelJob, { ...(await waitingJob()), reason })],
  [
    'setDepositProblem',
    'setDepositProblem',
    async (problem) => must(admin, depositsCalls.setDepositProblem, { offerId: (await paid()).offerId, problem }),
  ],
  [
    'clearDepositProblem',
    'clearDepositProblem',
    async (reason) => {
      const { offerId } = await paid();
      await must(admin, depositsCalls.setDepositProblem, { offerId, problem: 'Bank pyta o wpłatę' });
      await must(admin, depositsCalls.clearDepositProblem, { offerId, reason });
    },
  ],
  [
    'reverseDepositReceipt',
    'reverseDepositReceipt',
    async (reason) => must(second, depositsCalls.reverseDepositReceipt, { offerId: (await paid()).offerId, reason }),
  ],
  ['bookDepositRefund', 'bookDepositRefund', refundElsewhere],
  ['recordDisputeTitle', 'recordDisputeTitle', title],
];

it.each(acts)('%s keeps its reason in the event log', async (wire, method, act) => {
  const reason = `Powód czynności ${wire}`;
  await act(reason);
  const { items } = await must(admin, eventCalls.listEvents, { method: method as never });
  expect(items[0]?.details.map(({ value }) => value)).toContain(reason);
});

it('no other act of an admin takes a reason', async () => {
  const words = ['reason', 'note', 'problem', 'customRejectionMessage'];
  const takesReason = (input: z.ZodType): boolean => input instanceof z.ZodObject && words.some((word) => word in input.shape);
  const found = (await declaredCalls()).filter(({ who, in: input }) => who.startsWith('admin') && takesReason(input));
  expect(found.map(({ wire }) => wire).toSorted()).toEqual(acts.map(([wire]) => wire).toSorted());
});
