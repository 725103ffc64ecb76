import { expect, it } from 'vitest';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { translatorOf } from '../../../kit/words/words.ts';
import { feesText } from './fees-text.ts';

it.each([
  [{ feesNet: 865_00, known: true }, '86500 netto'],
  [{ feesNet: 0, known: true }, '0 netto'],
  [{ feesNet: 865_00, known: false }, '86500 netto i według liczników'],
  [{ feesNet: 0, known: false }, 'według liczników'],
])('fees of %o are "%s": what meters show is never nothing', (fees, text) => {
  expect(feesText(fees, translatorOf(counterOfferWords, 'pl'), String).replaceAll('\u00a0', ' ')).toBe(text);
});
