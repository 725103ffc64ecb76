import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { mailCalls } from '../../../contract/accounts/endpoints/mails.ts';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { instant } from '../../../domain/kit/time.ts';
import { lastWeek } from '../../../domain/search/rules/alert.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { searchJobs } from '../jobs.ts';
import { mailWeek } from './new-offers.ts';

let server: TestServer;
let landlord: Signer;
let week: { readonly from: Instant; readonly to: Instant };
beforeAll(async () => {
  server = await testServer();
  landlord = await anInsertedSigner(server);
});
beforeEach(async () => {
  week = lastWeek(await databaseNow(server.db));
  await server.db.execute(sql`update person set marketing_consent_at = null, marketing_consent_version = null`);
  await server.db.execute(sql`update listing set published_at = ${week.from}::timestamptz - interval '1 day'`);
});
afterAll(() => server.close());

/** Gives the consent as one does, some days before the week ended. */
const agree = async (person: TestPerson, before = week.to): Promise<void> => {
  await must(person, accountsCalls.updateProfile, { marketingConsent: true });
  await server.db.execute(sql`update person set marketing_consent_at = ${before}::timestamptz - interval '2 days' where uid = ${person.uid}`);
};

/** An offer that stands in the list since this moment. */
const listed = async (at: string, changes: object = {}, owner = landlord): Promise<string> => {
  const offerId = await anInsertedOffer(server, owner, changes);
  await server.db.execute(sql`update listing set published_at = ${at}::timestamptz where offer_id = ${offerId}`);
  return offerId;
};
const inWeek = (): string => new Date(Date.parse(week.to) - 60_000).toISOString();

/** Runs the job itself, and delivers what it wrote. */
const run = async (): Promise<void> => {
  const job = searchJobs.find(({ name }) => name === 'search.mail_new_offers');
  await job?.run(server.services, {}, { id: 'run', attempt: 1, lastAttempt: false, signal: new AbortController().signal });
  await server.work();
};

const mailsTo = async (person: TestPerson) =>
  (await server.mailsTo(person.email))
    .filter(({ subject }) => /tygod|week/.test(subject))
    .map(({ subject, text }) => ({ subject: subject.replaceAll('\u00a0', ' '), text: text.replaceAll('\u00a0', ' ') }));
const leaveToken = (text: string | undefined): string => /\/unsubscribe\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const consentOf = async (person: TestPerson): Promise<boolean> => (await must(person, accountsCalls.getProfile, {})).marketingConsent;

it('mails the offers of the week with their prices, once however often the job runs', async () => {
  const person = await server.person();
  await agree(person);
  const offerId = await listed(inWeek(), { name: 'Nawrot 14, witryna' });
  await listed(new Date(Date.parse(week.from) - 1000).toISOString(), { name: 'Za stara' });
  await listed(week.to, { name: 'Za nowa' });
  await run();
  await run();
  const [mail, ...others] = await mailsTo(person);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('1 nowa oferta z ostatniego tygodnia, cała Polska');
  for (const part of ['Nawrot 14, witryna', 'netto miesięcznie', `/offer/${offerId}`, '/unsubscribe/']) expect(mail?.text).toContain(part);
  expect(mail?.text).not.toMatch(/Za stara|Za nowa/);
});

