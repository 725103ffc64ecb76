import { timingSafeEqual } from 'node:crypto';

/** Whether a request names the token of a setting (`Authorization: Bearer …`); how long the comparison takes says nothing of the token. */
export const bearsToken = (authorization: string | null | undefined, token: string): boolean => {
  const [given, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
