import { companiesCalls } from '../../src/contract/companies/endpoints.ts';
import type { Call } from '../../src/contract/kit/call.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { signingCalls } from '../../src/contract/signing/endpoints.ts';
import { addDays, dayOf, instantOf } from '../../src/domain/kit/time.ts';
import type { OfferForm } from '../../src/domain/offers/types.ts';
import { consentsOf } from '../../src/domain/signing/rules.ts';
import type { Client, TestPerson, TestServer } from '../kit/server.ts';
import { readyForm } from './offer-form.ts';

/** The value of a call that must succeed. */
export const must = async <I, O>(client: Client, call: Call<I, O>, input: I): Promise<O> => {
  const answer = await client.ask(call, input);
  if (!answer.ok) throw new Error(`${call.wire}: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
};

let companies = 0;

/** A tax number that nobody else of this run has, with its check digit. */
export const nextNip = (): string => {
  for (;;) {
    companies += 1;
    const body = String(526_000_000 + companies);
    const sum = [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce((total, weight, at) => total + weight * Number(body[at]), 0) % 11;
    if (sum < 10) return body + sum;
  }
};

type PersonOfCompany = TestPerson & { readonly companyId: string };

/** A verified person who signs for an accepted company of their own. */
export const aSigner = async (server: TestServer, wish: Parameters<TestServer['person']>[0] = {}): Promise<PersonOfCompany> => {
  const person = await whoAsks(server, wish);
  const admin = await server.person({ claims: ['admin'] });
  await must(admin, companiesCalls.decideCompany, { uid: person.uid, companyId: person.companyId, accepted: true });
  return person;
};

/** A verified person whose company waits for a moderator. */
export const whoAsks = async (server: TestServer, wish: Parameters<TestServer['person']>[0] = {}): Promise<PersonOfCompany> => {
  const person = await server.person({ identity: 'ACCEPTED', ...wish });
  const company = {
    name: `Firma testowa ${companies + 1} sp. z o.o.`,
    nip: nextNip(),
    regon: '123456785',
    krs: '0000006865',
    noKrs: false,
    country: 'Polska',
    postalCode: '90-060',
    city: 'Łódź',
    street: 'Nawrot',
    houseNumber: '14',
    website: null,
    bankAccount: '61 1090 1014 0000 0712 1981 2874',
    vatStatus: 'active',
    legalForm: 'limited_company',
    representation: 'sole',
    generalPartner: null,
    partners: [],
    noticesEmail: null,
    deliveryAddress: null,
    isLargeUndertaking: false,
  } as const;
  const { companyId } = await must(person, companiesCalls.addCompany, { company, capacity: 'board_member' });
  await must(person, companiesCalls.submitCompany, { companyId });
  return { ...person, companyId };
};

/** A complete form whose days lie ahead of today. */
export const currentForm = (changes: OfferForm = {}): OfferForm => {
  const today = dayOf(instantOf(Date.now()));
  return readyForm({ availability: addDays(today, 10), offerValidTo: addDays(today, 40), ...changes });
};

/** A saved, complete project of the person. */
export const aProject = async (owner: Client, changes: OfferForm = {}): Promise<string> => {
  const { offerId, version } = await must(owner, offersCalls.createOffer, {});
  await must(owner, offersCalls.saveOffer, { offerId, version, patch: { ...currentForm(changes) } });
  return offerId;
};

/** The last six-digit code that was mailed to an address. */
export const lastCode = async (server: TestServer, email: string): Promise<string> => {
  await server.work();
  const codes = (await server.mailsTo(email)).flatMap((mail) => /(?<!\d)\d{6}(?!\d)/.exec(mail.text) ?? []);
  const code = codes.at(-1);
  if (code === undefined) throw new Error(`no code was mailed to ${email}`);
  return code;
};

/** Runs the project flow and asks for the code: everything that `publishOffer` needs. */
export const readyToSign = async (server: TestServer, owner: TestPerson, offerId: string) => {
  await must(owner, offersCalls.prepareOffer, { offerId });
  await server.work();
  const { documentSha256 } = await must(owner, signingCalls.requestSigningCode, { offerId, purpose: 'offer' });
  return { offerId, code: await lastCode(server, owner.email), documentSha256, consents: { ...consentsOf.offer } };
};

/** A published offer of the person. */
export const aPublishedOffer = async (server: TestServer, owner: TestPerson, changes: OfferForm = {}): Promise<string> => {
  const offerId = await aProject(owner, changes);
  await must(owner, offersCalls.publishOffer, await readyToSign(server, owner, offerId));
  await server.work();
  return offerId;
};
