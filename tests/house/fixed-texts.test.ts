import { expect, it } from 'vitest';
import { fixedTexts } from './fixed-texts.ts';

it.each(fixedTexts)('$where: “$text” stands word for word ($lang, $key), and in the other language as a text of its own', (fixed) => {
  const { text, lang, words, key, as } = fixed;
  const [own, other] = [words[lang][key], words[lang === 'pl' ? 'en' : 'pl'][key]];
  if (as === 'whole') expect(own).toBe(text);
  else if (as === 'part') expect(own).toContain(text);
  else expect(String(own).toLowerCase()).toContain(text.toLowerCase());
  expect(other).toEqual(expect.stringMatching(/\S/));
  expect(other).not.toBe(own);
});
