import type { Finding, Rule, Source } from '../source.ts';
import { codeRules } from './code.ts';
import { importRules } from './imports.ts';
import { pathRules } from './paths.ts';
import { referenceRules } from './references.ts';
import { roomRules } from './rooms.ts';
import { sizeRules } from './sizes.ts';
import { stateRules } from './states.ts';
import { storeRules } from './stores.ts';
import { vocabularyRules } from './vocabulary.ts';
import { wordRules } from './words.ts';

/** Every rule of ours that a general linter cannot know. */
export const rules: readonly Rule[] = [
  ...importRules,
  ...roomRules,
  ...storeRules,
  ...vocabularyRules,
  ...sizeRules,
  ...codeRules,
  ...stateRules,
  ...pathRules,
  ...referenceRules,
  ...wordRules,
];

/**
 * What a rule still finds in the tree, one by one: the rule is held everywhere else, so a new finding fails the check, and one that is gone
 * fails it too until it is taken out here.
 */
export const openFindings: Readonly<Record<string, readonly string[]>> = {
  'room-circles': [],
};

/** What fails the check: findings that are not listed as open, and open ones that are gone. */
export const failures = (findings: readonly Finding[], open: Readonly<Record<string, readonly string[]>> = openFindings): readonly Finding[] => {
  const keyOf = ({ path, text }: Finding): string => `${path}: ${text}`;
  const fresh = findings.filter((finding) => !open[finding.rule]?.includes(keyOf(finding)));
  const gone = Object.entries(open).flatMap(([rule, keys]) => {
    const found = new Set(findings.filter((finding) => finding.rule === rule).map(keyOf));
    return keys
      .filter((key) => !found.has(key))
      .map((key) => ({ rule, path: 'scripts/check/rules/all.ts', line: 1, text: `is gone, take it out: ${key}` }));
  });
  return [...fresh, ...gone];
};

/** What the rules find in a tree. */
export const check = (sources: readonly Source[]): Finding[] =>
  rules.flatMap((rule) => rule.find(sources).map((finding) => ({ rule: rule.id, ...finding })));
