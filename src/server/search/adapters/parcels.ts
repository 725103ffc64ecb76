/** Who knows the plot at a point. */

import { parsePlotId } from '../../../domain/kit/identifiers.ts';
import type { Province } from '../../../domain/kit/provinces.ts';
import { countyName } from '../../../domain/search/rules/address.ts';
import { RecentAnswers } from '../../kit/outside/recent.ts';
import { type OutsideService, outsideService } from '../../kit/outside/service.ts';
import { definePort } from '../../kit/ports.ts';
import { provinceNamed, questionOf } from './geocoder.ts';

/** A plot of the land register, with where it lies. */
export type Parcel = {
  /** The whole identifier, `146501_1.0001.12/3`. */
  readonly id: string;
  readonly plotNumber: string;
  readonly precinct: string;
  readonly commune: string;
  readonly county: string;
  readonly province: Province | null;
};

/** Finds the plot under a point: null where there is none, `unavailable` when the service gives no answer. */
export type Parcels = { readonly at: (point: { readonly lat: number; readonly lng: number }) => Promise<Parcel | null | 'unavailable'> };

/** The embedded form knows no plots. */
const withoutPlots: Parcels = { at: async () => 'unavailable' };

/** The cadastre of GUGiK where `PARCELS_URL` names it. */
export const parcelsPort = definePort<Parcels>({
  name: 'search.parcels',
  open: ({ map: { parcelsUrl } }, states) =>
    parcelsUrl === null ? withoutPlots : gugikParcels(parcelsUrl, outsideService(limits, states.of('parcels'))),
});

const limits = { withinMs: 4_000, maxBytes: 20_000, atOnce: 4, waiting: 20 };
const longest = 120;

const memory = { most: 500, forMs: 3_600_000 };

/** The service ULDK of GUGiK: `GetParcelByXY`. Its first line is `0` when something was found, `-1` when there is none. */
export const gugikParcels = (url: string, service: OutsideService = outsideService(limits)): Parcels => {
  const recent = new RecentAnswers<{ readonly parcel: Parcel | null }>(memory);
  return {
    at: async ({ lat, lng }) => {
      const xy = `${lng},${lat},4326`;
      const known = recent.get(xy);
      if (known) return known.parcel;
      const answer = await service.ask(
        questionOf(url, { request: 'GetParcelByXY', xy, result: 'id,voivodeship,county,commune,region,parcel', srid: '4326' }),
      );
      const parcel = answer.ok ? readParcel(answer.bytes.toString('utf8')) : 'unavailable';
      if (parcel !== 'unavailable') recent.set(xy, { parcel });
      return parcel;
    },
  };
};

const readParcel = (body: string): Parcel | null | 'unavailable' => {
  const [status = '', first = ''] = body.split(/\r?\n/).map((line) => line.trim());
  if (/^-1\b/.test(status)) return null;
  const values = first.split('|').map((value) => value.trim());
  if (status !== '0' || values.length < 6 || values.some((value) => value.length > longest)) return 'unavailable';
  const [id = '', voivodeship = '', county = '', commune = '', precinct = '', plotNumber = ''] = values;
  if (id === '' || plotNumber === '') return 'unavailable';
  return { id, plotNumber, precinct, commune, county: countyName(county), province: parsePlotId(id)?.province ?? provinceNamed(voivodeship) };
};
