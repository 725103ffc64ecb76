import { access } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageMeta } from './title.ts';

const pictureOf = (meta: ReturnType<typeof pageMeta>): unknown => meta.find((one) => 'property' in one && one.property === 'og:image');

test.each(['pl', 'en'] as const)(
  'a public page in %s without a picture of its own has ours, which is there; a page of a person has none',
  async (lang) => {
    const url = { origin: 'https://parter.example', pathname: '/faq', lang };
    expect(pictureOf(pageMeta({ title: 'x', url }))).toEqual({ property: 'og:image', content: `https://parter.example/share-${lang}.jpg` });
    expect(pictureOf(pageMeta({ title: 'x', url, picture: '/p.jpg' }))).toEqual({ property: 'og:image', content: 'https://parter.example/p.jpg' });
    expect(pictureOf(pageMeta({ title: 'x' }))).toBeUndefined();
    await access(path.join(import.meta.dirname, `../../../../assets/public/share-${lang}.jpg`));
  },
);
