import { leaseNumbers } from '../../../domain/kit/numbers.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import type { RejectionDocumentFacts } from '../../../domain/leases/document/rejection.ts';
import { premisesAddress } from '../../../domain/offers/document.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import { type Lang, translators } from '../../../words/kit/words.ts';
import { rejectionDocumentWords } from '../../../words/leases/rejection-document.ts';
import { cleanFacts } from '../../kit/documents/clean-text.ts';
import { drawSheet } from '../../kit/documents/drawing.ts';
import { documentWords, frame } from '../../kit/documents/frame.ts';
import { partyCard } from '../../kit/documents/party-card.ts';
import { type Block, type DrawContext, type DrawnPdf, type Row, strong } from '../../kit/documents/sheet.ts';

const texts = translators(rejectionDocumentWords);

const matterRows = (lang: Lang, { form, lease, meetingAt, preparedAt }: RejectionDocumentFacts): Row[] => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  return [
    [w('premises'), [premisesAddress(form.address), f.exactArea(form.areaDetails?.surface ?? 0)].join(', ')],
    [w('lease'), w('leaseText', { number: lease.number, code: lease.documentCode, hash: f.hash(lease.documentSha256) })],
    ...(meetingAt === null ? [] : [[w('meeting'), f.documentInstant(meetingAt)] as const]),
    [w('drawnUp'), f.documentInstant(preparedAt)],
  ];
};

const blocksOf = (lang: Lang, facts: RejectionDocumentFacts): Block[] => {
  const w = texts[lang];
  const { doc } = documentWords(lang);
  const { reasons, description, photos, tenant } = facts;
  const signer = `${tenant.signer.firstName} ${tenant.signer.lastName}`;
  const f = documentFormatOf(lang);
  return [
    { kind: 'parties', cards: [partyCard(lang, doc('doc.landlord'), facts.landlord), partyCard(lang, doc('doc.tenant'), tenant)] },
    { kind: 'heading', text: w('matter') },
    { kind: 'rows', rows: matterRows(lang, facts) },
    { kind: 'heading', text: w('statement') },
    { kind: 'para', text: strong(w('refuse')) },
    { kind: 'para', text: w('effect', { refund: leaseNumbers.refundBusinessDays, objection: leaseNumbers.objectionBusinessDays }) },
    { kind: 'heading', text: w('reasons') },
    ...reasons.map((reason): Block => ({ kind: 'para', text: w(`reason.${reason}`) })),
    { kind: 'heading', text: w('description') },
    { kind: 'terms', number: '', text: description.trim() === '' ? doc('doc.none') : description },
    { kind: 'heading', text: w('photos') },
    {
      kind: 'table',
      columns: [
        { head: w('photo'), share: 1 },
        { head: w('hash'), share: 7 },
      ],
      rows: photos.map((sha256, at) => [String(at + 1), f.hash(sha256)]),
      empty: w('noPhotos'),
    },
    { kind: 'heading', text: w('signatures') },
    { kind: 'signatures', boxes: [{ role: doc('doc.tenant'), name: signer, lines: [tenant.name, w('signed')] }] },
  ];
};

/** Draws the unsealed refusal of the premises. The same facts and context give the same bytes. */
export const drawRejection = async (given: RejectionDocumentFacts, ctx: DrawContext): Promise<DrawnPdf> => {
  const facts = cleanFacts(given);
  const w = texts[ctx.lang];
  const label = w('label', { number: facts.number });
  const signed = documentFormatOf(ctx.lang).documentDay(dayOf(facts.lease.signedAt));
  return drawSheet(
    {
      ...(await frame(ctx, 'seal')),
      face: 'sans',
      title: w('title'),
      lead: w('lead', { number: facts.number, lease: facts.lease.number, signed }),
      label,
      subject: documentWords(ctx.lang).doc('doc.subject', { label, code: ctx.code }),
      blocks: blocksOf(ctx.lang, facts),
    },
    ctx.now,
  );
};