it('writes in the reader’s language, names nine offers at most and says that there are more', async () => {
  const person = await server.person({ lang: 'en' });
  await agree(person);
  for (let n = 0; n < 10; n += 1) await listed(inWeek(), { name: `Lokal ${n}` });
  await run();
  const [mail] = await mailsTo(person);
  expect(mail?.subject).toBe('New offers of the week, all of Poland');
  expect(mail?.text.match(/\/offer\//g)).toHaveLength(9);
  expect(mail?.text).toContain('These are the newest 9.');
});

it('mails nobody without the consent or a confirmed address, who agreed after the week, or of whom there is nothing to tell', async () => {
  const [without, unconfirmed, late, agreed] = [
    await server.person(),
    await server.person({ verified: false }),
    await server.person(),
    await server.person(),
  ];
  await agree(agreed);
  await run();
  expect(await mailsTo(agreed)).toEqual([]);
  await listed(inWeek());
  await agree(unconfirmed);
  await must(late, accountsCalls.updateProfile, { marketingConsent: true });
  await run();
  for (const nobody of [without, unconfirmed, late]) expect(await mailsTo(nobody)).toEqual([]);
  expect(await mailsTo(agreed)).toHaveLength(1);
});

it('keeps to the province of an accepted company, and tells nobody of an offer of their own company', async () => {
  const other = await anInsertedSigner(server);
  const waiting = await anInsertedSigner(server, { state: 'CHECKING' });
  await agree(landlord);
  await agree(other);
  await agree(waiting);
  await listed(inWeek(), { name: 'W Łodzi' });
  const away = await listed(inWeek(), { name: 'W Krakowie' });
  await server.db.execute(sql`update listing set province = 'malopolskie' where offer_id = ${away}`);
  await run();
  expect(await mailsTo(landlord)).toEqual([]);
  const [[found], [everywhere]] = [await mailsTo(other), await mailsTo(waiting)];
  expect([found?.subject, everywhere?.subject]).toEqual([
    '1 nowa oferta z ostatniego tygodnia, woj. łódzkie',
    '2 nowe oferty z ostatniego tygodnia, cała Polska',
  ]);
  expect(found?.text).toContain('W Łodzi');
  expect(found?.text).not.toContain('W Krakowie');
});

it('leaves out what is hidden, and what ran out', async () => {
  const person = await server.person();
  await agree(person);
  const [hidden, over] = [await listed(inWeek()), await listed(inWeek())];
  await server.db.execute(sql`update listing set listed = false where offer_id = ${hidden}`);
  await server.db.execute(sql`update listing set valid_to = now() - interval '1 minute' where offer_id = ${over}`);
  await run();
  expect(await mailsTo(person)).toEqual([]);
});

it.each([
  ['2026-10-26T07:00:00Z', '2026-10-19T06:00:00Z'],
  ['2027-03-29T06:00:00Z', '2027-03-22T07:00:00Z'],
])('tells of the whole week up to %s, in which the clocks change', async (to, from) => {
  const person = await server.person();
  const changed = lastWeek(instant(to));
  await agree(person, changed.to);
  await listed(from, { name: 'Pierwsza w tygodniu' });
  await listed(new Date(Date.parse(from) - 1000).toISOString(), { name: 'Tydzień wcześniej' });
  await server.db.execute(sql`update listing set valid_to = now() + interval '1 year'`);
  await mailWeek(server.services, changed, new AbortController().signal);
  await server.work();
  const [mail] = await mailsTo(person);
  expect(mail?.text).toContain('Pierwsza w tygodniu');
  expect(mail?.text).not.toContain('Tydzień wcześniej');
});

describe('the consent and the switch of its mails are one fact', () => {
  const aMail = async (): Promise<{ readonly person: TestPerson; readonly token: string }> => {
    const person = await server.person();
    await agree(person);
    await listed(inWeek());
    await run();
    return { person, token: leaveToken((await mailsTo(person))[0]?.text) };
  };
  const switchOf = async (person: TestPerson) =>
    (await must(person, mailCalls.getMailChoices, {})).kinds.find(({ kind }) => kind === 'newOffers')?.isOn;
  const eventsOf = async (person: TestPerson) =>
    (
      await server.db.execute<{ details: object }>(
        sql`select details from event where uid = ${person.uid} and method = 'changeMarketingConsent' order by id`,
      )
    ).rows.map(({ details }) => details);

  it('leaving by the mail’s link withdraws it with its time, and the undo gives it again', async () => {
    const { person, token } = await aMail();
    expect(await must(server.visitor, mailCalls.setSubscription, { token, isOn: false })).toMatchObject({ kind: 'newOffers', isOn: false });
    expect([await consentOf(person), await switchOf(person)]).toEqual([false, false]);
    expect(await must(server.visitor, mailCalls.setSubscription, { token, isOn: true })).toMatchObject({ isOn: true });
    expect([await consentOf(person), await switchOf(person)]).toEqual([true, true]);
    expect(await eventsOf(person)).toMatchObject([
      { isGiven: true, version: expect.any(String) },
      { isGiven: false, version: expect.any(String), givenAt: expect.any(String) },
      { isGiven: true, version: expect.any(String) },
    ]);
  });

  it('the press of a mail program withdraws it, too', async () => {
    const { person, token } = await aMail();
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const response = await server.server.app.fetch(new Request(`${server.services.config.baseUrl}/unsubscribe/${token}`, { method: 'POST', body }));
    expect([response.status, await consentOf(person)]).toEqual([200, false]);
  });

  it('the switch of the page gives and withdraws it, and who has given it keeps the text of that day', async () => {
    const person = await server.person();
    await must(person, mailCalls.chooseMail, { kind: 'newOffers', isOn: true });
    expect(await consentOf(person)).toBe(true);
    await server.db.execute(sql`update person set marketing_consent_version = '2026-11' where uid = ${person.uid}`);
    await must(person, mailCalls.chooseMail, { kind: 'newOffers', isOn: true });
    await must(person, accountsCalls.updateProfile, { marketingConsent: true });
    const { rows } = await server.db.execute(sql`select marketing_consent_version as version from person where uid = ${person.uid}`);
    expect(rows).toEqual([{ version: '2026-11' }]);
    await must(person, mailCalls.chooseMail, { kind: 'newOffers', isOn: false });
    expect(await consentOf(person)).toBe(false);
  });

  it('what is written and not sent is dropped once it is withdrawn', async () => {
    const person = await server.person();
    await agree(person);
    await listed(inWeek());
    await mailWeek(server.services, week, new AbortController().signal);
    await must(person, accountsCalls.updateProfile, { marketingConsent: false });
    await server.work();
    expect(await mailsTo(person)).toEqual([]);
  });
});
