import { useEffect, useState } from 'react';

/** Whether the window has room for two parts side by side (list and map, document and desk); null until the page is alive. */
export const useWide = (): boolean | null => {
  const [wide, setWide] = useState<boolean | null>(null);
  useEffect(() => {
    const query = matchMedia('(min-width: 901px)');
    const follow = (): void => setWide(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return wide;
};
