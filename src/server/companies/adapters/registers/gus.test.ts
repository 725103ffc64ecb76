import type { IncomingMessage } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { type LocalService, localService } from '../../../../../tests/kit/outside.ts';
import { day } from '../../../../domain/kit/time.ts';
import { gusRegister } from './gus.ts';

let local: LocalService | null = null;
afterEach(async () => {
  await local?.close();
  local = null;
});

const question = { nip: '5260250274', krs: null, day: day('2026-11-24') };
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The envelope of a result in the one part of an MTOM answer, as the service writes it. */
const mtom = (operation: string, result: string): { readonly type: string; readonly body: string } => {
  const xml = `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"><s:Header/><s:Body><${operation}Response xmlns="http://CIS/BIR/PUBL/2014/07"><${operation}Result>${escaped(result)}</${operation}Result></${operation}Response></s:Body></s:Envelope>`;
  const part =
    'Content-ID: <http://tempuri.org/0>\r\nContent-Transfer-Encoding: 8bit\r\nContent-Type: application/xop+xml;charset=utf-8;type="application/soap+xml"';
  return {
    type: 'multipart/related; type="application/xop+xml";start="<http://tempuri.org/0>";boundary="uuid:7c21+id=3";start-info="application/soap+xml"',
    body: `\r\n--uuid:7c21+id=3\r\n${part}\r\n\r\n${xml}\r\n--uuid:7c21+id=3--\r\n`,
  };
};

const dane = (fields: Readonly<Record<string, string>>): string =>
  `<root>\r\n  <dane>\r\n${Object.entries(fields)
    .map(([name, value]) => `    <${name}>${escaped(value)}</${name}>`)
    .join('\r\n')}\r\n  </dane>\r\n</root>`;

const company = {
  ...{ Regon: '123456785', Nip: '5260250274', Nazwa: 'PIEKARNIA "ŁAN" & SYN', Wojewodztwo: 'ŁÓDZKIE', Miejscowosc: 'Łódź', KodPocztowy: '90060' },
  ...{ Ulica: 'ul. Nawrot', NrNieruchomosci: '14', NrLokalu: '2', Typ: 'P', SilosID: '6', DataZakonczeniaDzialalnosci: '' },
};
const report = { praw_numerWRejestrzeEwidencji: '0000006865', praw_szczegolnaFormaPrawna_Nazwa: 'SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ' };

type BirRequest = { readonly operation: string; readonly sid: string | undefined; readonly body: string };

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

/** A service that speaks BIR 1.1: `answer` gives the result of each operation, a number is a status. */
const bir = async (answer: (asked: BirRequest) => string | number): Promise<{ readonly url: string; readonly asked: BirRequest[] }> => {
  const asked: BirRequest[] = [];
  local = await localService((_, response, request) => {
    void bodyOf(request).then((body) => {
      const operation = /<wsa:Action>[^<]*\/(\w+)<\/wsa:Action>/.exec(body)?.[1] ?? '';
      const sid = request.headers['sid'];
      const one = { operation, sid: typeof sid === 'string' ? sid : undefined, body };
      asked.push(one);
      const result = answer(one);
      if (typeof result === 'number') return response.writeHead(result).end();
      const { type, body: sent } = mtom(operation, result);
      return response.setHeader('content-type', type).end(sent);
    });
  });
  return { url: `${local.url}/wsBIR/UslugaBIRzewnPubl.svc`, asked };
};

/** What a healthy service answers. */
const healthy = ({ operation }: BirRequest): string =>
  ({ Zaloguj: 'a1b2c3d4e5f6g7h8i9j0', DaneSzukajPodmioty: dane(company), DanePobierzPelnyRaport: dane(report) })[operation] ?? '';

