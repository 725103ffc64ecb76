import './market-links.module.css';
import { serverOnly } from '../../../kit/first-page/server-only.tsx';

const load = () => import('./market-links.tsx');

/** The links to the pages of markets, as the server drew them. */
export const MarketLinks = serverOnly(load, import.meta.env.SSR ? await load() : null);
