import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type CounterOfferState, counterOfferStates } from '../../../../domain/offers/counter-offer.machine.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { LangContext } from '../../../kit/words/words.ts';
import { MineText } from './mine-text.tsx';

type MineFacts = { readonly mayBook?: boolean; readonly mayPropose?: boolean; readonly isOver?: boolean; readonly isShown?: boolean };
const textOf = (lang: 'pl' | 'en', state: CounterOfferState, given: MineFacts) =>
  renderToStaticMarkup(
    <LangContext value={lang}>
      <MineText state={state} expiresAt="2026-12-01T10:00:00Z" isOver={false} isShown mayBook={false} mayPropose={false} {...given} />
    </LangContext>,
  ).replaceAll('\u00a0', ' ');
const promise = { pl: /możesz/i, en: /\byou (?:can|may)\b/i };

describe.each(['pl', 'en'] as const)('in %s', (lang) => {
  it.each(counterOfferStates)('%s promises nothing that would be refused', (state) => {
    expect(textOf(lang, state, {})).not.toMatch(promise[lang]);
    expect(textOf(lang, state, {})).not.toMatch(/każda firma|any company/);
    expect(textOf(lang, state, { mayBook: true, mayPropose: true, isOver: true })).not.toMatch(promise[lang]);
  });

  it.each(counterOfferStates)('%s says of an offer that is only hidden that it is not shown, never that it binds no more', (state) => {
    const [hidden, over] = [textOf(lang, state, { isShown: false }), textOf(lang, state, { isShown: false, isOver: true })];
    expect(hidden).toContain(counterOfferWords[lang]['mine.notShown.text']);
    expect(hidden).not.toContain(counterOfferWords[lang]['mine.over.text']);
    expect(hidden).not.toMatch(promise[lang]);
    expect(over).toBe(`<p>${counterOfferWords[lang]['mine.over.text']}</p>`);
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
