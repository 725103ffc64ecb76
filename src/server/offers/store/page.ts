/** Reads an offer with all that its page needs in one statement: a fast path (docs/fast-paths.md), switched off by reading its parts one by one in `seeOffer`. */

import { and, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SignerVerification } from '../../../domain/companies/permissions.ts';
import type { PartyFacts, PartySigner } from '../../../domain/companies/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { counterOfferNumbers, writingNumbers } from '../../../domain/kit/numbers.ts';
import { counterOfferLifecycle, isOpenState } from '../../../domain/offers/counter-offer.machine.ts';
import { isProject, offerLifecycle } from '../../../domain/offers/machine.ts';
import { person } from '../../accounts/tables.ts';
import { company, companyMember } from '../../companies/tables.ts';
import { readInstant } from '../../kit/database/columns.ts';
import type { Db } from '../../kit/database/database.ts';
import { document } from '../../signing/tables/document.ts';
import { counterOffer } from '../tables/counter-offer.ts';
import { favourite } from '../tables/favourite.ts';
import { offerImage } from '../tables/image.ts';
import { offer } from '../tables/offer.ts';
import { offerQuestion } from '../tables/question.ts';
import { offerPreparation, offerVersion } from '../tables/version.ts';
import type { ImageRow } from './images.ts';

/** What a company's bookings say for another one: how many it holds now, and when its last of this offer ended without a lease. */
export type CompanyBookings = { readonly running: number; readonly lastEndedAt: Instant | null };

/** The expression that reads them; reservations know their table and give it to this statement through `bookingPort`. */
export type BookingsExpression = (offerId: SQLWrapper, companyId: SQLWrapper) => SQL<CompanyBookings>;

/** The expression that counts companies whose wanted listings fit the offer; whoever keeps the listings gives it through `seekersPort`. */
export type SeekersExpression = (offerId: SQLWrapper) => SQL<number>;

/** What later rooms give to the statement. */
export type PageExpressions = { readonly bookings: BookingsExpression; readonly seekers: SeekersExpression };

/** A photo or a plan with what its view needs. */
export type PageImage = Pick<ImageRow, 'id' | 'key' | 'smallKey' | 'width' | 'height' | 'thumb' | 'alt' | 'kind'>;

/** Who is behind an offer, as far as its page names them. */
export type PageLandlord = Pick<PartyFacts, 'name' | 'vatStatus'> & { readonly signer: Pick<PartySigner, 'firstName' | 'lastName'> };

/** A signer of the published version, as far as it decides whether they may still bind their company. */
export type PageSigner = SignerVerification & { readonly uid: Id };

const openStates = counterOfferLifecycle.states.filter(isOpenState);

const asText = (name: string): SQL => sql`${sql.placeholder(name)}::text`;

const images = sql<readonly PageImage[]>`(select coalesce(json_agg(json_build_object('id', ${offerImage.id}, 'key', ${offerImage.key},
  'smallKey', ${offerImage.smallKey}, 'width', ${offerImage.width}, 'height', ${offerImage.height}, 'thumb', ${offerImage.thumb},
  'alt', ${offerImage.alt}, 'kind', ${offerImage.kind}) order by ${offerImage.position}, ${offerImage.id}), '[]') from ${offerImage} where ${offerImage.offerId} = ${offer.id})`;

/**
 * Of a project: whom it would bind now, and who would sign it. An agent signs under a power of attorney for the company of its owner
 * (docs/rules/agency.md#what-the-agent-may-do). A published offer names who signed it, in its version.
 */
const owner = sql<PageLandlord | null>`(select json_build_object('name', ${company.name}, 'vatStatus', ${company.vatStatus},
  'signer', json_build_object('firstName', ${person.firstName}, 'lastName', ${person.lastName}))
  from ${companyMember} join ${company} on ${company.id} = ${companyMember.companyId} join ${person} on ${person.uid} = ${offer.ownerUid}
  where ${offer.version} = 0 and ${companyMember.uid} = case when ${offer.agentUid} is null then ${offer.ownerUid} else ${offer.originalOwnerUid} end
  and (${offer.agentUid} is not null or ${companyMember.companyId} = ${offer.companyId}))`;

