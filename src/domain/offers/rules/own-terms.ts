import type { OfferForm } from '../types.ts';
import { isOffered } from './lease-options.ts';

/** What own terms must be warned about: a penalty for money (art. 483 KC), or one side ending a fixed term at will (art. 673 § 3 KC). */
export type OwnTermsWarning = { readonly code: 'money_penalty' | 'end_at_will'; readonly sentence: string };

const penalty = /(?<!\p{L})kar(?:a|ę|y|ą|ze|om|ami)(?!\p{L})|\bpenalt(?:y|ies)\b/iu;
const aboutMoney = /zapła|płatno|czynsz|należno|faktur|\brent\b|\bpay(?:ment|ments|ing)?\b|\binvoices?\b/iu;
const aboutReturn = /zwro[ct]|wydani|opróżni|\breturn|hand(?:ing)? back|vacat/iu;
const ending = /wypowiedz|wypowiadać|wypowiedzi|rozwiąza|odstąpi|terminat|withdraw/iu;
const atWill =
  /w każd\S+ (?:czas|chwil|momen)|w dowoln\S+ (?:czas|chwil|momen)|kiedykolwiek|bez podania przyczyn|bez przyczyny|at any time|without (?:giving )?(?:a |any )?(?:reason|cause)|at will/iu;

/**
 * Reads own terms sentence by sentence. `Za opóźnienie w zapłacie czynszu kara 100 zł dziennie.` is a penalty for money, `Za opóźnienie w
 * zwrocie lokalu kara 10% czynszu.` is none. Words are matched, not meanings: the form warns and forbids nothing.
 */
export const ownTermsWarnings = ({ ownTerms, leaseAgreement }: Pick<OfferForm, 'ownTerms' | 'leaseAgreement'>): readonly OwnTermsWarning[] => {
  if (ownTerms?.selected !== true) return [];
  const isFixed = isOffered(leaseAgreement, 'fixedshort') || isOffered(leaseAgreement, 'fixedlong');
  return sentencesOf(ownTerms.terms ?? '').flatMap((sentence): readonly OwnTermsWarning[] => [
    ...(penalty.test(sentence) && aboutMoney.test(sentence) && !aboutReturn.test(sentence) ? [{ code: 'money_penalty', sentence } as const] : []),
    ...(isFixed && ending.test(sentence) && atWill.test(sentence) ? [{ code: 'end_at_will', sentence } as const] : []),
  ]);
};

/** A full stop ends a sentence before a space only: `art. 483` has one inside, which merely makes a shorter sentence. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\n+|(?<=[.;!?])\s+(?=\p{Lu}|\d+[.)])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
