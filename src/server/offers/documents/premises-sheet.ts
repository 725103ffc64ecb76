/** Puts the filled-in fields of an offer into blocks of its document. */

import { premisesAddress } from '../../../domain/offers/document.ts';
import type { SheetPart } from '../../../domain/offers/fields/about.ts';
import { type FieldName, visitOffer } from '../../../domain/offers/fields/catalogue.ts';
import { officialPlace, ownOfficialAddress } from '../../../domain/offers/rules/drafting/official-address.ts';
import type { FormPart, Level, OfferForm } from '../../../domain/offers/types.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import { fieldText, inSentence, type ValueWriter } from '../../../words/kit/field-values.ts';
import { type Lang, translator } from '../../../words/kit/words.ts';
import { offerFieldWords } from '../../../words/offers/fields.ts';
import { premisesWords } from '../../../words/offers/premises.ts';
import { documentWords } from '../../kit/documents/frame.ts';
import type { Block, Row } from '../../kit/documents/sheet.ts';

/** The premises as a table of facts: place, areas, levels, rooms, installations. Shared by the offer, the lease's first annex and the protocol. */
export const premisesBlocks = (lang: Lang, form: OfferForm): Block[] => {
  const { w } = says[lang];
  const levels = form.areaDetails?.levels ?? [];
  return [
    { kind: 'heading', text: w('premises.place') },
    { kind: 'rows', rows: [...addressRows(lang, form), ...sheetRows(lang, form, 'place')] },
    { kind: 'heading', text: w('premises.areas') },
    { kind: 'rows', rows: [...sheetRows(lang, form, 'areas'), ...parkingRows(lang, form)] },
    ...(levels.length === 0 ? [] : ([{ kind: 'heading', text: w('premises.levels') }, levelsTable(lang, levels)] satisfies Block[])),
    ...levelNotes(lang, form),
    { kind: 'heading', text: w('premises.rooms') },
    roomsTable(lang, levels),
    { kind: 'heading', text: w('premises.media') },
    { kind: 'rows', rows: [...sheetRows(lang, form, 'media'), ...otherRoomRows(lang, form)] },
  ];
};

/** The plot in one sentence: number, area, precinct where the offer names it, and the land register. */
export const plotLine = (lang: Lang, { address, areaDetails, landAndMortgageRegisterNumber }: OfferForm): string => {
  const { w } = says[lang];
  const named = {
    plot: address?.plotNumber ?? '—',
    land: writers[lang].area(areaDetails?.landArea ?? 0),
    register: landAndMortgageRegisterNumber ?? '—',
  };
  const precinct = address?.precinct ?? '';
  return precinct === '' ? w('premises.plotOnly', named) : w('premises.plot', { ...named, precinct });
};

/** The rows of one table of the documents: every field of that table that is filled in, what is only ticked together in one row. */
export const sheetRows = (lang: Lang, form: OfferForm, part: SheetPart): Row[] => {
  const { w, field: label } = says[lang];
  const visits = visitOffer(form).filter(({ field }) => field.sheet === part);
  const ticked = visits
    .filter(({ field, value }) => field.kind === 'flag' && value === true)
    .map(({ name }) => inSentence(label(name as FieldName), lang));
  const rows = visits
    .filter(({ field }) => field.kind !== 'flag')
    .flatMap(({ name, field, value }) => row(label(name as FieldName), ownText(name, value) ?? fieldText(field, value, writers[lang])));
  return [...rows, ...row(w('premises.installations'), ticked.join(', '))];
};

const says = {
  pl: { w: translator(premisesWords.pl, 'pl'), field: translator(offerFieldWords.pl, 'pl') },
  en: { w: translator(premisesWords.en, 'en'), field: translator(offerFieldWords.en, 'en') },
};

const writerOf = (lang: Lang): ValueWriter => {
  const { exactArea, number, money, documentDay } = documentFormatOf(lang);
  return { name: (key) => documentWords(lang).name(key as DictionaryKey), yes: '', area: exactArea, number, money, day: documentDay };
};
const writers: Record<Lang, ValueWriter> = { pl: writerOf('pl'), en: writerOf('en') };

type DictionaryKey = Parameters<ReturnType<typeof documentWords>['name']>[0];

/** A row when there is something to say. */
const row = (label: string, value: string | null | undefined): readonly Row[] =>
  value === undefined || value === null || value === '' ? [] : [[label, value]];

const nameOf = (lang: Lang, prefix: string, key: string | undefined): string => (key === undefined ? '—' : writers[lang].name(`${prefix}.${key}`));

/** Fields whose value has a form of its own: gates and the grid of columns. */
const ownText = (name: string, value: unknown): string | null => {
  if (name === 'relatedDetails.gates') return gatesText((value ?? []) as Gates);
  if (name === 'relatedDetails.columnsGridStructure') return gridText((value ?? {}) as Grid);
  return null;
};

type Gates = NonNullable<FormPart<'relatedDetails'>['gates']>;
type Grid = NonNullable<FormPart<'relatedDetails'>['columnsGridStructure']>;

const gatesText = (gates: Gates): string => gates.map(({ width, height }) => `${width ?? '—'} × ${height ?? '—'} cm`).join(', ');
const gridText = ({ x, y }: Grid): string | null => (x === undefined || y === undefined ? null : `${x} × ${y} m`);

