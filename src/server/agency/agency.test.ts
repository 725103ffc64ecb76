import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anAgent,
  aProposal,
  drawn,
  nextOwner,
  ownerDetails,
  readyToAccept,
  send,
  shortLease as short,
  statusOf,
} from '../../../tests/factories/agency.ts';
import { anInsertedSigner, type Signer } from '../../../tests/factories/deals.ts';
import { aProject, must } from '../../../tests/factories/published-offer.ts';
import { codeOf } from '../../../tests/kit/answers.ts';
import { subjectsTo } from '../../../tests/kit/letters.ts';
import { type Client, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { agencyCalls as calls } from '../../contract/agency/endpoints.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { ok } from '../../domain/kit/verdict.ts';
import { consentsOf } from '../../domain/signing/rules.ts';
import { insertAddressLeft } from '../accounts/store/mail-choices.ts';
import { transact } from '../kit/database/transaction.ts';
import type { Secrets } from '../kit/security/secrets.ts';
import { closeOpenNumbers } from './commands/forget.ts';
import { openOwner } from './store/owner-number.ts';

let server: TestServer;
let agent: Signer;
beforeAll(async () => {
  server = await testServer();
  agent = await anAgent(server);
}, 120_000);
afterAll(() => server.close());

describe('mails to owners', () => {
  it('are three to one address, whatever became of them, also where two were drawn before', async () => {
    const [busy, email] = [await anAgent(server), nextOwner()];
    const offers = await Promise.all(Array.from({ length: 4 }, () => aProject(busy, short)));
    const made: { readonly offerId: string; readonly agreementId: string }[] = [];
    for (const offerId of offers) made.push({ offerId, ...(await drawn(busy, offerId, ownerDetails(email))) });
    const [first, second, third, fourth] = made;
    for (const one of [first, second, third]) await send(server, busy, one?.offerId ?? '', one?.agreementId ?? '');
    await must(busy, calls.withdrawAgreement, { agreementId: first?.agreementId ?? '' });
    await expect(send(server, busy, fourth?.offerId ?? '', fourth?.agreementId ?? '')).rejects.toThrow('agency.cap_address');
    expect(await statusOf(busy, fourth?.agreementId ?? '')).toBe('new');
    const again = { offerId: await aProject(busy, short), ownerDetails: ownerDetails(email), includeMediation: true };
    expect(codeOf(await busy.ask(calls.proposeAgreement, again))).toBe('agency.cap_address');
    expect(codeOf(await busy.ask(calls.proposeAgreement, { ...again, ownerDetails: ownerDetails(nextOwner()) }))).toBe('ok');
    await server.db.execute(sql`update agency_agreement set agent_signed_at = agent_signed_at - interval '31 days' where owner_email = ${email}`);
    expect(codeOf(await busy.ask(calls.proposeAgreement, again))).toBe('ok');
  });

  it('do not go to an address that has left invitations, unless an account has it', async () => {
    const email = nextOwner();
    await transact(server.services, async (tx) => ok(await insertAddressLeft(tx, email, 'outreach')));
    const proposal = { offerId: await aProject(agent, short), ownerDetails: ownerDetails(email), includeMediation: true };
    const refused = await agent.ask(calls.proposeAgreement, proposal);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'agency.address_left', field: 'email' } });
    const person = await server.person();
    await transact(server.services, async (tx) => ok(await insertAddressLeft(tx, person.email, 'outreach')));
    expect(codeOf(await agent.ask(calls.proposeAgreement, { ...proposal, ownerDetails: ownerDetails(person.email) }))).toBe('ok');
  });
});

