import { isNode, type Rule, type Source, walk } from '../source.ts';

/** Words on `ed` that are nouns. */
const nouns = new Set(['Bed', 'Feed', 'Need', 'Seed', 'Shed', 'Speed']);

/** Participles that do not end in `ed`. */
const irregular = new Set(
  'Chosen Done Drawn Forgotten Found Frozen Given Gone Heard Held Hidden Kept Known Made Misread Said Seen Sent Shown Sold Taken Told Understood Written'.split(
    ' ',
  ),
);

/** Adjectives, adverbs and the like, and verbs in `ing` that name no thing: a name of one such word says of what kind something is, not what it is. */
const lone = new Set(
  [
    'About Acting After Around Asking Awaiting Beside Besides Best Both Common Current Declining Due Effective Elsewhere Former Half Here Hiding',
    'Holding How Inside Joining Joint Keeping Last Leavable Live Loading Looking Making More Next Often Once One Open Overtaking Own Private Raw Read',
    'Ready Recent Responding Revoking Running Saving Similar Waiting Which Who Whole Whose Why Wider Within',
  ]
    .join(' ')
    .split(' '),
);

const isParticiple = (word: string): boolean => irregular.has(word) || (/[a-z]ed$/.test(word) && !nouns.has(word));

/** `Chosen`, `FormGiven` and `Often` name no thing; `ChoiceOfForm` does. Of a name of several words the last one counts. */
const isNoNoun = (name: string): boolean => lone.has(name) || isParticiple(/[A-Z][a-z]*$/.exec(name)?.[0] ?? '');

/** What a type is called. */
export const typeRules: readonly Rule[] = [
  {
    id: 'type-nouns',
    about: 'a type is a noun of the thing (`StoredDraft`), never a participle or an adjective (`Kept`): docs/style.md',
    find: (sources) => sources.flatMap((source) => typesOf(source).filter(({ text }) => isNoNoun(text))),
  },
];

const declarations = /^(TSTypeAlias|TSInterface|Class)Declaration$/;

const typesOf = (source: Source): readonly { readonly path: string; readonly line: number; readonly text: string }[] => {
  const found: { path: string; line: number; text: string }[] = [];
  if (source.program === null) return found;
  walk(source.program, (node) => {
    if (!declarations.test(node.type) || !isNode(node['id'])) return;
    found.push({ path: source.path, line: source.lineAt(node.start), text: String(node['id']['name']) });
  });
  return found;
};
