import '../../home.module.css';
import './film.module.css';
import './how-it-works.module.css';
import { serverOnly } from '../../../kit/first-page/server-only.tsx';

const load = () => import('./from-offer-to-keys.tsx');

/** The way from an offer to the keys, as the server drew it. */
export const FromOfferToKeys = serverOnly(load, import.meta.env.SSR ? await load() : null);
