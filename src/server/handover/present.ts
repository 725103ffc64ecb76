import type { DefaultNames } from '../../domain/handover/rules/content.ts';
import { defaultRowWords } from '../../words/handover/defaults.ts';
import { dictionaryWords } from '../../words/kit/dictionaries.ts';
import { type Lang, translators } from '../../words/kit/words.ts';

const texts = translators(defaultRowWords);
const names = translators(dictionaryWords);

/** Names that the rows of a new protocol start with, in the reader's language. */
export const defaultNames = (lang: Lang): DefaultNames => {
  const [t, name] = [texts[lang], names[lang]];
  return {
    level: (level, index) => level.levelName ?? t('level', { n: level.levelNumber ?? index }),
    room: (kind, index) => (kind === undefined ? t('room', { n: index + 1 }) : name(`roomKind.${kind}`)),
    meter: (kind) => name(`meter.${kind}`),
    key: (key) => name(`key.${key}`),
  };
};
