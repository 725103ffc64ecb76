import type { Grosze } from '../../../src/domain/kit/brand.ts';
import type { NonRentFees } from '../../../src/domain/kit/dictionaries.ts';
import type { LeaseTerms } from '../../../src/domain/offers/types.ts';
import { pick, type Random } from '../../art/random.ts';
import type { SeedOffer } from './seed-types.ts';

const usualFees = { office: 'lump_sum', retail: 'metered', warehouse: 'lump_sum' } as const satisfies Record<SeedOffer['use'], NonRentFees>;
/** Service charge in grosze per m² and month, net. */
const usualLump = { office: [1650, 2400], retail: [900, 1600], warehouse: [480, 720] } as const;

function feesOf(
  seed: SeedOffer,
  surface: number,
  random: Random,
): Pick<LeaseTerms, 'nonRentFees' | 'lumpSum' | 'averageMonthlyCostsAnnualized' | 'averageMonthlyCostsAnnualizedKnown'> {
  const nonRentFees = seed.fees ?? usualFees[seed.use];
  const [low, high] = usualLump[seed.use];
  const perMetre = low + Math.round((random() * (high - low)) / 10) * 10;
  if (nonRentFees === 'lump_sum') return { nonRentFees, lumpSum: perMetre as Grosze };
  if (nonRentFees === 'in_rent') return { nonRentFees };
  if (random() < 0.2) return { nonRentFees, averageMonthlyCostsAnnualizedKnown: false };
  return {
    nonRentFees,
    averageMonthlyCostsAnnualizedKnown: true,
    averageMonthlyCostsAnnualized: (Math.round((perMetre * surface * 1.23) / 1000) * 1000) as Grosze,
  };
}

/** Options of the lease: the one that the seed's own story needs is always among them. */
function optionsOf(
  seed: SeedOffer,
  random: Random,
): Pick<LeaseTerms, 'infinite' | 'leaseNoticePeriod' | 'fixedshort' | 'fixedshortMonths' | 'fixedlong' | 'fixedlongMonths'> {
  const chosen = seed.fate?.at === 'leased' || seed.fate?.at === 'booked' ? seed.fate.option : null;
  const infinite = chosen === 'infinite' || seed.use !== 'warehouse' || random() < 0.3;
  const short = chosen === 'fixedshort' || random() < 0.6;
  // A lease over a year wants a power of attorney in writing, which the demo's agent does not have.
  const long = (chosen === 'fixedlong' || random() < 0.7 || !infinite) && seed.fate?.at !== 'agency';
  return {
    infinite,
    fixedshort: short,
    fixedlong: long,
    ...(infinite ? { leaseNoticePeriod: pick(random, [1, 3, 3, 6]) } : {}),
    ...(short ? { fixedshortMonths: pick(random, [12, 12, 6]) } : {}),
    ...(long ? { fixedlongMonths: pick(random, seed.use === 'retail' ? [36, 60] : [24, 36, 60]) } : {}),
  };
}

/** Deposit: one to three gross rents, rounded to whole hundreds of zł. */
export function leaseTermsOf(seed: SeedOffer, price: Grosze, surface: number, random: Random): LeaseTerms {
  const rents = pick(random, [1, 2, 2, 3]);
  return {
    ...optionsOf(seed, random),
    ...feesOf(seed, surface, random),
    deposit: (Math.max(1, Math.round((price * 1.23 * rents) / 10_000)) * 10_000) as Grosze,
    payDay: pick(random, [5, 10, 10, 15, 'last']),
    firstPaymentDay: pick(random, [7, 14, 30]),
  };
}
