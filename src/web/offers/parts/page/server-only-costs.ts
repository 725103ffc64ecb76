import './costs.module.css';
import { serverOnly } from '../../../kit/first-page/server-only.tsx';

const load = async () => ({ default: (await import('./costs.tsx')).OfferCosts });

/** The costs, as the server drew them for those who may see them. */
export const OfferCosts = serverOnly(load, import.meta.env.SSR ? await load() : null);
