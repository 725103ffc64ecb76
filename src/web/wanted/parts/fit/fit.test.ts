import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MatchView } from '../../../../contract/wanted/schema.ts';
import { matchCriteria } from '../../../../domain/wanted/rules/matching.ts';
import { LangContext } from '../../../kit/words/words.ts';
import { Fit } from './fit.tsx';

const shown = (score: number, place: 'met' | 'missed'): string => {
  const criteria = matchCriteria.map((criterion) => ({ criterion, level: criterion === 'place' ? place : ('met' as const), text: `o ${criterion}` }));
  const match: MatchView = { score, isFit: score >= 85, criteria };
  return renderToStaticMarkup(createElement(LangContext, { value: 'pl' }, createElement(Fit, { match })));
};

it('says of another use that it is another one, not that everything else is as wanted', () => {
  const markup = shown(0, 'met');
  expect(markup).toContain('inne przeznaczenie niż szukane');
  expect([markup.includes('o rent'), markup.includes('role="img"')]).toEqual([false, false]);
});

it.each([
  ['premises too far away', 0, 'missed'],
  ['premises that fit', 95, 'met'],
] as const)('gives every reason for %s', (_what, score, place) => {
  const markup = shown(score, place);
  for (const criterion of matchCriteria) expect(markup).toContain(`o ${criterion}`);
  expect([markup.includes('role="img"'), markup.includes('inne przeznaczenie')]).toEqual([true, false]);
});
