import type { OfferViewData } from '../../../../src/web/offers/parts/page/view.ts';
import { dictionaryWords } from '../../../../src/words/kit/dictionaries.ts';
import { offerWords } from '../../../../src/words/offers/view.ts';
import { metres, polish } from './numbers.ts';

/** Label and value. */
export type Rows = readonly (readonly [string, string])[];

/** Names of the dictionaries' values, as a plain record. */
export const names = dictionaryWords.pl as Readonly<Record<string, string>>;
const labels = offerWords.pl as Readonly<Record<string, unknown>>;

const listed = (prefix: string, keys: readonly string[] | undefined): string => (keys ?? []).map((key) => names[`${prefix}.${key}`]).join(', ');
const area = (n: number | undefined): string => (n === undefined ? '' : metres(n));
const one = (prefix: string, key: string | undefined): string => (key ? (names[`${prefix}.${key}`] ?? '') : '');
const marked = (of: object | undefined): Rows =>
  Object.entries(of ?? {}).flatMap(([key, value]) => (value === true && `f.${key}` in labels ? [[String(labels[`f.${key}`]), 'tak'] as const] : []));
const filled = (rows: Rows): Rows => rows.filter(([, value]) => value !== '');

/** What the landlord filled in. */
export const groupsOf = ({ form }: OfferViewData) => {
  const { areaDetails: of, mediaDetails: media, parkingDetails: parking } = form;
  const distance = of?.publicTransportDistance;
  return [
    {
      key: 'building',
      rows: filled([
        ['Rodzaj budynku', one('buildingType', of?.buildingType)],
        ['Rok budowy', String(of?.constructionCompletionYear ?? '')],
        ['Konstrukcja', listed('material', of?.constructionMaterial)],
        ['Ocieplenie', listed('insulation', of?.thermalInsulation)],
        ['Klasa energetyczna', one('energyClass', media?.energyCategory)],
        ['Powierzchnia całkowita', area(of?.totalSurface)],
        ['Powierzchnia działki', area(of?.landArea)],
        ['Otoczenie', listed('surroundings', of?.surroundings)],
      ]),
    },
    {
      key: 'media',
      rows: filled([
        ['Moc przyłączeniowa', media?.powerAllocation ? `${polish(media.powerAllocation)}\u00a0kW` : ''],
        ['Woda', one('water', media?.water)],
        ['Kanalizacja', one('sewerage', media?.sewerage)],
        ['Ogrzewanie', one('heating', media?.heating)],
        ...marked(media),
      ]),
    },
    {
      key: 'equipment',
      rows: filled([...marked(form.relatedDetails), ['Wyposażenie biura', listed('officeEquipment', form.relatedDetails?.officeEquipment)]]),
    },
    {
      key: 'parking',
      rows: filled([
        ['Miejsca parkingowe', String(parking?.parkingLotsAvailable ?? '')],
        ['Parking dla lokalu', area(parking?.parkingSurface)],
        ['Parking łącznie', area(parking?.totalParkingSurface)],
        ['Dojazd', listed('drive', of?.drive)],
        ['Do przystanku', distance === undefined ? '' : `${polish(distance)}\u00a0m`],
      ]),
    },
    {
      key: 'legal',
      rows: filled([
        ['Dopuszczone użycie', listed('premisesUse', form.legalWarehouseUseAccepted)],
        ['Księga wieczysta', 'po zalogowaniu'],
      ]),
    },
  ] as const;
};
