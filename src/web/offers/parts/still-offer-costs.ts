import './offer-costs.module.css';
import { still } from '../../kit/still.tsx';

const bring = async () => ({ default: (await import('./offer-costs.tsx')).OfferCosts });

/** The costs, as the server drew them for those who may see them. */
export const OfferCosts = still(bring, import.meta.env.SSR ? await bring() : null);
