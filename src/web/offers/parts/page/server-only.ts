/** Parts of the page that are only read; the browser keeps them as the server drew them. */

import './costs.module.css';
import './details.module.css';
import { serverOnly } from '../../../kit/first-page/server-only.tsx';

const loadCosts = async () => ({ default: (await import('./costs.tsx')).OfferCosts });
const loadDetails = async () => ({ default: (await import('./details.tsx')).OfferDetails });

/** The costs, for those who may see them. */
export const OfferCosts = serverOnly(loadCosts, import.meta.env.SSR ? await loadCosts() : null);

/** The details: disclosures are the browser's own. */
export const OfferDetails = serverOnly(loadDetails, import.meta.env.SSR ? await loadDetails() : null);
