import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { consentSentence } from '../../../words/signing/consents.ts';
import { LangContext } from '../../kit/words/words.ts';
import { SignStatement } from './sign-statement.tsx';

test.for(['pl', 'en'] as const)('the sentence beside the box is the one that the evidence of a joint statement names (%s)', (lang) => {
  const shown = { text: 'Strony zgodnie kończą Umowę.', documentSha256: '0'.repeat(64) };
  const html = renderToStaticMarkup(
    <LangContext value={lang}>
      <SignStatement offerId="o1" shown={shown} busy={false} send={vi.fn()} onSigned={vi.fn()} />
    </LangContext>,
  );
  expect(html.replaceAll('\u00a0', ' ')).toContain(consentSentence(lang, 'statement', 'electronic_signature'));
});
