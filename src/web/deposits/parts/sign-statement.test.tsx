import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { consentSentence } from '../../../words/signing/consents.ts';
import { LangContext } from '../../kit/words/words.ts';
import { SignStatement } from './sign-statement.tsx';

const shown = { text: 'Strony zgodnie kończą Umowę.', documentSha256: '0'.repeat(64) };
const screen = (lang: 'pl' | 'en'): string =>
  renderToStaticMarkup(
    <LangContext value={lang}>
      <SignStatement offerId="o1" outcome="refund_ends" shown={shown} busy={false} send={vi.fn()} onSigned={vi.fn()} />
    </LangContext>,
  ).replaceAll('\u00a0', ' ');

test.for(['pl', 'en'] as const)('the sentence beside the box is the one that the evidence of a joint statement names (%s)', (lang) => {
  expect(screen(lang)).toContain(consentSentence(lang, 'statement', 'electronic_signature'));
});

test('whoever uses English is told that the Polish text binds, and reads what it says', () => {
  const note = 'the Polish text is binding';
  expect(screen('en')).toContain(shown.text);
  expect(screen('en')).toContain(note);
  expect(screen('en')).toContain('The Parties end the Lease by agreement.');
  expect(screen('en')).toContain('once both Parties have signed it');
  expect(screen('pl')).toContain(shown.text);
  expect(screen('pl')).not.toMatch(/wiąże tekst polski|Tłumaczenie/);
});
