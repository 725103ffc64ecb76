import { useLocation } from 'react-router';
import { lazyPart } from '../../kit/first-page/lazy-part.tsx';

const Tray = lazyPart(() => import('../../search/parts/compare/compare-tray.tsx'));

/** The page of an offer leaves a place for the button of the comparison, which belongs to a later room; its code comes after the page. */
export const CompareOnOffer = () => {
  const { pathname } = useLocation();
  return /^(\/en)?\/offer\/[^/]+$/.test(pathname) && <Tray key={pathname} onLoadFailure={() => undefined} />;
};
