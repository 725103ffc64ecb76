import { describe, expect, it } from 'vitest';
import { faqWords } from '../../../words/content/faq.ts';
import { faqTextsOf } from '../../../words/content/faq-texts.ts';
import { translators } from '../../../words/kit/words.ts';
import { faqEntries, faqGroups, faqSections, findFaq, markedPieces } from './faq.ts';

const words = translators(faqWords);
const texts = { pl: faqTextsOf(words.pl), en: faqTextsOf(words.en) };
const idsOf = (lang: 'pl' | 'en', query: string) => findFaq(texts[lang], query).map(({ id }) => id);

it('has something in each of the six groups and five sections, and every question once', () => {
  expect([faqGroups.length, faqSections.length]).toEqual([6, 5]);
  for (const group of faqGroups)
    expect(
      faqEntries.some((entry) => entry.group === group),
      group,
    ).toBe(true);
  for (const section of faqSections)
    expect(
      faqEntries.some((entry) => entry.section === section),
      section,
    ).toBe(true);
  expect(new Set(faqEntries.map(({ id }) => id)).size).toBe(faqEntries.length);
});

describe('the search', () => {
  it.each([
    ['pl', 'czy muszę mieć podpis kwalifikowany', 'qualified-signature'],
    ['pl', 'CZY MUSZE MIEC PODPIS KWALIFIKOWANY', 'qualified-signature'],
    ['pl', 'gdzie trafia kaucja', 'deposit-where'],
    ['pl', 'zapomniałem hasła', 'password'],
    ['pl', 'usunac konto', 'delete-account'],
    ['pl', 'zdjecia odrzucone', 'photos'],
    ['pl', 'mobywatel', 'citizen-app'],
    ['en', 'where does my deposit go', 'deposit-where'],
    ['en', 'qualified signatures', 'qualified-signature'],
  ] as const)('in %s finds “%s”', (lang, query, id) => {
    expect(idsOf(lang, query)[0]).toBe(id);
  });

  it.each(['', '  ', '?!', 'xqzw', 'rower wodny'])('finds nothing for “%s”', (query) => {
    expect(idsOf('pl', query)).toEqual([]);
  });

  it('puts a question that names the word before an answer that does', () => {
    const found = idsOf('pl', 'pieczęć');
    expect(found[0]).toBe('seal');
    expect(found).toContain('genuine');
  });
});

describe('the marks', () => {
  it('stand on whole words, whatever their endings and marks', () => {
    const pieces = markedPieces('Czym różni się podpis kodem od podpisu kwalifikowanego?', 'podpis kwalifikowany');
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['podpis', 'podpisu', 'kwalifikowanego']);
  });

  it('lose and add nothing', () => {
    for (const { question } of texts.pl)
      expect(
        markedPieces(question, 'oferta umowa kaucja')
          .map(({ text }) => text)
          .join(''),
      ).toBe(question);
  });
});
