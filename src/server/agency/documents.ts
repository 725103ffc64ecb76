/** Draws the agreement between an agent and an owner. */

import { clausesOf } from '../../domain/agency/document.ts';
import type { AgreementFacts, PolicyFacts } from '../../domain/agency/types.ts';
import { agencyDocumentWords } from '../../words/agency/document.ts';
import { documentFormatOf } from '../../words/kit/document-format.ts';
import { type Lang, translators } from '../../words/kit/words.ts';
import { cleanFacts } from '../kit/documents/clean-text.ts';
import { drawSheet } from '../kit/documents/drawing.ts';
import { documentWords, frame } from '../kit/documents/frame.ts';
import { partyCard } from '../kit/documents/party-card.ts';
import type { Block, DrawContext, DrawnPdf, PartyCard, Row } from '../kit/documents/sheet.ts';
import { agreedFee } from './present.ts';

const texts = translators(agencyDocumentWords);

/** Draws the unsealed agreement. The same facts and context give the same bytes. */
export const drawAgreement = async (given: AgreementFacts, ctx: DrawContext): Promise<DrawnPdf> => {
  const facts = cleanFacts(given);
  const w = texts[ctx.lang];
  const label = w('label', { number: facts.number });
  return drawSheet(
    {
      ...(await frame(ctx, 'seal')),
      face: 'serif',
      title: w(facts.includesBrokerage ? 'title.brokerage' : 'title.power'),
      lead: w('lead', { number: facts.number }),
      label,
      subject: documentWords(ctx.lang).doc('doc.subject', { label, code: ctx.code }),
      blocks: blocksOf(ctx.lang, facts),
    },
    ctx.now,
  );
};

const blocksOf = (lang: Lang, facts: AgreementFacts): Block[] => {
  const w = texts[lang];
  return [
    { kind: 'note', tone: 'warn', title: w('form.title'), text: w(facts.includesBrokerage ? 'form.brokerage' : 'form.power') },
    { kind: 'parties', cards: [agentCard(lang, facts), ownerCard(lang, facts)] },
    { kind: 'heading', text: w('premises') },
    { kind: 'rows', rows: premisesRows(lang, facts) },
    { kind: 'heading', text: w('terms.heading') },
    { kind: 'rows', rows: termsRows(lang, facts) },
    { kind: 'heading', text: w('insurance') },
    { kind: 'rows', rows: insuranceRows(lang, facts) },
    ...(facts.policy === null
      ? []
      : [{ kind: 'heading', text: w('annex') } as const, { kind: 'rows', rows: annexRows(lang, facts.policy) } as const]),
    { kind: 'heading', text: w('clauses') },
    ...clausesOf(facts).map((clause, at): Block => {
      const text = w(`clause.${clause}`, { operator: facts.operator.name });
      return { kind: 'terms', number: `${at + 1}.`, text };
    }),
    {
      kind: 'signatures',
      title: w('signatures'),
      boxes: [signatureBox(lang, agentName(facts), 'doc.agent'), signatureBox(lang, facts.owner.name, 'doc.owner')],
    },
  ];
};

const agentName = ({ agent: { signer } }: AgreementFacts): string => `${signer.firstName} ${signer.lastName}`;

const signatureBox = (lang: Lang, name: string, role: 'doc.agent' | 'doc.owner') => {
  const w = texts[lang];
  return { role: documentWords(lang).doc(role), name, lines: [w('signed')], byHand: w('byHand') };
};

const agentCard = (lang: Lang, { agent, licenseNumber }: AgreementFacts): PartyCard => {
  const w = texts[lang];
  const card = partyCard(lang, documentWords(lang).doc('doc.agent'), agent);
  return { ...card, lines: [...card.lines, licenseNumber === null ? w('noLicence') : w('licence', { number: licenseNumber })] };
};

const ownerCard = (lang: Lang, { owner }: AgreementFacts): PartyCard => {
  const w = texts[lang];
  const { doc } = documentWords(lang);
  const number = owner.peselOrNip;
  return {
    role: doc('doc.owner'),
    name: owner.name,
    lines: [
      owner.address,
      w(number.length === 11 ? 'owner.number.pesel' : 'owner.number.nip', { number }),
      w('owner.contact', { contact: owner.contact }),
      doc('doc.email', { email: owner.email }),
    ],
  };
};

const premisesRows = (lang: Lang, { premises }: AgreementFacts): Row[] => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  return [
    [w('premises.name'), premises.name],
    [w('premises.address'), premises.address],
    ...(premises.area > 0 ? [[w('premises.area'), f.exactArea(premises.area)] as const] : []),
    ...(premises.landRegister === '' ? [] : [[w('premises.land'), premises.landRegister] as const]),
    [w('premises.rent'), w('premises.rentText', { rent: f.money(premises.rent) })],
  ];
};

const termsRows = (lang: Lang, facts: AgreementFacts): Row[] => {
  const w = texts[lang];
  const f = documentFormatOf(lang);
  const { terms, includesBrokerage } = facts;
  const fee = agreedFee(facts);
  const money = fee === null ? null : { net: f.money(fee.net), vat: f.money(fee.vat), gross: f.money(fee.gross) };
  return [
    [w('terms.fee'), money === null ? w('terms.noFee') : w('terms.feeText', { percent: terms.feePercent, ...money })],
    ...(includesBrokerage ? [[w('terms.kind'), w(terms.isExclusive ? 'terms.kind.exclusive' : 'terms.kind.open')] as const] : []),
    [w('terms.lastDay'), f.documentDay(terms.lastDay)],
  ];
};

const insuranceRows = (lang: Lang, { insurance }: AgreementFacts): Row[] => {
  const w = texts[lang];
  return [
    [w('insurance.insurer'), insurance.insurer],
    [w('insurance.policy'), insurance.policyNumber],
    [w('insurance.sum'), w('insurance.sumText', { sum: insurance.sumEur })],
    [w('insurance.until'), documentFormatOf(lang).documentDay(insurance.validTo)],
  ];
};

const annexRows = (lang: Lang, { name, sha256 }: PolicyFacts): Row[] => {
  const w = texts[lang];
  return [
    [w('annex.policy'), name],
    [w('annex.hash'), documentFormatOf(lang).hash(sha256)],
  ];
};
