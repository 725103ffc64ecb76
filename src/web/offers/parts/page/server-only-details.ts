import './details.module.css';
import { serverOnly } from '../../../kit/first-page/server-only.tsx';

const load = async () => ({ default: (await import('./details.tsx')).OfferDetails });

/** The details, as the server drew them: disclosures are the browser's own. */
export const OfferDetails = serverOnly(load, import.meta.env.SSR ? await load() : null);
