import { useLocation } from 'react-router';
import { lazyPart } from '../../kit/first-page/lazy-part.tsx';
import { useAllowed } from '../../kit/parts/consent/consent.tsx';

const VisitCounter = lazyPart(() => import('../../content/parts/analytics/visit-counter.tsx'));
const CompareTray = lazyPart(() => import('../../search/parts/compare/compare-tray.tsx'));
const ignore = (): void => undefined;

/**
 * Parts whose code comes after the page, which is whole without them. Visits are counted where statistics are allowed; nobody else fetches the
 * code for it. The page of an offer leaves a place for the button of the comparison, which belongs to a later room.
 */
export const LateParts = () => {
  const { pathname } = useLocation();
  const isCounted = useAllowed('statistics');
  return (
    <>
      {isCounted && <VisitCounter onLoadFailure={ignore} />}
      {pathname.includes('/offer/') && <CompareTray key={pathname} onLoadFailure={ignore} />}
    </>
  );
};
