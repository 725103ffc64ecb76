/** Prints what the house rules find; ends with 1 when they find anything. */
import path from 'node:path';
import { check, rules } from './rules/all.ts';
import { loadSources } from './source.ts';

const sources = await loadSources(path.join(import.meta.dirname, '../..'));
const findings = check(sources);
for (const { rule, path: file, line, text } of findings) process.stdout.write(`${file}:${line}  ${rule}: ${text}\n`);
const about = new Map(rules.map((rule) => [rule.id, rule.about]));
for (const rule of new Set(findings.map((finding) => finding.rule))) process.stdout.write(`  ${rule} = ${about.get(rule)}\n`);
process.stdout.write(`${rules.length} rules, ${sources.length} files, ${findings.length} findings\n`);
process.exitCode = findings.length > 0 ? 1 : 0;
