import type { pl as dictionary } from '../../../../words/kit/pl/dictionaries.ts';
import type { Translate, Words } from '../../../../words/kit/words.ts';
import type { pl as view } from '../../../../words/offers/pl/details.ts';
import type { Format } from '../../../kit/words/format.ts';
import type { OfferViewData } from './view.ts';

/** A group of facts: only what the landlord filled in. */
export type DetailGroup = {
  readonly key: 'building' | 'media' | 'equipment' | 'parking' | 'terms' | 'legal';
  readonly rows: readonly (readonly [label: string, value: string])[];
};

type Say = { readonly t: Translate<typeof view>; readonly name: Translate<typeof dictionary>; readonly f: Format };
type Form = OfferViewData['form'];
type Row = readonly [string, string] | null;

const list = (say: Say, prefix: string, keys: readonly string[] | undefined): string =>
  (keys ?? []).map((key) => (say.name as Translate<Words>)(`${prefix}.${key}`)).join(', ');
const row = (label: string, value: string | number | undefined | null): Row =>
  value === undefined || value === null || value === '' ? null : [label, String(value)];
const flags = <K extends string>(say: Say, of: Partial<Record<K, unknown>> | undefined, keys: readonly K[]): Row[] =>
  keys.map((key) => (of?.[key] === true ? [(say.t as Translate<Words>)(`f.${key}`), say.t('yes')] : null));

const building = (form: Form, say: Say): Row[] => {
  const { t, f } = say;
  const area = form.areaDetails;
  return [
    row(t('f.buildingType'), area?.buildingType && list(say, 'buildingType', [area.buildingType])),
    row(t('f.year'), area?.constructionCompletionYear),
    row(t('f.material'), list(say, 'material', area?.constructionMaterial)),
    row(t('f.insulation'), list(say, 'insulation', area?.thermalInsulation)),
    row(t('f.energy'), form.mediaDetails?.energyCategory && list(say, 'energyClass', [form.mediaDetails.energyCategory])),
    row(t('f.totalSurface'), area?.totalSurface && f.area(area.totalSurface)),
    row(t('f.landArea'), area?.landArea && f.area(area.landArea)),
    row(t('f.surroundings'), list(say, 'surroundings', area?.surroundings)),
  ];
};

const mediaFlags = [
  'gas',
  'airConditioning',
  'gravityVentilation',
  'heatRecovery',
  'transformerIn',
  'doublePowerLines',
  'fiber',
  'lan',
  'phoneLine',
] as const;

const media = (form: Form, say: Say): Row[] => {
  const { t, f } = say;
  const all = form.mediaDetails;
  return [
    row(t('f.power'), all?.powerAllocation && `${f.number(all.powerAllocation)}\u00a0kW`),
    row(t('f.water'), all?.water && list(say, 'water', [all.water])),
    row(t('f.sewerage'), all?.sewerage && list(say, 'sewerage', [all.sewerage])),
    row(t('f.heating'), all?.heating && list(say, 'heating', [all.heating])),
    ...flags(say, all, mediaFlags),
  ];
};

const equipmentFlags = [
  'crane',
  'carRamp',
  'warehouseHandling',
  'highBayRacking',
  'forklift',
  'mechanicalVentilation',
  'groundLevelWarehouse',
  'windowOpenings',
  'dustFreeFloor',
  'tirHallEntrance',
  'railRamp',
  'naturalVentilation',
  'raisedFloors',
  'raisedCeilings',
  'alarm',
  'monitoring',
  'openingWindows',
  'anyArrangement',
  'independentVentilationChannel',
] as const;

const size = (a: number | undefined, b: number | undefined, unit: string): string | null =>
  a === undefined || b === undefined ? null : `${a} × ${b}\u00a0${unit}`;

