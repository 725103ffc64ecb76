import { afterEach, expect, test, vi } from 'vitest';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { lazyCall } from './lazy-call.ts';

afterEach(() => vi.unstubAllGlobals());

test('a call whose contract cannot be fetched is refused like one that does not reach the server', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  const refused = { ok: false, refusal: { code: 'kit.network', kind: 'network' } };
  expect(await lazyCall(() => Promise.reject(new Error('no network')), {})).toEqual(refused);
  expect(await lazyCall(async () => accountsCalls.getMe, {})).toEqual(refused);
});
