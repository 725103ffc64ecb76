import type { OfferViewData } from '../../../../src/web/offers/parts/page/view.ts';
import { dictionaryWords } from '../../../../src/words/kit/dictionaries.ts';
import { offerFieldWords } from '../../../../src/words/offers/fields.ts';
import { metres, polish } from './numbers.ts';

/** Label and value. */
export type Rows = readonly (readonly [string, string])[];

/** Names of the dictionaries' values, as a plain record. */
export const names = dictionaryWords.pl as Readonly<Record<string, string>>;
const labels = offerFieldWords.pl as Readonly<Record<string, unknown>>;

const listed = (prefix: string, keys: readonly string[] | undefined): string => (keys ?? []).map((key) => names[`${prefix}.${key}`]).join(', ');
const area = (n: number | undefined): string => (n === undefined ? '' : metres(n));
const one = (prefix: string, key: string | undefined): string => (key ? (names[`${prefix}.${key}`] ?? '') : '');
const measured = (n: number | undefined, unit: string): string => (n === undefined ? '' : `${polish(n)}\u00a0${unit}`);
const marked = (section: string, of: object | undefined): Rows =>
  Object.entries(of ?? {}).flatMap(([key, value]) => (value === true ? [[String(labels[`${section}.${key}`]), 'tak'] as const] : []));
const filled = (rows: Rows): Rows => rows.filter(([, value]) => value !== '');

type Level = NonNullable<NonNullable<OfferViewData['form']['areaDetails']>['levels']>[number];

/** What the landlord filled in of a level, below its rooms. */
export const levelRows = (level: Level): Rows =>
  filled([
    ['Powierzchnia kondygnacji', area(level.surface)],
    ['Klatki schodowe', String(level.numberOfStaircases ?? '')],
    ['Toalety', one('toilets', level.toiletsLocation)],
    ['Udźwig windy', measured(level.liftCapacityKg, 'kg')],
    ['Winda', level.lift ? 'tak' : ''],
    ['Dostęp', listed('accessibility', level.accessibility)],
    ['Inne pomieszczenia', listed('otherRoom', level.otherRooms)],
  ]);

/** What the landlord filled in. */
export const groupsOf = ({ form }: Pick<OfferViewData, 'form'>) => {
  const { areaDetails: of, mediaDetails: media, parkingDetails: parking } = form;
  const indices = media?.energyIndices;
  return [
    {
      key: 'building',
      rows: filled([
        ['Rodzaj budynku', one('buildingType', of?.buildingType)],
        ['Rok ukończenia', String(of?.constructionCompletionYear ?? '')],
        ['Konstrukcja', listed('material', of?.constructionMaterial)],
        ['Izolacja cieplna', listed('insulation', of?.thermalInsulation)],
        ['Otoczenie', listed('surroundings', of?.surroundings)],
        ['Powierzchnia całkowita', area(of?.totalSurface)],
        ['Powierzchnia działki', area(of?.landArea)],
        ['Klasa energetyczna', one('energyClass', media?.energyCategory)],
      ]),
    },
    {
      key: 'media',
      rows: filled([
        ['Przydział mocy', measured(media?.powerAllocation, 'kW')],
        ['Woda', one('water', media?.water)],
        ['Kanalizacja', one('sewerage', media?.sewerage)],
        ['Ogrzewanie', one('heating', media?.heating)],
        ...marked('mediaDetails', media),
        ['Wskaźnik EU', measured(indices?.eu, 'kWh/m²')],
        ['Wskaźnik EP', measured(indices?.ep, 'kWh/m²')],
        ['Wskaźnik EK', measured(indices?.ek, 'kWh/m²')],
        ['Udział OZE', measured(indices?.renewableShare, '%')],
        ['Emisja CO₂', measured(indices?.co2, 't/m²')],
      ]),
    },
    {
      key: 'equipment',
      rows: filled([
        ['Wyposażenie biura', listed('officeEquipment', form.relatedDetails?.officeEquipment)],
        ...marked('relatedDetails', form.relatedDetails),
      ]),
    },
    {
      key: 'parking',
      rows: filled([
        ['Parking dla najemcy', area(parking?.parkingSurface)],
        ['Parking łącznie', area(parking?.totalParkingSurface)],
        ['Miejsca dla najemcy', String(parking?.parkingLotsAvailable ?? '')],
        ['Do przystanku', measured(of?.publicTransportDistance, 'm')],
        ['Nawierzchnia dojazdu', listed('drive', of?.drive)],
      ]),
    },
    {
      key: 'legal',
      rows: filled([
        ['Główne przeznaczenie', one('mainUse', form.legalMainUse)],
        ['Dopuszczone użycie', listed('premisesUse', form.legalWarehouseUseAccepted)],
        ['Przeznaczenie według dokumentów', listed('premisesUse', form.legalWarehouseUseOfficial)],
        ['Księga wieczysta', 'dla potwierdzonych kont'],
      ]),
    },
  ] as const;
};
