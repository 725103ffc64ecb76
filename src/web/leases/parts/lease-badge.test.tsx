import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { endingKinds } from '../../../domain/leases/types.ts';
import { LangContext } from '../../kit/words/words.ts';
import { LeaseBadge } from './lease-badge.tsx';

const shown = (status: Parameters<typeof LeaseBadge>[0]['status'], ending: Parameters<typeof LeaseBadge>[0]['ending']): string =>
  renderToStaticMarkup(
    <LangContext value="pl">
      <LeaseBadge status={status} ending={ending} />
    </LangContext>,
  ).replace(/<[^>]*>/g, '');

test('a lease that left its course says how, whichever way, and only a refusal is called one', () => {
  const texts = endingKinds.map((ending) => shown('REJECTED', ending));
  expect(texts).toEqual(['Zakończona bez kaucji', 'Odmowa odbioru', 'Zakończona bez protokołu', 'Zakończona ugodą lub orzeczeniem']);
  expect(endingKinds.map((ending) => shown('AFTER_REJECTION', ending))).toEqual(texts);
  expect(shown('DEPOSIT_PENDING', null)).toBe('Czeka na kaucję');
});
