import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const theme = readFileSync(path.join(import.meta.dirname, 'theme.css'), 'utf8');
const colour = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(theme)?.[1] ?? `no --${name}`;

const light = (hex: string): number => {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (one: string, other: string): number => {
  const [dark, bright] = [light(colour(one)), light(colour(other))].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
};

it.each([
  ['ink', 'paper'],
  ['ink-2', 'sunken'],
  ['ink-3', 'card'],
  ['ink-3', 'paper'],
  ['on-ink', 'brick'],
  ['on-ink', 'brick-dark'],
  ['on-ink-2', 'ink'],
  ['green', 'green-tint'],
  ['amber', 'amber-tint'],
  ['red', 'red-tint'],
  ['grey', 'grey-tint'],
  ['navy', 'navy-tint'],
  ['red', 'card'],
])('text in --%s on --%s is readable (WCAG 2.2 AA, 4.5 : 1)', (text, surface) => expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5));

it.each([
  ['field', 'card'],
  ['field', 'paper'],
  ['focus', 'card'],
  ['focus', 'paper'],
])('an edge in --%s on --%s is visible (3 : 1)', (edge, surface) => expect(contrast(edge, surface)).toBeGreaterThanOrEqual(3));
