import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './content-policy.ts';

const hash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('scripts of the page are named by their hashes, each once; those with an address are files of ours', () => {
  const policy = pagePolicy(
    '<script>a()</script><script type="module" src="/assets/x.js"></script><script async="">b(\n"ż")</script><script>a()</script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash('a()')} ${hash('b(\n"ż")')};`);
  expect(policy).not.toContain('unsafe');
});

test('a page without scripts runs only files of ours', () => {
  expect(pagePolicy('<p>script</p>')).toMatch(/^script-src 'self'; /);
});

test('data and pictures come from us and from the hosts of the street map', () => {
  expect(pagePolicy('')).toContain("connect-src 'self'; img-src 'self' data: blob:; ");
  const policy = pagePolicy('', ['https://tiles.example', 'https://letters.example']);
  expect(policy).toContain("connect-src 'self' https://tiles.example https://letters.example;");
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example https://letters.example;");
});
