/** Annexes that the signed offer and its lease share: the form of the protocol and the landlord's own terms. */

import { conditions, defaultKeys, defaultMeterUnit, meterKinds } from '../../../domain/kit/dictionaries.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { documentWords } from '../../kit/documents/frame.ts';
import type { Block } from '../../kit/documents/sheet.ts';
import { leaseWords } from './contract-text.ts';

/** The opening of an annex, on a page of its own, or, when it is short, behind the annex before it. */
export const annexBlock = (lang: Lang, n: number, text: string, lead?: string, options: { readonly follows?: boolean } = {}): Block => ({
  kind: 'annex',
  over: leaseWords(lang)('annex.over', { n }),
  text,
  ...(lead === undefined ? {} : { lead }),
  ...options,
});

/** The empty form of the protocol with the rooms and default rows that it will have. */
export const protocolFormBlocks = (lang: Lang, form: OfferForm): Block[] => {
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

/** The landlord's own terms, in the landlord's own words. */
export const ownTermsBlock = (form: OfferForm): Block => ({ kind: 'terms', number: '5', text: form.ownTerms?.terms ?? '' });