const addressRows = (lang: Lang, { address }: OfferForm): Row[] => {
  const { w, field } = says[lang];
  const own = ownOfficialAddress(address);
  const official = own && [officialPlace(own), countyText(lang, own, address?.city)].filter((part) => (part ?? '') !== '').join(', ');
  return [
    ...row(field('address'), premisesAddress(address)),
    ...row(w('premises.county'), countyText(lang, address ?? {}, address?.city)),
    ...row(field('address.officialAddress'), official),
  ];
};

const countyText = (lang: Lang, { county, province: key }: Pick<FormPart<'address'>, 'county' | 'province'>, city = ''): string | undefined => {
  const province = key === undefined ? undefined : nameOf(lang, 'province', key);
  if (county === undefined || province === undefined) return province;
  return says[lang].w(isCityCounty(county, city) ? 'premises.countyCity' : 'premises.countyText', { county, province });
};

/** A city that is its own county is no "powiat Łódź": its county bears the city's name. */
const isCityCounty = (county: string, city: string): boolean =>
  county.replace(/^m\.\s*(st\.\s*)?/i, '').toLocaleLowerCase('pl') === city.toLocaleLowerCase('pl');

const parkingRows = (lang: Lang, { parkingDetails }: OfferForm): readonly Row[] => {
  const { w } = says[lang];
  const lots = parkingDetails?.parkingLotsAvailable ?? 0;
  if (lots === 0) return [];
  const text = w('premises.parkingText', { n: lots, surface: writers[lang].area(parkingDetails?.parkingSurface ?? 0) });
  return row(w('premises.parking'), parkingDetails?.guardedParking === true ? `${text}, ${w('premises.guarded')}` : text);
};

/** How a level can be reached and what else is said of it, below the table of levels. */
const levelNotes = (lang: Lang, form: OfferForm): readonly Block[] => {
  const rows = visitOffer(form)
    .filter(({ field }) => field.sheet === 'levels')
    .flatMap(({ path, name, field, value }) => {
      const level = form.areaDetails?.levels?.[Number(/\d+/.exec(path)?.[0])];
      const label = inSentence(says[lang].field(name as FieldName), lang);
      return row(`${level === undefined ? '' : levelName(level)}, ${label}`, fieldText(field, value, writers[lang]));
    });
  return rows.length === 0 ? [] : [{ kind: 'rows', rows }];
};

const otherRoomRows = (lang: Lang, { areaDetails }: OfferForm): readonly Row[] => {
  const rooms = [...new Set((areaDetails?.levels ?? []).flatMap((level) => level.otherRooms ?? []))];
  return row(says[lang].field('areaDetails.levels.otherRooms'), rooms.map((room) => nameOf(lang, 'otherRoom', room)).join(', '));
};

/** What a level is called; a project may have its number only. */
export const levelName = (level: Level): string => level.levelName ?? String(level.levelNumber ?? '');

const levelsTable = (lang: Lang, levels: readonly Level[]): Block => {
  const { w, field } = says[lang];
  const f = documentFormatOf(lang);
  return {
    kind: 'table',
    columns: [
      { head: w('premises.level'), share: 2.4 },
      { head: field('areaDetails.levels.surface'), share: 1.8, align: 'right' },
      { head: field('areaDetails.levels.height'), share: 1.2, align: 'right' },
      { head: field('areaDetails.levels.numberOfStaircases'), share: 1.3, align: 'right' },
      { head: field('areaDetails.levels.lift'), share: 1.4 },
      { head: field('areaDetails.levels.toiletsLocation'), share: 1.6 },
    ],
    rows: levels.map((level) => [
      levelName(level),
      level.surface === undefined ? '—' : f.exactArea(level.surface),
      level.height === undefined ? '—' : w('premises.heightText', { cm: level.height }),
      String(level.numberOfStaircases ?? '—'),
      level.lift === true ? w('premises.liftText', { kg: level.liftCapacityKg ?? 0 }) : '—',
      nameOf(lang, 'toilets', level.toiletsLocation),
    ]),
  };
};

const roomsTable = (lang: Lang, levels: readonly Level[]): Block => {
  const { w, field } = says[lang];
  const f = documentFormatOf(lang);
  const rooms = levels.flatMap((level) => (level.rooms ?? []).map((room) => ({ level: levelName(level), room })));
  const total = rooms.reduce((sum, { room }) => sum + Math.round((room.surface ?? 0) * 100), 0) / 100;
  return {
    kind: 'table',
    columns: [
      { head: w('premises.level'), share: 2 },
      { head: w('premises.room'), share: 3 },
      { head: field('areaDetails.levels.rooms.windows'), share: 1, align: 'right' },
      { head: field('areaDetails.levels.rooms.surface'), share: 2, align: 'right' },
    ],
    rows: rooms.map(({ level, room }) => [level, nameOf(lang, 'roomKind', room.kind), String(room.windows ?? '—'), f.exactArea(room.surface ?? 0)]),
    foot: rooms.length === 0 ? [] : [w('premises.sum'), '', '', f.exactArea(total)],
    empty: w('premises.noRooms'),
  };
};
