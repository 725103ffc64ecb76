/** The form of file keys and of public photo addresses. */

const segment = /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,119}$/u;

/** Whether a key is a plain relative path: no dots, no hidden or empty parts, nothing that could leave the folder. */
export const isFileKey = (key: string): boolean => key.length <= 500 && key.split('/').every((part) => segment.test(part) && !part.includes('..'));

/** Refuses to touch a file under a wrong key: keys are made by the program, so a wrong one is a fault. */
export const checkedKey = (key: string): string => {
  if (!isFileKey(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
  return key;
};

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  zip: 'application/zip',
  xml: 'application/xml',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
};

/** The content type by the ending of the key; an unknown ending is only ever downloaded. */
export const contentTypeOf = (key: string): string => types[key.slice(key.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

const publicFolder = 'public/';

/** Files under `public/` (watermarked photos of published offers) are handed out to anybody and kept by caches. */
export const isPublicKey = (key: string): boolean => key.startsWith(publicFolder) && isFileKey(key);

/** The address of a public picture. Its key carries the picture's hash or id, so it is cached for good. */
export const publicPhotoPath = (key: string): string => {
  if (!isPublicKey(key)) throw new Error(`not a public file: ${key}`);
  return `/photos/${key.slice(publicFolder.length)}`;
};

/** The key behind a public address. */
export const publicPhotoKey = (rest: string): string => `${publicFolder}${rest}`;
