import { afterEach, expect, test, vi } from 'vitest';
import { upload } from './upload.ts';

afterEach(() => vi.unstubAllGlobals());

test('a file goes with its fields to its address, and what comes back reads like the answer of a call', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const sent: { path: string; parts: unknown[]; lang: unknown }[] = [];
  const answers = [
    new Response(JSON.stringify({ result: { key: 'k1' } })),
    new Response(JSON.stringify({ error: { status: 'INVALID_ARGUMENT', message: 'Too big', details: { code: 'photo.too_big', kind: 'invalid' } } })),
  ];
  vi.stubGlobal('fetch', async (path: string, init: { body: FormData; headers: Record<string, string> }) => {
    sent.push({ path, parts: [...init.body.keys()], lang: init.headers['x-lang'] });
    const answer = answers.shift();
    if (!answer) throw new Error('no network');
    return answer;
  });
  const send = () => upload('/leases/1/form', { kind: 'scan', file: new File(['x'], 'x.pdf') });
  expect(await send()).toEqual({ ok: true, value: { key: 'k1' } });
  expect(await send()).toMatchObject({ ok: false, refusal: { code: 'photo.too_big', message: 'Too big' } });
  expect(await send()).toMatchObject({ ok: false, refusal: { code: 'kit.network' } });
  expect(sent[0]).toEqual({ path: '/leases/1/form', parts: ['kind', 'file'], lang: 'en' });
});
