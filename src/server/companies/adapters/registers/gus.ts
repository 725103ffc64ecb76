/** Asks REGON of GUS: the service BIR 1.1, with its session, its own words for faults, and a second report for legal persons. */

import { type RegisterFacts, registerFacts } from '../../../../domain/companies/rules/registers/answers.ts';
import { houseAndUnit, legalFormNamed } from '../../../../domain/companies/rules/registers/reading.ts';
import { parseKrs, parseNip, parsePostalCode, parseRegon } from '../../../../domain/kit/identifiers.ts';
import { MINUTE_MS } from '../../../../domain/kit/time/units.ts';
import { type OutsideService, outsideService } from '../../../kit/outside/service.ts';
import { askTwice, outcomeOf, type Register, type RegisterReply, registerLimits, textOrNull, without } from './register.ts';
import { childOf, envelopeOf, escapeXml, parseXml, resultOf, type SoapOperation } from './soap.ts';

/** Where the service is, and the operator's key to it. */
type GusSettings = { readonly url: string; readonly key: string; readonly now?: () => number };

const publicNamespace = 'http://CIS/BIR/PUBL/2014/07';
const publ = (name: string, body: string): SoapOperation => ({ namespace: publicNamespace, contract: 'IUslugaBIRzewnPubl', name, body });
const stateOf = (name: string): SoapOperation => ({
  namespace: 'http://CIS/BIR/2014/07',
  contract: 'IUslugaBIR',
  name: 'GetValue',
  body: `<ns:pNazwaParametru>${name}</ns:pNazwaParametru>`,
});

/** A session lasts an hour; clients were seen to lose theirs after half of it. */
const sessionMs = 25 * MINUTE_MS;
/** How much of a session's number is kept: it names the question, and opens nothing. */
const shownOfSession = 6;

/** `DaneSzukajPodmioty` after `Zaloguj`; a session that the service has forgotten is opened anew, once. */
export const gusRegister = ({ url, key, now = Date.now }: GusSettings, service: OutsideService = outsideService(registerLimits)): Register => {
  const run = operate(url, service);
  let session: { readonly sid: Promise<string | RegisterReply>; readonly until: number } | null = null;
  const enter = (): Promise<string | RegisterReply> => {
    if (session === null || session.until <= now()) session = { sid: signIn(run, key), until: now() + sessionMs };
    return session.sid;
  };
  const ask = async (nip: string, isSecond: boolean): Promise<RegisterReply> => {
    const sid = await enter();
    if (typeof sid !== 'string') session = null;
    if (typeof sid !== 'string') return sid;
    const found = await search(run, sid, nip);
    if (found !== 'expired') return found;
    session = null;
    return isSecond ? without('unavailable') : ask(nip, true);
  };
  return { ask: ({ nip }) => ask(nip, false) };
};

type Run = (operation: SoapOperation, sid?: string) => Promise<string | RegisterReply>;

/** Sends one operation; answers its result as text, or why there is none. */
const operate =
  (url: string, service: OutsideService): Run =>
  async (operation, sid) => {
    const headers = { 'content-type': 'application/soap+xml; charset=utf-8', ...(sid === undefined ? {} : { sid }) };
    const answer = await askTwice(service, new URL(url), { method: 'POST', body: envelopeOf(url, operation), headers });
    if (!answer.ok) return without(outcomeOf(answer));
    return resultOf(answer.type, answer.bytes, operation.name) ?? without('unavailable');
  };

/** Opens a session. A key that is refused and a service that is switched off answer the same nothing: the state of the service tells them apart. */
const signIn = async (run: Run, key: string): Promise<string | RegisterReply> => {
  const sid = await run(publ('Zaloguj', `<ns:pKluczUzytkownika>${escapeXml(key)}</ns:pKluczUzytkownika>`));
  if (sid !== '') return sid;
  const status = await run(stateOf('StatusUslugi'));
  return without(status === '0' || status === '2' ? 'maintenance' : 'unavailable');
};

