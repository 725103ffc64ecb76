import type { Day } from '../../kit/brand.ts';
import { fewest, NONE, numberIn, type Problems, parsed, pickOne, required, textTo } from '../../kit/fields.ts';
import { parseKw, parsePostalCode } from '../../kit/identifiers.ts';
import { offerNumbers as limits, polandBounds } from '../../kit/numbers.ts';
import { partsOf } from '../../kit/time.ts';
import { refuse } from '../refusals.ts';
import type { Level, OfferForm, Room } from '../types.ts';
import { roomSumProblems } from './rooms.ts';

const at = refuse;
const count = { min: 0, whole: true } as const;
const area = (min: number) => ({ min, max: limits.areaMax });

/** Section "basics": name, description, main and official uses. */
export const basicsProblems = (form: OfferForm): Problems => [
  ...textTo('name', form.name, limits.nameMax),
  ...textTo('description', form.description, limits.descriptionMax),
  ...required('legalMainUse', form.legalMainUse),
  ...pickOne('legalWarehouseUseAccepted', form.legalWarehouseUseAccepted),
  ...pickOne('legalWarehouseUseOfficial', form.legalWarehouseUseOfficial),
];

const markerProblems = (form: OfferForm): Problems => {
  const marker = form.geoMarker;
  if (marker === undefined) return NONE;
  const { south, north, west, east } = polandBounds;
  return [...numberIn('geoMarker.lat', marker.lat, { min: south, max: north }), ...numberIn('geoMarker.lng', marker.lng, { min: west, max: east })];
};

/** Section "address": registered address, register number, title, areas of the whole. */
export const addressProblems = (form: OfferForm): Problems => {
  const address = form.address ?? {};
  const parts = ['houseNumber', 'street', 'estate', 'district', 'city', 'county', 'province'] as const;
  return [
    ...parts.flatMap((part) => required(`address.${part}`, address[part])),
    ...(address.postCode === undefined || address.postCode.trim() === '' ? NONE : parsed('address.postCode', address.postCode, parsePostalCode)),
    ...required('address.plotNumber', address.plotNumber),
    ...required('address.ownershipType', address.ownershipType),
    ...(address.ownershipType === 'rent_agreement' && form.subleaseAgreement !== true
      ? [at('form.sublease_required', { field: 'subleaseAgreement' })]
      : NONE),
    ...parsed('landAndMortgageRegisterNumber', form.landAndMortgageRegisterNumber, parseKw),
    ...markerProblems(form),
    ...numberIn('areaDetails.surface', form.areaDetails?.surface, area(limits.surfaceMin)),
    ...numberIn('areaDetails.totalSurface', form.areaDetails?.totalSurface, area(limits.surfaceMin)),
    ...numberIn('areaDetails.landArea', form.areaDetails?.landArea, area(limits.landAreaMin)),
    ...numberIn('areaDetails.publicTransportDistance', form.areaDetails?.publicTransportDistance, { min: 0, max: limits.areaMax }),
  ];
};

const roomProblems = (room: Room, field: string): Problems => [
  ...required(`${field}.kind`, room.kind),
  ...numberIn(`${field}.surface`, room.surface, area(limits.roomSurfaceMin)),
  ...numberIn(`${field}.windows`, room.windows, { ...count, optional: true }),
];

const levelProblems = (level: Level, field: string): Problems => [
  ...numberIn(`${field}.levelNumber`, level.levelNumber, { whole: true, min: -10, max: 200 }),
  ...textTo(`${field}.levelName`, level.levelName, 60),
  ...numberIn(`${field}.surface`, level.surface, area(limits.levelSurfaceMin)),
  ...numberIn(`${field}.height`, level.height, { min: limits.levelHeightMin, max: 10_000 }),
  ...numberIn(`${field}.numberOfStaircases`, level.numberOfStaircases, count),
  ...(level.lift === true ? numberIn(`${field}.liftCapacityKg`, level.liftCapacityKg, { min: 1, max: 1_000_000 }) : NONE),
  ...fewest(`${field}.rooms`, level.rooms, limits.roomsMax),
  ...(level.rooms ?? []).flatMap((room, index) => roomProblems(room, `${field}.rooms.${index}`)),
];

