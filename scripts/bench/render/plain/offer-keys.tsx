import type { OfferViewData } from '../../../../src/web/offers/parts/offer-view.ts';
import { floorName, metres } from './numbers.ts';

const whereOf = ({ areaDetails }: OfferViewData['form']): string => {
  const levels = areaDetails?.levels ?? [];
  const rooms = levels.reduce((sum, one) => sum + (one.rooms ?? []).length, 0);
  return `${levels.map(({ levelNumber }) => floorName(String(levelNumber ?? 0))).join(', ')}, ${rooms} pomieszczenia`;
};

/** What decides at first sight. */
export const keys = ({ form, freeFrom }: OfferViewData) => {
  const where = whereOf(form);
  const free = (freeFrom ?? '').split('-').reverse().join('.');
  return (
    <dl className="keys">
      <div>
        <dt>
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
            className="tabler-icon tabler-icon-ruler-2"
            aria-hidden="true"
          >
            <path d="M17 3l4 4l-14 14l-4 -4l14 -14"></path>
            <path d="M16 7l-1.5 -1.5"></path>
            <path d="M13 10l-1.5 -1.5"></path>
            <path d="M10 13l-1.5 -1.5"></path>
            <path d="M7 16l-1.5 -1.5"></path>
          </svg>
          Powierzchnia
        </dt>
        <dd>
          {metres(form.areaDetails?.surface ?? 0)}
          <small>{where}</small>
        </dd>
      </div>
      <div>
        <dt>
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
            className="tabler-icon tabler-icon-coins"
            aria-hidden="true"
          >
            <path d="M9 14c0 1.657 2.686 3 6 3s6 -1.343 6 -3s-2.686 -3 -6 -3s-6 1.343 -6 3"></path>
            <path d="M9 14v4c0 1.656 2.686 3 6 3s6 -1.344 6 -3v-4"></path>
            <path d="M3 6c0 1.072 1.144 2.062 3 2.598s4.144 .536 6 0c1.856 -.536 3 -1.526 3 -2.598c0 -1.072 -1.144 -2.062 -3 -2.598s-4.144 -.536 -6 0c-1.856 .536 -3 1.526 -3 2.598"></path>
            <path d="M3 6v10c0 .888 .772 1.45 2 2"></path>
            <path d="M3 11c0 .888 .772 1.45 2 2"></path>
          </svg>
          Czynsz netto
        </dt>
        <dd>
          <span className="closed">po zalogowaniu</span>
        </dd>
      </div>
      <div>
        <dt>
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
            className="tabler-icon tabler-icon-receipt"
            aria-hidden="true"
          >
            <path d="M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16l-3 -2l-2 2l-2 -2l-2 2l-2 -2l-3 2m4 -14h6m-6 4h6m-2 4h2"></path>
          </svg>
          Opłaty
        </dt>
        <dd>
          <span className="closed">po zalogowaniu</span>
        </dd>
      </div>
      <div>
        <dt>
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
            className="tabler-icon tabler-icon-building-bank"
            aria-hidden="true"
          >
            <path d="M3 21l18 0"></path>
            <path d="M3 10l18 0"></path>
            <path d="M5 6l7 -3l7 3"></path>
            <path d="M4 10l0 11"></path>
            <path d="M20 10l0 11"></path>
            <path d="M8 14l0 3"></path>
            <path d="M12 14l0 3"></path>
            <path d="M16 14l0 3"></path>
          </svg>
          Kaucja
        </dt>
        <dd>
          <span className="closed">po zalogowaniu</span>
        </dd>
      </div>
      <div>
        <dt>
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
            className="tabler-icon tabler-icon-calendar"
            aria-hidden="true"
          >
            <path d="M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12"></path>
            <path d="M16 3v4"></path>
            <path d="M8 3v4"></path>
            <path d="M4 11h16"></path>
          </svg>
          Wolny od
        </dt>
        <dd>{free}</dd>
      </div>
      <div>
        <dt>
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
            className="tabler-icon tabler-icon-hourglass"
            aria-hidden="true"
          >
            <path d="M6.5 7h11"></path>
            <path d="M6.5 17h11"></path>
            <path d="M6 20v-2a6 6 0 1 1 12 0v2a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1"></path>
            <path d="M6 4v2a6 6 0 1 0 12 0v-2a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1"></path>
          </svg>
          Okres najmu
        </dt>
        <dd>
          <span className="closed">po zalogowaniu</span>
        </dd>
      </div>
    </dl>
  );
};