const verification = sql`'identity', ${person.identityState},
  'company', case when ${person.companyId} is not null then json_build_object('id', ${person.companyId}, 'state', ${person.companyState}) end`;

const signers = sql<readonly PageSigner[]>`(select coalesce(json_agg(json_build_object('uid', ${person.uid}, ${verification})), '[]')
  from ${person} where ${asText('uid')} is not null and ${person.uid} in (${offerVersion.signedBy}, ${offerVersion.landlord} -> 'signer' ->> 'uid',
  ${offerVersion.landlord} -> 'signer' ->> 'principalUid', ${offerVersion.landlord} -> 'cosigner' ->> 'uid'))`;

/** The company of the agent who published for the landlord. */
const agentCompanyId = sql<Id | null>`(select ${person.companyId} from ${person} where ${person.uid} = ${offer.agentUid})`;

const holder = sql<string | null>`(select ${company.name} from ${company} where ${company.id} = ${offer.reservation} ->> 'companyId')`;

/** A question as the page tells it; `asker` and `uid` decide who sees what of it. */
export type PageQuestion = {
  readonly id: Id;
  readonly uid: Id;
  readonly title: string;
  readonly description: string;
  readonly asker: string;
  readonly askedAt: Instant;
  readonly answer: string | null;
  readonly answeredAt: Instant | null;
};

type QuestionJson = Omit<PageQuestion, 'askedAt' | 'answeredAt'> & { readonly askedAt: string; readonly answeredAt: string | null };

const readQuestions = (found: readonly QuestionJson[]): readonly PageQuestion[] =>
  found.map((one) => ({ ...one, askedAt: readInstant(one.askedAt), answeredAt: one.answeredAt === null ? null : readInstant(one.answeredAt) }));

/** The newest questions, answered or waiting. */
const questionsWhere = (which: SQL): SQL<readonly PageQuestion[]> =>
  sql`(select coalesce(json_agg(json_build_object('id', one.id, 'uid', one.uid, 'title', one.title, 'description', one.description,
  'asker', one.asker, 'askedAt', one.created_at, 'answer', one.answer, 'answeredAt', one.answered_at) order by one.created_at desc), '[]')
  from (select * from ${offerQuestion} where ${offerQuestion.offerId} = ${offer.id} and ${which}
  order by ${offerQuestion.createdAt} desc limit ${sql.raw(String(writingNumbers.questionsShown))}) as one)`.mapWith(readQuestions);

const answered = sql<number>`(select count(*)::int from ${offerQuestion} where ${offerQuestion.offerId} = ${offer.id} and ${offerQuestion.answer} is not null)`;

/** A counter-offer as the page tells it; whose it is decides who sees it, its sender whether it may be accepted. */
export type PageCounterOffer = Pick<
  typeof counterOffer.$inferSelect,
  'id' | 'companyId' | 'state' | 'newPrice' | 'newDuration' | 'expiresAt' | 'createdAt'
> & { readonly company: string; readonly sender: SignerVerification };

type CounterOfferJson = Omit<PageCounterOffer, 'expiresAt' | 'createdAt'> & { readonly expiresAt: string; readonly createdAt: string };

const readCounterOffers = (found: readonly CounterOfferJson[]): readonly PageCounterOffer[] =>
  found.map((one) => ({ ...one, expiresAt: readInstant(one.expiresAt), createdAt: readInstant(one.createdAt) }));

/** Those that wait for an answer, and the newest of the viewer's company, whatever became of them; its own come first, so that others never crowd them out. */
const counterOffers = sql<
  readonly PageCounterOffer[]
