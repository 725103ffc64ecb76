import './details.module.css';
import { still } from '../../../kit/first-page/server-only.tsx';

const bring = async () => ({ default: (await import('./details.tsx')).OfferDetails });

/** The details, as the server drew them: disclosures are the browser's own. */
export const OfferDetails = still(bring, import.meta.env.SSR ? await bring() : null);
