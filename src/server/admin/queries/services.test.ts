import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type LocalService, localService } from '../../../../tests/kit/outside.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { adminCalls } from '../../../contract/admin/endpoints.ts';
import { companiesCalls } from '../../../contract/companies/endpoints.ts';
import { type AskedService, askedServices } from '../../../domain/kit/outside/services.ts';

/** Both registers of the ministries at one address; how each answers is the test's to say. */
const answers = { whiteList: { status: 200, body: '' }, krs: { status: 200, body: '' } };
const nobody = JSON.stringify({ result: { subject: null, requestId: 'a', requestDateTime: 'b' } });
const known = JSON.stringify({ result: { subject: { name: 'Jan Wrażliwy', nip: '5260250274', krs: '0000006865' }, requestId: 'a' } });

let registers: LocalService;
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  registers = await localService((url, response) => {
    const { status, body } = answers[url.pathname.startsWith('/api/krs') ? 'krs' : 'whiteList'];
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const off = { GUS_URL: 'off', CEIDG_URL: 'off' };
  server = await testServer({ env: { REGISTERS: 'live', WHITE_LIST_URL: registers.url, KRS_URL: registers.url, GEOCODER_URL: 'off', ...off } });
  admin = await server.person({ claims: ['admin'] });
});
afterAll(async () => {
  await server.close();
  await registers.close();
});

const services = async () => (await must(admin, adminCalls.getSystemState, {})).services;
const stateOf = async (name: AskedService) => (await services()).find((one) => one.name === name);
const askAbout = async (nip: string) => must(await server.person(), companiesCalls.getCompanyFromRegistry, { nip });

it('every service stands in the list with how it is had, and nothing is known of one that was never asked', async () => {
  const all = await services();
  expect(all.map(({ name }) => name)).toEqual([...askedServices]);
  expect(all.find(({ name }) => name === 'gus')).toEqual({ name: 'gus', mode: 'off', succeededAt: null, failedAt: null, fault: null });
  expect(all.find(({ name }) => name === 'mail')).toMatchObject({ mode: 'embedded' });
  expect(all.find(({ name }) => name === 'krs')).toEqual({ name: 'krs', mode: 'live', succeededAt: null, failedAt: null, fault: null });
});

it('an answer and a failure are noted with their moment and a word, and with nothing of what was asked or said', async () => {
  answers.whiteList = { status: 200, body: known };
  answers.krs = { status: 500, body: 'Jan Wrażliwy' };
  await askAbout('5260250274');
  await vi.waitFor(async () => expect(await stateOf('whiteList')).toMatchObject({ succeededAt: expect.any(String), failedAt: null, fault: null }));
  await vi.waitFor(async () => expect(await stateOf('krs')).toMatchObject({ succeededAt: null, failedAt: expect.any(String), fault: 'error' }));
  expect(JSON.stringify(await services())).not.toContain('Wrażliwy');
  expect(JSON.stringify(await services())).not.toContain('5260250274');
});

it.each([
  ['a page of maintenance', { status: 200, body: '<!doctype html><h1>Przerwa</h1>' }, '1999001376', 'maintenance'],
  ['a key that is refused', { status: 403, body: '' }, '1999001005', 'denied'],
] as const)('%s is a failure beside the answer that came before', async (_, answer, nip, fault) => {
  answers.whiteList = answer;
  await askAbout(nip);
  // Another answer within the same minute waits in the process, which writes it before it ends at the latest.
  await server.services.states.end();
  const state = await stateOf('whiteList');
  expect(state).toMatchObject({ fault, succeededAt: expect.any(String), failedAt: expect.any(String) });
  expect(Date.parse(state?.failedAt ?? '')).toBeGreaterThan(Date.parse(state?.succeededAt ?? ''));
});

it('a limit that is spent is told as such, and a register that knows nobody by the number has answered', async () => {
  answers.whiteList = { status: 200, body: nobody };
  const before = (await stateOf('whiteList'))?.succeededAt ?? '';
  await askAbout('1999003228');
  await server.services.states.end();
  const answered = await stateOf('whiteList');
  expect(Date.parse(answered?.succeededAt ?? '')).toBeGreaterThan(Date.parse(before));
  answers.whiteList = { status: 429, body: '' };
  await askAbout('1999003599');
  await server.services.states.end();
  expect(await stateOf('whiteList')).toMatchObject({ fault: 'quota', succeededAt: answered?.succeededAt });
});
