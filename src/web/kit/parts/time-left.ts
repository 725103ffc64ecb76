const two = (n: number): string => String(n).padStart(2, '0');

/** A length of time as `23:59:08`; more than a day keeps counting hours. */
export const timeLeft = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
};
