/** Facts that stand nowhere else, so that each of them is known again in any bytes, and who they belong to. */

/** The marks of a scene by whose they are. Numbers are what they are in the database; `writingsOf` says how else they are written. */
export const marks = {
  /** What a visitor is not told of a published offer. */
  terms: ['7654321', '2961713', 'WA4M/00987654/3', '777/13', 'Warunek-znacznik-8123'],
  /** The company that lets and who signs for it, as whoever sees terms may read it. */
  landlord: ['ZNACZNIK WYNAJMU SP. Z O.O.', 'Znacznikowska-Najem'],
  /** What of the landlord nobody but the sides of a deal and the operator reads. */
  landlordNumbers: ['5260250274', '61109010140000071219812874'],
  draft: ['Szkic-znacznik-4471'],
  tenant: ['ZNACZNIK NAJMU SP. Z O.O.', '7010001454', '10105000997603123456789123', 'Znacznikowski-Najemca'],
  question: ['Pytanie-znacznik-9034'],
  seeker: ['ZNACZNIK SZUKAJĄCY SP. Z O.O.', 'szukajacy-znacznik.example', '5213017228', 'Znacznikowska-Szuka'],
  owner: ['Wacława Znacznik-Właścicielska', 'ul. Znacznikowa 99/3', '44051401359', '609 813 275'],
  prospect: ['prospekt-znacznik@klient.example', 'Zgoda-znacznik-551', 'Tresc-znacznik-662'],
  reports: ['Zgłoszenie-znacznik-773', 'zglaszajacy-znacznik@poczta.example', 'Opinia-znacznik-884'],
} as const;
export type MarkName = keyof typeof marks;

/** The ways in which a mark may stand in an answer: money and accounts as people write them, letters as JSON and addresses escape them. */
const writingsOf = (mark: string): readonly string[] => {
  const texts = /^\d{7}$/.test(mark) ? [mark, ...moneyOf(Number(mark))] : /^\d{26}$/.test(mark) ? [mark, grouped(mark)] : [mark];
  const escaped = texts.map((text) => text.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`));
  return [...new Set([...texts, ...escaped, ...texts.map(encodeURIComponent)])];
};

const moneyOf = (grosze: number): readonly string[] => {
  const [zloty, rest] = [String(Math.floor(grosze / 100)), String(grosze % 100).padStart(2, '0')];
  const thousands = zloty.replace(/\B(?=(\d{3})+$)/g, '_');
  return ['\u00a0', ' ', '\u202f', ',']
    .flatMap((space) => [',', '.'].map((comma) => `${thousands.replaceAll('_', space)}${comma}${rest}`))
    .concat(`${zloty}.${rest}`);
};

const grouped = (account: string): string => `${account.slice(0, 2)} ${account.slice(2).replace(/(\d{4})(?=\d)/g, '$1 ')}`;

const writings = Object.fromEntries(Object.entries(marks).map(([whose, list]) => [whose, list.flatMap(writingsOf)]));

/** Which of these marks stand in a text. */
export const marksIn = (text: string, whose: readonly MarkName[]): readonly string[] =>
  whose.flatMap((one) => (writings[one] ?? []).filter((writing) => text.includes(writing)));
