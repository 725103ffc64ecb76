import { conditions, defaultKeys, defaultMeterUnit, meterKinds } from '../../../domain/kit/dictionaries.ts';
import { depositTerms, hasOwnTerms } from '../../../domain/leases/document/clauses.ts';
import type { LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { documentWords } from '../../kit/documents/frame.ts';
import { type Block, strong } from '../../kit/documents/sheet.ts';
import { premisesBlocks } from '../../offers/queries/premises-sheet.ts';
import { itemsOf, leaseWords } from './clauses.ts';

const annex = (lang: Lang, n: number, text: string, lead?: string): Block => ({
  kind: 'annex',
  over: leaseWords(lang)('annex.over', { n }),
  text,
  ...(lead === undefined ? {} : { lead }),
});

/** The empty form of the protocol with the rooms and default rows that it will have. */
const protocolForm = (lang: Lang, { form }: LeaseDocumentFacts): Block[] => {
  const w = leaseWords(lang);
  const { name } = documentWords(lang);
  const rooms = (form.areaDetails?.levels ?? []).flatMap((level) =>
    (level.rooms ?? []).map((room) => [
      level.levelName ?? String(level.levelNumber ?? ''),
      room.kind === undefined ? '' : name(`roomKind.${room.kind}`),
      '',
      '',
    ]),
  );
  const meters = meterKinds.filter((kind) => kind !== 'other').map((kind) => [name(`meter.${kind}`), '', '', name(`unit.${defaultMeterUnit[kind]}`)]);
  return [
    {
      kind: 'para',
      tone: 'muted',
      text: w('protocolForm.conditions', {
        list: conditions
          .map((condition) => name(`condition.${condition}`))
          .join('; ')
          .toLocaleLowerCase(lang),
      }),
    },
    { kind: 'heading', text: w('protocolForm.rooms') },
    {
      kind: 'table',
      columns: [
        { head: w('protocolForm.level'), share: 2 },
        { head: w('protocolForm.room'), share: 3 },
        { head: w('protocolForm.condition'), share: 2 },
        { head: w('protocolForm.comments'), share: 3 },
      ],
      rows: rooms,
    },
    { kind: 'heading', text: w('protocolForm.equipment') },
    {
      kind: 'table',
      columns: [
        { head: w('protocolForm.item'), share: 4 },
        { head: w('protocolForm.condition'), share: 2 },
        { head: w('protocolForm.quantity'), share: 1 },
      ],
      rows: Array.from({ length: 3 }, () => [' ', '', '']),
    },
    { kind: 'heading', text: w('protocolForm.meters') },
    {
      kind: 'table',
      columns: [
        { head: w('protocolForm.meter'), share: 3 },
        { head: w('protocolForm.meterNumber'), share: 3 },
        { head: w('protocolForm.reading'), share: 2 },
        { head: w('protocolForm.unit'), share: 1 },
      ],
      rows: meters,
    },
    { kind: 'heading', text: w('protocolForm.keys') },
    {
      kind: 'table',
      columns: [
        { head: w('protocolForm.item'), share: 5 },
        { head: w('protocolForm.quantity'), share: 1 },
      ],
      rows: defaultKeys.map((key) => [name(`key.${key}`), '']),
    },
    { kind: 'heading', text: w('protocolForm.statements') },
    { kind: 'table', columns: [{ head: '', share: 1 }], rows: [[' '], [' ']] },
  ];
};

const offerRows = (lang: Lang, { offer }: LeaseDocumentFacts): Block => {
  const w = leaseWords(lang);
  const f = documentFormatOf(lang);
  return {
    kind: 'rows',
    rows: [
      [w('annex.offer.number'), w('annex.offer.numberText', { number: offer.number, version: String(offer.version) })],
      [w('annex.offer.name'), offer.name],
      [w('annex.offer.code'), offer.documentCode],
      [w('annex.offer.signed'), f.documentInstant(offer.signedAt)],
      [w('annex.offer.hash'), strong(f.hash(offer.documentSha256))],
    ],
  };
};

/** The annexes of a lease, each on a page of its own. */
export const annexBlocks = (lang: Lang, facts: LeaseDocumentFacts): Block[] => {
  const w = leaseWords(lang);
  return [
    annex(lang, 1, w('annex.premises')),
    ...premisesBlocks(lang, facts.form),
    annex(lang, 2, w('annex.protocol'), w('annex.protocolLead')),
    ...protocolForm(lang, facts),
    annex(lang, 3, w('annex.deposit'), w('annex.depositLead')),
    { kind: 'clause', number: '', title: w('depositTerms.title'), items: itemsOf(lang, 'depositTerms', depositTerms(facts), new Map()) },
    annex(lang, 4, w('annex.offer'), w('annex.offerLead')),
    offerRows(lang, facts),
    ...(hasOwnTerms(facts)
      ? [annex(lang, 5, w('annex.ownTerms')), { kind: 'terms', number: '5', text: facts.form.ownTerms?.terms ?? '' } satisfies Block]
      : []),
  ];
};
