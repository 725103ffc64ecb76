import type { Rows } from './offer-rows.ts';

/** The marks of the offer page. */
export const marks = {
  pin: (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="tabler-icon tabler-icon-map-pin"
      aria-hidden="true"
    >
      <path d="M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0"></path>
      <path d="M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0"></path>
    </svg>
  ),
  photo: (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="tabler-icon tabler-icon-photo"
      aria-hidden="true"
    >
      <path d="M15 8h.01"></path>
      <path d="M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12"></path>
      <path d="M3 16l5 -5c.928 -.893 2.072 -.893 3 0l5 5"></path>
      <path d="M14 14l1 -1c.928 -.893 2.072 -.893 3 0l3 3"></path>
    </svg>
  ),
  levels: (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="tabler-icon tabler-icon-stairs"
      aria-hidden="true"
    >
      <path d="M22 5h-5v5h-5v5h-5v5h-5"></path>
    </svg>
  ),
  building: (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="tabler-icon tabler-icon-building"
      aria-hidden="true"
    >
      <path d="M3 21l18 0"></path>
      <path d="M9 8l1 0"></path>
      <path d="M9 12l1 0"></path>
      <path d="M9 16l1 0"></path>
      <path d="M14 8l1 0"></path>
      <path d="M14 12l1 0"></path>
      <path d="M14 16l1 0"></path>
      <path d="M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16"></path>
    </svg>
  ),
  media: (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="tabler-icon tabler-icon-bolt"
      aria-hidden="true"
    >
      <path d="M13 3l0 7l6 0l-8 11l0 -7l-6 0l8 -11"></path>
    </svg>
  ),
  equipment: (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="tabler-icon tabler-icon-tool"
      aria-hidden="true"
    >
      <path d="M7 10h3v-3l-3.5 -3.5a6 6 0 0 1 8 8l6 6a2 2 0 0 1 -3 3l-6 -6a6 6 0 0 1 -8 -8l3.5 3.5"></path>
    </svg>
  ),
  parking: (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="tabler-icon tabler-icon-parking"
      aria-hidden="true"
    >
      <path d="M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14"></path>
      <path d="M10 16v-8h2.667c.736 0 1.333 .895 1.333 2s-.597 2 -1.333 2h-2.667"></path>
    </svg>
  ),
  legal: (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="tabler-icon tabler-icon-scale"
      aria-hidden="true"
    >
      <path d="M7 20l10 0"></path>
      <path d="M6 6l6 -1l6 1"></path>
      <path d="M12 3l0 17"></path>
      <path d="M9 12l-3 -6l-3 6a3 3 0 0 0 6 0"></path>
      <path d="M21 12l-3 -6l-3 6a3 3 0 0 0 6 0"></path>
    </svg>
  ),
};

/** The mark that a group opens. */
export const chevron = (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="tabler-icon tabler-icon-chevron-down"
    aria-hidden="true"
  >
    <path d="M6 9l6 6l6 -6"></path>
  </svg>
);

const titles = {
  building: 'Budynek i otoczenie',
  media: 'Media i instalacje',
  equipment: 'Wyposażenie',
  parking: 'Parking i dojazd',
  legal: 'Stan prawny',
} as const;

/** A group of facts that opens. */
export const group = ({ key, rows }: { readonly key: keyof typeof titles; readonly rows: Rows }, at: number) => (
  <details key={key} className="group" open={at === 0}>
    <summary>
      {marks[key]}
      <h3>{titles[key]}</h3>
      <span>{`${rows[0]?.[1]}, ${rows[1]?.[1]}`}</span>
      {chevron}
    </summary>
    <div className="in">
      <dl className="rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </details>
);
