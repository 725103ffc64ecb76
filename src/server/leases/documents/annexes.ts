import type { LeaseDocumentFacts } from '../../../domain/leases/document/facts.ts';
import { type ContractText, hasOwnTerms } from '../../../domain/offers/document/contract.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { type Block, strong } from '../../kit/documents/sheet.ts';
import { annexBlock, ownTermsBlock, protocolFormBlocks } from '../../offers/documents/contract-annexes.ts';
import { depositTermsBlock, type FillIn, leaseWords } from '../../offers/documents/contract-text.ts';
import { planBlocks } from '../../offers/documents/floor-plan.ts';
import { premisesBlocks } from '../../offers/documents/premises-sheet.ts';

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

/** The annexes of a lease, each on a page of its own but for those that follow a short one. */
export const annexBlocks = (lang: Lang, facts: LeaseDocumentFacts, text: ContractText, fillIn: FillIn): Block[] => {
  const w = leaseWords(lang);
  return [
    annexBlock(lang, 1, w('annex.premises')),
    ...premisesBlocks(lang, facts.form),
    annexBlock(lang, 2, w('annex.offer'), w('annex.offerLead'), { follows: true }),
    offerRows(lang, facts),
    annexBlock(lang, 3, w('annex.deposit'), w('annex.depositLead'), { follows: true }),
    depositTermsBlock(lang, text, fillIn),
    annexBlock(lang, 4, w('annex.protocol'), w('annex.protocolLead')),
    ...protocolFormBlocks(lang, facts.form),
    ...(hasOwnTerms(facts.form) ? [annexBlock(lang, 5, w('annex.ownTerms')), ownTermsBlock(facts.form)] : []),
    ...(text.hasPlan === true ? planBlocks(lang, facts.form) : []),
  ];
};
