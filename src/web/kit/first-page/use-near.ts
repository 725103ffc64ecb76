import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come near the part of the page that can be seen: what is heavy waits for it. */
export const useNear = (ref: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true), { rootMargin: '300px' });
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return near;
};
