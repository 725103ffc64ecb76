import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, sign } from '../../../tests/factories/deals.ts';
import { sendSignedFile } from '../../../tests/factories/identity.ts';
import { campaignOf, linkFor, visit } from '../../../tests/factories/outreach.ts';
import { aProject, lastCode, must, readyToSign } from '../../../tests/factories/published-offer.ts';
import { type Client, type TestPerson, type TestServer, testPassword, testServer } from '../../../tests/kit/server.ts';
import { mailCalls } from '../../contract/accounts/endpoints/mails.ts';
import { accountsCalls } from '../../contract/accounts/endpoints.ts';
import { identityCalls } from '../../contract/identity/endpoints.ts';
import type { Answer } from '../../contract/kit/client.ts';
import { offersCalls } from '../../contract/offers/endpoints.ts';
import { outreachCalls as calls } from '../../contract/outreach/endpoints.ts';
import type { Day } from '../../domain/kit/brand.ts';
import { dayOf, instant } from '../../domain/kit/time.ts';
import { outreachNumbers } from '../../domain/outreach/rules/outreach-numbers.ts';
import { databaseNow } from '../kit/database/database.ts';
import { creditProspect } from './commands/credit.ts';
import { forgetProspectsInTime, outreachRecords } from './commands/personal-records.ts';
import { lockProspectAt } from './store/prospects.ts';

let server: TestServer;
let admin: TestPerson;
let today: Day;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
  today = dayOf(await databaseNow(server.db));
}, 120_000);
afterAll(() => server.close());

const aCaller = (names: { readonly firstName?: string; readonly lastName?: string } = {}) => server.person({ claims: ['caller'], ...names });
const codeOf = (answer: Answer<unknown>): string => (answer.ok ? 'ok' : `${answer.refusal.code} ${answer.refusal.field ?? ''}`.trim());
const ground = () => ({ basis: 'call' as const, basisDay: today, basisNote: 'rozmowa 118' });
const website = (caller: TestPerson, email: string, more: object = {}) =>
  caller.ask(calls.callerSendWebsite, { email, content: 'Dzień dobry', ...ground(), campaign: '', ...more });

const reached = async (caller: TestPerson) =>
  (
    await server.db.execute<{ milestone: string; bonus: string }>(
      sql`select milestone, bonus from prospect_milestone where caller_uid = ${caller.uid} order by at, milestone`,
    )
  ).rows.map(({ milestone, bonus }) => `${milestone} ${bonus}`);

const figuresOf = (caller: TestPerson, frame: 'day' | 'week' = 'day') => must(caller, calls.getOutreach, { ...unsaid, frame });
const unsaid = {
  frame: 'day' as const,
  from: null,
  to: null,
  of: null,
  order: 'bonus' as const,
  callersPage: 1,
  campaignsPage: 1,
  conversionPage: 1,
  stepFrom: 'accountCreation' as const,
  stepTo: 'offerSubmission' as const,
  search: '',
};

