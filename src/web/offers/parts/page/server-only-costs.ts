import './costs.module.css';
import { still } from '../../../kit/first-page/server-only.tsx';

const bring = async () => ({ default: (await import('./costs.tsx')).OfferCosts });

/** The costs, as the server drew them for those who may see them. */
export const OfferCosts = still(bring, import.meta.env.SSR ? await bring() : null);
