/** Addresses of the public pages of a market: a use in a province or a town (docs/rules/search.md#market-pages). */

import { type MainUse, mainUses, type Province, provinces } from '../../kit/provinces.ts';
import { fold } from '../../kit/typed/fold.ts';

/** A use in a province, or in one of its towns. */
export type Market = { readonly use: MainUse; readonly province: Province; readonly city: string | null };

/** The use as addresses write it; the same in both languages, as all addresses are. */
const useSlugs: Readonly<Record<MainUse, string>> = { office: 'biura', retail: 'lokale', warehouse: 'magazyny' };

/** `Bielsko-Biała` is `bielsko-biala`. */
export const citySlug = (city: string): string => fold(city).replaceAll(' ', '-');

/** `kujawsko_pomorskie` is `kujawsko-pomorskie`. */
const provinceSlug = (province: Province): string => province.replaceAll('_', '-');

/** The Polish address, `/wynajem/biura/lodzkie/zgierz`; the English one stands under `/en` as that of every page. */
export const marketPath = ({ use, province, city }: Market): string =>
  ['/wynajem', useSlugs[use], provinceSlug(province), ...(city === null ? [] : [citySlug(city)])].join('/');

/** The use of an address; `null` for what is none. */
export const usageOfSlug = (slug: string): MainUse | null => mainUses.find((use) => useSlugs[use] === slug) ?? null;

/** The province of an address; `null` for what is none. */
export const provinceOfSlug = (slug: string): Province | null => provinces.find((province) => provinceSlug(province) === slug) ?? null;
