/** Who asks while the product is fuzzed, and what is there to be asked about. */

import type { Audience } from '../../src/contract/kit/call.ts';
import { endpoints } from '../../src/server/app/rooms.ts';
import { kitEndpoints } from '../../src/server/kit/http/kit-endpoints.ts';
import type { Scene } from '../matrix/scene.ts';
import type { KnownValues } from './inputs.ts';

/** The numbers with which a run begins and how long it goes on; `FUZZ_SEED` repeats a run that failed, `FUZZ_RUNS` and the drill go on longer. */
export const fuzzing = {
  seed: Number(process.env['FUZZ_SEED'] ?? 20_261_125),
  runs: (few: number): number => Number(process.env['FUZZ_RUNS'] ?? (process.env['DRILL'] ? few * 8 : few)),
} as const;

/** No answer may take longer, also on a machine that does something else. */
export const patience = 20_000;

/** The answer, or a failure when there is none in time. */
export const inTime = async <T>(work: Promise<T>, what: string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer to ${what} within ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Those who come as far as the input of a call for this audience, and one whom it turns away. */
export const askersOf = (who: Audience): readonly ('visitor' | 'stranger' | 'landlord' | 'tenant' | 'admin')[] => {
  if (who === 'visitor') return ['visitor', 'tenant'];
  if (who === 'signed-in' || who === 'verified') return ['stranger', 'landlord', 'tenant', 'admin'];
  return ['admin', 'admin', 'stranger'];
};

/** Names of calls on the wire that the server answers. */
export const servedCalls = (): readonly string[] => [...kitEndpoints(() => ''), ...endpoints].map(({ wire }) => wire);

/** What the inputs may speak of. Whoever asks is not among the people, so that nobody ends themselves. */
export const knownOf = ({ draft, published, booked, deal, unpaid, landlord, other, bystander }: Scene): KnownValues => {
  const offers = [draft, published, booked, deal, unpaid];
  const people = [bystander.uid, other.uid];
  return {
    ...{ id: [...offers, landlord.companyId, 'N'.repeat(20)], offerId: offers, offerIds: offers },
    ...{ uid: people, userUid: people, userId: people, companyId: [landlord.companyId, other.companyId], viewerId: [other.companyId] },
    ...{ email: [bystander.email, other.email, 'nobody@test.example'], nip: ['5265877635', '7342867148', '1234563218'] },
    ...{ password: ['Parter-test-1', 'Parter-test-0'], code: ['000000', 'AAAA-BBBB-CCCC'], token: ['unknown', 'A'.repeat(43)] },
  };
};
