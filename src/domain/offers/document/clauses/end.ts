/** The operator's fee, notices, statements of the parties, data, storage and final provisions. */

import { noticesAddress } from '../../../companies/rules/party.ts';
import { parseDeliveryAddress } from '../../../kit/identifiers.ts';
import { leaseNumbers } from '../../../kit/numbers.ts';
import { taxedFee } from '../../rules/fees.ts';
import { hasPlan, planAnnex } from '../../rules/floor-plan.ts';
import { type Clause, type ContractFacts, count, inOptions, money, only, open, type Param, point, text } from '../clause.ts';
import { byForm } from './time.ts';

/** The operator's service fee: of both sides, in net, VAT and gross, due when the protocol is signed (docs/rules/offers.md#service-fee). */
export const service = ({ fees, operator }: ContractFacts): readonly Clause[] => {
  const { landlordNet, tenantNet } = fees;
  const sums = (net: typeof landlordNet): Readonly<Record<string, Param>> => {
    const fee = taxedFee(net, fees);
    return { net: money(fee.net), vat: money(fee.vat), gross: money(fee.gross) };
  };
  const [landlord, tenant] = fees.vat === 'exempt' ? (['landlordExempt', 'tenantExempt'] as const) : (['landlord', 'tenant'] as const);
  const points = [...only(landlordNet > 0, point(landlord, sums(landlordNet))), ...only(tenantNet > 0, point(tenant, sums(tenantNet)))];
  const name = { operator: text(operator.name) };
  return points.length === 0 ? [] : [{ id: 'service', points: [point('what', name), ...points, point('due', name), point('noBrokerage', name)] }];
};

/** Where notices go and when they count. */
export const notices = ({ landlord, form }: ContractFacts, own: boolean): Clause => {
  const address = form.leaseAgreement?.deliveryAddress ?? '';
  return {
    id: 'notices',
    points: [
      point('addresses', {}, [point('landlord', { email: text(noticesAddress(landlord)) }), point('tenant', { email: open('tenantEmail') })]),
      ...only(!own, point('effective', { n: count(leaseNumbers.noticeByMailDays) })),
      ...only(address !== '', point('electronic', { address: text(parseDeliveryAddress(address) ?? address) })),
      point('change'),
      point('strict'),
    ],
  };
};

/** Statements that the law wants from the parties; the status of a large undertaking is data of the company (docs/rules/companies.md#large-undertakings). */
export const status = ({ landlord }: ContractFacts): Clause => ({
  id: 'status',
  points: [
    landlord.isLargeUndertaking === undefined ? point('largeUndertaking') : point(landlord.isLargeUndertaking ? 'landlordLarge' : 'landlordNotLarge'),
    point('tenantSize', { size: open('tenantSize') }),
    landlord.vatStatus === 'exempt' ? point('vatExempt') : point('vatActive'),
  ],
});

/** Personal data. */
export const privacy = ({ operator }: ContractFacts): Clause => ({
  id: 'privacy',
  points: [
    point('controllers'),
    point('basis'),
    point('kept'),
    point('rights'),
    point('operator', { operator: text(operator.name), email: text(operator.email) }),
  ],
});

/** The file and its copies. */
export const storage = ({ form }: ContractFacts): Clause => {
  const { written, free } = byForm(form);
  return {
    id: 'storage',
    points: [point('file'), point('check'), ...inOptions(free, point('copies')), ...inOptions(written, point('copiesWritten'))],
  };
};

/** Changes, law, court, language, order of documents, annexes. */
export const final = ({ form }: ContractFacts, own: boolean): Clause => {
  const { written, free } = byForm(form);
  return {
    id: 'final',
    points: [
      ...inOptions(free, point('changes')),
      ...inOptions(written, point('changesWritten')),
      point('whole'),
      own ? point('orderOwn') : point('order'),
      point('severable'),
      point('law'),
      point('court'),
      point('language'),
      point('annexes', {}, [
        point('annex1'),
        point('annex2'),
        point('annex3'),
        point('annex4'),
        ...only(own, point('annex5')),
        ...only(hasPlan(form.areaDetails?.levels), point('annexPlan', { n: count(planAnnex(own)) })),
      ]),
    ],
  };
};
