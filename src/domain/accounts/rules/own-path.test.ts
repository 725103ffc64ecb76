import { expect, it } from 'vitest';
import { isOwnPath } from './own-path.ts';

it.each(['/lease/abc?tab=1', '/', '/en/offers#list', '/offers?from=//x', '/a/../b'])('%s is a page of ours', (path) =>
  expect(isOwnPath(path)).toBe(true),
);

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\\b',
  '/.//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'lease',
  '',
])('%j is none', (path) => expect(isOwnPath(path)).toBe(false));
