/** Every upload is sent what it does not expect. It refuses, or takes what it keeps as it came; it never breaks and never hangs. */

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { routes } from '../../src/server/app/rooms.ts';
import { sendPolicy } from '../factories/agency.ts';
import { alone } from '../kit/product.ts';
import { type Client, testServer } from '../kit/server.ts';
import { agency } from '../matrix/made.ts';
import { type Caller, prepareScene, type Scene } from '../matrix/scene.ts';
import { brokenForms, type Form, files, formOf, names } from './files.ts';
import { tracesIn } from './judge.ts';
import { inTime } from './people.ts';

let scene: Scene;
let agreementId: string;
beforeAll(async () => {
  scene = await prepareScene(await testServer({ env: alone }));
  agreementId = (await agency(scene)).signed.agreementId;
  // The pace has tests of its own; here it would answer for what is to be reached.
  vi.spyOn(scene.server.services.rates, 'count').mockReturnValue(null);
}, 240_000);
afterAll(() => scene.server.close());

/** Where each upload is sent, by whom it is taken, and how large it may be. */
const uploads: Readonly<Record<string, { readonly who: Caller; readonly id: () => string }>> = {
  '/identity/file': { who: 'stranger', id: () => '' },
  '/companies/:id/authority': { who: 'stranger', id: () => scene.landlord.companyId },
  '/offers/:id/images': { who: 'landlord', id: () => scene.draft },
  '/offers/:id/plans': { who: 'landlord', id: () => scene.draft },
  '/leases/:id/rejection-photos': { who: 'tenant', id: () => scene.deal },
  '/leases/:id/form': { who: 'tenant', id: () => scene.deal },
  '/deposits/:id/title': { who: 'admin', id: () => scene.deal },
  '/agency/:id/form': { who: 'landlord', id: () => agreementId },
  '/agency/policy': { who: 'landlord', id: () => '' },
};

const paths = Object.keys(uploads);
const limits = new Map(routes.map(({ path, limit = 1_000_000 }) => [path, limit]));

type Answer = { readonly status: number; readonly text: string };

const send = async (client: Client, path: string, id: string, { body, type }: Form): Promise<Answer> => {
  const headers = { origin: scene.server.services.config.baseUrl, ...(type && { 'content-type': type }) };
  const response = await inTime(client.fetch(path.replace(':id', id), { method: 'POST', body, headers }), path);
  return { status: response.status, text: await response.text() };
};

/** Everything that is wrong with the answer to an upload. */
const faultsOf = ({ status, text }: Answer): readonly string[] => {
  const body = JSON.parse(text) as {
    readonly result?: unknown;
    readonly error?: { readonly message?: string; readonly details?: { code?: string } };
  };
  const isGood =
    body.error === undefined ? status === 200 : status < 500 && body.error.message !== '' && /^\w+\.\w+$/.test(body.error.details?.code ?? '');
  return [...tracesIn(text), ...(isGood ? [] : [`${status} ${text.slice(0, 300)}`])];
};

const sendAll = async (path: string, forms: Readonly<Record<string, () => Form>>): Promise<Record<string, readonly string[]>> => {
  const found: Record<string, readonly string[]> = {};
  for (const [what, form] of Object.entries(forms)) {
    const upload = uploads[path];
    if (upload) found[what] = faultsOf(await send(scene.people[upload.who], path, upload.id(), form()));
  }
  return Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0));
};

it('knows every upload of the product', () => {
  const takingFiles = routes.filter(({ method, limit }) => method === 'POST' && limit !== undefined).map(({ path }) => path);
  expect(takingFiles.toSorted()).toEqual(paths.toSorted());
});

describe.each(paths)('POST %s', (path) => {
  it('is refused or taken whatever the file is', async () => {
    const forms = Object.entries(files).map(([what, bytes]) => [what, () => formOf(bytes(), 'plik.pdf')] as const);
    expect(await sendAll(path, Object.fromEntries(forms))).toEqual({});
  });

  it('is refused or taken whatever the file is called', async () => {
    const forms = names.map((name) => [name, () => formOf(new Uint8Array(Buffer.from('%PDF-1.7 x')), name)] as const);
    expect(await sendAll(path, Object.fromEntries(forms))).toEqual({});
  });

  it('is refused when it is no form', async () => {
    expect(await sendAll(path, brokenForms)).toEqual({});
  });

  it('is refused when it is too large', async () => {
    const limit = limits.get(path) ?? 0;
    const { who, id } = uploads[path] ?? { who: 'visitor' as const, id: () => '' };
    const answer = await send(scene.people[who], path, id(), formOf(new Uint8Array(limit + 1), 'plik.pdf'));
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('kit.too_large') });
  });

  it.each(['%00', '%ff%fe', '%E0%A4%A', '..%2f..', 'x'.repeat(3_000), 'N'.repeat(20), '\u202e'])('is refused for the id %s', async (id) => {
    if (!path.includes(':id')) return;
    const answer = await send(scene.people[uploads[path]?.who ?? 'visitor'], path, id, formOf(new Uint8Array(9), 'plik.pdf'));
    expect([answer.status < 500, tracesIn(answer.text)]).toEqual([true, []]);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});

it('takes a good file after all of them', async () => {
  expect((await sendPolicy(scene.server, scene.landlord, '%PDF-1.7 polisa')).status).toBe(200);
});
