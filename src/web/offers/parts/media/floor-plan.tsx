/** The schematic of a floor on the page of an offer (docs/rules/documents.md#floor-plan). */

import { divideSheet, drawnRooms, linesInBlock, type PlanBlock } from '../../../../domain/offers/rules/floor-plan.ts';
import type { Level } from '../../../../domain/offers/types.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';

/** The sheet of the largest floor, in units of the drawing. */
export const planSheet = { width: 120, height: 62 };

const type = { letter: 1.9, line: 4.2, margin: 3 };
/** The drawing in pixels of its page, at most: on a phone its width decides. */
const pixelsPerUnit = 3.6;

/** `sheet` is missing, or has no width, where the floor has no room to draw. */
type LevelPlanProps = { readonly level: Level; readonly sheet: PlanBlock | undefined; readonly name: string };

/** A floor as the documents draw it, by the server alone; the table below it says the same in words. */
export const LevelPlan = ({ level, sheet, name }: LevelPlanProps) => {
  const t = useWords(offerDetailWords);
  const word = useWords(dictionaryWords);
  const f = useFormat();
  if (!sheet || sheet.width === 0) return null;
  const rooms = drawnRooms(level);
  const places = divideSheet(
    rooms.map(({ surface = 0 }) => surface),
    sheet,
  );
  const linesOf = (at: number, place: PlanBlock): readonly string[] => {
    const { kind, surface = 0 } = rooms[at] ?? {};
    const called = kind === undefined ? '—' : word(`roomKind.${kind}`);
    return linesInBlock({ number: String(at + 1), name: called, area: f.area(surface) }, place, type).flatMap((line) =>
      line === called ? brokenInto(line, place.width - type.margin) : [line],
    );
  };
  return (
    <svg
      viewBox={`-.5 -.5 ${round(sheet.width + 1)} ${round(sheet.height + 1)}`}
      width="100%"
      height={Math.round(sheet.height * pixelsPerUnit)}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={t('plan.level', { name })}
      fill="none"
      stroke="currentColor"
      strokeWidth=".4"
      fontSize="3.4"
      textAnchor="middle"
    >
      {places.map((place, at) => {
        const { x, y, width, height } = place;
        const lines = linesOf(at, place);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no name of their own and never move here
          <g key={at}>
            <rect x={round(x)} y={round(y)} width={round(width)} height={round(height)} />
            <text fill="currentColor" stroke="none" y={round(y + height / 2 - (lines.length * type.line) / 2 - 1)}>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
                <tspan key={index} x={round(x + width / 2)} dy={type.line}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

/** A name over lines that fit the width: `Sala sprzedaży` becomes two in a narrow room. */
const brokenInto = (name: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length * type.letter <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const round = (units: number): number => Math.round(units * 10) / 10;
