import { afterEach, describe, expect, test, vi } from 'vitest';
import { upload, uploadWatched } from './upload.ts';

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

describe('a watched upload', () => {
  type Step = (request: FakeRequest) => void;
  /** As much of the browser's request as is used. */
  class FakeRequest {
    static step: Step;
    static headers: unknown[];
    upload: { onprogress?: (event: { readonly loaded: number; readonly total: number }) => void } = {};
    status = 200;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    open = (...address: readonly unknown[]): void => void FakeRequest.headers.push(address);
    setRequestHeader = (...header: readonly unknown[]): void => void FakeRequest.headers.push(header);
    send = (): void => FakeRequest.step(this);
    abort = (): void => {
      this.onabort?.();
      this.onloadend?.();
    };
    answer(status: number, body: unknown): void {
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      this.onload?.();
      this.onloadend?.();
    }
  }
  const start = (step: Step, signal = new AbortController().signal) => {
    Object.assign(FakeRequest, { step, headers: [] });
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    const parts: number[] = [];
    const answer = uploadWatched('/offers/1/images', { a: new File(['x'], 'x.jpg') }, { onProgress: (part) => parts.push(part), signal });
    return { parts, answer };
  };

  test('tells what has left, and answers as a call does', async () => {
    const { parts, answer } = start((request) => {
      request.upload.onprogress?.({ loaded: 1, total: 4 });
      request.upload.onprogress?.({ loaded: 4, total: 4 });
      request.answer(200, { result: { key: 'k1' } });
    });
    expect(await answer).toEqual({ ok: true, value: { key: 'k1' } });
    expect(parts).toEqual([0.25, 1]);
    expect(FakeRequest.headers).toEqual([
      ['POST', '/offers/1/images'],
      ['x-lang', 'en'],
    ]);
  });

  test('that is refused, lost or broken off says so', async () => {
    const error = { status: 'FAILED_PRECONDITION', message: 'Full', details: { code: 'image.too_many', kind: 'precondition' } };
    expect(await start((request) => request.answer(400, { error })).answer).toMatchObject({ refusal: { code: 'image.too_many', message: 'Full' } });
    expect(await start((request) => request.onerror?.()).answer).toMatchObject({ refusal: { code: 'kit.network' } });
    const control = new AbortController();
    const { answer } = start(() => undefined, control.signal);
    control.abort();
    expect(await answer).toMatchObject({ refusal: { code: 'kit.network' } });
  });

  test('on which nothing happens for two minutes is lost', async () => {
    vi.useFakeTimers();
    const { answer } = start((request) => request.upload.onprogress?.({ loaded: 1, total: 4 }));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await answer).toMatchObject({ refusal: { code: 'kit.network' } });
    vi.useRealTimers();
  });

  test('that has left whole is waited for longer: a slow line still has a part of it, and the server reads it', async () => {
    vi.useFakeTimers();
    const sent: FakeRequest[] = [];
    const { answer } = start((request) => {
      sent.push(request);
      request.upload.onprogress?.({ loaded: 4, total: 4 });
    });
    await vi.advanceTimersByTimeAsync(299_000);
    sent[0]?.answer(200, { result: { key: 'k1' } });
    expect(await answer).toEqual({ ok: true, value: { key: 'k1' } });
    vi.useRealTimers();
  });
});
