import type { BuildingType, EnergyClass, NonRentFees, RoomKind, Surroundings } from '../../../src/domain/kit/dictionaries.ts';
import type { MainUse, Province } from '../../../src/domain/kit/provinces.ts';
import type { LeaseState } from '../../../src/domain/leases/types.ts';
import type { LeaseOption } from '../../../src/domain/offers/types.ts';

/** City, district, estate, street, house number, postal code, latitude, longitude. */
export type SeedAddress = readonly [
  city: string,
  district: string,
  estate: string,
  street: string,
  houseNumber: string,
  postCode: string,
  lat: number,
  lng: number,
];
/** Kind, usable area in m², windows. */
export type SeedRoom = readonly [kind: RoomKind, surface: number, windows?: number];
/** Number, name, height in cm, rooms. */
export type SeedLevel = readonly [levelNumber: number, levelName: string, height: number, rooms: readonly SeedRoom[]];

/** A town of the demo: where it lies and which court keeps its land register. */
export type SeedTown = { readonly province: Province; readonly county: string; readonly court: string };

/** What has become of an offer when the demo begins. */
export type Fate =
  | { readonly at: 'active' }
  | { readonly at: 'draft' }
  | { readonly at: 'expired' }
  | { readonly at: 'hidden'; readonly reason: string }
  /** A company proposed other terms: this part of the rent, and a further term. */
  | { readonly at: 'countered'; readonly tenant: string; readonly rent: number; readonly months: number; readonly hoursAgo: number }
  /** The agent's project: published under the power of attorney of this company's signer, or waiting for an owner without an account. */
  | { readonly at: 'agency'; readonly owner: string | null }
  | { readonly at: 'booked'; readonly tenant: string; readonly option: LeaseOption; readonly hoursAgo: number }
  | {
      readonly at: 'leased';
      readonly tenant: string;
      readonly option: LeaseOption;
      readonly status: Exclude<LeaseState, 'NONE'>;
      readonly daysAgo: number;
    };

/** An offer of the demo in short; `offerFormOf` makes the whole form of it. `rate` is net zł per m², of a month, or of the whole where it is for sale. */
export type SeedOffer = {
  readonly key: string;
  readonly by: string;
  readonly use: MainUse;
  readonly name: string;
  readonly text: string;
  readonly at: SeedAddress;
  readonly levels: readonly SeedLevel[];
  readonly rate: number;
  /** An announcement of a sale. */
  readonly sale?: true;
  readonly year: number;
  readonly building: BuildingType;
  readonly around: readonly Surroundings[];
  readonly energy?: EnergyClass;
  /** Days from today until the premises are free; 1 when left out. */
  readonly free?: number;
  /** Days from today until the offer runs out; 30 to 75 when left out. */
  readonly valid?: number;
  readonly fees?: NonRentFees;
  /** Pictures: façade, interior, plan, façade at another time of day; 3, or 4 where counter-offers are open. 0 makes an offer without photos. */
  readonly pictures?: 0 | 3 | 4;
  /** A plan of each level is uploaded (and none stands among the photos), and a tour and a film are linked. */
  readonly presented?: true;
  readonly counterOffers?: boolean;
  readonly fate?: Fate;
};

/** A person of the demo. The account's address is `email`; `verified` people have an accepted identity and company. */
export type SeedPerson = {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string | null;
  readonly lang: 'pl' | 'en';
  readonly agent?: boolean;
  /** Agreed to the weekly mail about new offers. */
  readonly wantsOffers?: boolean;
  readonly claims?: readonly ('admin' | 'creator' | 'caller')[];
  readonly verified: boolean;
};