/** Why a search answered nothing, by the service's own numbers. */
const codes: Readonly<Record<string, 'expired' | 'absent'>> = { '4': 'absent', '7': 'expired' };

const search = async (run: Run, sid: string, nip: string): Promise<RegisterReply | 'expired'> => {
  const result = await run(publ('DaneSzukajPodmioty', `<ns:pParametryWyszukiwania><dat:Nip>${nip}</dat:Nip></ns:pParametryWyszukiwania>`), sid);
  if (typeof result !== 'string') return result;
  const shown = sid.slice(0, shownOfSession);
  const rows = rowsOf(result);
  const code = rows[0]?.['ErrorCode'] ?? (rows.length === 0 ? await run(stateOf('KomunikatKod'), sid) : null);
  if (typeof code === 'string') return failed(codes[code], shown);
  if (code !== null) return code;
  const row = rows.find((one) => (one['DataZakonczeniaDzialalnosci'] ?? '') === '') ?? rows[0] ?? {};
  const report = row['Typ'] === 'P' ? await legalPerson(run, sid, row['Regon'] ?? '') : {};
  return { outcome: 'found', requestId: shown, stateOn: null, facts: { ...factsOf(row), ...report } };
};

const failed = (meaning: 'expired' | 'absent' | undefined, requestId: string): RegisterReply | 'expired' => {
  if (meaning === 'expired') return meaning;
  return meaning === 'absent' ? without('absent', requestId) : without('unavailable', requestId);
};

/** Number of the court register and legal form stand in the report of legal persons; without it the rest still counts. */
const legalPerson = async (run: Run, sid: string, regon: string): Promise<Partial<RegisterFacts>> => {
  const body = `<ns:pRegon>${escapeXml(regon)}</ns:pRegon><ns:pNazwaRaportu>BIR11OsPrawna</ns:pNazwaRaportu>`;
  const result = await run(publ('DanePobierzPelnyRaport', body), sid);
  const row = typeof result === 'string' ? rowsOf(result)[0] : undefined;
  if (row === undefined || row['ErrorCode'] !== undefined) return {};
  const isCourt = /rejestr/i.test(row['praw_rodzajRejestruEwidencji_Nazwa'] ?? 'rejestr');
  return {
    krs: isCourt ? parseKrs(row['praw_numerWRejestrzeEwidencji'] ?? '') : null,
    legalForm: legalFormNamed(textOrNull(row['praw_szczegolnaFormaPrawna_Nazwa']) ?? textOrNull(row['praw_podstawowaFormaPrawna_Nazwa'])),
  };
};

type Row = Readonly<Record<string, string>>;

/** The rows `dane` of a result, which is XML inside XML. */
const rowsOf = (result: string): readonly Row[] => {
  const rows = childOf(parseXml(result)?.['root'], 'dane');
  return [rows].flat().flatMap((row) => (typeof row === 'object' && row !== null ? [row as Row] : []));
};

const factsOf = (row: Row): RegisterFacts => {
  const postalCode = parsePostalCode(row['KodPocztowy'] ?? '');
  const city = textOrNull(row['Miejscowosc']);
  return registerFacts({
    name: textOrNull(row['Nazwa']),
    nip: parseNip(row['Nip'] ?? ''),
    regon: parseRegon(row['Regon'] ?? ''),
    legalForm: row['Typ'] === 'F' ? 'sole_trader' : null,
    address:
      postalCode === null || city === null
        ? null
        : // A village has no streets: its own name stands in their place.
          {
            street: textOrNull(row['Ulica']) ?? city,
            houseNumber: houseAndUnit(row['NrNieruchomosci'] ?? '', row['NrLokalu'] ?? ''),
            postalCode,
            city,
          },
    ended: textOrNull(row['DataZakonczeniaDzialalnosci']),
  });
};