describe('a short link', () => {
  it('is made by callers, leads where it was told, and counts people only', async () => {
    const caller = await aCaller();
    const made = await must(caller, calls.createShortLink, { originalUrl: 'example.org/lokale?a=1' });
    expect(made).toEqual({ shortId: expect.stringMatching(/^[A-Za-z0-9]{6}$/), link: `${server.services.config.baseUrl}/l/${made.shortId}` });
    expect(await must(server.visitor, calls.getShortLink, { shortId: made.shortId })).toEqual({
      href: 'https://example.org/lokale?a=1',
      host: 'example.org',
      isOwn: false,
    });
    const clicks = async () => (await must(caller, calls.listShortLinks, { page: 1 })).items[0]?.clicks;
    for (const agent of ['Googlebot/2.1', 'WhatsApp/2.23', '']) expect((await visit(server.visitor, made.shortId, agent)).status).toBe(200);
    await visit(caller, made.shortId);
    expect(await clicks()).toBe(0);
    await Promise.all(Array.from({ length: 20 }, () => visit(server.client(), made.shortId)));
    expect(await clicks()).toBe(20);
    const own = await must(caller, calls.createShortLink, { originalUrl: `${server.services.config.baseUrl}/offers` });
    expect(await must(server.visitor, calls.getShortLink, { shortId: own.shortId })).toMatchObject({ isOwn: true });
    expect(codeOf(await caller.ask(calls.createShortLink, { originalUrl: own.link.replace('/l/', '/en/%6C/') }))).toContain('url_wrong');
  });

  test.each([
    ['AAAAAA', 404, 'Nie znaleziono linku'],
    ['zły', 404, 'Nieprawidłowy identyfikator linku'],
  ])('of the id %s is answered %s', async (shortId, status, text) => {
    const answer = await server.visitor.ask(calls.getShortLink, { shortId });
    expect(answer).toMatchObject({ ok: false, refusal: { message: text, kind: status === 404 && shortId === 'AAAAAA' ? 'missing' : 'invalid' } });
  });

  it('is made so often an hour and no oftener', async () => {
    const caller = await aCaller();
    await server.db.execute(sql`
      insert into short_link (short_id, original_url, created_by)
      select 'h' || lpad(n::text, 5, '0'), 'https://example.org/', ${caller.uid} from generate_series(1, ${outreachNumbers.linksPerHour}) n`);
    expect(codeOf(await caller.ask(calls.createShortLink, { originalUrl: 'example.org' }))).toBe('outreach.links_full');
  });
});

