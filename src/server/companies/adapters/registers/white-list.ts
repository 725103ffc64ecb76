/** Asks the white list of VAT payers of the Ministry of Finance. It takes 100 questions a day, so it is never asked twice. */

import { z } from 'zod';
import { accountsKept, type RegisterFacts, type RegisterVatStatus, registerFacts } from '../../../../domain/companies/rules/registers/answers.ts';
import { parseAddressLine } from '../../../../domain/companies/rules/registers/reading.ts';
import type { Day } from '../../../../domain/kit/brand.ts';
import { parseKrs, parseNip, parseNrb, parseRegon } from '../../../../domain/kit/identifiers.ts';
import { jsonOf } from '../../../kit/outside/json.ts';
import { type OutsideService, outsideService } from '../../../kit/outside/service.ts';
import { below, isPage, outcomeOf, type Register, registerLimits, textOrNull, without } from './register.ts';

const text = z.string().nullish();
/** What is read of a payer. Numbers of persons, which the list has too, are left where they are. */
const subject = z.object({
  ...{ name: text, nip: text, regon: text, krs: text, statusVat: text, residenceAddress: text, workingAddress: text, removalDate: text },
  accountNumbers: z.array(z.string()).nullish(),
});
const answerShape = z.object({ result: z.object({ subject: subject.nullish(), requestId: text, requestDateTime: text }) });

/** `GET /api/search/nip/{nip}?date=`. Beyond its limit the list answers nothing until midnight, so nothing is asked until then. */
export const whiteListRegister = (url: string, service: OutsideService = outsideService(registerLimits)): Register => {
  let spent: Day | null = null;
  return {
    ask: async ({ nip, day }) => {
      if (spent === day) return without('quota');
      const answer = await service.ask(below(url, `api/search/nip/${nip}?date=${day}`));
      if (!answer.ok) {
        const outcome = outcomeOf(answer);
        if (outcome === 'quota') spent = day;
        return without(outcome);
      }
      const read = answerShape.safeParse(jsonOf(answer.bytes));
      if (!read.success) return without(isPage(answer.bytes) ? 'maintenance' : 'unavailable');
      const { subject: found, requestId, requestDateTime } = read.data.result;
      if (!found) return without('absent', requestId ?? null);
      return { outcome: 'found', requestId: requestId ?? null, stateOn: textOrNull(requestDateTime), facts: factsOf(found) };
    },
  };
};

const statuses: Readonly<Record<string, RegisterVatStatus>> = { Czynny: 'active', Zwolniony: 'exempt', Niezarejestrowany: 'none' };

const factsOf = (found: z.output<typeof subject>): RegisterFacts =>
  registerFacts({
    name: textOrNull(found.name),
    nip: parseNip(found.nip ?? ''),
    regon: parseRegon(found.regon ?? ''),
    krs: parseKrs(found.krs ?? ''),
    vatStatus: statuses[found.statusVat ?? ''] ?? null,
    address: parseAddressLine(found.workingAddress ?? found.residenceAddress ?? null),
    accounts: (found.accountNumbers ?? []).flatMap((account) => parseNrb(account) ?? []).slice(0, accountsKept),
    ended: textOrNull(found.removalDate),
  });