/** Section "levels": every floor, every room, and the sum of rooms against the usable area. */
export const levelsProblems = (form: OfferForm): Problems => {
  const levels = form.areaDetails?.levels;
  return [
    ...pickOne('areaDetails.levels', levels),
    ...fewest('areaDetails.levels', levels, limits.levelsMax),
    ...(levels ?? []).flatMap((level, index) => levelProblems(level, `areaDetails.levels.${index}`)),
    ...roomSumProblems(levels, form.areaDetails?.surface),
  ];
};

/** Section "building": type, year, materials, insulation, access, surroundings. */
export const buildingProblems = (form: OfferForm, today: Day): Problems => {
  const details = form.areaDetails ?? {};
  const insulation = details.thermalInsulation ?? [];
  const latest = partsOf(today).year + limits.completionYearAhead;
  return [
    ...required('areaDetails.buildingType', details.buildingType),
    ...numberIn('areaDetails.constructionCompletionYear', details.constructionCompletionYear, {
      min: limits.completionYearMin,
      max: latest,
      whole: true,
    }),
    ...pickOne('areaDetails.constructionMaterial', details.constructionMaterial),
    ...pickOne('areaDetails.thermalInsulation', insulation),
    ...(insulation.includes('none') && insulation.length > 1 ? [at('form.none_with_others', { field: 'areaDetails.thermalInsulation' })] : NONE),
    ...pickOne('areaDetails.drive', details.drive),
    ...pickOne('areaDetails.surroundings', details.surroundings),
  ];
};

/** Section "parking": surfaces (m²) and lots; 0 is an answer. */
export const parkingProblems = (form: OfferForm): Problems => [
  ...numberIn('parkingDetails.parkingSurface', form.parkingDetails?.parkingSurface, area(0)),
  ...numberIn('parkingDetails.totalParkingSurface', form.parkingDetails?.totalParkingSurface, area(0)),
  ...numberIn('parkingDetails.parkingLotsAvailable', form.parkingDetails?.parkingLotsAvailable, { ...count, max: 100_000 }),
];

/** Section "media": power and energy class; the certificate's indices are checked when given. */
export const mediaProblems = (form: OfferForm): Problems => {
  const indices = Object.entries(form.mediaDetails?.energyIndices ?? {});
  return [
    ...numberIn('mediaDetails.powerAllocation', form.mediaDetails?.powerAllocation, { min: limits.powerMin, max: 1_000_000 }),
    ...required('mediaDetails.energyCategory', form.mediaDetails?.energyCategory),
    ...indices.flatMap(([name, value]) =>
      numberIn(`mediaDetails.energyIndices.${name}`, value, { min: 0, max: name === 'renewableShare' ? 100 : 100_000, optional: true }),
    ),
  ];
};

/** Section "equipment": details that only one use has; all optional, each bounded when given. */
export const equipmentProblems = (form: OfferForm): Problems => {
  const details = form.relatedDetails ?? {};
  const size = { min: 1, max: 100_000, optional: true } as const;
  return [
    ...numberIn('relatedDetails.hallHeight', details.hallHeight, { min: limits.hallHeightMin, max: 100_000, optional: true }),
    ...numberIn('relatedDetails.columnsGridStructure.x', details.columnsGridStructure?.x, { min: 0.1, max: 1_000, optional: true }),
    ...numberIn('relatedDetails.columnsGridStructure.y', details.columnsGridStructure?.y, { min: 0.1, max: 1_000, optional: true }),
    ...numberIn('relatedDetails.numberOfEntries', details.numberOfEntries, { ...count, max: 1_000, optional: true }),
    ...(details.gates ?? []).flatMap((gate, index) => [
      ...numberIn(`relatedDetails.gates.${index}.width`, gate.width, { ...size, optional: false }),
      ...numberIn(`relatedDetails.gates.${index}.height`, gate.height, { ...size, optional: false }),
    ]),
  ];
};

/** Section "declarations": all four, each with its own message (docs/rules/offers.md#declarations). */
export const declarationProblems = (form: OfferForm): Problems => {
  const codes = {
    summary1: 'form.declaration_terms',
    summary2: 'form.declaration_signature',
    summary3: 'form.declaration_binding',
    summary4: 'form.declaration_irrevocable',
  } as const;
  const keys = ['summary1', 'summary2', 'summary3', 'summary4'] as const;
  return keys.filter((key) => form.summary?.[key] !== true).map((key) => at(codes[key], { field: `summary.${key}` }));
};

/** Section "photos": at most 25; none are required. */
export const photoProblems = (images: number): Problems =>
  images > limits.photosMax ? [at('image.too_many', { field: 'images', params: { max: limits.photosMax } })] : NONE;
