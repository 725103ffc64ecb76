import './filter-panel.module.css';
import { serverOnly } from '../../../kit/first-page/server-only.tsx';

const load = async () => await import('./filter-panel.tsx');

/** The panel of filters as the server drew it; the browser fetches its code when a filter changes. */
export const FilterPanel = serverOnly(load, import.meta.env.SSR ? await load() : null);
