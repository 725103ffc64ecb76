import type { DefaultNames } from '../../domain/handover/rules/content.ts';
import { en } from '../../words/handover/en/defaults.ts';
import { pl } from '../../words/handover/pl/defaults.ts';
import { en as enNames } from '../../words/kit/en/dictionaries.ts';
import { pl as plNames } from '../../words/kit/pl/dictionaries.ts';
import { type Lang, translator } from '../../words/kit/words.ts';

const words = { pl, en } as const;
const names = { pl: plNames, en: enNames } as const;

/** Names that the rows of a new protocol start with, in the reader's language. */
export const defaultNames = (lang: Lang): DefaultNames => {
  const [say, name] = [translator(words[lang], lang), translator(names[lang], lang)];
  return {
    level: (level, index) => level.levelName ?? say('level', { n: level.levelNumber ?? index }),
    room: (kind, index) => (kind === undefined ? say('room', { n: index + 1 }) : name(`roomKind.${kind}`)),
    meter: (kind) => name(`meter.${kind}`),
    key: (key) => name(`key.${key}`),
  };
};
