import type { IncomingMessage, ServerResponse } from 'node:http';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, describe, expect, it } from 'vitest';
import { type LocalService, localService } from '../../../../../tests/kit/outside.ts';
import { day } from '../../../../domain/kit/time.ts';
import { ServiceStates } from '../../../kit/outside/states.ts';
import { readConfig } from '../../../kit/process/config.ts';
import { ceidgRegister } from './ceidg.ts';
import { krsRegister } from './krs.ts';
import { registersPort } from './port.ts';
import { recordedRegisters } from './recorded.ts';
import { inTime, without } from './register.ts';
import { whiteListRegister } from './white-list.ts';

let local: LocalService | null = null;
afterEach(async () => {
  await local?.close();
  local = null;
});

const question = { nip: '5260250274', krs: '0000006865', day: day('2026-11-24') };
type Answer = (url: URL, response: ServerResponse, request: IncomingMessage) => unknown;
const serving = async (answer: Answer): Promise<LocalService> => {
  local = await localService((url, response, request) => void answer(url, response, request));
  return local;
};
const json = (response: ServerResponse, body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
const maintained: Answer = (_, response) => response.setHeader('content-type', 'text/html').end('<!DOCTYPE html><h1>Przerwa techniczna</h1>');

it('what is late for the whole question is out of reach, and what came in time counts', async () => {
  const before = inTime(20);
  const never = new Promise<never>(() => undefined);
  expect(await before(Promise.resolve(without('absent')))).toMatchObject({ outcome: 'absent' });
  expect(await before(never)).toMatchObject({ outcome: 'unavailable' });
  // The second register has no time of its own.
  expect(await before(never)).toMatchObject({ outcome: 'unavailable' });
});

describe('the white list', () => {
  const subject = {
    ...{ name: 'PIEKARNIA ŁAN', nip: '5260250274', regon: '123456785', krs: '0000006865', pesel: '44051401359', statusVat: 'Czynny' },
    ...{ residenceAddress: null, workingAddress: 'UL. NAWROT 14/2, 90-060 ŁÓDŹ', accountNumbers: ['61109010140000071219812874', 'nonsense'] },
    representatives: [{ firstName: 'Jan', lastName: 'Kowal', pesel: '44051401359' }],
  };

  it('answers status, accounts and the number of the request; numbers of persons stay there', async () => {
    const { url, asked } = await serving((_, response) =>
      json(response, { result: { subject, requestDateTime: '24-11-2026 11:40:03', requestId: 'g7f2-8c41' } }),
    );
    const reply = await whiteListRegister(url).ask(question);
    expect(asked).toEqual(['/api/search/nip/5260250274?date=2026-11-24']);
    expect(reply).toMatchObject({
      ...{ outcome: 'found', requestId: 'g7f2-8c41', stateOn: '24-11-2026 11:40:03' },
      facts: { vatStatus: 'active', accounts: ['61109010140000071219812874'], address: { street: 'UL. NAWROT', houseNumber: '14/2' } },
    });
    expect(JSON.stringify(reply)).not.toContain('44051401359');
  });

  it('is not asked again on a day on which its limit is spent, and never twice about a fault', async () => {
    const { url, asked } = await serving((_, response) => response.writeHead(429).end());
    const register = whiteListRegister(url);
    expect([await register.ask(question), await register.ask(question)]).toMatchObject([{ outcome: 'quota' }, { outcome: 'quota' }]);
    expect(asked).toHaveLength(1);
    await register.ask({ ...question, day: day('2026-11-25') });
    expect(asked).toHaveLength(2);
    await local?.close();
    const faulty = await serving((_, response) => response.writeHead(500).end());
    expect(await whiteListRegister(faulty.url).ask(question)).toMatchObject({ outcome: 'unavailable' });
    expect(faulty.asked).toHaveLength(1);
  });

  it('knows nobody with proof, and says that it is maintained', async () => {
    const { url } = await serving((_, response) => json(response, { result: { subject: null, requestId: 'a-1' } }));
    expect(await whiteListRegister(url).ask(question)).toEqual({ outcome: 'absent', requestId: 'a-1', stateOn: null, facts: null });
    await local?.close();
    expect(await whiteListRegister((await serving(maintained)).url).ask(question)).toMatchObject({ outcome: 'maintenance' });
  });
});

describe('the court register', () => {
  const member = (firstName: string, lastName: string, more: object) => ({
    ...{ nazwisko: { nazwiskoICzlon: lastName }, imiona: { imie: firstName }, identyfikator: { pesel: '7**********' } },
    ...more,
  });
  const odpis = {
    naglowekA: { rejestr: 'RejP', numerKRS: '0000006865', stanZDnia: '23.11.2026', numerOstatniegoWpisu: 16 },
    dane: {
      dzial1: {
        danePodmiotu: {
          formaPrawna: 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
          nazwa: 'PIEKARNIA ŁAN',
          identyfikatory: { regon: '12345678500000', nip: '5260250274' },
        },
        siedzibaIAdres: { adres: { ulica: 'NAWROT', nrDomu: '14', kodPocztowy: '90-060', miejscowosc: 'ŁÓDŹ' } },
      },
      dzial2: {
        reprezentacja: {
          sposobReprezentacji: 'DWAJ CZŁONKOWIE ZARZĄDU ŁĄCZNIE',
          sklad: [
            member('E*******', 'N****', { funkcjaWOrganie: 'PREZES ZARZĄDU', czyZawieszona: false }),
            member('J**', 'K****', { funkcjaWOrganie: 'CZŁONEK ZARZĄDU', czyZawieszona: true }),
          ],
        },
        prokurenci: [member('M****', 'S*****', { rodzajProkury: 'SAMOISTNA' })],
      },
    },
  };

  it('answers form, seat, the rule word for word and masked people; who is suspended acts for nobody', async () => {
    const { url, asked } = await serving((_, response) => json(response, { odpis }));
    const reply = await krsRegister(url).ask(question);
    expect(asked).toEqual(['/api/krs/OdpisAktualny/0000006865?rejestr=P&format=json']);
    expect(reply).toMatchObject({
      ...{ outcome: 'found', requestId: '0000006865/16', stateOn: '23.11.2026' },
      facts: {
        ...{ regon: '123456785', legalForm: 'limited_company', representation: 'DWAJ CZŁONKOWIE ZARZĄDU ŁĄCZNIE', ended: null },
        address: { street: 'NAWROT', houseNumber: '14', postalCode: '90-060', city: 'ŁÓDŹ' },
        people: [
          { firstName: 'E*******', lastName: 'N****', role: 'PREZES ZARZĄDU', capacity: 'board_member' },
          { firstName: 'M****', lastName: 'S*****', role: 'prokura samoistna', capacity: 'proxy' },
        ],
      },
    });
    expect(JSON.stringify(reply)).not.toContain('7***');
  });

  it('looks among associations when entrepreneurs do not have the number', async () => {
    const { url, asked } = await serving((at, response) =>
      at.searchParams.get('rejestr') === 'P' ? response.writeHead(404).end() : json(response, { odpis }),
    );
    expect(await krsRegister(url).ask(question)).toMatchObject({ outcome: 'found' });
    expect(asked).toHaveLength(2);
    await local?.close();
    const nobody = await serving((_, response) => response.writeHead(404).end());
    expect(await krsRegister(nobody.url).ask(question)).toMatchObject({ outcome: 'absent' });
  });

  it('is asked once more after a fault, and says that it is maintained', async () => {
    let failures = 1;
    const { url, asked } = await serving((_, response) => (failures-- > 0 ? response.writeHead(502).end() : json(response, { odpis })));
    expect(await krsRegister(url).ask(question)).toMatchObject({ outcome: 'found' });
    expect(asked).toHaveLength(2);
    await local?.close();
    expect(await krsRegister((await serving(maintained)).url).ask(question)).toMatchObject({ outcome: 'maintenance' });
  });
});

describe('the register of sole traders', () => {
  const firma = {
    ...{ id: 'B1F6-22', nazwa: 'KAWIARNIA ZOFIA MAZUR', status: 'AKTYWNY' },
    wlasciciel: { imie: 'ZOFIA', nazwisko: 'MAZUR', nip: '5260250274', regon: '123456785' },
    adresDzialalnosci: { ulica: 'ul. Szewska', budynek: '12', lokal: '3', miasto: 'Kraków', kod: '31-009' },
  };
  const asking = (url: string) => ceidgRegister({ url, token: 'eyJ.token' }).ask(question);

  it('is asked with the token, and names the owner', async () => {
    let authorization: string | undefined;
    const { url, asked } = await serving((_, response, request) => {
      authorization = request.headers.authorization;
      return json(response, { firma: [firma] });
    });
    expect(await asking(url)).toMatchObject({
      ...{ outcome: 'found', requestId: 'B1F6-22' },
      facts: {
        ...{ legalForm: 'sole_trader', ended: null, people: [{ firstName: 'ZOFIA', lastName: 'MAZUR', capacity: 'owner' }] },
        address: { street: 'ul. Szewska', houseNumber: '12/3', postalCode: '31-009', city: 'Kraków' },
      },
    });
    expect([asked[0], authorization]).toEqual(['/api/ceidg/v3/firma?nip=5260250274', 'Bearer eyJ.token']);
  });

  it.each([
    ['nobody', 204, 'absent'],
    ['a token that ran out', 401, 'unavailable'],
    ['too many questions', 429, 'quota'],
  ] as const)('says what became of %s', async (_, status, outcome) => {
    const { url, asked } = await serving((__, response) => response.writeHead(status).end());
    expect(await asking(url)).toMatchObject({ outcome, facts: null });
    expect(asked).toHaveLength(1);
  });

  it('tells a business that ended, and one that a person has as a partner alone', async () => {
    const statuses = ['WYKRESLONY', 'WYLACZNIE_W_FORMIE_SPOLKI'];
    const { url } = await serving((_, response) => json(response, { firma: [{ ...firma, status: statuses.shift() }] }));
    expect(await asking(url)).toMatchObject({ facts: { ended: 'WYKRESLONY', legalForm: 'sole_trader' } });
    expect(await asking(url)).toMatchObject({ facts: { legalForm: null } });
  });
});

describe('the settings', () => {
  const registersOf = (env: Readonly<Record<string, string>>) =>
    registersPort.open?.(readConfig({ NODE_ENV: 'test', ...env }), new ServiceStates(drizzle.mock()));
  const connected = (env: Readonly<Record<string, string>>) => {
    const { isRecorded, of } = registersOf(env) ?? { isRecorded: false, of: {} };
    return [isRecorded, ...Object.entries(of).flatMap(([source, register]) => (register === null ? [] : [source]))];
  };

  it('ask recorded registers outside production, and live ones where their keys are', () => {
    expect(connected({})).toEqual([true, 'gus', 'krs', 'whitelist', 'ceidg']);
    expect(connected({ REGISTERS: 'live' })).toEqual([false, 'krs', 'whitelist']);
    expect(connected({ REGISTERS: 'live', GUS_KEY: 'k', CEIDG_TOKEN: 't', KRS_URL: 'off' })).toEqual([false, 'gus', 'whitelist', 'ceidg']);
    expect(connected({ REGISTERS: 'off' })).toEqual([false]);
    expect(() => readConfig({ NODE_ENV: 'production', REGISTERS: 'recorded' })).toThrow(/REGISTERS is wrong/);
  });

  it('lead to the service that they name', async () => {
    const { url, asked } = await serving((_, response) => response.writeHead(404).end());
    const live = registersOf({ REGISTERS: 'live', KRS_URL: `${url}/krs` });
    expect(await live?.of.krs?.ask(question)).toMatchObject({ outcome: 'absent' });
    expect(asked[0]).toBe('/krs/api/krs/OdpisAktualny/0000006865?rejestr=P&format=json');
  });
});

describe('the recorded set', () => {
  it('knows its companies in the registers that would know them, and nobody else', async () => {
    const { gus, krs, whitelist, ceidg } = recordedRegisters();
    const of = async (nip: string) =>
      Promise.all([gus, krs, whitelist, ceidg].map(async (register) => (await register.ask({ ...question, nip })).outcome));
    expect(await of('1999001005')).toEqual(['found', 'found', 'found', 'absent']);
    expect(await of('1999002855')).toEqual(['found', 'absent', 'found', 'found']);
    expect(await of('5260250274')).toEqual(['absent', 'absent', 'absent', 'absent']);
  });
});