/** Equal gates once with their number: `4 × (400 × 450 cm)`. */
const gatesOf = (gates: readonly { readonly width?: number | undefined; readonly height?: number | undefined }[]): string => {
  const sizes = gates.flatMap(({ width, height }) => size(width, height, 'cm') ?? []);
  return [...new Set(sizes)]
    .map((one) => ({ one, n: sizes.filter((other) => other === one).length }))
    .map(({ one, n }) => (n === 1 ? one : `${n} × (${one})`))
    .join(', ');
};

const equipment = (form: Form, say: Say): Row[] => {
  const { t, f } = say;
  const all = form.relatedDetails;
  return [
    row(t('f.hallHeight'), all?.hallHeight && `${f.number(all.hallHeight)}\u00a0cm`),
    row(t('f.gates'), gatesOf(all?.gates ?? [])),
    row(t('f.grid'), size(all?.columnsGridStructure?.x, all?.columnsGridStructure?.y, 'm')),
    row(t('f.entries'), all?.numberOfEntries),
    ...flags(say, all, equipmentFlags),
    row(t('f.warehouseEquipment'), list(say, 'warehouseEquipment', all?.warehouseEquipment)),
    row(t('f.officeEquipment'), list(say, 'officeEquipment', all?.officeEquipment)),
  ];
};

const parking = (form: Form, say: Say): Row[] => {
  const { t, f } = say;
  const all = form.parkingDetails;
  return [
    row(t('f.parkingLots'), all?.parkingLotsAvailable),
    row(t('f.parkingSurface'), all?.parkingSurface ? f.area(all.parkingSurface) : null),
    row(t('f.totalParkingSurface'), all?.totalParkingSurface ? f.area(all.totalParkingSurface) : null),
    ...flags(say, all, ['guardedParking']),
    row(t('f.drive'), list(say, 'drive', form.areaDetails?.drive)),
    row(
      t('f.transport'),
      form.areaDetails?.publicTransportDistance === undefined ? null : `${f.number(form.areaDetails.publicTransportDistance)}\u00a0m`,
    ),
  ];
};

const terms = ({ private: hidden }: OfferViewData, say: Say): Row[] => {
  const { t } = say;
  const lease = hidden?.leaseAgreement;
  if (!hidden || !lease) return [];
  return [
    row(t('f.payDay'), lease.payDay === undefined ? null : lease.payDay === 'last' ? t('payDay.last') : t('payDay.day', { n: String(lease.payDay) })),
    row(t('f.firstPayment'), lease.firstPaymentDay === undefined ? null : t('firstPayment.days', { n: lease.firstPaymentDay })),
    row(t('f.fees'), lease.nonRentFees && list(say, 'fees', [lease.nonRentFees])),
    row(t('f.ownTerms'), t(hidden.ownTerms === null ? 'ownTerms.standard' : 'ownTerms.own')),
  ];
};

const legal = ({ form, private: hidden }: OfferViewData, say: Say): Row[] => {
  const { t } = say;
  return [
    row(t('f.use'), list(say, 'premisesUse', form.legalWarehouseUseAccepted)),
    row(t('f.ownership'), form.address?.ownershipType && list(say, 'ownership', [form.address.ownershipType])),
    row(t('f.plot'), form.address?.plotNumber),
    row(t('f.kw'), hidden ? hidden.landAndMortgageRegisterNumber : t('after.sign')),
  ];
};

/** Everything that the landlord filled in, in groups; an empty group is left out. */
export const detailGroups = (offer: OfferViewData, say: Say): readonly DetailGroup[] => {
  const groups = [
    { key: 'building', rows: building(offer.form, say) },
    { key: 'media', rows: media(offer.form, say) },
    { key: 'equipment', rows: equipment(offer.form, say) },
    { key: 'parking', rows: parking(offer.form, say) },
    { key: 'terms', rows: terms(offer, say) },
    { key: 'legal', rows: legal(offer, say) },
  ] as const;
  return groups.map(({ key, rows }) => ({ key, rows: rows.filter((one) => one !== null) })).filter(({ rows }) => rows.length > 0);
};
