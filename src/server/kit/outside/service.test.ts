import { afterEach, expect, it } from 'vitest';
import { type LocalService, localService } from '../../../../tests/kit/outside.ts';
import { outsideService } from './service.ts';

let local: LocalService | null = null;
afterEach(async () => {
  await local?.close();
  local = null;
});

const limits = { withinMs: 5_000, maxBytes: 100, atOnce: 1, waiting: 1 };

it('answers the bytes and their type', async () => {
  local = await localService((_, response) => response.setHeader('content-type', 'text/plain').end('Łódź'));
  const answer = await outsideService(limits).ask(new URL(local.url));
  expect(answer).toMatchObject({ ok: true, type: 'text/plain', bytes: Buffer.from('Łódź') });
});

it('says why there is no answer: status, size, redirect, time, nobody there', async () => {
  local = await localService((url, response) => {
    if (url.pathname === '/status') response.writeHead(502).end();
    if (url.pathname === '/large') response.end('x'.repeat(101));
    if (url.pathname === '/elsewhere') response.writeHead(302, { location: '/large' }).end();
  });
  const at = (path: string) => new URL(path, local?.url);
  const service = outsideService(limits);
  expect(await service.ask(at('/status'))).toMatchObject({ ok: false, fault: 'status', detail: '502' });
  expect(await service.ask(at('/large'))).toMatchObject({ ok: false, fault: 'too_large' });
  expect(await service.ask(at('/elsewhere'))).toMatchObject({ ok: false, fault: 'unreachable' });
  expect(await outsideService({ ...limits, withinMs: 50 }).ask(at('/silent'))).toMatchObject({ ok: false, fault: 'too_slow' });
  expect(await service.ask(new URL('http://127.0.0.1:1/'))).toMatchObject({ ok: false, fault: 'unreachable' });
  expect(local.asked).toEqual(['/status', '/large', '/elsewhere', '/silent']);
});

it('lets few through at once, some wait, and refuses the rest', async () => {
  const held: (() => void)[] = [];
  const came = Promise.withResolvers<void>();
  local = await localService((_, response) => {
    held.push(() => response.end('ok'));
    came.resolve();
  });
  const address = new URL(local.url);
  const service = outsideService(limits);
  const first = service.ask(address);
  const second = service.ask(address);
  expect(await service.ask(address)).toMatchObject({ ok: false, fault: 'busy' });
  await came.promise;
  expect(local.asked).toHaveLength(1);
  held.shift()?.();
  expect(await first).toMatchObject({ ok: true });
  while (held.length === 0) await new Promise(setImmediate);
  held.shift()?.();
  expect(await second).toMatchObject({ ok: true });
});
