import type { Day, Grosze, Instant } from '../../../domain/kit/brand.ts';
import { plainMoney } from '../../../domain/kit/money.ts';
import { dayOf, polishDay, wallClockAt } from '../../../domain/kit/time.ts';
import { en } from '../../../words/kit/en/documents.ts';
import { pl } from '../../../words/kit/pl/documents.ts';
import type { Lang } from '../../../words/kit/words.ts';

const nbsp = '\u00a0';
const thin: Record<Lang, string> = { pl: nbsp, en: ',' };
const grouped = (whole: string, lang: Lang): string => whole.replace(/\B(?=(\d{3})+$)/g, thin[lang]);
const two = (n: number): string => String(n).padStart(2, '0');

/** How documents write values in one language. Written by hand, not by the host's locale data, so that the bytes never depend on it. */
export type Format = {
  readonly money: (amount: Grosze) => string;
  readonly day: (of: Day) => string;
  readonly longDay: (of: Day) => string;
  readonly moment: (at: Instant) => string;
  /** m² with two decimals. */
  readonly area: (metres: number) => string;
  readonly number: (value: number) => string;
  readonly account: (nrb: string) => string;
  readonly hash: (sha256: string) => string;
};

const months: Record<Lang, readonly string[]> = { pl: pl['doc.months'].split('|'), en: en['doc.months'].split('|') };

const moneyIn =
  (lang: Lang) =>
  (amount: Grosze): string => {
    const sign = amount < 0 ? '-' : '';
    const [whole = '0', part = '00'] = plainMoney(amount, '.').replace('-', '').split('.');
    return lang === 'pl' ? `${sign}${grouped(whole, lang)},${part}${nbsp}zł` : `${sign}PLN${nbsp}${grouped(whole, lang)}.${part}`;
  };

const decimal =
  (lang: Lang) =>
  (value: number): string => {
    const [whole = '0', part] = String(value).split('.');
    return grouped(whole, lang) + (part === undefined ? '' : (lang === 'pl' ? ',' : '.') + part);
  };

const longDayIn =
  (lang: Lang) =>
  (of: Day): string => {
    const [year = '', month = '', day = ''] = of.split('-');
    const name = months[lang][Number(month) - 1] ?? '';
    return `${Number(day)}${nbsp}${name}${nbsp}${year}${lang === 'pl' ? `${nbsp}r.` : ''}`;
  };

const momentIn =
  (lang: Lang) =>
  (at: Instant): string => {
    const wall = wallClockAt(at);
    return `${lang === 'pl' ? polishDay(dayOf(at)) : longDayIn(lang)(dayOf(at))}, ${two(wall.hour)}:${two(wall.minute)}:${two(wall.second)}`;
  };

const areaIn =
  (lang: Lang) =>
  (metres: number): string => {
    const [whole = '0', part = '00'] = metres.toFixed(2).split('.');
    return `${grouped(whole, lang)}${lang === 'pl' ? ',' : '.'}${part}${nbsp}m²`;
  };

/** The writing of values in a language. */
export const format = (lang: Lang): Format => ({
  money: moneyIn(lang),
  day: (of) => (lang === 'pl' ? polishDay(of) : longDayIn(lang)(of)),
  longDay: longDayIn(lang),
  moment: momentIn(lang),
  area: areaIn(lang),
  number: decimal(lang),
  account: (nrb) => `${nrb.slice(0, 2)} ${nrb.slice(2).replace(/(.{4})(?=.)/g, '$1 ')}`.replaceAll(' ', nbsp),
  hash: (sha256) => sha256.replace(/(.{8})(?=.)/g, '$1 '),
});
