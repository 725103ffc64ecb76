import type { ProtocolDocumentFacts } from '../../domain/handover/document.ts';
import type { ProtocolData } from '../../domain/handover/types.ts';
import { leaseNumbers } from '../../domain/kit/numbers.ts';
import { dayOf } from '../../domain/kit/time.ts';
import type { Side } from '../../domain/leases/types.ts';
import { premisesAddress } from '../../domain/offers/document.ts';
import { protocolDocumentWords } from '../../words/handover/documents.ts';
import { documentFormatOf } from '../../words/kit/document-format.ts';
import { type Lang, translators } from '../../words/kit/words.ts';
import { leaseClosingWords } from '../../words/leases/lease-closing.ts';
import { cleanFacts } from '../kit/documents/clean-text.ts';
import { drawSheet } from '../kit/documents/drawing.ts';
import { documentWords, frame } from '../kit/documents/frame.ts';
import { partyCard } from '../kit/documents/party-card.ts';
import { type Block, type Column, type DrawContext, type DrawnPdf, type PartyCard, type Row, strong } from '../kit/documents/sheet.ts';

const texts = translators(protocolDocumentWords);
/** The four tables have the headings of the form in the lease's second annex. */
const forms = translators(leaseClosingWords);

const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string => `${firstName} ${lastName}`;

const handsOver = (lang: Lang, { transfer, landlord }: ProtocolDocumentFacts): string =>
  transfer === null
    ? texts[lang]('protocolDoc.asLandlord', { name: fullName(landlord.signer) })
    : texts[lang]('protocolDoc.appointed', { name: fullName(transfer) });

const receives = (lang: Lang, { reception, tenant }: ProtocolDocumentFacts): string =>
  reception === null
    ? texts[lang]('protocolDoc.asTenant', { name: fullName(tenant.signer) })
    : texts[lang]('protocolDoc.asProxy', { name: fullName(reception) });

const meetingRows = (lang: Lang, facts: ProtocolDocumentFacts): Row[] => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  const { doc } = documentWords(lang);
  const { lease, submitter, reception } = facts;
  return [
    [w('protocolDoc.premises'), [premisesAddress(facts.form.address), f.exactArea(facts.form.areaDetails?.surface ?? 0)].join(', ')],
    [w('protocolDoc.lease'), w('protocolDoc.leaseText', { number: lease.number, code: lease.documentCode, hash: f.hash(lease.documentSha256) })],
    ...(reception?.date == null
      ? []
      : [[w('protocolDoc.time'), w('protocolDoc.timeText', { day: f.documentDay(reception.date), hour: reception.hour ?? '—' })] as const]),
    [w('protocolDoc.handsOver'), handsOver(lang, facts)],
    [w('protocolDoc.receives'), receives(lang, facts)],
    [
      w('protocolDoc.drawnUp'),
      w('protocolDoc.drawnUpText', {
        name: strong(submitter.name),
        side: doc(`doc.${submitter.side}`),
        moment: f.documentInstant(facts.submittedAt),
      }),
    ],
  ];
};

const table = (text: string, columns: readonly Column[], rows: readonly (readonly string[])[], empty: string): Block[] => [
  { kind: 'heading', text },
  { kind: 'table', columns, rows, empty },
];