it('signs in, searches with the session in a header, and reads the report of a legal person', async () => {
  const { url, asked } = await bir(healthy);
  const reply = await gusRegister({ url, key: 'abcde12345' }).ask(question);
  expect(reply).toMatchObject({
    ...{ outcome: 'found', requestId: 'a1b2c3' },
    facts: {
      ...{ name: 'PIEKARNIA "ŁAN" & SYN', nip: '5260250274', regon: '123456785', krs: '0000006865', legalForm: 'limited_company' },
      address: { street: 'ul. Nawrot', houseNumber: '14/2', postalCode: '90-060', city: 'Łódź' },
    },
  });
  expect(asked.map(({ operation, sid }) => [operation, sid])).toEqual([
    ['Zaloguj', undefined],
    ['DaneSzukajPodmioty', 'a1b2c3d4e5f6g7h8i9j0'],
    ['DanePobierzPelnyRaport', 'a1b2c3d4e5f6g7h8i9j0'],
  ]);
  expect(asked[1]?.body).toContain('<dat:Nip>5260250274</dat:Nip>');
  expect(asked[0]?.body).toContain(`<wsa:To>${url}</wsa:To>`);
});

it('uses one session for many questions, and opens another before it runs out', async () => {
  const { url, asked } = await bir(healthy);
  let now = 0;
  const register = gusRegister({ url, key: 'k', now: () => now });
  await Promise.all([register.ask(question), register.ask(question)]);
  const entries = () => asked.filter(({ operation }) => operation === 'Zaloguj').length;
  expect(entries()).toBe(1);
  now = 26 * 60_000;
  await register.ask(question);
  expect(entries()).toBe(2);
});

it('opens a session anew, once, when the service has forgotten it', async () => {
  let forgotten = 1;
  const { url, asked } = await bir((one) => {
    if (one.operation === 'GetValue') return '7';
    if (one.operation === 'DaneSzukajPodmioty' && forgotten-- > 0) return '';
    return healthy(one);
  });
  expect(await gusRegister({ url, key: 'k' }).ask(question)).toMatchObject({ outcome: 'found' });
  expect(asked.map(({ operation }) => operation).slice(0, 5)).toEqual(['Zaloguj', 'DaneSzukajPodmioty', 'GetValue', 'Zaloguj', 'DaneSzukajPodmioty']);
  forgotten = 9;
  expect(await gusRegister({ url, key: 'k' }).ask(question)).toMatchObject({ outcome: 'unavailable' });
});

it.each([
  [
    'a company that it does not know',
    ({ operation }: BirRequest) => (operation === 'DaneSzukajPodmioty' ? dane({ ErrorCode: '4', ErrorMessagePl: 'Nie znaleziono' }) : 'sid'),
    'absent',
  ],
  ['maintenance', ({ operation }: BirRequest) => (operation === 'GetValue' ? '2' : ''), 'maintenance'],
  ['a key that it refuses', ({ operation }: BirRequest) => (operation === 'GetValue' ? '1' : ''), 'unavailable'],
  ['too many questions', () => 429, 'quota'],
  ['a fault', () => 500, 'unavailable'],
] as const)('says what became of %s', async (_, answer, outcome) => {
  const { url } = await bir(answer);
  expect(await gusRegister({ url, key: 'k' }).ask(question)).toMatchObject({ outcome, facts: null });
});

it('asks a service that failed once more, and one that answered something else not at all', async () => {
  let failures = 1;
  const { url, asked } = await bir((one) => (failures-- > 0 ? 503 : healthy(one)));
  expect(await gusRegister({ url, key: 'k' }).ask(question)).toMatchObject({ outcome: 'found' });
  expect(asked.map(({ operation }) => operation).slice(0, 2)).toEqual(['Zaloguj', 'Zaloguj']);
  await local?.close();
  local = await localService((_, response) => response.setHeader('content-type', 'text/html').end('<!DOCTYPE html><p>Przerwa'));
  expect(await gusRegister({ url: local.url, key: 'k' }).ask(question)).toMatchObject({ outcome: 'unavailable' });
  expect(local.asked).toHaveLength(1);
});

it('tells a sole trader from a legal person, and a village without streets', async () => {
  const trader = { ...company, Typ: 'F', Ulica: '', NrLokalu: '' };
  const { url, asked } = await bir(({ operation }) => (operation === 'DaneSzukajPodmioty' ? dane(trader) : 'sid123'));
  expect(await gusRegister({ url, key: 'k' }).ask(question)).toMatchObject({
    facts: { legalForm: 'sole_trader', krs: null, address: { street: 'Łódź', houseNumber: '14' } },
  });
  expect(asked.map(({ operation }) => operation)).not.toContain('DanePobierzPelnyRaport');
});
