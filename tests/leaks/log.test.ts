/** Whatever is sent to the product, taken, refused or broken, no line of its log names who it is about, at any level. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alone } from '../kit/product.ts';
import { type Client, type TestServer, testPassword, testServer } from '../kit/server.ts';
import { type MarkName, marks, marksIn } from './marks.ts';
import { type LeakScene, prepareLeaks } from './scene.ts';

const lines: string[] = [];
let server: TestServer;
let scene: LeakScene;
beforeAll(async () => {
  server = await testServer({ env: alone, lines });
  scene = await prepareLeaks(server);
}, 240_000);
afterAll(() => server.close());

const clientOf = (name: string): Client => {
  const reader = scene.readers[name];
  if (!reader) throw new Error(`nobody is called ${name}`);
  return reader.client;
};

/** Everything that a person might be known by, besides the marks of the scene. */
const personal = {
  ...{ email: 'wanda.logowa@znacznik.example', first: 'Wandazimna', last: 'Logowska', phone: '+48 604 771 925', pesel: '90080517456' },
  ...{ nip: '5260001246', account: '27114020040000300201355387', street: 'ul. Dziennikowa 18/2', card: 'CCB123456', text: 'Tresc-dziennika-552' },
  ...{ password: 'Cicha-Brama-77', code: '918273', token: 'tokenzlinku0123456789tokenzlinku0123456789x', file: 'Umowa Wandy Logowskiej.pdf' },
} as const;

/** What is written into each call: the same facts, in whatever fields it has. */
const facts = {
  ...{ email: personal.email, firstName: personal.first, lastName: personal.last, name: `${personal.first} ${personal.last}`, title: personal.text },
  ...{
    description: `${personal.text}\n    at ${personal.street} (${personal.phone}:1:1)`,
    content: personal.text,
    reason: personal.text,
    text: personal.last,
  },
  ...{ password: personal.password, newPassword: personal.password, token: personal.token, accessToken: personal.token, code: personal.code },
  ...{
    verificationCode: personal.code,
    nip: personal.nip,
    question: personal.text,
    answer: personal.text,
    explanation: personal.text,
    basisNote: personal.text,
  },
  ...{ goodFaith: true, ground: 'pictures', type: 'Error', lang: 'pl', marketingConsent: true, bearer: false, helpful: true, author: 'text' },
  ...{
    basis: 'call',
    line: personal.last,
    input: personal.street,
    person: personal.email,
    recipient: personal.email,
    companyWebsite: 'https://znacznik.example',
  },
} as const;

const company = {
  ...{ name: `${personal.last} i Wspólnicy`, nip: personal.nip, regon: '123456785', krs: null, noKrs: true, country: 'Polska', postalCode: '90-060' },
  ...{
    city: 'Łódź',
    street: personal.street,
    houseNumber: '14',
    website: null,
    bankAccount: personal.account,
    vatStatus: 'active',
    legalForm: 'sole_trader',
  },
};

const ownerDetails = {
  name: `${personal.first} ${personal.last}`,
  address: personal.street,
  peselOrNip: personal.pesel,
  contact: personal.phone,
  email: personal.email,
};

/** Who writes what where, and the table without which it breaks. */
const writes: readonly (readonly [call: string, who: string, table: string | null, more: object])[] = [
  ['signUp', 'visitor', 'person', {}],
  ['signIn', 'visitor', 'auth_user', {}],
  ['requestPasswordReset', 'visitor', null, {}],
  ['resetPassword', 'visitor', 'link_token', {}],
  ['updateUser', 'stranger', 'person', { professionalLicenseNumber: personal.card }],
  ['requestEmailChange', 'stranger', 'person', { password: testPassword }],
  ['addCompany', 'stranger', 'company', { company, capacity: 'owner' }],
  ['changeCompany', 'landlord', 'company_change', { company, capacity: 'owner' }],
  ['checkIfCompanyExists', 'stranger', 'company', {}],
  ['getCompanyFromRegistry', 'stranger', 'register_answer', {}],
  ['inviteToCompany', 'landlord', 'mail', {}],
  ['saveOffer', 'landlord', 'offer', { version: 2, patch: { name: personal.text, description: personal.street } }],
  ['onAskQuestion', 'another company', 'offer_question', {}],
  ['linkProjectOfferForAgent', 'agent', 'agency_agreement', { ownerDetails, includeMediation: true }],
  ['getAgencyAgreementByToken', 'visitor', 'agency_agreement', {}],
  [
    'addWantedListing',
    'seeker',
    'wanted_listing',
    { location: personal.street, locationCoordinates: { lat: 51.7, lng: 19.4 }, locationRadius: 5, use: 'retail' },
  ],
  ['addPlaceAlert', 'stranger', 'place_alert', { location: personal.street, point: { lat: 51.7, lng: 19.4 }, radius: 10, use: null }],
  ['callerSendWebsite', 'caller', 'prospect', { basisDay: '2026-11-01' }],
  ['generateUtmLink', 'caller', 'prospect', {}],
  ['checkProspect', 'caller', 'address_left', {}],
  ['onReport', 'visitor', 'report', {}],
  ['reportOffer', 'visitor', 'offer_notice', {}],
  ['reportWantedListing', 'visitor', 'offer_notice', { ground: 'fraud' }],
  ['sendFaqOpinion', 'visitor', 'faq_opinion', {}],
  ['onAskGeminiAboutFAQ', 'visitor', null, {}],
  ['saveSearch', 'stranger', 'saved_search', { filters: { text: personal.last, city: personal.street } }],
  ['addAdminClaim', 'admin', 'person', {}],
  ['listUsers', 'admin', 'person', {}],
  ['listEvents', 'admin', 'event', {}],
  ['findAddresses', 'stranger', null, {}],
  ['understandSearch', 'visitor', null, {}],
  ['readMailbox', 'visitor', 'mailbox', {}],
  ['viewEmail', 'visitor', 'mail', { emailId: 'N'.repeat(20) }],
  [
    'updateReceptionOfThePremise',
    'landlord',
    'appointment',
    {
      receptionForm: { firstName: personal.first, lastName: personal.last, email: personal.email, date: null, hour: null, authorized: true },
      landlord: true,
    },
  ],
];

