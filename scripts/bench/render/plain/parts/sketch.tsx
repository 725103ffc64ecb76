import type { OfferForm } from '../../../../../src/domain/offers/types.ts';
import { metres } from '../numbers.ts';
import { names } from '../offer-rows.ts';

type Room = NonNullable<NonNullable<NonNullable<NonNullable<OfferForm['areaDetails']>['levels']>[number]['rooms']>>[number];

const [width, height] = [120, 62];

/** The rooms of a level side by side, as wide as they are large: the elements of the drawing, without the way in which the product lays them out. */
export const sketch = (rooms: readonly Room[], name: string) => {
  const all = rooms.reduce((sum, { surface = 0 }) => sum + surface, 0);
  let x = 0;
  return (
    <svg
      viewBox={`-.5 -.5 ${width + 1} ${height + 1}`}
      width="100%"
      height="223"
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={`Schemat kondygnacji ${name}`}
      fill="none"
      stroke="currentColor"
      strokeWidth=".4"
      fontSize="3.4"
      textAnchor="middle"
    >
      {rooms.map(({ surface = 0, kind }, at) => {
        const wide = Math.round((10 * width * surface) / all) / 10;
        const left = x;
        const middle = Math.round(10 * (left + wide / 2)) / 10;
        x += wide;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no name of their own
          <g key={at}>
            <rect x={left} y={0} width={wide} height={height} />
            <text fill="currentColor" stroke="none" y={23.7}>
              <tspan x={middle} dy={4.2}>
                {at + 1}
              </tspan>
              <tspan x={middle} dy={4.2}>
                {kind ? names[`roomKind.${kind}`] : 'Pomieszczenie'}
              </tspan>
              <tspan x={middle} dy={4.2}>
                {metres(surface)}
              </tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
};
