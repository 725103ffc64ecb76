import type { OutputOf } from '../../../contract/kit/call.ts';
import type { counterOffersCalls } from '../../../contract/offers/endpoints/counter-offers.ts';
import type { PartyFacts } from '../../../domain/companies/types.ts';
import { ZERO } from '../../../domain/kit/money.ts';
import type { ContractFacts, Point } from '../../../domain/offers/document/clause.ts';
import { contractClauses } from '../../../domain/offers/document/contract.ts';
import { feeSums } from '../../../domain/offers/rules/fees.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { Ctx } from '../../kit/context.ts';
import { documentWords } from '../../kit/documents/frame.ts';
import { partyCard } from '../../kit/documents/party-card.ts';
import { contractText, offeredClauseBlocks } from '../documents/contract-text.ts';
import type { PublishedVersion } from '../store/versions.ts';

type Change = OutputOf<typeof counterOffersCalls.getCounterOffer>['changes'][number];

/** What a version would be signed with: its form, and the landlord as its documents name them. */
type VersionText = Pick<PublishedVersion, 'form' | 'landlord'>;

/**
 * The parts in which the text of a next version differs from the running one, in the reader's language: the landlord's data as the documents name
 * them, when the company has changed them since, and the points of the lease. Example: with a rent of 15 400 instead of 16 650 the first point of
 * the rent stands there twice, and with 36 months beside 24 the new point of the term has nothing before it.
 */
export const changedText = (ctx: Pick<Ctx, 'lang' | 'config'>, version: PublishedVersion, next: VersionText): Change[] => [
  ...changedParty(ctx.lang, version.landlord, next.landlord),
  ...changedPoints(pointsOf(ctx, version, version), pointsOf(ctx, version, next)),
];

const changedParty = (lang: Lang, old: PartyFacts, next: PartyFacts): Change[] => {
  const title = documentWords(lang).doc('doc.landlord');
  const [before, after] = [old, next].map((party) => {
    const { name, lines } = partyCard(lang, title, party);
    return plain([name, ...lines].join(' · '));
  });
  return before === after ? [] : [{ number: '', title, before: before ?? null, after: after ?? null }];
};

type Points = ReadonlyMap<string, WrittenPoint>;

const changedPoints = (old: Points, next: Points): Change[] =>
  [...new Set([...next.keys(), ...old.keys()])].flatMap((key) => {
    const [before, now] = [old.get(key), next.get(key)];
    const shown = now ?? before;
    if (shown === undefined || before?.text === now?.text) return [];
    return [{ number: shown.number, title: shown.title, before: before?.text ?? null, after: now?.text ?? null }];
  });

type WrittenPoint = { readonly number: string; readonly title: string; readonly text: string };

/** Every point of the text by what it is, so that a term that comes in between moves no other. */
const pointsOf = (ctx: Pick<Ctx, 'lang' | 'config'>, version: PublishedVersion, { form, landlord }: VersionText): Points => {
  const { config, lang } = ctx;
  const facts: ContractFacts = {
    offer: { number: null, version: null },
    form,
    landlord,
    operator: config.operator,
    escrow: { account: config.depositAccount, ...config.deposits },
    fees: feeSums(version.feeRates, form.price ?? ZERO),
  };
  const blocks = offeredClauseBlocks(lang, contractText(lang, facts), form);
  const found = contractClauses(facts).flatMap(({ id, points }, at) => {
    const block = blocks[at];
    if (block?.kind !== 'clause') return [];
    return points.map((point, index) => {
      const item = block.items[index];
      const text = plain([item?.text ?? '', ...(item?.points ?? [])].join('\n'));
      return [`${id}.${keyOf(point, points.slice(0, index))}`, { number: block.number.replace(/\.$/, ''), title: block.title, text }] as const;
    });
  });
  return new Map(found);
};

/** A fixed term is known by its months, any other point by how many of its kind stand before it. */
const keyOf = ({ id, params }: Point, before: readonly Point[]): string => {
  const n = params?.['n'];
  return id === 'fixed' && n !== undefined && 'count' in n ? `${id}:${n.count}` : `${id}#${before.filter((one) => one.id === id).length}`;
};

/** Documents mark what is bold by private characters; a page has its own way. */
const plain = (text: string): string => text.replaceAll(/[\uE000\uE001]/g, '');
