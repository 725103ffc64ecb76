import type { Lang } from '../../words/kit/words.ts';

const locales: Record<Lang, string> = { pl: 'pl-PL', en: 'en-GB' };
const zone = 'Europe/Warsaw';

const dayFormat = (lang: Lang) => new Intl.DateTimeFormat(locales[lang], { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
const instantFormat = (lang: Lang) =>
  new Intl.DateTimeFormat(locales[lang], { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: zone });
const moneyFormat = (lang: Lang) =>
  new Intl.NumberFormat(locales[lang], { style: 'currency', currency: 'PLN', useGrouping: 'always' } as Intl.NumberFormatOptions);

/** A calendar day, `20.11.2026` in Polish. */
export const formatDay = (day: string, lang: Lang): string => dayFormat(lang).format(new Date(`${day}T00:00:00Z`));

/** A moment in Warsaw, `20.11.2026, 14:30`. */
export const formatInstant = (instant: string, lang: Lang): string => instantFormat(lang).format(new Date(instant));

/** Grosze as money, `1 234,50 zł`. */
export const formatMoney = (amount: number, lang: Lang): string => moneyFormat(lang).format(amount / 100);
