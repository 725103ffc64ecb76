import type { Finding, Rule, Source } from '../source.ts';
import { codeRules } from './code.ts';
import { documentRules } from './documents.ts';
import { importRules } from './imports.ts';
import { pathRules } from './paths.ts';
import { referenceRules } from './references.ts';
import { roomRules } from './rooms.ts';
import { sizeRules } from './sizes.ts';
import { stateRules } from './states.ts';
import { storeRules } from './stores.ts';
import { tableRules } from './tables.ts';
import { typeRules } from './types.ts';
import { vocabularyRules } from './vocabulary.ts';
import { wordRules } from './words.ts';

/** Every rule of ours that a general linter cannot know. */
export const rules: readonly Rule[] = [
  ...importRules,
  ...roomRules,
  ...storeRules,
  ...vocabularyRules,
  ...typeRules,
  ...sizeRules,
  ...codeRules,
  ...stateRules,
  ...tableRules,
  ...pathRules,
  ...referenceRules,
  ...documentRules,
  ...wordRules,
];

/** What the rules find in a tree. */
export const check = (sources: readonly Source[]): Finding[] =>
  rules.flatMap((rule) => rule.find(sources).map((finding) => ({ rule: rule.id, ...finding })));