const dataOf = (more: object): object => {
  const [published = '', , signed = '', draft = '', agent = ''] = scene.known['offerId'] ?? [];
  const offerId = 'patch' in more ? draft : 'ownerDetails' in more ? agent : 'receptionForm' in more ? signed : published;
  return {
    ...facts,
    offerId,
    id: offerId,
    agreementId: scene.known['agreementId']?.[0],
    wantedListingId: scene.known['wantedListingId']?.[0],
    ...more,
  };
};

const post = async (who: string, call: string, body: string): Promise<number> =>
  (await clientOf(who).fetch(`/call/${call}`, { method: 'POST', body, headers: { 'content-type': 'application/json', 'user-agent': personal.text } }))
    .status;

const without = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
  await server.db.execute(sql.raw(`alter table "${table}" rename to away`));
  try {
    return await work();
  } finally {
    await server.db.execute(sql.raw(`alter table away rename to "${table}"`));
  }
};

const uploads = [
  ['/identity/file', 'stranger', 'identity_file'],
  [`/offers/ID/images`, 'landlord', 'offer_image'],
  [`/leases/SIGNED/form`, 'tenant', 'lease_form'],
  ['/agency/policy', 'agent', 'agent_insurance'],
] as const;

const sendFile = async (path: string, who: string): Promise<number> => {
  const [, , signed = '', draft = ''] = scene.known['offerId'] ?? [];
  const form = new FormData();
  form.append('kind', 'scan');
  form.append('file', new File([`%PDF-1.7 ${personal.last} ${personal.pesel}`], personal.file));
  return (await clientOf(who).fetch(path.replace('ID', draft).replace('SIGNED', signed), { method: 'POST', body: form })).status;
};

const personalIn = (text: string): readonly string[] => {
  const plain = text.toLowerCase();
  return Object.entries(personal).flatMap(([what, value]) => (plain.includes(value.toLowerCase()) ? [what] : []));
};

describe('the log at its lowest level', () => {
  it.each(writes)('%s by %s, taken, refused and broken, leaves nobody in it', async (call, who, table, more) => {
    const body = JSON.stringify({ data: dataOf(more) });
    await post(who, call, body);
    await post(who, call, body.slice(0, -3));
    await post(who, call, JSON.stringify({ data: { ...dataOf(more), email: [personal.email], nip: { [personal.nip]: personal.last } } }));
    await server.work();
    if (table === null) return;
    const before = lines.length;
    const status = await without(table, () => post(who, call, body));
    const log = lines.slice(before).join('');
    expect([status, /(call|request) failed/.test(log), log.includes('does not exist')], call).toEqual([500, true, true]);
    expect(personalIn(log)).toEqual([]);
  });

  it.each(uploads)('%s by %s leaves nobody in it', async (path, who, table) => {
    await sendFile(path, who);
    await without(table, () => sendFile(path, who));
  });

  it('addresses with tokens in them, and the tables of sessions away, leave nobody in it', async () => {
    const paths = ['/unsubscribe/', '/en/unsubscribe/', '/account/copy/', '/files/', '/photos/', '/sign-in/openid?code='];
    const open = async (): Promise<void> => {
      for (const path of paths) {
        const method = path.includes('unsubscribe') ? 'POST' : 'GET';
        await clientOf('landlord').fetch(`${path}${personal.token}?email=${personal.email}`, { method });
      }
      await clientOf('landlord').fetch(`/read/getOffer?data=${encodeURIComponent(JSON.stringify(facts))}`);
    };
    await open();
    const before = lines.length;
    await without('auth_session', open);
    expect(lines.slice(before).join('')).toContain('failed');
  });

  it('mails and jobs that break leave nobody in it', async () => {
    await post('visitor', 'onReport', JSON.stringify({ data: dataOf({}) }));
    await post('visitor', 'requestPasswordReset', JSON.stringify({ data: { email: scene.known['email']?.[0] } }));
    await without('mailbox', () => server.work());
    expect(lines.join('')).toContain('job failed');
    await server.work();
  });

  it('says much and names nobody', () => {
    const log = lines.join('');
    expect(log.length).toBeGreaterThan(50_000);
    expect(personalIn(log)).toEqual([]);
    expect(marksIn(log, Object.keys(marks) as MarkName[])).toEqual([]);
    for (const part of ['@test.example', 'znacznik.example', testPassword, '10.0.']) expect(log.includes(part), part).toBe(false);
  });
});
