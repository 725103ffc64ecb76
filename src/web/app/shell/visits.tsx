import { lazyPart } from '../../kit/first-page/lazy-part.tsx';
import { useAllowed } from '../../kit/parts/consent/consent.tsx';

const Counter = lazyPart(() => import('../../content/parts/analytics/visit-counter.tsx'));

/** Counts visits where statistics are allowed; nobody else fetches the code for it. */
export const Visits = () => useAllowed('statistics') && <Counter onLoadFailure={() => undefined} />;
