import type { InputOf } from '../../src/contract/kit/call.ts';
import { wantedCalls } from '../../src/contract/wanted/endpoints.ts';
import type { Grosze } from '../../src/domain/kit/brand.ts';
import type { Client } from '../kit/server.ts';
import { must } from './published-offer.ts';

type WantedInput = InputOf<typeof wantedCalls.addWantedListing>;

/** A listing that the offers of tests fit: a shop in the middle of Łódź. */
export const wantedInput = (changes: Partial<WantedInput> = {}): WantedInput => ({
  location: 'Łódź, Śródmieście',
  locationCoordinates: { lat: 51.7592, lng: 19.456 },
  locationRadius: 5,
  use: 'retail',
  maxRent: 60_00 as Grosze,
  minSurface: 80,
  maxSurface: null,
  neededFrom: null,
  mustHaves: [],
  description: 'Piekarnia z kawiarnią szuka parteru z witryną.',
  companyWebsite: 'https://piekarnia.example',
  frequency: 'instant',
  ...changes,
});

/** Adds a listing for the company of a person; answers its id. */
export const aWantedListing = async (who: Client, changes: Partial<WantedInput> = {}): Promise<string> =>
  (await must(who, wantedCalls.addWantedListing, wantedInput(changes))).wantedListingId;