describe('a proposal', () => {
  it('is made by an insured agent for a complete project, and names every wrong field', async () => {
    const plain = await anInsertedSigner(server);
    const project = await aProject(agent, short);
    const propose = (who: Client, offerId: string, changes: object = {}) =>
      who.ask(calls.proposeAgreement, { offerId, ownerDetails: { ...ownerDetails('jan@poczta.example'), ...changes }, includeMediation: true });
    expect(codeOf(await propose(plain, await aProject(plain)))).toBe('agency.not_agent');
    expect(codeOf(await propose(agent, await aProject(plain)))).toBe('offer.not_found');
    const wrong = await propose(agent, project, { peselOrNip: '123', email: 'jan@', contact: 'x', name: ' ' });
    const problems = wrong.ok ? [] : (wrong.refusal.problems ?? []);
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name agency.field_required',
      'peselOrNip agency.number_wrong',
      'contact agency.phone_wrong',
      'email agency.email_wrong',
    ]);
    const own = await propose(agent, project, { email: agent.email });
    expect(own.ok ? [] : own.refusal.problems?.map(({ code }) => code)).toEqual(['agency.own_email']);
    const { offerId, version } = await must(agent, offersCalls.createOffer, {});
    await must(agent, offersCalls.saveOffer, { offerId, version, patch: { name: 'Bez adresu' } });
    expect(codeOf(await propose(agent, offerId))).toBe('agency.offer_incomplete');
    const uninsured = await anAgent(server);
    await server.db.execute(sql`update agent_insurance set valid_to = current_date - 2 where uid = ${uninsured.uid}`);
    expect(codeOf(await propose(uninsured, await aProject(uninsured)))).toBe('agency.insurance_expired');
  });

  it('is sent once the agent has signed it, waits 30 days for the owner, and only one stands for an offer', async () => {
    const email = nextOwner();
    const offerId = await aProject(agent, short);
    const first = await drawn(agent, offerId, ownerDetails(email));
    const { agreementId } = await drawn(agent, offerId, ownerDetails(email));
    expect(await statusOf(agent, first.agreementId)).toBe('withdrawn');
    expect(await subjectsTo(server, email)).toEqual([]);
    const bare = { agreementId, code: '000000', documentSha256: first.documentSha256, consents: { ...consentsOf.agency } };
    expect(codeOf(await agent.ask(calls.sendAgreement, bare))).toBe('signing.document_changed');
    expect((await send(server, agent, offerId, agreementId)).sentTo).toBe(email);
    expect(await statusOf(agent, agreementId)).toBe('pending');
    const { rows } = await server.db.execute<{ days: number; link_days: number }>(sql`
      select round(extract(epoch from a.answer_until - now()) / 86400, 2)::float as days,
        (select round(extract(epoch from t.expires_at - now()) / 86400, 2)::float from link_token t where t.subject = a.id) as link_days
      from agency_agreement a where a.id = ${agreementId}`);
    expect(rows).toEqual([{ days: 30, link_days: 30 }]);
    expect((await subjectsTo(server, email)).join()).toContain('chce wynająć Twój lokal');
    const again = await agent.ask(calls.proposeAgreement, { offerId, ownerDetails: ownerDetails(email), includeMediation: true });
    expect(codeOf(again)).toBe('agency.already_pending');
    expect(codeOf(await agent.ask(offersCalls.prepareOffer, { offerId }))).toBe('agency.waits_for_owner');
    await must(agent, calls.withdrawAgreement, { agreementId });
    expect(await statusOf(agent, agreementId)).toBe('withdrawn');
    expect((await subjectsTo(server, email)).join()).toContain('wycofuje propozycję');
  });
});

it('of two proposals at once each has a number of its own, and one stands', async () => {
  const offerId = await aProject(agent, short);
  const both = await Promise.all([drawn(agent, offerId, ownerDetails(nextOwner())), drawn(agent, offerId, ownerDetails(nextOwner()))]);
  const read = await Promise.all(both.map(({ agreementId }) => must(agent, calls.getAgreement, { agreementId })));
  expect(read.map(({ agreement }) => agreement.number.replace(/^.*-/, '')).toSorted()).toEqual(['1', '2']);
  expect(read.map(({ agreement }) => agreement.status).toSorted()).toEqual(['new', 'withdrawn']);
});

describe('a proposal to somebody with an account', () => {
  it('is heard of once it was sent, and taken back stands in nobody’s way; what was declined before it does', async () => {
    const owner = await server.person();
    const offerId = await aProject(agent, short);
    const prepared = async (): Promise<string> => codeOf(await agent.ask(offersCalls.prepareOffer, { offerId }));
    const known = async (): Promise<readonly string[]> => (await must(owner, calls.listAgreements, { page: 1 })).list.items.map(({ id }) => id);
    const redrawn = await drawn(agent, offerId, ownerDetails(owner.email));
    const first = await drawn(agent, offerId, ownerDetails(owner.email));
    expect([await statusOf(owner, redrawn.agreementId), await statusOf(owner, first.agreementId), await known()]).toEqual([
      'agency.denied',
      'agency.denied',
      [],
    ]);
    await send(server, agent, offerId, first.agreementId);
    expect([await statusOf(owner, redrawn.agreementId), await known(), await prepared()]).toEqual([
      'agency.denied',
      [first.agreementId],
      'agency.waits_for_owner',
    ]);
    await must(agent, calls.withdrawAgreement, { agreementId: first.agreementId });
    expect((await must(agent, calls.getOfferAgency, { offerId })).agreement).toMatchObject({ status: 'withdrawn', publishBlocker: null });
    expect(await prepared()).toBe('ok');
    // What was prepared is mailed before the next code is.
    await server.work();
    const declined = await drawn(agent, offerId, ownerDetails(owner.email));
    await send(server, agent, offerId, declined.agreementId);
    await must(owner, calls.answerAgreement, { agreementId: declined.agreementId, accepted: false });
    const last = await drawn(agent, offerId, ownerDetails(owner.email));
    await send(server, agent, offerId, last.agreementId);
    await must(agent, calls.withdrawAgreement, { agreementId: last.agreementId });
    expect((await must(agent, calls.getOfferAgency, { offerId })).agreement).toMatchObject({
      status: 'withdrawn',
      publishBlocker: 'agency.not_in_force',
    });
    expect(await prepared()).toBe('agency.not_in_force');
  });
});

