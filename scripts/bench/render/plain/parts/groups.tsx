import type { Rows } from '../offer-rows.ts';
import { mark } from './mark.tsx';

/** The marks of the offer page. */
export const marks = {
  pin: mark('map-pin', 18),
  photo: mark('photo', 18),
  levels: mark('stairs'),
  building: mark('building'),
  media: mark('bolt'),
  equipment: mark('tool'),
  parking: mark('parking'),
  legal: mark('scale'),
  lock: mark('lock'),
};

/** The mark that a group opens. */
export const chevron = mark('chevron-down');

const titles = {
  building: 'Budynek i otoczenie',
  media: 'Media i instalacje',
  equipment: 'Wyposażenie',
  parking: 'Parking i dojazd',
  legal: 'Stan prawny',
} as const;

/** Facts with their names. */
export const rowList = (rows: Rows) => (
  <dl className="rows">
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A group of facts that opens. */
export const group = ({ key, rows }: { readonly key: keyof typeof titles; readonly rows: Rows }, at: number) => (
  <details key={key} className="group" open={at === 0}>
    <summary>
      {marks[key]}
      <h3>{titles[key]}</h3>
      <span>
        {rows
          .slice(0, 2)
          .map((row) => row.join(': '))
          .join(', ')}
      </span>
      {chevron}
    </summary>
    <div className="in">{rowList(rows)}</div>
  </details>
);

/** The terms, for whoever does not see them. */
export const terms = (why: string) => (
  <details className="group">
    <summary>
      {marks.lock}
      <h3>Warunki najmu</h3>
      <span>po zalogowaniu</span>
      {chevron}
    </summary>
    <div className="in">
      <p>{why}</p>
    </div>
  </details>
);
