import { premisesAddress } from '../../../domain/offers/document.ts';
import type { FormPart, Level, OfferForm } from '../../../domain/offers/types.ts';
import { formatOf } from '../../../words/kit/format.ts';
import { type Lang, type Translate, translator } from '../../../words/kit/words.ts';
import { en } from '../../../words/offers/en/premises.ts';
import { pl } from '../../../words/offers/pl/premises.ts';
import { documentWords } from '../../kit/documents/frame.ts';
import type { Block, Row } from '../../kit/documents/sheet.ts';

type DictionaryKey = Parameters<ReturnType<typeof documentWords>['name']>[0];

const says: Record<Lang, Translate<typeof pl>> = { pl: translator(pl, 'pl'), en: translator(en, 'en') };

/** A row when there is something to say. */
const row = (label: string, value: string | undefined): readonly Row[] => (value === undefined || value === '' ? [] : [[label, value]]);

const namesOf = (lang: Lang, prefix: string, keys: readonly string[] | undefined): string =>
  (keys ?? []).map((key) => documentWords(lang).name(`${prefix}.${key}` as DictionaryKey)).join(', ');
const nameOf = (lang: Lang, prefix: string, key: string | undefined): string | undefined =>
  key === undefined ? undefined : namesOf(lang, prefix, [key]);

const placeRows = (lang: Lang, { address, areaDetails, landAndMortgageRegisterNumber }: OfferForm): Row[] => {
  const w = says[lang];
  const province = nameOf(lang, 'province', address?.province);
  return [
    ...row(w('premises.address'), premisesAddress(address)),
    ...row(
      w('premises.county'),
      address?.county === undefined || province === undefined ? province : w('premises.countyText', { county: address.county, province }),
    ),
    ...row(w('premises.plot'), address?.plotNumber),
    ...row(w('premises.register'), landAndMortgageRegisterNumber),
    ...row(w('premises.ownership'), nameOf(lang, 'ownership', address?.ownershipType)),
    ...row(w('premises.building'), nameOf(lang, 'buildingType', areaDetails?.buildingType)),
    ...row(w('premises.year'), areaDetails?.constructionCompletionYear?.toString()),
    ...row(w('premises.material'), namesOf(lang, 'material', areaDetails?.constructionMaterial)),
    ...row(w('premises.insulation'), namesOf(lang, 'insulation', areaDetails?.thermalInsulation)),
    ...row(w('premises.surroundings'), namesOf(lang, 'surroundings', areaDetails?.surroundings)),
    ...row(w('premises.drive'), namesOf(lang, 'drive', areaDetails?.drive)),
    ...row(
      w('premises.transport'),
      areaDetails?.publicTransportDistance === undefined ? undefined : w('premises.transportText', { metres: areaDetails.publicTransportDistance }),
    ),
  ];
};

const areaRows = (lang: Lang, { areaDetails, parkingDetails }: OfferForm): Row[] => {
  const w = says[lang];
  const f = formatOf(lang);
  const area = (metres: number | undefined): string | undefined => (metres === undefined ? undefined : f.exactArea(metres));
  const lots = parkingDetails?.parkingLotsAvailable ?? 0;
  const parking = lots === 0 ? undefined : w('premises.parkingText', { n: lots, surface: f.exactArea(parkingDetails?.parkingSurface ?? 0) });
  const guarded = parkingDetails?.guardedParking === true ? `, ${w('premises.guarded')}` : '';
  return [
    ...row(w('premises.surface'), area(areaDetails?.surface)),
    ...row(w('premises.total'), area(areaDetails?.totalSurface)),
    ...row(w('premises.land'), area(areaDetails?.landArea)),
    ...row(w('premises.parking'), parking === undefined ? undefined : parking + guarded),
  ];
};

const levelName = (level: Level): string => level.levelName ?? String(level.levelNumber ?? '');

const levelsTable = (lang: Lang, levels: readonly Level[]): Block => {
  const w = says[lang];
  const f = formatOf(lang);
  return {
    kind: 'table',
    columns: [
      { head: w('premises.level'), share: 2.4 },
      { head: w('premises.surface'), share: 1.8, align: 'right' },
      { head: w('premises.height'), share: 1.2, align: 'right' },
      { head: w('premises.staircases'), share: 1.3, align: 'right' },
      { head: w('premises.lift'), share: 1.4 },
      { head: w('premises.toilets'), share: 1.6 },
    ],
    rows: levels.map((level) => [
      levelName(level),
      level.surface === undefined ? '—' : f.exactArea(level.surface),
      level.height === undefined ? '—' : w('premises.heightText', { cm: level.height }),
      String(level.numberOfStaircases ?? '—'),
      level.lift === true ? w('premises.liftText', { kg: level.liftCapacityKg ?? 0 }) : '—',
      nameOf(lang, 'toilets', level.toiletsLocation) ?? '—',
    ]),
  };
};