describe('a proposal that came to nothing', () => {
  const traces = async (agreementId: string, documentId: string) => {
    const row = await server.db.execute(sql`select * from agency_agreement where id = ${agreementId}`);
    const document = await server.db.execute<{ drawn_key: string }>(sql`select * from document where id = ${documentId}`);
    return { row: row.rows[0] ?? null, drawn: document.rows[0]?.drawn_key ?? null };
  };
  const documentIdOf = async (agreementId: string): Promise<string> =>
    String((await server.db.execute(sql`select document_id from agency_agreement where id = ${agreementId}`)).rows[0]?.['document_id']);

  it('is forgotten: unsent after a day, declined after 90 days but for the fact that it was', async () => {
    const email = nextOwner();
    const unsent = await drawn(agent, await aProject(agent, short), ownerDetails(email));
    const declined = await aProposal(server, agent, ownerDetails(email, { name: 'Bożydar Zapomniany' }), { form: short });
    const answer = { agreementId: declined.agreementId, accepted: false, token: declined.token, reason: 'Sam Zapomniany' };
    await must(server.visitor, calls.answerAgreement, answer);
    const [unsentId, declinedId] = [await documentIdOf(unsent.agreementId), await documentIdOf(declined.agreementId)];
    const before = [await traces(unsent.agreementId, unsentId), await traces(declined.agreementId, declinedId)];
    await server.db.execute(sql`update agency_agreement set created_at = created_at - interval '1 day' where id = ${unsent.agreementId}`);
    await server.db.execute(sql`update agency_agreement set ended_at = ended_at - interval '90 days' where id = ${declined.agreementId}`);
    await server.tick();
    await server.work();
    expect(await traces(unsent.agreementId, unsentId)).toEqual({ row: null, drawn: null });
    const { row, drawn: file } = await traces(declined.agreementId, declinedId);
    expect([row?.['state'], file]).toEqual(['REJECTED', null]);
    for (const trace of ['Zapomniany', '44051401359', email]) expect(JSON.stringify(row)).not.toContain(trace);
    for (const { drawn: key } of before) expect(await server.services.files.exists(key ?? '')).toBe(false);
    expect(await statusOf(agent, declined.agreementId)).toBe('agency.not_found');
    const { list } = await must(agent, calls.listAgreements, { page: 1 });
    expect(list.items.map(({ id }) => id)).not.toContain(declined.agreementId);
    expect(codeOf(await agent.ask(offersCalls.prepareOffer, { offerId: declined.offerId }))).toBe('agency.not_in_force');
  });
});

