/** Draws the evidence page and seals a document with it. */

import type { EvidenceFacts, EvidencePageFacts } from '../../../domain/kit/evidence.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { type Db, databaseNow } from '../database/database.ts';
import type { Config } from '../process/config.ts';
import { cleanFacts } from './clean-text.ts';
import { drawSheet } from './drawing.ts';
import { documentWords, frame } from './frame.ts';
import { sealDocument } from './seal.ts';
import { openSeal, testModeOf } from './seal-key.ts';
import { type Block, type DrawContext, type Drawn, type Row, strong } from './sheet.ts';

const labelOf = (lang: Lang, facts: EvidencePageFacts): string => `${documentWords(lang).doc(`doc.kind.${facts.kind}`)} ${facts.number}`;

const consentsLine = (consents: EvidenceFacts['consents']): string =>
  Object.entries(consents)
    .map(([key, version]) => `${key} (${version})`)
    .join(', ');

/** The rows of one signature: who, for whom, when, how, from where, and to what they agreed. */
const signatureRows = (lang: Lang, signed: EvidenceFacts): Row[] => {
  const { doc, name } = documentWords(lang);
  const f = documentFormatOf(lang);
  const capacity = signed.capacity === 'receiver' ? doc('evidence.receiver') : name(`capacity.${signed.capacity}`);
  return [
    [doc('evidence.company'), `${signed.companyName}, ${doc('doc.nip', { nip: signed.companyNip })} (${doc(`doc.${signed.side}`)})`],
    [doc('evidence.person'), strong(signed.personName)],
    [doc('evidence.capacity'), capacity],
    [doc('evidence.time'), doc('evidence.timeZone', { time: f.documentInstant(signed.signedAt) })],
    [doc('evidence.method'), doc('evidence.methodText', { email: signed.email, codeId: signed.codeId })],
    ...(signed.address === '' ? [] : [[doc('evidence.address'), signed.address] as const]),
    ...(signed.agent === '' ? [] : [[doc('evidence.agent'), signed.agent] as const]),
    [doc('evidence.consents'), consentsLine(signed.consents) || doc('doc.none')],
    [doc('evidence.agreedHash'), f.hash(signed.documentSha256)],
  ];
};

const documentRows = (lang: Lang, facts: EvidencePageFacts, code: string): Row[] => {
  const { doc } = documentWords(lang);
  const f = documentFormatOf(lang);
  const offer = facts.offer;
  return [
    [doc('evidence.document'), labelOf(lang, facts)],
    [doc('evidence.code'), code],
    [doc('evidence.hash'), strong(f.hash(facts.drawnSha256))],
    ...(offer === null
      ? []
      : [
          [
            doc('evidence.offer'),
            doc('evidence.offerText', { number: offer.number, version: String(offer.version), hash: f.hash(offer.documentSha256) }),
          ] as const,
        ]),
  ];
};

const blocksOf = (lang: Lang, facts: EvidencePageFacts, code: string, fingerprint: string): Block[] => {
  const { doc } = documentWords(lang);
  return [
    { kind: 'para', tone: 'muted', text: doc('evidence.intro') },
    { kind: 'rows', rows: documentRows(lang, facts, code) },
    ...facts.signatures.flatMap((signed, index): Block[] => [
      { kind: 'heading', text: doc('evidence.signature', { n: index + 1 }) },
      { kind: 'rows', rows: signatureRows(lang, signed) },
    ]),
    {
      kind: 'note',
      tone: 'info',
      title: doc('evidence.sealTitle'),
      text: doc('evidence.sealText', { fingerprint: documentFormatOf(lang).hash(fingerprint) }),
    },
  ];
};

/** Draws the evidence page: a document of its own until sealing appends it. */
export const drawEvidence = async (given: EvidencePageFacts, ctx: DrawContext, fingerprint: string): Promise<Drawn> => {
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
      blocks: blocksOf(ctx.lang, facts, ctx.code, fingerprint),
    },
    ctx.now,
  );
};

/** What a sealing job hands over. `drawn` are the stored bytes, `code` the document's check code. */
export type Sealing = { readonly drawn: Uint8Array; readonly page: EvidencePageFacts; readonly lang: Lang; readonly code: string };

/** Draws the evidence page, appends it and seals once. Throws when the configured time-stamp cannot be had: the job tries again. */
export const sealWithEvidence = async (
  services: { readonly db: Db; readonly config: Config },
  { drawn, page, lang, code }: Sealing,
): Promise<Drawn> => {
  const { config } = services;
  const seal = await openSeal(services);
  const now = await databaseNow(services.db);
  const evidence = await drawEvidence(page, { lang, code, now, baseUrl: config.baseUrl, testMode: testModeOf(config) }, seal.fingerprint);
  const reason = documentWords(lang).doc('evidence.reason', { label: labelOf(lang, page) });
  return sealDocument(drawn, evidence, seal, now, { reason, location: config.operator.city, contact: config.operator.email });
};
