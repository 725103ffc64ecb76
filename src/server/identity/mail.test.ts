import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../tests/kit/server.ts';
import { identityCalls } from '../../contract/identity/endpoints.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const accepted = async (wish: Parameters<TestServer['person']>[0]): Promise<string> => {
  const person = await server.person({ ...wish, identity: 'CHECKING' });
  const admin = await server.person({ claims: ['admin'] });
  await must(admin, identityCalls.decideIdentity, { uid: person.uid, accepted: true });
  await server.work();
  return (await server.mailsTo(person.email)).at(-1)?.text ?? '';
};

it('tells a person without a company what comes next, and never one who has it', async () => {
  expect(await accepted({})).toContain('połącz');
  const linked = await accepted({ company: { id: 'company-of-the-mail', name: 'Hala Południe sp. z o.o.', state: 'ACCEPTED' } as never });
  expect(linked).toContain('o.o. jest już przypisana do Twojego konta');
  expect(linked).not.toContain('link-company');
});
