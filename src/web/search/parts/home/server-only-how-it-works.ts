import './how-it-works.module.css';
import { keptPart } from '../../../kit/first-page/kept-part.tsx';
import { serverOnly } from '../../../kit/first-page/server-only.tsx';

const load = () => import('./how-it-works.tsx');

/** How it works, as the server drew it. */
export const HowItWorks = serverOnly(load, import.meta.env.SSR ? { default: keptPart((await load()).default) } : null);
