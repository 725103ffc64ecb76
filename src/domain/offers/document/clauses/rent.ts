/** What the tenant pays every month: rent, its indexation, fees and the service charge. */

import type { Grosze } from '../../../kit/brand.ts';
import { taxed, timesArea, ZERO } from '../../../kit/money.ts';
import { leaseNumbers } from '../../../kit/numbers.ts';
import { optionsOf } from '../../rules/lease-options.ts';
import { type Clause, type ContractFacts, count, inOptions, money, only, open, type Point, point, text } from '../clause.ts';
import { fixedOptionsOf } from './time.ts';

/** § 7: the rent, from which day, when and where it is paid (docs/rules/offers.md#payment). */
export const rent = ({ form, landlord }: ContractFacts): Clause => {
  const { net, vat, gross } = taxed(form.price ?? ZERO, landlord.vatStatus);
  const { payDay = 'last', firstPaymentDay = 0 } = form.leaseAgreement ?? {};
  const account = { account: landlord.bankAccount } as const;
  const sums = { net: money(net), netWords: { inWords: net } } as const;
  return {
    id: 'rent',
    points: [
      landlord.vatStatus === 'exempt'
        ? point('exempt', sums)
        : point('amount', { ...sums, vat: money(vat), gross: money(gross), grossWords: { inWords: gross } }),
      point('from', { latest: open('rentLatest') }),
      point('first', { n: count(firstPaymentDay) }),
      payDay === 'last' ? point('payLastDay') : point('payDay', { day: text(String(payDay)) }),
      point('account', { account }),
      point('late'),
      ...inOptions(
        optionsOf(form).filter((option) => option === 'infinite'),
        point('raise'),
      ),
      ...inOptions(fixedOptionsOf(form), isIndexed(form) ? point('fixedRentIndexed', { indexation: { clause: 'indexation' } }) : point('fixedRent')),
    ],
  };
};

const isIndexed = ({ leaseAgreement }: ContractFacts['form']): boolean =>
  leaseAgreement?.indexation === 'cpi' || leaseAgreement?.indexation === 'hicp';

/** Indexation, where the offer chooses it: once a year, upwards only, with the cap that it names. */
export const indexation = ({ form }: ContractFacts): readonly Clause[] => {
  const { indexation: index, indexationMonth, indexationCap } = form.leaseAgreement ?? {};
  if (!isIndexed(form)) return [];
  const params = { month: { month: indexationMonth ?? 'february' } } as const;
  return [
    {
      id: 'indexation',
      points: [
        point(index === 'hicp' ? 'hicp' : 'cpi', params),
        indexationCap === undefined ? point('upwards') : point('capped', { cap: text(String(indexationCap).replace('.', ',')) }),
        point('how'),
        point('firstYear'),
      ],
    },
  ];
};

/** What is paid beside the rent: by meters, in the rent, or a lump sum. */
export const fees = ({ form, landlord }: ContractFacts): Clause => {
  const lease = form.leaseAgreement;
  const kind = lease?.nonRentFees ?? 'metered';
  if (kind === 'in_rent') return { id: 'fees', points: [point('inRent'), point('own')] };
  if (kind === 'lump_sum') {
    const perMetre: Grosze = lease?.lumpSum ?? ZERO;
    const all = taxed(timesArea(perMetre, form.areaDetails?.surface ?? 0), landlord.vatStatus);
    return { id: 'fees', points: [point('lumpSum', { perMetre: money(perMetre), net: money(all.net), gross: money(all.gross) }), point('own')] };
  }
  const average = lease?.averageMonthlyCostsAnnualized;
  const known: readonly Point[] =
    average === undefined || lease?.averageMonthlyCostsAnnualizedKnown === false ? [] : [point('average', { average: money(average) })];
  return { id: 'fees', points: [point('metered'), ...known, point('own')] };
};

/** The service charge, where the offer names what it covers: advances and a yearly settlement. */
export const serviceCharge = ({ form, landlord }: ContractFacts): readonly Clause[] => {
  const { serviceChargeItems: items = [], serviceChargeAdvance: advance, serviceChargeSettlement: month } = form.leaseAgreement ?? {};
  if ((items.length === 0 && advance === undefined) || form.leaseAgreement?.nonRentFees !== 'metered') return [];
  const sums = taxed(advance ?? ZERO, landlord.vatStatus);
  return [
    {
      id: 'serviceCharge',
      points: [
        items.length === 0 ? point('coversCommon') : point('covers', { items: { names: items.map((item) => `serviceCharge.${item}`) } }),
        point('share'),
        ...only(advance !== undefined, point('advance', { net: money(sums.net), gross: money(sums.gross) })),
        point('settlement', { month: { month: month ?? 'march' }, n: count(leaseNumbers.settlementDays) }),
        point('documents'),
      ],
    },
  ];
};
