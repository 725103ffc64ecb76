import type { OfferViewData } from '../../../../../src/web/offers/parts/page/view.ts';
import { floorName, metres } from '../numbers.ts';
import { names } from '../offer-rows.ts';
import { mark } from './mark.tsx';

const whereOf = ({ areaDetails }: OfferViewData['form']): string => {
  const levels = areaDetails?.levels ?? [];
  const rooms = levels.reduce((sum, one) => sum + (one.rooms ?? []).length, 0);
  return `${levels.map(({ levelNumber }) => floorName(String(levelNumber ?? 0))).join(', ')}, ${rooms} pomieszczenia`;
};

const building = ({ areaDetails, mediaDetails }: OfferViewData['form']) => [
  String(areaDetails?.constructionCompletionYear ?? '—'),
  <small key="what">{`${names[`buildingType.${areaDetails?.buildingType}`]}, klasa energetyczna ${mediaDetails?.energyCategory}`}</small>,
];

const closed = <span className="closed">po zalogowaniu</span>;

/** What decides at first sight. */
export const keys = ({ form, freeFrom }: Pick<OfferViewData, 'form' | 'freeFrom'>) => {
  const surface = [metres(form.areaDetails?.surface ?? 0), <small key="where">{whereOf(form)}</small>];
  const free = (freeFrom ?? '').split('-').reverse().join('.');
  const rows = [
    ['ruler-2', 'Powierzchnia', surface],
    ['calendar', 'Wolny od', free],
    ['building', 'Budynek', building(form)],
    ['coins', 'Czynsz i\u00a0opłaty', closed],
    ['building-bank', 'Kaucja', closed],
    ['hourglass', 'Okres najmu', closed],
  ] as const;
  return (
    <dl className="keys">
      {rows.map(([drawing, label, value]) => (
        <div key={label}>
          <dt>
            {mark(drawing, 18)}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