>`(select coalesce(json_agg(json_build_object('id', one.id, 'companyId', one.company_id, 'state', one.state,
  'newPrice', one.new_price, 'newDuration', one.new_duration, 'expiresAt', one.expires_at, 'createdAt', one.created_at, 'company', one.name, 'sender', one.sender)
  order by one.created_at desc), '[]') from (select ${counterOffer}.*, ${company.name}, json_build_object(${verification}) as sender
  from ${counterOffer} join ${company} on ${company.id} = ${counterOffer.companyId} join ${person} on ${person.uid} = ${counterOffer.uid}
  where ${counterOffer.offerId} = ${offer.id} and (${counterOffer.companyId} = ${asText('companyId')} or ${inArray(counterOffer.state, openStates)})
  order by ${counterOffer.companyId} = ${asText('companyId')} desc nulls last, ${counterOffer.createdAt} desc
  limit ${sql.raw(String(counterOfferNumbers.shown))}) as one)`.mapWith(readCounterOffers);

const isFavourite = sql<boolean>`exists (select from ${favourite} where ${favourite.uid} = ${asText('uid')} and ${favourite.offerId} = ${offer.id})`;

// The link to a document needs neither its facts nor its texts, which are long.
const { facts: _facts, textVersions: _texts, ...documentColumns } = getTableColumns(document);

/**
 * Everything that decides what a viewer sees and may do with an offer, and what its page shows, as one statement under one name: parsed and
 * planned once a connection instead of six statements, each built and planned anew, one after the other (docs/fast-paths.md). It goes by keys
 * alone, so that the plan for any values is the best one. It reads what any viewer could need and leaves out nothing for this one: what is
 * shown to whom is decided by `present`, in one place.
 */
export const offerPageStatement = (db: Db, { bookings, seekers }: PageExpressions) =>
  db
    .select({
      offer,
      now: sql<Instant>`date_trunc('milliseconds', clock_timestamp())`.mapWith(readInstant),
      version: {
        documentId: offerVersion.documentId,
        landlord: offerVersion.landlord,
        feeRates: offerVersion.feeRates,
        signedBy: offerVersion.signedBy,
      },
      document: documentColumns,
      images,
      owner,
      signers,
      agentCompanyId,
      holder,
      isFavourite,
      questions: questionsWhere(isNotNull(offerQuestion.answer)),
      waiting: questionsWhere(isNull(offerQuestion.answer)),
      answered,
      counterOffers,
      bookings: bookings(offer.id, asText('companyId')),
      seekers: seekers(offer.id),
    })
    .from(offer)
    .leftJoin(offerVersion, and(eq(offerVersion.offerId, offer.id), eq(offerVersion.version, offer.version)))
    .leftJoin(
      offerPreparation,
      and(
        eq(offerPreparation.offerId, offer.id),
        eq(offerPreparation.saveVersion, offer.saveVersion),
        inArray(offer.state, offerLifecycle.states.filter(isProject)),
      ),
    )
    .leftJoin(document, eq(document.id, sql`coalesce(${offerVersion.documentId}, ${offerPreparation.documentId})`))
    .where(eq(offer.id, sql.placeholder('offerId')))
    .prepare('offer_page');

type Statement = ReturnType<typeof offerPageStatement>;

/** What the statement answers. */
export type OfferPageRow = Awaited<ReturnType<Statement['execute']>>[number];

/** Built once for each database handle; the expressions are the same for as long as the program runs. */
const built = new WeakMap<Db, Statement>();

/** Reads an offer with all that its page needs; null when there is none. */
export const offerPageRow = async (
  db: Db,
  given: PageExpressions,
  of: { readonly offerId: Id; readonly uid: Id | null; readonly companyId: Id | null },
): Promise<OfferPageRow | null> => {
  const statement = built.get(db) ?? offerPageStatement(db, given);
  built.set(db, statement);
  return (await statement.execute(of))[0] ?? null;
};
