import { expect, it } from 'vitest';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import { ownTermsWarnings } from './own-terms.ts';

const lease = readyForm().leaseAgreement ?? {};
const codes = (terms: string, changes: Parameters<typeof readyForm>[0] = {}) =>
  ownTermsWarnings(readyForm({ ownTerms: { selected: true, terms }, ...changes })).map(({ code }) => code);

it.each([
  ['Za opóźnienie w zapłacie czynszu Najemca płaci karę umowną 100 zł dziennie.', ['money_penalty']],
  ['Kara za nieterminową płatność faktury wynosi 5%.', ['money_penalty']],
  ['The tenant pays a penalty of 1% a day for late payment.', ['money_penalty']],
  ['Za opóźnienie w zwrocie lokalu kara wynosi 10% miesięcznego czynszu za dzień.', []],
  ['Od zaległego czynszu należą się odsetki ustawowe.', []],
  ['Wynajmujący może wypowiedzieć umowę w każdym czasie bez podania przyczyny.', ['end_at_will']],
  ['The landlord may terminate the lease at any time.', ['end_at_will']],
  ['Najemca może wypowiedzieć umowę, gdy utraci pozwolenie.', []],
  [
    '1. Zwierzęta mile widziane.\n2. Wynajmujący może w dowolnym momencie rozwiązać umowę.\n3. Kara za spóźniony czynsz: 50 zł.',
    ['end_at_will', 'money_penalty'],
  ],
])('reads own terms: %s', (terms, found) => {
  expect(codes(terms)).toEqual(found);
});

it('lets an open-ended lease be ended at will, and standard terms be', () => {
  const endless = { ...lease, fixedshort: false, fixedlong: false };
  expect(codes('Każda ze stron może wypowiedzieć umowę w każdym czasie.', { leaseAgreement: endless })).toEqual([]);
  expect(ownTermsWarnings(readyForm({ ownTerms: { selected: false, terms: 'Kara za spóźniony czynsz.' } }))).toEqual([]);
});
