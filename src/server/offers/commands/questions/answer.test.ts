import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, type Signer, sign } from '../../../../../tests/factories/deals.ts';
import { must } from '../../../../../tests/factories/published-offer.ts';
import { type Client, type TestServer, testServer } from '../../../../../tests/kit/server.ts';
import { offersCalls } from '../../../../contract/offers/endpoints.ts';

let server: TestServer;
let landlord: Signer;
let asker: Signer;
beforeAll(async () => {
  server = await testServer();
  landlord = await anInsertedSigner(server);
  asker = await anInsertedSigner(server, { companyName: 'KAWA I SPÓŁKA SP. Z O.O.' });
});
afterAll(() => server.close());

const letter = { title: 'Dostawy', description: 'Czy pod lokal podjedzie samochód dostawczy o 6 rano?' };
const answer = 'Tak, od strony podwórza. Brama jest otwarta od 5.30.';

const questionsFor = async (who: Client, offerId: string) => (await must(who, offersCalls.getOffer, { offerId })).questions;

/** An offer with a question, and the question's id. */
const asked = async (): Promise<{ readonly offerId: string; readonly questionId: string }> => {
  const offerId = await anInsertedOffer(server, landlord);
  await must(asker, offersCalls.askQuestion, { offerId, ...letter });
  const [question] = (await questionsFor(landlord, offerId)).items ?? [];
  return { offerId, questionId: question?.id ?? '' };
};

it('shows a question to both sides at first, and to readers once it is answered, without a name', async () => {
  const { offerId, questionId } = await asked();
  const [reader, admin, unconfirmed] = [await server.person(), await server.person({ claims: ['admin'] }), await server.person({ verified: false })];
  expect((await questionsFor(landlord, offerId)).items).toMatchObject([
    { ...letter, answer: null, mine: false, asker: `${asker.firstName} ${asker.lastName}, KAWA I SPÓŁKA SP. Z O.O.` },
  ]);
  expect((await questionsFor(admin, offerId)).items).toMatchObject([{ asker: expect.stringContaining('KAWA I SPÓŁKA') }]);
  expect((await questionsFor(asker, offerId)).items).toMatchObject([{ ...letter, mine: true, asker: null }]);
  expect(await questionsFor(reader, offerId)).toEqual({ answered: 0, items: [] });

  await must(landlord, offersCalls.answerQuestion, { questionId, answer });
  expect(await questionsFor(reader, offerId)).toMatchObject({ answered: 1, items: [{ ...letter, answer, mine: false, asker: null }] });
  for (const early of [server.visitor, unconfirmed]) {
    const page = await must(early, offersCalls.getOffer, { offerId });
    expect(page.questions).toEqual({ answered: 1, items: null });
    expect(JSON.stringify(page)).not.toMatch(/podwórza|6 rano|KAWA/);
  }
});

it('mails the answer to who asked, and a corrected one again', async () => {
  const { questionId } = await asked();
  const answers = async () => {
    await server.work();
    return (await server.mailsTo(asker.email)).filter(({ subject }) => subject.includes('Dostawy'));
  };
  const before = (await answers()).length;
  await must(landlord, offersCalls.answerQuestion, { questionId, answer });
  await must(landlord, offersCalls.answerQuestion, { questionId, answer });
  const [first, ...further] = (await answers()).slice(before);
  expect(further).toEqual([]);
  expect(first?.text).toContain(answer);
  await must(landlord, offersCalls.answerQuestion, { questionId, answer: 'Nie, brama otwiera się o 7.' });
  const second = (await answers()).at(-1);
  expect(second?.subject).toContain('Poprawiona odpowiedź');
  expect(second?.text).toContain('o 7');
});

it('sends nobody to the page of a hidden offer: the answer stands in the mail, which says that the offer is not shown', async () => {
  const { offerId, questionId } = await asked();
  const mailed = async (text: string) => {
    await must(landlord, offersCalls.answerQuestion, { questionId, answer: text });
    await server.work();
    return (await server.mailsTo(asker.email)).find((mail) => mail.text.includes(text));
  };
  const open = await mailed('Tak, dojazd jest od podwórza.');
  expect(open?.html).toContain(`/offer/${offerId}`);
  expect(open?.html).toMatch(/pod.ofertą/);
  expect(open?.text).not.toContain('nie pokazujemy');
  await server.db.execute(sql`update offer set hidden_reason = 'Kontrola', hidden_cause = 'moderation' where id = ${offerId}`);
  const hidden = await mailed('Nie, dojazdu od podwórza nie ma.');
  expect(hidden?.text.replaceAll('\u00a0', ' ')).toContain('Tej oferty teraz nie pokazujemy.');
  for (const part of [hidden?.text, hidden?.html]) expect(part).not.toMatch(new RegExp(`pod.ofertą|/offer/${offerId}`));
});

it('refuses whoever is not the owner, an empty answer, an unknown question, and an offer that is closed', async () => {
  const { offerId, questionId } = await asked();
  const give = (who: Client, more = {}) => who.ask(offersCalls.answerQuestion, { questionId, answer, ...more });
  expect(await give(asker)).toMatchObject({ refusal: { code: 'offer.no_access' } });
  expect(await give(landlord, { answer: '  ' })).toMatchObject({ refusal: { code: 'question.answer_required', field: 'answer' } });
  expect(await give(landlord, { questionId: 'N'.repeat(20) })).toMatchObject({ refusal: { code: 'question.not_found' } });
  await server.db.execute(sql`update offer set hidden_reason = 'Kontrola', hidden_cause = 'moderation' where id = ${offerId}`);
  expect(await give(asker)).toMatchObject({ refusal: { code: 'question.not_found' } });
  await server.db.execute(sql`update offer set hidden_reason = null, hidden_cause = null where id = ${offerId}`);
  const tenant = await anInsertedSigner(server);
  await book(tenant, offerId);
  expect(await sign(server, tenant, offerId)).toMatchObject({ ok: true });
  expect(await give(landlord)).toMatchObject({ refusal: { code: 'question.offer_closed' } });
});
