import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book } from '../../../../tests/factories/deals.ts';
import { sendSignedFile } from '../../../../tests/factories/identity.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { identityCalls } from '../../../contract/identity/endpoints.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ claims: ['admin'] });
});
afterAll(() => server.close());

/** What the owner was mailed of offers that were hidden and shown, the oldest first. */
const mailed = async ({ email }: TestPerson): Promise<string[]> => {
  await server.work();
  const mails = (await server.mailsTo(email)).map(({ subject, text, html }) => `${subject}\n${text}\n${html}`.replaceAll('\u00a0', ' '));
  return mails.filter((mail) => /^(Oferta|Ogłoszenie) „.+” (została ukryta|zostało ukryte|jest znowu widoczn)/.test(mail));
};

const expire = (offerId: string) => server.db.execute(sql`update offer set valid_to = now() - interval '1 minute' where id = ${offerId}`);
const reserve = async (offerId: string) => expect(await book(await anInsertedSigner(server), offerId)).toMatchObject({ ok: true });
const leave = () => Promise.resolve();

it.each([
  {
    stands: 'an open offer',
    offerType: 'rent',
    make: leave,
    hidden: 'nie można jej zarezerwować, dopóki jej nie przywrócimy',
    shown: 'znowu widać w wyszukiwarce i można ją zarezerwować',
  },
  {
    stands: 'a reserved offer',
    offerType: 'rent',
    make: reserve,
    hidden: 'Rezerwacja, która trwa, biegnie dalej',
    shown: 'rezerwacja biegnie dalej i nikt inny teraz jej nie zarezerwuje',
  },
  { stands: 'an offer that ran out', offerType: 'rent', make: expire, hidden: 'Oferta jest już nieważna', shown: 'Oferta jest już nieważna' },
  {
    stands: 'an open announcement',
    offerType: 'sell',
    make: leave,
    hidden: 'nie można o nie zapytać, dopóki go nie przywrócimy',
    shown: 'znowu widać w wyszukiwarce i można o nie zapytać',
  },
  {
    stands: 'an announcement that ran out',
    offerType: 'sell',
    make: expire,
    hidden: 'Ogłoszenie już wygasło',
    shown: 'Ogłoszenie już wygasło',
  },
] as const)('tells the owner of $stands what hiding and showing it means as it stands', async ({ offerType, make, hidden, shown }) => {
  const owner = await anInsertedSigner(server);
  const offerId = await anInsertedOffer(server, owner, { offerType });
  await make(offerId);
  await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Zdjęcia innego lokalu' });
  await must(admin, offersCalls.hideOffer, { offerId, hidden: false });
  expect(await mailed(owner)).toEqual([expect.stringContaining(hidden), expect.stringContaining(shown)]);
  const promise = /(?<!nie )można (ją zarezerwować|o nie zapytać)/;
  expect((await mailed(owner)).filter((mail) => promise.test(mail))).toHaveLength(make === leave ? 1 : 0);
});

it('the owner of a reserved offer reads that its lease cannot be signed until their verification is back', async () => {
  const owner = await anInsertedSigner(server);
  await reserve(await anInsertedOffer(server, owner));
  await must(admin, identityCalls.decideIdentity, { uid: owner.uid, accepted: false, reason: 'Dokument nieważny' });
  expect(await mailed(owner)).toEqual([expect.stringContaining('biegnie dalej, ale umowy nie można podpisać, dopóki weryfikacja nie wróci')]);
});

it('of a signer who loses and regains their verification each offer has its statement, also one that ran out, which promises nothing', async () => {
  const owner = await anInsertedSigner(server);
  await anInsertedOffer(server, owner, { name: 'Lokal ważny' });
  await expire(await anInsertedOffer(server, owner, { name: 'Lokal po terminie' }));
  await must(admin, identityCalls.decideIdentity, { uid: owner.uid, accepted: false, reason: 'Dokument nieważny' });
  await sendSignedFile(owner);
  await must(admin, identityCalls.decideIdentity, { uid: owner.uid, accepted: true });
  const of = async (name: string): Promise<string[]> => (await mailed(owner)).filter((mail) => mail.includes(`„${name}”`));
  expect(await of('Lokal ważny')).toEqual([expect.stringContaining('została ukryta'), expect.stringContaining('można ją zarezerwować')]);
  expect(await of('Lokal po terminie')).toEqual([expect.stringContaining('jest już nieważna'), expect.stringContaining('jest już nieważna')]);
});
