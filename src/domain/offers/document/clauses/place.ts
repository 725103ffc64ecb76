/** How the lease is concluded, what it lets and for which use. */

import { titlesWithConsent } from '../../../kit/dictionaries.ts';
import { premisesAddress } from '../../document.ts';
import { officialPlace, ownOfficialAddress } from '../../rules/drafting/official-address.ts';
import type { OfferForm } from '../../types.ts';
import { type Clause, type ContractFacts, count, only, open, type Point, point, text } from '../clause.ts';

/** § 1: the accepted offer, the moment, what the code excludes, who may act. */
export const conclusion = ({ offer }: ContractFacts): Clause => ({
  id: 'conclusion',
  points: [
    point('offer', {
      number: text(offer.number ?? '—'),
      version: text(String(offer.version ?? 1)),
      signedAt: open('offerSignedAt'),
      hash: open('offerHash'),
      code: open('offerCode'),
    }),
    point('moment'),
    point('exclusions'),
    point('form'),
    point('professional'),
    point('authority', { withdrawal: { clause: 'withdrawal' } }),
  ],
});

/** § 2: the premises, title, parking, energy. */
export const premises = ({ form }: ContractFacts): Clause => {
  const { areaDetails, parkingDetails, mediaDetails, address } = form;
  const ownership = address?.ownershipType ?? 'ownership';
  return {
    id: 'premises',
    points: [
      point('subject', {
        name: text(form.name ?? '—'),
        surface: { area: areaDetails?.surface ?? 0 },
        total: { area: areaDetails?.totalSurface ?? 0 },
        address: text(premisesAddress(address)),
      }),
      ...official(form),
      plot(form),
      point('annex'),
      measured(form),
      point('ownership', { ownership: { name: `ownership.${ownership}` } }),
      ...only(
        titlesWithConsent.some((title) => title === ownership),
        point('consent'),
      ),
      ...only(
        (parkingDetails?.parkingLotsAvailable ?? 0) > 0,
        point('parking', { n: count(parkingDetails?.parkingLotsAvailable ?? 0), surface: { area: parkingDetails?.parkingSurface ?? 0 } }),
      ),
      point('energy', { energyClass: { name: `energyClass.${mediaDetails?.energyCategory ?? 'none'}` } }),
    ],
  };
};

/** The address that land register and cadastre know, where it is another one: the lease has to name the premises for whoever looks them up there. */
const official = ({ address }: OfferForm): readonly Point[] => {
  const own = ownOfficialAddress(address);
  if (own === null) return [];
  const { county = '—', province } = own;
  return only(
    province !== undefined,
    point('official', { address: text(officialPlace(own)), county: text(county), province: { name: `province.${province}` } }),
  );
};

/** The plot as the cadastre names it: its number, and the precinct without which a number names no single plot. */
const plot = ({ address, areaDetails, landAndMortgageRegisterNumber }: OfferForm): Point => {
  const precinct = address?.precinct ?? '';
  const named = {
    plot: text(address?.plotNumber ?? '—'),
    land: { area: areaDetails?.landArea ?? 0 },
    register: text(landAndMortgageRegisterNumber ?? '—'),
  };
  return precinct === '' ? point('plotOnly', named) : point('plot', { ...named, precinct: text(precinct) });
};

/** By which standard the areas were measured; where none is named, the text says that (docs/rules/offers.md#measuring-standard). */
const measured = ({ areaDetails }: OfferForm): Point =>
  areaDetails?.areaStandard === undefined
    ? point('measured')
    : point('measuredBy', { standard: { name: `areaStandard.${areaDetails.areaStandard}` } });

/** § 3: purpose, accepted uses, the tenant's own activity, repairs and works. */
export const use = ({ form }: ContractFacts): Clause => {
  const accepted = form.legalWarehouseUseAccepted ?? [];
  const permitted = form.leaseAgreement?.permittedUse ?? '';
  return {
    id: 'use',
    points: [
      point('purpose', { use: { name: `mainUse.${form.legalMainUse ?? 'office'}` } }),
      ...only(accepted.length > 0, point('accepted', { uses: { names: accepted.map((value) => `premisesUse.${value}`) } })),
      ...only(permitted !== '', point('permitted', { activity: text(permitted) })),
      point('manner'),
      point('rules'),
      point('repairs'),
      point('works'),
    ],
  };
};
