/** Prints what the house rules find; ends with 1 when they find anything. */
import path from 'node:path';
import { check, notYetHeld, rules } from './rules/all.ts';
import { loadSources } from './source.ts';

const sources = await loadSources(path.join(import.meta.dirname, '../..'));
const all = check(sources);
const findings = all.filter(({ rule }) => !(rule in notYetHeld));
// `--all` shows also what is not held yet.
for (const { rule, path: file, line, text } of process.argv.includes('--all') ? all : findings)
  process.stdout.write(`${file}:${line}  ${rule}: ${text}\n`);
const about = new Map(rules.map((rule) => [rule.id, rule.about]));
for (const rule of new Set(findings.map((finding) => finding.rule))) process.stdout.write(`  ${rule} = ${about.get(rule)}\n`);
for (const rule of Object.keys(notYetHeld)) {
  const left = all.filter((finding) => finding.rule === rule).length;
  process.stdout.write(`  not yet held: ${rule}, ${left === 0 ? 'which holds now: take it out of notYetHeld' : `${left} findings`}\n`);
}
process.stdout.write(`${rules.length} rules, ${sources.length} files, ${findings.length} findings\n`);
process.exitCode = findings.length > 0 ? 1 : 0;
