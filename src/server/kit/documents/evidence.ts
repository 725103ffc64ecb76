/** Draws the evidence page and seals a document with it. */

import type { ActProof, EvidenceFacts, EvidencePageFacts } from '../../../domain/kit/evidence.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { type Db, databaseNow } from '../database/database.ts';
import type { Config } from '../process/config.ts';
import { cleanFacts } from './clean-text.ts';
import { drawSheet } from './drawing.ts';
import { documentWords, frame } from './frame.ts';
import { type Enclosure, sealDocument } from './seal.ts';
import { openSeal, testModeOf } from './seal-key.ts';
import { type Block, type DrawContext, type DrawnPdf, type Row, strong } from './sheet.ts';

/** What the page says beside the acts: how long the signed part is, who runs the service, whose seal it is. */
type EvidencePages = {
  readonly drawnBytes: number;
  readonly drawnPages: number;
  readonly fingerprint: string;
  readonly operator: { readonly name: string; readonly nip: string; readonly address: string; readonly city: string };
};

const labelOf = (lang: Lang, facts: EvidencePageFacts): string => `${documentWords(lang).doc(`doc.kind.${facts.kind}`)} ${facts.number}`;

/** Sentences as they were ticked; of acts from before they were kept, their keys and versions. */
const consentsText = (lang: Lang, { consents, proof }: EvidenceFacts): string => {
  const { doc } = documentWords(lang);
  const { hash } = documentFormatOf(lang);
  if (proof === null)
    return Object.entries(consents)
      .map(([key, version]) => `${key} (${version})`)
      .join(', ');
  return proof.consents.map(({ text, version, sha256 }) => doc('evidence.consent', { text, version, hash: hash(sha256) })).join('\n');
};

const authorityText = (lang: Lang, { basis, krs, documentSha256, day }: NonNullable<ActProof['authority']>): string => {
  const { doc } = documentWords(lang);
  const f = documentFormatOf(lang);
  const when = day === null ? doc('evidence.authority.noDay') : f.documentDay(day);
  if (basis === 'document') return doc('evidence.authority.document', { hash: documentSha256 === null ? '—' : f.hash(documentSha256), day: when });
  if (basis === 'power') return doc('evidence.authority.power', { hash: documentSha256 === null ? '—' : f.hash(documentSha256), day: when });
  return krs === null ? doc('evidence.authority.register', { day: when }) : doc('evidence.authority.registerKrs', { krs, day: when });
};

/** How the person was identified, what shows the capacity, when the document was opened and the code went its way. */
const proofRows = (lang: Lang, side: EvidenceFacts['side'], { identity, authority, codeSentAt, codeEnteredAt, openedAt }: ActProof): Row[] => {
  const { doc } = documentWords(lang);
  const f = documentFormatOf(lang);
  const nobody = doc(side === 'owner' ? 'evidence.identity.mailbox' : 'evidence.identity.none');
  const known = identity === null ? nobody : doc(`evidence.identity.${identity.by}`, { day: f.documentDay(identity.day) });
  const times = { sent: f.documentInstant(codeSentAt), entered: f.documentInstant(codeEnteredAt) };
  return [
    [doc('evidence.identity'), known],
    ...(authority === null ? [] : [[doc('evidence.authority'), authorityText(lang, authority)] as const]),
    [doc('evidence.opened'), openedAt === null ? doc('evidence.opened.none') : f.documentInstant(openedAt)],
    [doc('evidence.code.times'), doc('evidence.code.timesText', times)],
  ];
};

/** The rows of one signature: who, for whom, when, how, from where, and to what they agreed. */
const signatureRows = (lang: Lang, signed: EvidenceFacts): Row[] => {
  const { doc } = documentWords(lang);
  const f = documentFormatOf(lang);
  const number = signed.companyNip === '' ? '' : `, ${doc('doc.nip', { nip: signed.companyNip })}`;
  return [
    [doc('evidence.company'), `${signed.companyName}${number} (${doc(`doc.${signed.side}`)})`],
    [doc('evidence.person'), strong(signed.personName)],
    [doc('evidence.capacity'), capacityText(lang, signed.capacity)],
    [doc('evidence.time'), doc('evidence.timeZone', { time: f.documentInstant(signed.signedAt) })],
    [doc('evidence.method'), doc('evidence.methodText', { email: signed.email, codeId: signed.codeId })],
    ...(signed.proof === null ? [] : proofRows(lang, signed.side, signed.proof)),
    ...(signed.address === '' ? [] : [[doc('evidence.address'), signed.address] as const]),
    ...(signed.agent === '' ? [] : [[doc('evidence.agent'), signed.agent] as const]),
    [doc('evidence.consents'), consentsText(lang, signed) || doc('doc.none')],
    [doc('evidence.agreedHash'), f.hash(signed.documentSha256)],
  ];
};

