/** The standard terms beside own terms: the penalty of a late return names its sum only where there is a rent to take it of. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Grosze } from '../../../../../domain/kit/brand.ts';
import { leaseNumbers } from '../../../../../domain/kit/numbers.ts';
import type { OfferForm } from '../../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { translatorOf } from '../../../../kit/words/words.ts';
import { FormContext } from '../context.ts';
import StandardTerms from './standard-terms.tsx';

const shown = (form: Partial<OfferForm>): string => {
  const state = { form };
  const draft = { get: () => state, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <FormContext value={{ draft } as never}>
      <StandardTerms />
    </FormContext>,
  );
};

test('the penalty names the sum of the rent that is typed, and none before', () => {
  const own = translatorOf(offerFormWords, 'pl')('terms.penalty', { percent: leaseNumbers.penaltyPercentPerDay });
  expect(shown({})).toContain(own);
  const typed = shown({ price: 1_000_000 as Grosze });
  expect(typed).not.toContain(own);
  expect(typed).toMatch(/obecnie\s[\d\s]+,\d\d\szł/);
});
