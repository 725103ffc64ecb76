import type { Refusal, Result } from '../../src/domain/kit/verdict.ts';
import { type Person, personByUid } from '../../src/server/accounts/queries.ts';
import type { Ctx, Services } from '../../src/server/kit/context.ts';

/** A request of a demo person, made inside the process. The person is read anew: earlier steps change what they may do. */
export async function acting(services: Services, uid: string): Promise<Ctx> {
  const viewer = await personByUid(services.db, uid);
  if (viewer === null) throw new Error(`The demo has no person ${uid}.`);
  return ctxOf(services, viewer);
}

const ctxOf = (services: Services, viewer: Person): Ctx => ({
  ...services,
  viewer,
  lang: viewer.lang,
  address: '192.0.2.10',
  userAgent: 'Parter demo',
  requestId: 'demo',
  cookies: { incoming: '', authorization: '', add: () => undefined },
});

const inWords = (refusal: Refusal): string =>
  `${refusal.code}${refusal.field === undefined ? '' : ` (${refusal.field})`} ${JSON.stringify(refusal.problems ?? refusal.params ?? '')}`;

/** The value of a step that the demo knows to be allowed; a refusal is a fault of the demo. */
export async function must<T>(what: string, step: Promise<Result<T>>): Promise<T> {
  const result = await step;
  if (!result.ok) throw new Error(`The demo could not ${what}: ${inWords(result.refusal)}`);
  return result.value;
}
