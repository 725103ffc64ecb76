/** Asks the register of sole traders: CEIDG, version 3 of its API, with the operator's token. */

import { z } from 'zod';
import { type RegisterFacts, registerFacts } from '../../../../domain/companies/rules/registers/answers.ts';
import { houseAndUnit } from '../../../../domain/companies/rules/registers/reading.ts';
import { parseNip, parsePostalCode, parseRegon } from '../../../../domain/kit/identifiers.ts';
import { jsonOf } from '../../../kit/outside/json.ts';
import { type OutsideService, outsideService } from '../../../kit/outside/service.ts';
import { askTwice, below, isPage, outcomeOf, type Register, registerLimits, textOrNull, without } from './register.ts';

/** Where the API is, and the operator's token to it. */
type CeidgSettings = { readonly url: string; readonly token: string };

const text = z.string().nullish();
const firm = z.object({
  ...{ id: text, nazwa: text, status: text },
  wlasciciel: z.object({ imie: text, nazwisko: text, nip: text, regon: text }).nullish(),
  adresDzialalnosci: z.object({ ulica: text, budynek: text, lokal: text, miasto: text, kod: text }).nullish(),
});
const answerShape = z.object({ firma: z.array(firm) });

/** Statuses of a business that goes on: one that is suspended exists still. */
const living = ['AKTYWNY', 'ZAWIESZONY'];

/** `GET /api/ceidg/v3/firma?nip=`: an array of one; nothing at all (204) is nobody. */
export const ceidgRegister = ({ url, token }: CeidgSettings, service: OutsideService = outsideService(registerLimits)): Register => ({
  ask: async ({ nip }) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
    const answer = await askTwice(service, below(url, `api/ceidg/v3/firma?nip=${nip}`), { method: 'GET', headers });
    if (!answer.ok) return without(answer.status === 404 ? 'absent' : outcomeOf(answer));
    if (answer.bytes.length === 0) return without('absent');
    const read = answerShape.safeParse(jsonOf(answer.bytes));
    if (!read.success) return without(isPage(answer.bytes) ? 'maintenance' : 'unavailable');
    const [found] = read.data.firma;
    if (found === undefined) return without('absent');
    return { outcome: 'found', requestId: textOrNull(found.id), stateOn: null, facts: factsOf(found) };
  },
});

const factsOf = ({ nazwa, status, wlasciciel, adresDzialalnosci: seat }: z.output<typeof firm>): RegisterFacts => {
  const [postalCode, city] = [parsePostalCode(seat?.kod ?? ''), textOrNull(seat?.miasto)];
  const [firstName, lastName] = [textOrNull(wlasciciel?.imie), textOrNull(wlasciciel?.nazwisko)];
  return registerFacts({
    name: textOrNull(nazwa),
    nip: parseNip(wlasciciel?.nip ?? ''),
    regon: parseRegon(wlasciciel?.regon ?? ''),
    // A partner of a civil partnership is in the register, too, without a business of their own.
    legalForm: status === 'WYLACZNIE_W_FORMIE_SPOLKI' ? null : 'sole_trader',
    address:
      postalCode === null || city === null
        ? null
        : { street: textOrNull(seat?.ulica) ?? city, houseNumber: houseAndUnit(seat?.budynek ?? '', seat?.lokal ?? ''), postalCode, city },
    people: firstName === null || lastName === null ? null : [{ firstName, lastName, role: 'właściciel', capacity: 'owner' }],
    ended: living.includes(status ?? '') ? null : textOrNull(status),
  });
};