const roomsTable = (lang: Lang, levels: readonly Level[]): Block => {
  const w = says[lang];
  const f = formatOf(lang);
  const rooms = levels.flatMap((level) => (level.rooms ?? []).map((room) => ({ level: levelName(level), room })));
  const total = rooms.reduce((sum, { room }) => sum + Math.round((room.surface ?? 0) * 100), 0) / 100;
  return {
    kind: 'table',
    columns: [
      { head: w('premises.level'), share: 2 },
      { head: w('premises.room'), share: 3 },
      { head: w('premises.windows'), share: 1, align: 'right' },
      { head: w('premises.surface'), share: 2, align: 'right' },
    ],
    rows: rooms.map(({ level, room }) => [
      level,
      nameOf(lang, 'roomKind', room.kind) ?? '—',
      String(room.windows ?? '—'),
      f.exactArea(room.surface ?? 0),
    ]),
    foot: rooms.length === 0 ? [] : [w('premises.sum'), '', '', f.exactArea(total)],
    empty: w('premises.noRooms'),
  };
};

const mediaFlags = [
  'airConditioning',
  'gravityVentilation',
  'heatRecovery',
  'transformerIn',
  'doublePowerLines',
  'gas',
  'fiber',
  'lan',
  'phoneLine',
] as const satisfies readonly (keyof FormPart<'mediaDetails'>)[];
const detailFlags = [
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
] as const satisfies readonly (keyof FormPart<'relatedDetails'>)[];

const mediaRows = (lang: Lang, { mediaDetails: media, relatedDetails: details, areaDetails }: OfferForm): Row[] => {
  const w = says[lang];
  const flags = [...mediaFlags.filter((flag) => media?.[flag] === true), ...detailFlags.filter((flag) => details?.[flag] === true)];
  const equipment = [
    namesOf(lang, 'officeEquipment', details?.officeEquipment),
    namesOf(lang, 'warehouseEquipment', details?.warehouseEquipment),
  ].filter((part) => part !== '');
  const gates = (details?.gates ?? []).map((gate) => `${gate.width ?? '—'} × ${gate.height ?? '—'} cm`).join(', ');
  const others = [...new Set((areaDetails?.levels ?? []).flatMap((level) => level.otherRooms ?? []))];
  return [
    ...row(w('premises.power'), media?.powerAllocation === undefined ? undefined : w('premises.powerText', { kw: media.powerAllocation })),
    ...row(w('premises.energyClass'), nameOf(lang, 'energyClass', media?.energyCategory)),
    ...row(w('premises.water'), nameOf(lang, 'water', media?.water)),
    ...row(w('premises.sewerage'), nameOf(lang, 'sewerage', media?.sewerage)),
    ...row(w('premises.heating'), nameOf(lang, 'heating', media?.heating)),
    ...row(w('premises.installations'), flags.map((flag) => w(`premises.${flag}`)).join(', ')),
    ...row(w('premises.hall'), details?.hallHeight === undefined ? undefined : w('premises.heightText', { cm: details.hallHeight })),
    ...row(w('premises.gates'), gates),
    ...row(w('premises.otherRooms'), namesOf(lang, 'otherRoom', others)),
    ...row(w('premises.equipment'), equipment.join(', ')),
  ];
};

/** The premises as a table of facts: place, areas, levels, rooms, installations. Shared by the offer, the lease's first annex and the protocol. */
export const premisesBlocks = (lang: Lang, form: OfferForm): Block[] => {
  const w = says[lang];
  const levels = form.areaDetails?.levels ?? [];
  return [
    { kind: 'heading', text: w('premises.place') },
    { kind: 'rows', rows: placeRows(lang, form) },
    { kind: 'heading', text: w('premises.areas') },
    { kind: 'rows', rows: areaRows(lang, form) },
    ...(levels.length === 0 ? [] : ([{ kind: 'heading', text: w('premises.levels') }, levelsTable(lang, levels)] satisfies Block[])),
    { kind: 'heading', text: w('premises.rooms') },
    roomsTable(lang, levels),
    { kind: 'heading', text: w('premises.media') },
    { kind: 'rows', rows: mediaRows(lang, form) },
  ];
};
