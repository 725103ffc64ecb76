import { expect, test } from 'vitest';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import type { Day } from '../../../domain/kit/brand.ts';
import { readinessProblems } from '../../../domain/offers/rules/publish-readiness.ts';
import { offerFieldWords } from '../../../words/offers/fields.ts';
import { fieldTextOf } from './field-text.ts';

test.each([
  ['pl', null, 'Pole Wolny od jest wymagane.'],
  ['pl', 'jutro', 'Podana data dla pola Wolny od jest nieprawidłowa.'],
  ['en', 'jutro', 'The date given for Free from is not valid.'],
] as const)('a problem that a rule found names its field (%s, %s)', (lang, availability, sentence) => {
  const form = readyForm({ availability: availability as unknown as Day });
  const [problem] = readinessProblems({ form, today: '2026-11-20' as Day, images: 3 }).filter(({ field }) => field === 'availability');
  expect(problem && fieldTextOf(problem, offerFieldWords[lang].availability, lang).replaceAll('\u00a0', ' ')).toBe(sentence);
});
