import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestServer, testServer } from '../../../tests/kit/server.ts';
import type { Audience } from '../../contract/kit/call.ts';
import { endpoints } from './rooms.ts';

let server: TestServer;
let people: Readonly<Record<'visitor' | 'unverified' | 'person' | 'creator' | 'admin', Client>>;

beforeAll(async () => {
  server = await testServer();
  people = {
    visitor: server.client(),
    unverified: await server.person({ verified: false }),
    person: await server.person(),
    creator: await server.person({ claims: ['creator'] }),
    admin: await server.person({ claims: ['admin'] }),
  };
});
afterAll(() => server.close());

type PersonName = keyof typeof people;

/** Who is turned away at the door, and with which status; everybody else comes as far as the room. */
const turnedAway = {
  visitor: {},
  'signed-in': { visitor: 'UNAUTHENTICATED' },
  verified: { visitor: 'UNAUTHENTICATED', unverified: 'FAILED_PRECONDITION' },
  caller: { visitor: 'UNAUTHENTICATED', unverified: 'PERMISSION_DENIED', person: 'PERMISSION_DENIED' },
  'admin-or-creator': { visitor: 'UNAUTHENTICATED', unverified: 'PERMISSION_DENIED', person: 'PERMISSION_DENIED' },
  admin: { visitor: 'UNAUTHENTICATED', unverified: 'PERMISSION_DENIED', person: 'PERMISSION_DENIED', creator: 'PERMISSION_DENIED' },
} as const satisfies Record<Audience, Partial<Record<PersonName, string>>>;

const doorCodes = ['kit.signed_out', 'kit.denied', 'kit.email_unverified'];

/** A payload that no call accepts: the door comes before the shape, so nothing is ever done here. */
const nonsense = '{"data":[]}';

describe.each(endpoints.filter(({ wire }) => wire !== 'signOut').map(({ wire, who }) => [wire, who] as const))('%s', (wire, who) => {
  test.each(['visitor', 'unverified', 'person', 'creator', 'admin'] as const)('%s', async (caller) => {
    const answer = await people[caller].fetch(`/call/${wire}`, { method: 'POST', body: nonsense });
    const body = (await answer.json()) as { error?: { status: string; details?: { code?: string } } };
    const expected: Partial<Record<PersonName, string>> = turnedAway[who];
    if (expected[caller]) expect(body.error).toMatchObject({ status: expected[caller], details: { code: expect.stringMatching(/^kit\./) } });
    else expect(doorCodes).not.toContain(body.error?.details?.code);
  });
});
