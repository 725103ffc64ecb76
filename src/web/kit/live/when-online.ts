/** Runs `work` at once, or without a network as soon as it is back: a page that reads itself again in between would be lost. Answers what gives it up. */
export const whenOnline = (work: () => void): (() => void) => {
  if (navigator.onLine) work();
  else addEventListener('online', work, { once: true });
  return () => removeEventListener('online', work);
};