describe('a mail to a prospect', () => {
  test.each([
    ['no address', { email: '' }, 'outreach.email_required email'],
    ['half an address', { email: 'biuro' }, 'outreach.email_wrong email'],
    ['no ground', { basis: null }, 'outreach.basis_required basis'],
    ['a ground of tomorrow', { basisDay: '2999-01-01' }, 'outreach.basis_day_wrong basisDay'],
    ['no note of the ground', { basisNote: ' ' }, 'outreach.basis_required basisNote'],
    ['no text', { content: ' ' }, 'outreach.content_required content'],
  ])('with %s is not sent', async (_what, wrong, code) => {
    expect(codeOf(await website(await aCaller(), 'brak@firma.example', wrong))).toBe(code);
  });

  it('carries the campaign link and the way out, which works without an account and for every caller', async () => {
    const [caller, other] = [await aCaller({ firstName: 'Julia', lastName: 'Szymczak' }), await aCaller()];
    const email = 'biuro@meblenowak.example';
    expect(await must(caller, calls.callerSendWebsite, { email, content: 'Dzień dobry,\n\nto ja', ...ground(), campaign: 'Łódź biura' })).toEqual({
      message: `Link do serwisu został wysłany na ${email}.`,
      sentAgain: false,
    });
    await server.work();
    const [letter] = await server.mailsTo(email);
    const { shortId, url } = await linkFor(server, email);
    expect(letter?.html).toContain(`/l/${shortId}`);
    expect(campaignOf(url)).toMatchObject({ utmSource: 'parter', utmMedium: 'mail', utmCampaign: 'lodz-biura' });
    expect(url.href).not.toMatch(/szymczak|julia|meblenowak/i);
    const token = /\/unsubscribe\/([\w-]+)/.exec(letter?.html ?? '')?.[1] ?? '';
    expect(await must(server.visitor, mailCalls.getSubscription, { token })).toEqual({
      kind: 'outreach',
      about: null,
      isOn: true,
      kinds: [{ kind: 'outreach', isOn: true }],
    });
    expect(codeOf(await website(caller, email))).toBe('ok');
    expect(await must(caller, calls.checkProspect, { email })).toEqual({ hasLeft: false, sentAt: expect.any(String) });
    const { rows } = await server.db.execute(sql`select sent_again from prospect where caller_uid = ${caller.uid}`);
    expect(rows).toEqual([{ sent_again: true }]);
    // The press in a mail program leaves by the address; a mail that waits is not sent either.
    const left = await server.visitor.fetch(`/unsubscribe/${token}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(left.status).toBe(200);
    await server.work();
    expect(await server.mailsTo(email)).toHaveLength(1);
    for (const who of [caller, other]) expect(codeOf(await website(who, email.toUpperCase()))).toBe('outreach.left email');
    // An account made there later has left as well.
    const owner = await server.person({ email });
    expect((await must(owner, mailCalls.getMailChoices, {})).kinds).toContainEqual({ kind: 'outreach', isOn: false });
    await must(owner, mailCalls.chooseMail, { kind: 'outreach', isOn: true });
    expect(codeOf(await website(other, email))).toBe('ok');
  });

  it('shows of an offer what everybody may see, and only of one that everybody may open', async () => {
    const [caller, landlord] = [await aCaller(), await anInsertedSigner(server)];
    const offerId = await anInsertedOffer(server, landlord);
    const email = 'najemca@firma.example';
    await must(caller, calls.callerSendOffer, { email, offerId, ...ground(), campaign: '' });
    await server.work();
    const [letter] = await server.mailsTo(email);
    expect(letter?.text).toContain('Łódź');
    expect(letter?.text).not.toMatch(/czynsz|netto/i);
    expect((await linkFor(server, email)).url.pathname).toBe(`/offer/${offerId}`);
    const hidden = async () => codeOf(await caller.ask(calls.callerSendOffer, { email, offerId, ...ground(), campaign: '' }));
    await server.db.execute(sql`update offer set hidden_reason = 'test', hidden_cause = 'moderation' where id = ${offerId}`);
    expect(await hidden()).toBe('outreach.offer_not_open');
  });

  it('is sent so often a day and no oftener', async () => {
    const [caller, other] = [await aCaller(), await aCaller()];
    const day = sql`${today}::date`;
    await server.db.execute(
      sql`insert into outreach_day (day, caller_uid, campaign, website) values (${day}, ${caller.uid}, 'x', ${outreachNumbers.callerSendsPerDay})`,
    );
    expect(codeOf(await website(caller, 'a@firma.example'))).toBe('outreach.cap_own');
    await server.db.execute(
      sql`insert into outreach_day (day, caller_uid, campaign, website) values (${day}, 'somebody', 'x', ${outreachNumbers.sendsPerDay})`,
    );
    expect(codeOf(await website(other, 'a@firma.example'))).toBe('outreach.cap_all');
    await server.db.execute(sql`delete from outreach_day where campaign = 'x'`);
  });
});

describe('milestones', () => {
  it('of a new person go to the caller by whose campaign they came, each once, with the bonus of its moment', async () => {
    const caller = await aCaller();
    const email = 'nowy@firma.example';
    await must(admin, calls.setBonus, { milestone: 'accountCreation', amount: 10_00 });
    const made = await must(caller, calls.generateUtmLink, { email, customUrl: '', campaign: 'jesień' });
    const { shortId, url } = await linkFor(server, email);
    expect(made).toEqual({ success: true, link: `${server.services.config.baseUrl}/l/${shortId}`, href: url.href, campaign: campaignOf(url) });
    const browser = server.client();
    await Promise.all([visit(browser, shortId), visit(browser, shortId)]);
    const names = { firstName: 'Ola', lastName: 'Nowa', marketingConsent: false, lang: 'pl' as const };
    const campaignData = { ...campaignOf(url), timestamp: new Date().toISOString() };
    const signUp = (address: string, client = server.client()) =>
      client.ask(accountsCalls.signUp, { email: address, password: testPassword, ...names, campaignData });
    const signed = await signUp(email, browser);
    if (!signed.ok) throw new Error(signed.refusal.message);
    // A colleague to whom the link was passed on is nobody's prospect.
    await signUp('kolega@firma.example');
    await must(browser, accountsCalls.verifyEmail, { verificationCode: await lastCode(server, email) });
    await must(admin, calls.setBonus, { milestone: 'accountCreation', amount: 99_00 });
    expect(await reached(caller)).toEqual(['linkClick 0', 'accountCreation 1000']);
    const { uid } = signed.value.me;
    const person: TestPerson = { ...browser, uid, email, firstName: 'Ola', lastName: 'Nowa' };
    await sendSignedFile(person);
    await must(admin, identityCalls.decideIdentity, { uid, accepted: true });
    expect(await reached(caller)).toEqual(['linkClick 0', 'accountCreation 1000', 'identityVerification 0']);
    expect((await figuresOf(caller)).total).toMatchObject({ linkClick: 1, accountCreation: 1, identityVerification: 1, bonus: 10_00 });
  });

  it.each([
    ['a parameter is missing', { utmTerm: '' }],
    ['the campaign is 30 days old', { timestamp: '2026-01-01T00:00:00.000Z' }],
    ['nobody knows the campaign', { utmId: 'A'.repeat(20) }],
  ])('go to nobody where %s', async (_why, wrong) => {
    const caller = await aCaller();
    const email = `nikt-${caller.uid.toLowerCase()}@firma.example`;
    await must(caller, calls.generateUtmLink, { email, customUrl: '', campaign: '' });
    const { url } = await linkFor(server, email);
    const signed = await server.client().ask(accountsCalls.signUp, {
      ...{ email, password: testPassword, firstName: 'Ola', lastName: 'Nowa', marketingConsent: false, lang: 'pl' },
      campaignData: { ...campaignOf(url), ...wrong },
    });
    expect(signed.ok).toBe(true);
    expect(await reached(caller)).toEqual([]);
  });

  it('of somebody with an account count from their visit; of two callers the last touch is credited', async () => {
    const [first, last] = [await aCaller(), await aCaller()];
    const [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
    for (const caller of [first, last])
      for (const { email } of [landlord, tenant]) {
        expect(codeOf(await website(caller, email))).toBe('ok');
        await visit(server.client(), (await linkFor(server, email)).shortId);
      }
    const offerId = await aProject(landlord);
    await must(landlord, offersCalls.publishOffer, await readyToSign(server, landlord, offerId));
    expect(codeOf(await book(tenant, offerId))).toBe('ok');
    // The tenant's last touch is too old by now, so the one before would be as well; the landlord's counts.
    await server.db.execute(sql`update prospect set touched_at = now() - interval '30 days' where uid = ${tenant.uid}`);
    expect(codeOf(await sign(server, tenant, offerId))).toBe('ok');
    expect(await reached(first)).toEqual(['linkClick 0', 'linkClick 0']);
    expect(await reached(last)).toEqual(['linkClick 0', 'linkClick 0', 'offerSubmission 0', 'contractSigning 0']);
    const { rows } = await server.db.execute(sql`select distinct is_existing from prospect where caller_uid = ${last.uid}`);
    expect(rows).toEqual([{ is_existing: true }]);
  });
});

describe('figures', () => {
  it('count a milestone on its day of Warsaw: over midnight and both changes of the clock', async () => {
    const caller = await aCaller();
    await website(caller, 'polnoc@firma.example');
    const at = [
      ['linkClick', '2026-03-28T22:59:59.999Z'], // 28.03, 23:59:59 in winter
      ['accountCreation', '2026-03-28T23:00:00.000Z'], // 29.03, midnight
      ['identityVerification', '2026-03-29T21:59:59.999Z'], // 29.03, 23:59:59 in summer: 23 hours later
      ['companyVerification', '2026-03-29T22:00:00.000Z'], // 30.03
      ['offerSubmission', '2026-10-24T22:00:00.000Z'], // 25.10, midnight in summer
      ['contractSigning', '2026-10-25T22:59:59.999Z'], // 25.10, 23:59:59 in winter: 25 hours later
    ] as const;
    await server.db.transaction(async (tx) => {
      const row = await lockProspectAt(tx, caller.uid, 'polnoc@firma.example');
      if (row === null) throw new Error('no prospect');
      for (const [milestone, moment] of at) await creditProspect(tx, row, milestone, instant(moment));
    });
    const { rows } = await server.db.execute(sql`
      select day::text, link_click + account_creation + identity_verification + company_verification + offer_submission + contract_signing as n
      from outreach_day where caller_uid = ${caller.uid} and website = 0 order by day`);
    expect(rows).toEqual([
      { day: '2026-03-28', n: 1 },
      { day: '2026-03-29', n: 2 },
      { day: '2026-03-30', n: 1 },
      { day: '2026-10-25', n: 2 },
    ]);
  });

  it('are what a hand counts: totals, bars, tables of five, conversion, and the period before', async () => {
    const people = await Promise.all(
      ['Adamska', 'Bąk', 'Cichoń', 'Dudek', 'Ert', 'Figas'].map((lastName) => aCaller({ firstName: 'Ewa', lastName })),
    );
    await server.db.transaction(async (tx) => {
      for (const [at, { uid }] of people.entries()) {
        const n = at + 1;
        await tx.execute(sql`
          insert into outreach_day (day, caller_uid, campaign, website, offer, link_click, account_creation, offer_submission, bonus) values
          ('2025-03-29', ${uid}, ${`k-${n % 2}`}, ${n}, ${2 * n}, ${3 * n}, ${2 * n}, ${n}, ${n * 100}),
          ('2025-03-31', ${uid}, 'k-2', 0, ${n}, ${n}, 0, 0, ${n * 1000}),
          ('2025-03-28', ${uid}, 'k-0', 1, 0, 0, 0, 0, 50)`);
        await tx.execute(sql`
          insert into outreach_conversion (day, caller_uid, step_from, step_to, n) values
          ('2025-03-28', ${uid}, 'accountCreation', 'offerSubmission', 9), ('2025-03-29', ${uid}, 'accountCreation', 'offerSubmission', ${n}),
          ('2025-03-29', ${uid}, 'linkClick', 'accountCreation', ${2 * n})`);
      }
    });
    const span = { frame: 'custom' as const, from: '2025-03-29' as Day, to: '2025-03-31' as Day };
    const figures = await must(admin, calls.getOutreach, { ...unsaid, ...span });
    expect(figures.total).toMatchObject({ website: 21, offer: 63, linkClick: 84, accountCreation: 42, offerSubmission: 21, bonus: 23_100 });
    expect([figures.before, figures.previous]).toMatchObject([
      { from: '2025-03-26', to: '2025-03-28' },
      { website: 6, bonus: 300 },
    ]);
    expect(figures.people.map(({ name }) => name)).toEqual(['Ewa Figas', 'Ewa Ert', 'Ewa Dudek', '']);
    expect(figures.bars).toEqual([
      {
        from: '2025-03-29',
        to: '2025-03-29',
        linkClick: 63,
        accountCreation: 42,
        offerSubmission: 21,
        bonus: [600, 500, 400, 600],
        offers: [12, 10, 8, 12],
      },
      { from: '2025-03-30', to: '2025-03-30', linkClick: 0, accountCreation: 0, offerSubmission: 0, bonus: [0, 0, 0, 0], offers: [0, 0, 0, 0] },
      {
        from: '2025-03-31',
        to: '2025-03-31',
        linkClick: 21,
        accountCreation: 0,
        offerSubmission: 0,
        bonus: [6000, 5000, 4000, 6000],
        offers: [6, 5, 4, 6],
      },
    ]);
    expect(figures.callers).toMatchObject({ total: 6, pages: 2, page: 1 });
    expect(figures.callers.items.map(({ name }) => name)).toEqual(['Ewa Figas', 'Ewa Ert', 'Ewa Dudek', 'Ewa Cichoń', 'Ewa Bąk']);
    const second = await must(admin, calls.getOutreach, { ...unsaid, ...span, order: 'name', callersPage: 2 });
    expect(second.callers.items).toMatchObject([{ name: 'Ewa Figas', figures: { website: 6, offer: 18, bonus: 6600 } }]);
    expect(figures.campaigns.items.map(({ campaign, website, offer }) => [campaign, website + offer])).toEqual([
      ['k-0', 36],
      ['k-1', 27],
      ['k-2', 21],
    ]);
    expect(figures.conversion.passages.toSorted((one, other) => one.n - other.n)).toEqual([
      { from: 'accountCreation', to: 'offerSubmission', n: 21 },
      { from: 'linkClick', to: 'accountCreation', n: 42 },
    ]);
    expect(figures.conversion.rows.items[0]).toMatchObject({ name: 'Ewa Figas', from: 12, to: 6 });
    const found = await must(admin, calls.getOutreach, { ...unsaid, ...span, stepTo: 'linkClick', stepFrom: 'accountCreation', search: 'BĄK' });
    expect(found.conversion).toMatchObject({ from: 'linkClick', to: 'accountCreation', rows: { items: [{ name: 'Ewa Bąk', from: 8, to: 4 }] } });
    // A caller sees their own rows, whatever they ask for.
    const [one, two] = people;
    if (!one || !two) throw new Error('no callers');
    const own = await must(one, calls.getOutreach, { ...unsaid, ...span, of: two.uid });
    expect(own).toMatchObject({ seesEveryCaller: false, total: { website: 1 }, callers: { items: [{ uid: one.uid }], total: 1 } });
    const asked = '/dashboard/figures.csv?frame=custom&from=2025-03-29&to=2025-03-31';
    const file = async (who: Client, lang = 'pl') => (await who.fetch(asked, { headers: { 'x-lang': lang } })).text();
    expect([await file(admin), await file(one)].map((text) => text.trim().split('\r\n').length)).toEqual([13, 3]);
    expect(await file(admin)).toContain('"2025-03-29";"Ewa Adamska";"k-1";"1";"2";"3";"2";"0";"0";"1";"0";"3";"1,00"\r\n');
    expect(await file(admin, 'en')).toContain('"2025-03-29","Ewa Adamska","k-1","1","2","3","2","0","0","1","0","3","1.00"\r\n');
    expect((await server.visitor.fetch('/dashboard/figures.csv')).status).toBe(401);
    expect(codeOf(await admin.ask(calls.getOutreach, { ...unsaid, ...span, to: '2025-03-01' as Day }))).toBe('outreach.span_wrong to');
  });

  test.each([
    ['every caller', sql`true`, 'outreach_day_day_caller_uid_campaign_pk'],
    ['one caller', sql`caller_uid = 'somebody'`, 'outreach_day_caller'],
  ])('of %s are read by an index', async (_whose, where, index) => {
    const plan = await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select sum(website) from outreach_day where day between '2025-03-29' and '2025-03-31' and ${where}`,
      );
    });
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
  });
});