describe("the owner's number", () => {
  /** Whether a table holds the number as text anywhere. */
  const tablesWith = async (number: string): Promise<readonly string[]> => {
    const { rows } = await server.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const found = [];
    for (const { name } of rows) {
      const hit = await server.db.execute(sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${number}%`} limit 1`);
      if (hit.rows.length > 0) found.push(name);
    }
    return found;
  };
  const number = '90010112349';

  it('is closed wherever it is stored, shown by its last three digits, and what an earlier version stored is closed after the start', async () => {
    const proposed = await aProposal(server, agent, { ...ownerDetails(nextOwner()), peselOrNip: number }, { form: short });
    const shown = async () => (await must(agent, calls.getAgreement, proposed)).agreement.ownerDetails.peselOrNip;
    expect([await tablesWith(number), await shown()]).toEqual([[], '••••••••349']);
    await server.db.execute(
      sql`update agency_agreement set facts = jsonb_set(facts, '{owner,peselOrNip}', ${`"${number}"`}::jsonb) where id = ${proposed.agreementId}`,
    );
    expect([await tablesWith(number), await shown()]).toEqual([['agency_agreement'], '••••••••349']);
    await closeOpenNumbers(server.services);
    expect([await tablesWith(number), await shown()]).toEqual([[], '••••••••349']);
    await closeOpenNumbers(server.services);
    expect(await shown()).toBe('••••••••349');
  });

  it('is closed again in the night after a change of the secret, so that the former one can go', async () => {
    const { agreementId } = await aProposal(server, agent, { ...ownerDetails(nextOwner()), peselOrNip: number }, { form: short });
    const { config } = server.services;
    const next = 'the-next-secret-of-this-operator-1';
    const facts = async () =>
      (await server.db.execute<{ facts: never }>(sql`select facts from agency_agreement where id = ${agreementId}`)).rows[0]?.facts;
    const open = async (secrets: Secrets): Promise<string> => openOwner({ secrets }, (await facts()) ?? ({} as never)).peselOrNip;
    await expect(open([next])).rejects.toThrow();
    expect(await open([next, ...config.secrets])).toBe(number);
    await closeOpenNumbers({ ...server.services, config: { ...config, secrets: [next, ...config.secrets] } });
    expect(await open([next])).toBe(number);
    await closeOpenNumbers({ ...server.services, config: { ...config, secrets: [...config.secrets, next] } });
    expect(await open(config.secrets)).toBe(number);
  });
});

describe("the owner's link", () => {
  it('reads and declines without an account, and accepts nothing without the code', async () => {
    const email = nextOwner();
    const proposed = await aProposal(server, agent, ownerDetails(email), { form: short });
    const { agreementId, token } = proposed;
    const read = await must(server.visitor, calls.getAgreementByToken, { agreementId, token });
    expect(read.agreement).toMatchObject({ status: 'pending', viewer: 'link', ownerDetails: { peselOrNip: '••••••••359' } });
    expect(read.agreement.allowed.toSorted()).toEqual(['accept', 'reject']);
    const stranger = await server.person();
    expect([
      codeOf(await server.visitor.ask(calls.getAgreementByToken, { agreementId, token: 'x'.repeat(40) })),
      codeOf(await server.visitor.ask(calls.getAgreement, { agreementId })),
      codeOf(await stranger.ask(calls.getAgreement, { agreementId })),
      codeOf(await stranger.ask(calls.getAgreement, { agreementId: 'N'.repeat(20) })),
      codeOf(await server.visitor.ask(calls.answerAgreement, { agreementId, accepted: true, token })),
      codeOf(await stranger.ask(calls.answerAgreement, { agreementId, accepted: false })),
      codeOf(await agent.ask(calls.answerAgreement, { agreementId, accepted: false })),
    ]).toEqual(['agency.link_over', 'agency.denied', 'agency.denied', 'agency.denied', 'signing.code_required', 'agency.denied', 'agency.denied']);
    const code = await readyToAccept(server, server.visitor, proposed, email);
    expect(codeOf(await server.visitor.ask(calls.answerAgreement, { ...code, consents: {} }))).toBe('signing.consents_required');
    await must(server.visitor, calls.answerAgreement, { agreementId, accepted: false, token, reason: 'Wynajmę samodzielnie' });
    expect(codeOf(await server.visitor.ask(calls.answerAgreement, code))).toBe('agency.over');
    expect((await must(agent, calls.getAgreement, { agreementId })).agreement).toMatchObject({ status: 'rejected', reason: 'Wynajmę samodzielnie' });
    expect((await subjectsTo(server, agent.email)).join()).toContain('Właściciel odrzucił propozycję');
    expect(codeOf(await agent.ask(offersCalls.prepareOffer, { offerId: proposed.offerId }))).toBe('agency.not_in_force');
  });

  it('is answered within its time: afterwards the proposal has expired, and a new one may be made', async () => {
    const email = nextOwner();
    const { agreementId, token, offerId } = await aProposal(server, agent, ownerDetails(email), { form: short });
    await server.db.execute(sql`update agency_agreement set answer_until = clock_timestamp() - interval '1 second' where id = ${agreementId}`);
    expect(await statusOf(agent, agreementId)).toBe('expired');
    expect(codeOf(await server.visitor.ask(calls.answerAgreement, { agreementId, accepted: false, token }))).toBe('agency.over');
    await drawn(agent, offerId, ownerDetails(email));
    expect((await subjectsTo(server, agent.email)).join()).toContain('Właściciel nie odpowiedział');
  });
});
