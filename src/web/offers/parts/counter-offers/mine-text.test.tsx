import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type CounterOfferState, counterOfferStates } from '../../../../domain/offers/counter-offer.machine.ts';
import { LangContext } from '../../../kit/words/words.ts';
import { MineText } from './mine-text.tsx';

const textOf = (lang: 'pl' | 'en', state: CounterOfferState, may: { readonly mayBook?: boolean; readonly mayPropose?: boolean }, isOver = false) =>
  renderToStaticMarkup(
    <LangContext value={lang}>
      <MineText state={state} expiresAt="2026-12-01T10:00:00Z" isOver={isOver} mayBook={false} mayPropose={false} {...may} />
    </LangContext>,
  );
const promise = { pl: /możesz/i, en: /\byou (?:can|may)\b/i };

describe.each(['pl', 'en'] as const)('in %s', (lang) => {
  it.each(counterOfferStates)('%s promises nothing that would be refused', (state) => {
    expect(textOf(lang, state, {})).not.toMatch(promise[lang]);
    expect(textOf(lang, state, {})).not.toMatch(/każda firma|any company/);
    expect(textOf(lang, state, { mayBook: true, mayPropose: true }, true)).not.toMatch(promise[lang]);
  });

  it.each(['NEW', 'OPEN', 'SIGNED'] as const)('%s leads to booking where it is allowed', (state) => {
    expect([textOf(lang, state, { mayBook: true }), textOf(lang, state, { mayPropose: true })]).toEqual([
      expect.stringMatching(promise[lang]),
      expect.not.stringMatching(promise[lang]),
    ]);
  });

  it.each(['DECLINED', 'EXPIRED', 'WITHDRAWN'] as const)('%s leads to another one where it is allowed', (state) => {
    expect([textOf(lang, state, { mayPropose: true }), textOf(lang, state, { mayBook: true })]).toEqual([
      expect.stringMatching(promise[lang]),
      expect.not.stringMatching(promise[lang]),
    ]);
  });
});
