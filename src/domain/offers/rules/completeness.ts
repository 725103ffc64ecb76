import type { OfferForm } from '../types.ts';
import { type FormSection, formSections, type ReadinessFacts, sectionProblems } from './publish-readiness.ts';

/** How far a section is: fields that count, how many are filled in and right, and its problems. */
export type SectionProgress = {
  readonly section: FormSection;
  readonly done: number;
  readonly total: number;
  readonly problems: number;
  readonly complete: boolean;
};

const levelFields = (form: OfferForm): readonly string[] =>
  (form.areaDetails?.levels ?? []).flatMap((level, at) => {
    const field = `areaDetails.levels.${at}`;
    const own = ['levelNumber', 'levelName', 'surface', 'height', 'numberOfStaircases', ...(level.lift === true ? ['liftCapacityKg'] : [])];
    const rooms = (level.rooms ?? []).flatMap((_, index) => [`rooms.${index}.kind`, `rooms.${index}.surface`]);
    return [...own, ...rooms].map((name) => `${field}.${name}`);
  });

const leaseFields = (form: OfferForm): readonly string[] => {
  const lease = form.leaseAgreement ?? {};
  const dates = ['price', 'priceCurrency', 'availability', 'offerValidTo'];
  if (form.offerType === 'sell') return dates;
  const named: readonly (string | false)[] = [
    lease.infinite === true && 'leaseNoticePeriod',
    lease.fixedshort === true && 'fixedshortMonths',
    lease.fixedlong === true && 'fixedlongMonths',
    lease.nonRentFees === 'lump_sum' && 'lumpSum',
    lease.nonRentFees === 'metered' && lease.averageMonthlyCostsAnnualizedKnown !== false && 'averageMonthlyCostsAnnualized',
  ];
  const fields = ['deposit', 'payDay', 'firstPaymentDay', 'nonRentFees', ...named.filter((name) => name !== false)].map(
    (name) => `leaseAgreement.${name}`,
  );
  return [...dates, 'unitReceiptDeadline', ...fields, 'leaseAgreement', ...(form.ownTerms?.selected === true ? ['ownTerms.terms'] : [])];
};

const addressFields = (form: OfferForm): readonly string[] => [
  ...['houseNumber', 'street', 'estate', 'district', 'city', 'county', 'province', 'plotNumber', 'ownershipType'].map((name) => `address.${name}`),
  'landAndMortgageRegisterNumber',
  ...['surface', 'totalSurface', 'landArea', 'publicTransportDistance'].map((name) => `areaDetails.${name}`),
  ...(form.address?.ownershipType === 'rent_agreement' ? ['subleaseAgreement'] : []),
];

/** The fields that count in a section: the required ones of this very form. A field is done when readiness has no problem with it. */
const countedFields: Record<FormSection, (form: OfferForm) => readonly string[]> = {
  basics: () => ['name', 'description', 'legalMainUse', 'legalWarehouseUseAccepted', 'legalWarehouseUseOfficial'],
  address: addressFields,
  levels: (form) => ['areaDetails.levels', ...levelFields(form)],
  building: () =>
    ['buildingType', 'constructionCompletionYear', 'constructionMaterial', 'thermalInsulation', 'drive', 'surroundings'].map(
      (name) => `areaDetails.${name}`,
    ),
  parking: () => ['parkingSurface', 'totalParkingSurface', 'parkingLotsAvailable'].map((name) => `parkingDetails.${name}`),
  media: () => ['mediaDetails.powerAllocation', 'mediaDetails.energyCategory'],
  equipment: () => [],
  lease: leaseFields,
  photos: () => ['images'],
  declarations: () => ['summary1', 'summary2', 'summary3', 'summary4'].map((name) => `summary.${name}`),
};

/** Progress of one section. Photos count as one thing that is done with the first photo, though none are required. */
export const sectionProgress = (section: FormSection, facts: ReadinessFacts): SectionProgress => {
  const problems = sectionProblems(section, facts);
  const wrong = new Set(problems.map((problem) => problem.field));
  const fields = countedFields[section](facts.form);
  const done = fields.filter((field) => !wrong.has(field) && (field !== 'images' || facts.images > 0)).length;
  return { section, done, total: fields.length, problems: problems.length, complete: problems.length === 0 };
};

/** Progress of every section and of the whole form: the rail's rings and "73 of 80 fields". */
export const completeness = (
  facts: ReadinessFacts,
): { readonly sections: readonly SectionProgress[]; readonly done: number; readonly total: number; readonly complete: number } => {
  const sections = formSections.map((section) => sectionProgress(section, facts));
  const add = (pick: (one: SectionProgress) => number): number => sections.reduce((sum, one) => sum + pick(one), 0);
  return { sections, done: add((one) => one.done), total: add((one) => one.total), complete: sections.filter((one) => one.complete).length };
};