describe('what is stored of people', () => {
  it('is in the copy of their data, and goes with the account', async () => {
    const [caller, person] = [await aCaller(), await server.person()];
    await website(caller, person.email);
    await visit(server.client(), (await linkFor(server, person.email)).shortId);
    const { copy, erase } = outreachRecords;
    expect(await copy?.(server.db, person.uid)).toMatchObject({
      sections: { outreach: { asProspect: { mails: [{ kind: 'website', basisNote: 'rozmowa 118' }], milestones: [{ milestone: 'linkClick' }] } } },
    });
    const alias = { firstName: 'usunięty', lastName: 'użytkownik', email: 'a@deleted.invalid' };
    const leaver = { uid: person.uid, email: person.email, firstName: person.firstName, lastName: person.lastName, lang: 'pl' as const, alias };
    await server.db.transaction(async (tx) => erase?.(server.services, tx, leaver));
    const { rows } = await server.db.execute(sql`
      select email, uid, email_hash = prospect.id as nameless, basis_note from prospect join outreach_send on prospect_id = prospect.id
      where prospect.caller_uid = ${caller.uid}`);
    expect(rows).toEqual([{ email: null, uid: null, nameless: true, basis_note: '' }]);
  });

  it('goes with the account, and three years after the last mail or visit; the leaving stays', async () => {
    const caller = await aCaller();
    const [gone, old] = ['odchodzi@firma.example', 'stary@firma.example'];
    for (const email of [gone, old]) await website(caller, email);
    await server.db.execute(
      sql`update prospect set created_at = now() - interval '37 months', last_sent_at = now() - interval '37 months' where email = ${old}`,
    );
    await forgetProspectsInTime(server.services);
    const emails = async () =>
      (await server.db.execute<{ email: string | null }>(sql`select email from prospect where caller_uid = ${caller.uid} order by email`)).rows.map(
        ({ email }) => email,
      );
    expect(await emails()).toEqual([gone, null]);
    expect((await figuresOf(caller)).total.website).toBe(2);
  });
});
