import { sql } from 'drizzle-orm';
import { faqCalls } from '../../src/contract/content/endpoints/faq.ts';
import { contentCalls } from '../../src/contract/content/endpoints.ts';
import type { InputOf } from '../../src/contract/kit/call.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { outreachCalls } from '../../src/contract/outreach/endpoints.ts';
import { grosze } from '../../src/domain/kit/money.ts';
import { dayOf } from '../../src/domain/kit/time.ts';
import type { OfferForm } from '../../src/domain/offers/types.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { accept, anAgent, aProposal, ownerDetails } from '../factories/agency.ts';
import { anInsertedOffer, anInsertedSigner, book, type Signer, sign } from '../factories/deals.ts';
import { readyForm } from '../factories/offer-form.ts';
import { must } from '../factories/published-offer.ts';
import { aWantedListing } from '../factories/wanted.ts';
import type { KnownValues } from '../fuzz/inputs.ts';
import type { Client, TestServer } from '../kit/server.ts';
import { nobody } from '../matrix/scene.ts';
import type { MarkName } from './marks.ts';

/** Who reads, and whose marks they may not find. */
export type Reader = { readonly client: Client; readonly forbidden: readonly MarkName[]; readonly finds: readonly MarkName[] };

export type LeakScene = { readonly readers: Readonly<Record<string, Reader>>; readonly known: KnownValues; readonly published: string };

/** The offer whose terms are marked. */
const marked = (): OfferForm => {
  const { address, leaseAgreement } = readyForm();
  return {
    price: grosze(76_543_21),
    landAndMortgageRegisterNumber: 'WA4M/00987654/3',
    address: { ...address, plotNumber: '777/13' },
    leaseAgreement: { ...leaseAgreement, deposit: grosze(29_617_13) },
    ownTerms: { selected: true, terms: 'Warunek-znacznik-8123' },
  };
};

const aMarkedSigner = async (
  server: TestServer,
  [companyName, nip, account, lastName]: readonly [string, string, string | null, string],
): Promise<Signer> => {
  const signer = await anInsertedSigner(server, { companyName });
  await server.db.execute(sql`update person set last_name = ${lastName} where uid = ${signer.uid}`);
  await server.db.execute(sql`update company set nip = ${nip}, bank_account = coalesce(${account}, bank_account) where id = ${signer.companyId}`);
  return { ...signer, lastName };
};

/** What a caller writes to a prospect. */
const writeToProspect = async (server: TestServer, caller: Client): Promise<void> => {
  const basisDay = dayOf(await databaseNow(server.db));
  const ground = { basis: 'call', basisDay, basisNote: 'Zgoda-znacznik-551' } as const;
  const letter = { email: 'prospekt-znacznik@klient.example', content: 'Tresc-znacznik-662', ...ground };
  await must(caller, outreachCalls.callerSendWebsite, letter as InputOf<typeof outreachCalls.callerSendWebsite>);
};

