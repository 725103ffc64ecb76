import type { Grosze } from './brand.ts';

/*
 * Amounts in words, as contracts write them beside the figures: `dziewięć tysięcy sześćset złotych 00/100`. Number words are the
 * rule itself here, not labels, which is why they stand in the domain.
 */

const ones = [
  'zero',
  'jeden',
  'dwa',
  'trzy',
  'cztery',
  'pięć',
  'sześć',
  'siedem',
  'osiem',
  'dziewięć',
  'dziesięć',
  'jedenaście',
  'dwanaście',
  'trzynaście',
  'czternaście',
  'piętnaście',
  'szesnaście',
  'siedemnaście',
  'osiemnaście',
  'dziewiętnaście',
] as const;
const tens = [
  '',
  '',
  'dwadzieścia',
  'trzydzieści',
  'czterdzieści',
  'pięćdziesiąt',
  'sześćdziesiąt',
  'siedemdziesiąt',
  'osiemdziesiąt',
  'dziewięćdziesiąt',
] as const;
const hundreds = ['', 'sto', 'dwieście', 'trzysta', 'czterysta', 'pięćset', 'sześćset', 'siedemset', 'osiemset', 'dziewięćset'] as const;
const groups = [null, ['tysiąc', 'tysiące', 'tysięcy'], ['milion', 'miliony', 'milionów'], ['miliard', 'miliardy', 'miliardów']] as const;
const zloty = ['złoty', 'złote', 'złotych'] as const;

const onesEnglish = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const tensEnglish = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const groupsEnglish = ['', 'thousand', 'million', 'billion'] as const;

type Forms = readonly [one: string, few: string, many: string];

/** Polish plural: 1 złoty, 2-4 złote (not 12-14), otherwise złotych. */
const form = (n: number, [one, few, many]: Forms): string => {
  if (n === 1) return one;
  const unit = n % 10;
  const teens = n % 100 >= 12 && n % 100 <= 14;
  return unit >= 2 && unit <= 4 && !teens ? few : many;
};

const underHundred = (n: number, small: readonly string[], big: readonly string[], joint: string): string => {
  if (n < 20) return small[n] ?? '';
  const rest = n % 10;
  return (big[Math.floor(n / 10)] ?? '') + (rest === 0 ? '' : joint + (small[rest] ?? ''));
};

const underThousand = (n: number): string => {
  const rest = n % 100;
  return [hundreds[Math.floor(n / 100)] ?? '', rest === 0 ? '' : underHundred(rest, ones, tens, ' ')].filter((part) => part !== '').join(' ');
};

const underThousandEnglish = (n: number): string => {
  const rest = n % 100;
  const hundred = n >= 100 ? `${onesEnglish[Math.floor(n / 100)] ?? ''} hundred` : '';
  return [hundred, rest === 0 ? '' : underHundred(rest, onesEnglish, tensEnglish, '-')].filter((part) => part !== '').join(' ');
};

/** The number's groups of three digits, the lowest first. */
const triples = (n: number): number[] => (n < 1000 ? [n] : [n % 1000, ...triples(Math.floor(n / 1000))]);

/** A whole number from 0 to 999 999 999 999 in Polish words. */
export const polishNumber = (n: number): string => {
  if (n === 0) return ones[0];
  const parts = triples(n).map((value, index) => {
    if (value === 0) return '';
    const group = groups[index];
    if (group === null || group === undefined) return underThousand(value);
    return value === 1 ? group[0] : `${underThousand(value)} ${form(value, group)}`;
  });
  return parts
    .reverse()
    .filter((part) => part !== '')
    .join(' ');
};

/** A whole number from 0 to 999 999 999 999 in English words. */
export const englishNumber = (n: number): string => {
  if (n === 0) return onesEnglish[0];
  const parts = triples(n).map((value, index) => (value === 0 ? '' : `${underThousandEnglish(value)} ${groupsEnglish[index] ?? ''}`.trim()));
  return parts
    .reverse()
    .filter((part) => part !== '')
    .join(' ');
};

/** An amount that is not negative in words, grosze as a fraction: `sto dwadzieścia złotych 50/100`, `one hundred twenty zlotys 50/100`. */
export const amountInWords = (amount: Grosze, lang: 'pl' | 'en'): string => {
  if (amount < 0) throw new RangeError('a negative amount has no words');
  const whole = Math.floor(amount / 100);
  const part = `${String(amount % 100).padStart(2, '0')}/100`;
  if (lang === 'pl') return `${polishNumber(whole)} ${form(whole, zloty)} ${part}`;
  return `${englishNumber(whole)} ${whole === 1 ? 'zloty' : 'zlotys'} ${part}`;
};
