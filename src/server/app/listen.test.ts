import { expect, it } from 'vitest';
import { offerNumbers } from '../../domain/kit/numbers.ts';
import { listen } from './listen.ts';

it('leaves two of the largest files time to arrive over a slow line, and headers a minute', async () => {
  const { server } = await listen(0, '127.0.0.1');
  const slowLine = 50_000; // bytes a second
  try {
    expect((server.requestTimeout / 1000) * slowLine).toBeGreaterThanOrEqual(2 * offerNumbers.planBytesMax);
    expect(server.headersTimeout).toBe(60_000);
  } finally {
    server.close();
  }
});