/** Everybody has left something behind that is theirs. */
export const prepareLeaks = async (server: TestServer): Promise<LeakScene> => {
  const landlord = await aMarkedSigner(server, ['ZNACZNIK WYNAJMU SP. Z O.O.', '5260250274', '61109010140000071219812874', 'Znacznikowska-Najem']);
  const tenant = await aMarkedSigner(server, ['ZNACZNIK NAJMU SP. Z O.O.', '7010001454', '10105000997603123456789123', 'Znacznikowski-Najemca']);
  const seeker = await aMarkedSigner(server, ['ZNACZNIK SZUKAJĄCY SP. Z O.O.', '5213017228', null, 'Znacznikowska-Szuka']);
  const [other, agent] = [await anInsertedSigner(server), await anAgent(server)];
  const [stranger, owner, unverified] = [await server.person(), await server.person(), await server.person({ verified: false })];
  const [caller, otherCaller] = [await server.person({ claims: ['caller'] }), await server.person({ claims: ['caller'] })];
  const admin = await server.person({ claims: ['admin'] });

  const published = await anInsertedOffer(server, landlord, marked());
  const signed = await anInsertedOffer(server, landlord, marked());
  await must(tenant, offersCalls.askQuestion, { offerId: published, title: 'Pytanie-znacznik-9034', description: 'Pytanie-znacznik-9034' });
  const { offerId: draft, version } = await must(landlord, offersCalls.createOffer, {});
  await must(landlord, offersCalls.saveOffer, { offerId: draft, version, patch: { name: 'Szkic-znacznik-4471' } });
  await book(tenant, signed);
  const deal = await sign(server, tenant, signed);
  if (!deal.ok) throw new Error(deal.refusal.code);
  const booked = await anInsertedOffer(server, landlord, marked());
  await book(tenant, booked);
  const listing = await aWantedListing(seeker, { companyWebsite: 'https://szukajacy-znacznik.example' });
  const details = { name: 'Wacława Znacznik-Właścicielska', address: 'ul. Znacznikowa 99/3, 90-135 Łódź', contact: '+48 609 813 275' };
  const agency = await aProposal(server, agent, ownerDetails(owner.email, details));
  await accept(server, agency, owner.email);
  await writeToProspect(server, caller);
  const report = { title: 'Zgłoszenie-znacznik-773', type: 'Error', description: 'Zgłoszenie-znacznik-773' } as const;
  await must(server.visitor, contentCalls.sendReport, { ...report, email: 'zglaszajacy-znacznik@poczta.example' });
  await must(server.visitor, faqCalls.sendFaqOpinion, { question: 'Opinia-znacznik-884', answer: '<p>Tak.</p>', author: 'text', helpful: false });
  await server.work();

  const everything: readonly MarkName[] = [
    'terms',
    'landlord',
    'landlordNumbers',
    'draft',
    'tenant',
    'question',
    'seeker',
    'owner',
    'prospect',
    'reports',
  ];
  const but = (...own: readonly MarkName[]): readonly MarkName[] => everything.filter((one) => !own.includes(one));
  const reader = (client: Client, finds: readonly MarkName[], also: readonly MarkName[] = []): Reader => ({
    client,
    finds,
    forbidden: but(...finds, ...also),
  });
  const offers = [published, booked, signed, draft, agency.offerId];
  const people = [landlord.uid, tenant.uid, seeker.uid, owner.uid, caller.uid];
  return {
    published,
    readers: {
      admin: reader(admin, ['terms', 'landlord', 'landlordNumbers', 'draft', 'tenant', 'question', 'seeker', 'owner', 'reports'], ['prospect']),
      landlord: reader(landlord, ['terms', 'landlord', 'landlordNumbers', 'draft', 'question'], ['tenant']),
      tenant: reader(tenant, ['terms', 'landlord', 'tenant', 'question'], ['landlordNumbers']),
      seeker: reader(seeker, ['terms', 'landlord', 'seeker']),
      agent: reader(agent, ['terms', 'landlord', 'owner']),
      owner: reader(owner, ['terms', 'landlord', 'owner']),
      caller: reader(caller, ['terms', 'landlord'], ['prospect']),
      'another caller': reader(otherCaller, ['terms', 'landlord']),
      'another company': reader(other, ['terms', 'landlord']),
      stranger: reader(stranger, ['terms', 'landlord']),
      unverified: reader(unverified, []),
      visitor: reader(server.visitor, []),
    },
    known: {
      ...{ id: [...offers, landlord.companyId, tenant.companyId, seeker.companyId, listing, nobody], offerId: offers, wantedListingId: [listing] },
      ...{ agreementId: [agency.agreementId], uid: people, userUid: people, of: people, companyId: [landlord.companyId, seeker.companyId] },
      ...{ viewerId: [other.companyId], text: ['Znacznik', 'Testowa'], person: [landlord.email] },
      ...{
        email: [landlord.email, 'prospekt-znacznik@klient.example'],
        recipient: [landlord.email, owner.email],
        city: ['Łódź'],
        province: ['lodzkie'],
      },
    },
  };
};
