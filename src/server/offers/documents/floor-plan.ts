/** Draws the schematic of floors and rooms: an annex of the offer and of its lease (docs/rules/documents.md#floor-plan). */

import { hasOwnTerms } from '../../../domain/offers/document/contract.ts';
import {
  divideSheet,
  drawnArea,
  drawnRooms,
  hasPlan,
  linesInBlock,
  type PlanBlock,
  planAnnex,
  sheetsOf,
} from '../../../domain/offers/rules/floor-plan.ts';
import type { Level, OfferForm } from '../../../domain/offers/types.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import { type Lang, translators } from '../../../words/kit/words.ts';
import { premisesWords } from '../../../words/offers/premises.ts';
import { documentWords } from '../../kit/documents/frame.ts';
import type { Block, PlanRoom } from '../../kit/documents/sheet.ts';
import { annexBlock } from './contract-annexes.ts';
import { leaseWords } from './contract-text.ts';
import { levelName } from './premises-sheet.ts';

const texts = translators(premisesWords);

/** The annex with every floor that has rooms: its blocks to one scale, and the list that their numbers lead to. Nothing without rooms. */
export const planBlocks = (lang: Lang, form: OfferForm): Block[] => {
  const levels = (form.areaDetails?.levels ?? []).filter((level) => drawnRooms(level).length > 0);
  if (!hasPlan(levels)) return [];
  const sheets = sheetsOf(levels, sheet);
  return [
    annexBlock(lang, planAnnex(hasOwnTerms(form)), leaseWords(lang)('annex.plan'), texts[lang]('premises.planLead')),
    ...levels.flatMap((level, at) => levelBlocks(lang, level, sheets[at] ?? { x: 0, y: 0, ...sheet })),
  ];
};

/** The sheet of the largest floor, in millimetres; the others have its proportions. */
const sheet = { width: 162, height: 84 };

const levelBlocks = (lang: Lang, level: Level, own: PlanBlock): Block[] => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  const rooms = drawnRooms(level);
  const { width, height } = own;
  const places = divideSheet(
    rooms.map(({ surface = 0 }) => surface),
    own,
  );
  const named = rooms.map(({ kind, surface = 0 }, index) => ({
    number: String(index + 1),
    name: kind === undefined ? '—' : documentWords(lang).name(`roomKind.${kind}`),
    area: f.exactArea(surface),
  }));
  return [
    { kind: 'heading', text: levelName(level), lead: levelLead(lang, level) },
    {
      kind: 'plan',
      width,
      height,
      rooms: places.map((place, index): PlanRoom => ({ ...place, lines: linesOf(named[index], place) })),
    },
    {
      kind: 'table',
      columns: [
        { head: w('premises.planNumber'), share: 1 },
        { head: w('premises.room'), share: 6 },
        { head: w('premises.planArea'), share: 3, align: 'right' },
      ],
      rows: named.map(({ number, name, area }) => [number, name, area]),
      foot: ['', w('premises.sum'), f.exactArea(drawnArea(level))],
    },
  ];
};

const levelLead = (lang: Lang, level: Level): string => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  return [
    ...(level.height === undefined ? [] : [w('premises.planHeight', { cm: level.height })]),
    ...(level.surface === undefined ? [] : [w('premises.planFloor', { area: f.exactArea(level.surface) })]),
  ].join(', ');
};

/** Millimetres that a letter and a line of the plan's type take, and the margin of a block. */
const type = { letter: 1.55, line: 3.4, margin: 3 };

const linesOf = (room: Parameters<typeof linesInBlock>[0] | undefined, place: PlanBlock): readonly string[] =>
  room === undefined ? [] : linesInBlock(room, place, type);
