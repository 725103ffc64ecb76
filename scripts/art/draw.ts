import { blank } from './blank.ts';
import { hall } from './hall.ts';
import { interior } from './interior.ts';
import { office } from './office.ts';
import type { Parameters } from './parameters.ts';
import { plan } from './plan.ts';
import { retail } from './retail.ts';

function inside(p: Parameters): string {
  switch (p.kind) {
    case 'office':
      return office(p);
    case 'retail':
      return retail(p);
    case 'hall':
      return hall(p);
    case 'interior':
      return interior(p);
    case 'plan':
      return plan(p);
    case 'blank':
      return blank(p);
  }
}

/** A demo picture as SVG, 1200 × 800. Pure: the same parameters give the same text. One idea: the upper floors are quiet, the ground floor is lit. */
export const draw = (p: Parameters): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${inside(p)}</svg>`;
