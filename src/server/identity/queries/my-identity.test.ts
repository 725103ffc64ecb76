import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendSignedFile } from '../../../../tests/factories/identity.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { identityCalls } from '../../../contract/identity/endpoints.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('tells a person since when somebody looks, why they were refused, and nothing old', async () => {
  const [person, admin] = [await server.person({ identity: 'INITIAL' }), await server.person({ claims: ['admin'] })];
  const mine = () => must(person, identityCalls.getMyIdentity, {});
  const decide = (accepted: boolean, reason?: string) =>
    must(admin, identityCalls.decideIdentity, { uid: person.uid, accepted, ...(reason && { reason }) });
  expect(await mine()).toMatchObject({ requestedAt: null, rejection: null });
  await sendSignedFile(person);
  expect(await mine()).toMatchObject({ requestedAt: expect.any(String), rejection: null });
  await decide(false, 'Nazwisko różni się od dowodu.');
  expect(await mine()).toMatchObject({ requestedAt: null, rejection: { reason: 'Nazwisko różni się od dowodu.', tookBack: false } });
  await sendSignedFile(person);
  expect((await mine()).rejection).toBeNull();
  await decide(true);
  expect(await mine()).toMatchObject({ requestedAt: null, rejection: null });
  await decide(false, 'Dowód stracił ważność.');
  expect((await mine()).rejection).toMatchObject({ reason: 'Dowód stracił ważność.', tookBack: true });
});
