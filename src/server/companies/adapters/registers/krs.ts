/** Asks the court register: the open API of the Ministry of Justice, which masks the names of people. */

import { z } from 'zod';
import { type RegisterFacts, type RegisterPerson, registerFacts } from '../../../../domain/companies/rules/registers/answers.ts';
import { capacityNamed, houseAndUnit, legalFormNamed } from '../../../../domain/companies/rules/registers/reading.ts';
import type { LegalForm } from '../../../../domain/kit/dictionaries.ts';
import { parseKrs, parseNip, parsePostalCode, parseRegon } from '../../../../domain/kit/identifiers.ts';
import { jsonOf } from '../../../kit/outside/json.ts';
import { type OutsideService, outsideService } from '../../../kit/outside/service.ts';
import { askTwice, below, isPage, outcomeOf, type Register, type RegisterReply, registerLimits, textOrNull, without } from './register.ts';

const text = z.string().nullish();
const person = z.object({
  nazwisko: z.object({ nazwiskoICzlon: text, nazwiskoIICzlon: text }).nullish(),
  imiona: z.object({ imie: text }).nullish(),
  ...{ funkcjaWOrganie: text, rodzajProkury: text },
  czyZawieszona: z.boolean().nullish(),
});
type Person = z.output<typeof person>;

const extract = z.object({
  odpis: z.object({
    naglowekA: z.object({ numerKRS: text, stanZDnia: text, numerOstatniegoWpisu: z.number().nullish() }),
    dane: z.object({
      dzial1: z.object({
        danePodmiotu: z.object({ formaPrawna: text, nazwa: text, identyfikatory: z.object({ regon: text, nip: text }).nullish() }),
        siedzibaIAdres: z
          .object({ adres: z.object({ ulica: text, nrDomu: text, nrLokalu: text, kodPocztowy: text, miejscowosc: text }).nullish() })
          .nullish(),
      }),
      dzial2: z
        .object({
          reprezentacja: z.object({ sposobReprezentacji: text, sklad: z.array(person).nullish() }).nullish(),
          prokurenci: z.array(person).nullish(),
        })
        .nullish(),
      dzial6: z.object({ rozwiazanieUniewaznienie: z.unknown().optional() }).nullish(),
    }),
  }),
});
type Extract = z.output<typeof extract>['odpis'];

/** `OdpisAktualny` of the register of entrepreneurs, or of associations where the number is not in the first. */
export const krsRegister = (url: string, service: OutsideService = outsideService(registerLimits)): Register => {
  const ask = async (krs: string, part: 'P' | 'S'): Promise<RegisterReply> => {
    const answer = await askTwice(service, below(url, `api/krs/OdpisAktualny/${krs}?rejestr=${part}&format=json`));
    if (!answer.ok && answer.status === 404) return part === 'P' ? ask(krs, 'S') : without('absent', krs);
    if (!answer.ok) return without(outcomeOf(answer));
    const read = extract.safeParse(jsonOf(answer.bytes));
    if (!read.success) return without(isPage(answer.bytes) ? 'maintenance' : 'unavailable');
    const { odpis } = read.data;
    const { numerOstatniegoWpisu: entry, stanZDnia } = odpis.naglowekA;
    return { outcome: 'found', requestId: entry ? `${krs}/${entry}` : krs, stateOn: textOrNull(stanZDnia), facts: factsOf(odpis) };
  };
  return { ask: ({ krs }) => (krs === null ? Promise.resolve(without('absent')) : ask(krs, 'P')) };
};

/** A REGON of nine digits is written with five zeros behind it. */
const regonOf = (written: string | null | undefined): string | null => parseRegon((written ?? '').replace(/^(\d{9})0{5}$/, '$1'));

const factsOf = ({ naglowekA, dane: { dzial1, dzial2, dzial6 } }: Extract): RegisterFacts => {
  const { formaPrawna, nazwa, identyfikatory } = dzial1.danePodmiotu;
  const legalForm = legalFormNamed(textOrNull(formaPrawna));
  const seat = dzial1.siedzibaIAdres?.adres;
  const [postalCode, city] = [parsePostalCode(seat?.kodPocztowy ?? ''), textOrNull(seat?.miejscowosc)];
  return registerFacts({
    name: textOrNull(nazwa),
    nip: parseNip(identyfikatory?.nip ?? ''),
    regon: regonOf(identyfikatory?.regon),
    krs: parseKrs(naglowekA.numerKRS ?? ''),
    legalForm,
    address:
      postalCode === null || city === null
        ? null
        : { street: textOrNull(seat?.ulica) ?? city, houseNumber: houseAndUnit(seat?.nrDomu ?? '', seat?.nrLokalu ?? ''), postalCode, city },
    representation: textOrNull(dzial2?.reprezentacja?.sposobReprezentacji),
    people: peopleOf([...(dzial2?.reprezentacja?.sklad ?? []), ...(dzial2?.prokurenci ?? [])], legalForm),
    ended: dzial6?.rozwiazanieUniewaznienie === undefined ? null : 'rozwiązanie',
  });
};

/** People of the body and registered proxies as the register shows them; a suspended member acts for nobody, and a company that is a partner has no first name. */
const peopleOf = (people: readonly Person[], form: LegalForm | null): readonly RegisterPerson[] | null => {
  const shown = people.flatMap(({ nazwisko, imiona, funkcjaWOrganie, rodzajProkury, czyZawieszona }): RegisterPerson[] => {
    const lastName = [nazwisko?.nazwiskoICzlon, nazwisko?.nazwiskoIICzlon].flatMap((part) => textOrNull(part) ?? []).join('-');
    const firstName = textOrNull(imiona?.imie);
    const role = textOrNull(funkcjaWOrganie) ?? textOrNull(rodzajProkury) ?? '';
    if (lastName === '' || firstName === null || czyZawieszona === true) return [];
    return [
      {
        firstName,
        lastName,
        role: rodzajProkury ? `prokura ${role.toLowerCase()}` : role,
        capacity: capacityNamed(rodzajProkury ? `prokura ${role}` : role, form),
      },
    ];
  });
  return shown.length === 0 ? null : shown;
};