/** Sections A to D, and the statements. */
const contentBlocks = (lang: Lang, data: ProtocolData): Block[] => {
  const w = texts[lang];
  const form = forms[lang];
  const f = documentFormatOf(lang);
  const { name } = documentWords(lang);
  const rooms = data.establishedPremiseCondition.flatMap(({ levelName, rooms: inside }) =>
    inside.map((room) => [levelName, room.name, name(`condition.${room.condition}`), room.comments]),
  );
  return [
    ...table(
      form('protocolForm.rooms'),
      [
        { head: form('protocolForm.level'), share: 2 },
        { head: form('protocolForm.room'), share: 3 },
        { head: form('protocolForm.condition'), share: 2 },
        { head: form('protocolForm.comments'), share: 4 },
      ],
      rooms,
      w('protocolDoc.noRooms'),
    ),
    ...table(
      form('protocolForm.equipment'),
      [
        { head: form('protocolForm.item'), share: 5 },
        { head: form('protocolForm.condition'), share: 3 },
        { head: form('protocolForm.quantity'), share: 1, align: 'right' },
      ],
      data.establishedEquipmentState.map((item) => [item.name, name(`condition.${item.condition}`), f.number(item.quantity)]),
      w('protocolDoc.noEquipment'),
    ),
    ...table(
      form('protocolForm.meters'),
      [
        { head: form('protocolForm.meter'), share: 4 },
        { head: form('protocolForm.meterNumber'), share: 3 },
        { head: form('protocolForm.reading'), share: 2, align: 'right' },
        { head: form('protocolForm.unit'), share: 1 },
      ],
      data.localMeterReadings.map((meter) => [
        meter.kind === 'other' || meter.name !== '' ? meter.name : name(`meter.${meter.kind}`),
        meter.meterNumber,
        meter.reading,
        name(`unit.${meter.unit}`),
      ]),
      w('protocolDoc.noMeters'),
    ),
    ...table(
      form('protocolForm.keys'),
      [
        { head: form('protocolForm.item'), share: 6 },
        { head: form('protocolForm.quantity'), share: 1, align: 'right' },
      ],
      data.transferredKeysAndDevices.map((key) => [key.name, f.number(key.quantity)]),
      w('protocolDoc.noKeys'),
    ),
    { kind: 'heading', text: form('protocolForm.statements') },
    { kind: 'terms', number: '', text: data.additionalStatements.trim() === '' ? documentWords(lang).doc('doc.none') : data.additionalStatements },
  ];
};

/** The submitter signs by name. Who of the other side will sign is not known when the text is drawn, so its box names the company only. */
const signatureCard = (lang: Lang, facts: ProtocolDocumentFacts, side: Side): PartyCard => {
  const w = texts[lang];
  const role = documentWords(lang).doc(`doc.${side}`);
  const { submitter } = facts;
  if (submitter.side !== side) return { role, name: facts[side].name, lines: [w('protocolDoc.other'), w('protocolDoc.signed')] };
  const capacity = submitter.asReceiver ? [w('protocolDoc.proxy')] : [];
  return { role, name: submitter.name, lines: [facts[side].name, ...capacity, w('protocolDoc.signed')] };
};

const blocksOf = (lang: Lang, facts: ProtocolDocumentFacts): Block[] => {
  const w = texts[lang];
  const { doc } = documentWords(lang);
  return [
    { kind: 'parties', cards: [partyCard(lang, doc('doc.landlord'), facts.landlord), partyCard(lang, doc('doc.tenant'), facts.tenant)] },
    { kind: 'heading', text: w('protocolDoc.meeting') },
    { kind: 'rows', rows: meetingRows(lang, facts) },
    ...contentBlocks(lang, facts.data),
    { kind: 'heading', text: w('protocolDoc.effect.title') },
    { kind: 'para', text: w('protocolDoc.effect.state') },
    { kind: 'para', text: w('protocolDoc.effect.moment') },
    { kind: 'para', text: w('protocolDoc.effect.deposit', { n: leaseNumbers.payoutBusinessDays }) },
    { kind: 'signatures', title: w('protocolDoc.signatures'), boxes: [signatureCard(lang, facts, 'landlord'), signatureCard(lang, facts, 'tenant')] },
  ];
};

/** Draws the unsealed protocol. The same facts and context give the same bytes. */
export const drawProtocol = async (given: ProtocolDocumentFacts, ctx: DrawContext): Promise<DrawnPdf> => {
  const facts = cleanFacts(given);
  const w = texts[ctx.lang];
  const label = w('protocolDoc.label', { number: facts.number, round: String(facts.round) });
  const lead = w('protocolDoc.lead', {
    number: facts.number,
    lease: facts.lease.number,
    signed: documentFormatOf(ctx.lang).documentDay(dayOf(facts.lease.signedAt)),
    round: String(facts.round),
  });
  return drawSheet(
    {
      ...(await frame(ctx, 'seal')),
      face: 'sans',
      title: w('protocolDoc.title'),
      lead,
      label,
      subject: documentWords(ctx.lang).doc('doc.subject', { label, code: ctx.code }),
      blocks: blocksOf(ctx.lang, facts),
    },
    ctx.now,
  );
};