const capacityText = (lang: Lang, capacity: EvidenceFacts['capacity']): string => {
  const { doc, name } = documentWords(lang);
  if (capacity === 'receiver') return doc('evidence.receiver');
  return capacity === 'in_person' ? doc('evidence.inPerson') : name(`capacity.${capacity}`);
};

const documentRows = (facts: EvidencePageFacts, { lang, code, now }: DrawContext, around: EvidencePages): Row[] => {
  const { doc } = documentWords(lang);
  const f = documentFormatOf(lang);
  const offer = facts.offer;
  return [
    [doc('evidence.document'), labelOf(lang, facts)],
    [doc('evidence.code'), code],
    [doc('evidence.hash'), strong(f.hash(facts.drawnSha256))],
    [doc('evidence.part'), doc('evidence.partText', { bytes: f.number(around.drawnBytes, 0), plain: String(around.drawnBytes) })],
    ...(offer === null
      ? []
      : [
          [
            doc('evidence.offer'),
            doc('evidence.offerText', { number: offer.number, version: String(offer.version), hash: f.hash(offer.documentSha256) }),
          ] as const,
        ]),
    [doc('evidence.operator'), doc('evidence.operatorText', around.operator)],
    [doc('evidence.sealed'), doc('evidence.timeZone', { time: f.documentInstant(now) })],
  ];
};

const blocksOf = (facts: EvidencePageFacts, ctx: DrawContext, around: EvidencePages): Block[] => {
  const { lang } = ctx;
  const { doc } = documentWords(lang);
  return [
    { kind: 'para', tone: 'muted', text: doc('evidence.intro') },
    { kind: 'rows', rows: documentRows(facts, ctx, around) },
    ...facts.signatures.flatMap((signed, index): Block[] => [
      { kind: 'heading', text: doc('evidence.signature', { n: index + 1 }) },
      { kind: 'rows', rows: signatureRows(lang, signed) },
    ]),
    {
      kind: 'note',
      tone: 'info',
      title: doc('evidence.sealTitle'),
      text: doc('evidence.sealText', { fingerprint: documentFormatOf(lang).hash(around.fingerprint) }),
    },
  ];
};

/** Draws the evidence page: a document of its own until sealing appends it. */
export const drawEvidence = async (given: EvidencePageFacts, ctx: DrawContext, around: EvidencePages): Promise<DrawnPdf> => {
  const facts = cleanFacts(given);
  const { doc } = documentWords(ctx.lang);
  const label = labelOf(ctx.lang, facts);
  return drawSheet(
    {
      ...(await frame(ctx, 'seal')),
      face: 'sans',
      title: doc('evidence.title'),
      lead: doc('evidence.lead', { label }),
      label: `${doc('evidence.title')} · ${label}`,
      subject: doc('doc.subject', { label, code: ctx.code }),
      pageWords: doc('evidence.page', { page: '{page}', pages: '{pages}', n: around.drawnPages }),
      blocks: blocksOf(facts, ctx, around),
    },
    ctx.now,
  );
};

/** What a sealing job hands over. `drawn` are the stored bytes with their pages, `code` the document's check code. */
export type Sealing = {
  readonly drawn: Uint8Array;
  readonly pages: number;
  readonly page: EvidencePageFacts;
  readonly lang: Lang;
  readonly code: string;
  /** Files that are put into the sealed one. */
  readonly enclosed?: readonly Enclosure[];
};

/** Draws the evidence page, appends it and seals once. Throws when the configured time-stamp cannot be had: the job tries again. */
export const sealWithEvidence = async (
  services: { readonly db: Db; readonly config: Config },
  { drawn, pages, page, lang, code, enclosed = [] }: Sealing,
): Promise<DrawnPdf> => {
  const { config } = services;
  const seal = await openSeal(services);
  const now = await databaseNow(services.db);
  const { name, nip, address, city } = config.operator;
  const around = { drawnBytes: drawn.length, drawnPages: pages, fingerprint: seal.fingerprint, operator: { name, nip, address, city } };
  const evidence = await drawEvidence(page, { lang, code, now, baseUrl: config.baseUrl, testMode: testModeOf(config) }, around);
  const reason = documentWords(lang).doc('evidence.reason', { label: labelOf(lang, page) });
  return sealDocument(drawn, evidence, seal, now, { reason, location: config.operator.city, contact: config.operator.email }, enclosed);
};
