import { Client } from 'undici';
import { answerParent } from '../kit/child.ts';
import type { Race, RaceResult } from './race.ts';

type Tally = {
  requests: number;
  readonly winners: number[];
  readonly refusals: Record<string, number>;
  readonly winnerTimes: number[];
  readonly loserTimes: number[];
};
type RefusalAnswer = { readonly error?: { readonly details?: { readonly code?: string } } };

const codeOf = (text: string): string => (JSON.parse(text) as RefusalAnswer).error?.details?.code ?? 'none';

const askFor = async (client: Client, race: Race, cookie: string, offer: number, tally: Tally): Promise<void> => {
  const begun = performance.now();
  const answer = await client.request({
    method: 'POST',
    path: race.path,
    headers: { 'content-type': 'application/json', cookie },
    body: race.bodies[offer] ?? '',
  });
  const text = await answer.body.text();
  const took = performance.now() - begun;
  tally.requests += 1;
  if (answer.statusCode === 200) {
    tally.winners[offer] = (tally.winners[offer] ?? 0) + 1;
    tally.winnerTimes.push(took);
    return;
  }
  const code = `${answer.statusCode} ${codeOf(text)}`;
  tally.refusals[code] = (tally.refusals[code] ?? 0) + 1;
  tally.loserTimes.push(took);
};

const run = async (race: Race): Promise<RaceResult> => {
  const tally: Tally = { requests: 0, winners: race.bodies.map(() => 0), refusals: {}, winnerTimes: [], loserTimes: [] };
  const clients = race.clients.map((cookies) => ({ client: new Client(race.url), cookies }));
  // Connections stand before the clock runs.
  await Promise.all(clients.map(async ({ client }) => (await client.request({ method: 'GET', path: '/healthz' })).body.dump()));
  const begun = performance.now();
  await Promise.all(
    clients.map(async ({ client, cookies }) => {
      for (let offer = 0; offer < race.bodies.length; offer += 1)
        await askFor(client, race, cookies[Math.floor(offer / race.offersPerCookie)] ?? '', offer, tally);
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all(clients.map(({ client }) => client.close()));
  return { ...tally, seconds };
};

await answerParent(run);
