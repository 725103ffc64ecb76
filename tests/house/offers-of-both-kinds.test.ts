import { expect, it } from 'vitest';
import { deletionWords } from '../../src/words/accounts/deletion.ts';
import type { Lang } from '../../src/words/kit/words.ts';
import { offerMailWords } from '../../src/words/offers/mail.ts';

/** Texts told of an offer to let and of an announcement of a sale alike. */
const ofBoth = (lang: Lang): readonly unknown[] => [
  deletionWords[lang]['hold.activeOffer.text'],
  offerMailWords[lang]['linked.preheader'],
  offerMailWords[lang]['linked.next'],
  offerMailWords[lang]['question.text'],
];

it.each(['pl', 'en'] as const)('what is told of either kind says of none that it binds, in %s', (lang) => {
  for (const text of ofBoth(lang)) expect(text).not.toMatch(/wiąż|wiąz|\bbind/);
});
