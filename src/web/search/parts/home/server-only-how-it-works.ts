import './how-it-works.module.css';
import { still } from '../../../kit/first-page/server-only.tsx';

const bring = async () => ({ default: (await import('./how-it-works.tsx')).HowItWorks });

/** How it works, as the server drew it. */
export const HowItWorks = still(bring, import.meta.env.SSR ? await bring() : null);
