import './market-links.module.css';
import { mainUses } from '../../../../domain/kit/provinces.ts';
import { keptKinds } from '../../../kit/first-page/kept-kinds.tsx';
import { serverOnly } from '../../../kit/first-page/server-only.tsx';

const load = () => import('./market-links.tsx');

/** The links to the pages of markets, as the server drew them. */
export const MarketLinks = serverOnly(
  load,
  import.meta.env.SSR
    ? {
        default: keptKinds(
          (await load()).default,
          mainUses.map((use) => ({ use })),
        ),
      }
    : null,
);
