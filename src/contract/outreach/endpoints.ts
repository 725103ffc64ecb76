import { z } from 'zod';
import { outreachNumbers } from '../../domain/outreach/rules/outreach-numbers.ts';
import { callerOrders, contactBases, frames, milestones } from '../../domain/outreach/types.ts';
import { call } from '../kit/call.ts';
import { commandId, day, done, grosze, id, instant, page, pageOf, uid } from '../kit/shapes.ts';

/** Longer than an address may be, so that one that is too long is refused by its rule and at its field. */
const typed = z.string().max(4_000).default('');
const typedEmail = z.string().trim().toLowerCase().max(320).default('');
const campaignTyped = z.string().max(200).default('');

/** On what ground somebody is written to; what is missing the rule says. */
const ground = {
  basis: z.enum(contactBases).nullable().default(null),
  basisDay: day.nullable().default(null),
  basisNote: z.string().trim().max(outreachNumbers.basisNoteMax).default(''),
  campaign: campaignTyped,
  commandId,
};

const groundRefusals = [
  'outreach.email_required',
  'outreach.email_wrong',
  'outreach.own_email',
  'outreach.basis_required',
  'outreach.basis_day_wrong',
  'outreach.left',
  'outreach.cap_own',
  'outreach.cap_all',
] as const;

const shortLink = z.object({
  shortId: z.string(),
  link: z.string(),
  originalUrl: z.string(),
  clicks: z.int(),
  lastClickedAt: instant.nullable(),
  createdAt: instant,
});

/** The six parameters of a campaign (docs/rules/accounts.md#campaign-parameters). */
const campaign = z.object({
  utmSource: z.string(),
  utmMedium: z.string(),
  utmCampaign: z.string(),
  utmId: z.string(),
  utmTerm: z.string(),
  utmContent: z.string(),
});

const milestone = z.enum(milestones);
const n = z.int();
/** Mails sent, milestones reached, and bonuses in grosze. */
const figures = z.object({
  website: n,
  offer: n,
  linkClick: n,
  accountCreation: n,
  identityVerification: n,
  companyVerification: n,
  offerSubmission: n,
  contractSigning: n,
  bonus: grosze,
});
const span = z.object({ from: day, to: day });

/** One bar or point of the charts; `bonus` and `offers` stand in the order of `people`. */
const bar = span.extend({ linkClick: n, accountCreation: n, offerSubmission: n, bonus: z.array(n), offers: z.array(n) });

/** Calls of the outreach room (docs/rules/outreach.md). */
export const outreachCalls = {
  createShortLink: call({
    wire: 'createShortLink',
    in: z.object({ originalUrl: typed, commandId }),
    out: z.object({ shortId: z.string(), link: z.string() }),
    errors: ['outreach.url_required', 'outreach.url_wrong', 'outreach.links_full'],
    who: 'caller',
  }),
  /** Where a short link leads. Reading counts nothing: mail scanners open every link. */
  getShortLink: call({
    wire: 'getShortLink',
    in: z.object({ shortId: z.string().max(100) }),
    out: z.object({ href: z.string(), host: z.string(), isOwn: z.boolean() }),
    errors: ['outreach.link_invalid', 'outreach.link_not_found'],
    who: 'visitor',
    read: true,
    guessable: true,
  }),
  /** Counts a visit, and says where it leads. */
  openShortLink: call({
    wire: 'openShortLink',
    in: z.object({ shortId: z.string().max(100) }),
    out: z.object({ href: z.string() }),
    errors: ['outreach.link_invalid', 'outreach.link_not_found'],
    who: 'visitor',
    guessable: true,
  }),
  /** The caller's own links, the newest first. */
  listShortLinks: call({
    wire: 'listShortLinks',
    in: z.object({ page }),
    out: pageOf(shortLink),
    errors: [],
    who: 'caller',
    read: true,
  }),
  generateUtmLink: call({
    wire: 'generateUtmLink',
    in: z.object({ email: typedEmail, customUrl: typed, campaign: campaignTyped, commandId }),
    out: z.object({ success: z.literal(true), link: z.string(), href: z.string(), campaign }),
    errors: ['outreach.email_required', 'outreach.email_wrong', 'outreach.own_email', 'outreach.url_wrong', 'outreach.links_full'],
    who: 'caller',
  }),
  /** What is known of an address before it is written to: whether it has left such mails, and when the caller wrote to it last. */
  checkProspect: call({
    wire: 'checkProspect',
    in: z.object({ email: typedEmail }),
    out: z.object({ hasLeft: z.boolean(), sentAt: instant.nullable() }),
    errors: [],
    who: 'caller',
    read: true,
  }),
  callerSendWebsite: call({
    wire: 'callerSendWebsite',
    in: z.object({ email: typedEmail, content: z.string().trim().max(outreachNumbers.contentMax).default(''), ...ground }),
    /** `message` is a sentence in the caller's language. */
    out: z.object({ message: z.string(), sentAgain: z.boolean() }),
    errors: ['outreach.content_required', ...groundRefusals],
    who: 'caller',
  }),
  callerSendOffer: call({
    wire: 'callerSendOffer',
    in: z.object({ email: typedEmail, offerId: id, ...ground }),
    out: z.object({ message: z.string(), sentAgain: z.boolean() }),
    errors: ['outreach.offer_not_open', ...groundRefusals],
    who: 'caller',
  }),
  /** The figures of a span: those of every caller for admins and creators, else the caller's own. */
  getOutreach: call({
    wire: 'getOutreach',
    in: z.object({
      frame: z.enum(frames).default('week'),
      from: day.nullable().default(null),
      to: day.nullable().default(null),
      /** Only this caller's. */
      of: uid.nullable().default(null),
      order: z.enum(callerOrders).default('bonus'),
      callersPage: page,
      campaignsPage: page,
      conversionPage: page,
      stepFrom: milestone.default('accountCreation'),
      stepTo: milestone.default('offerSubmission'),
      search: z.string().trim().max(60).default(''),
    }),
    out: z.object({
      span,
      before: span,
      seesEveryCaller: z.boolean(),
      of: z.object({ uid, name: z.string() }).nullable(),
      total: figures,
      previous: figures,
      /** Whose bars have a colour of their own; the last is everybody else, where there are more. */
      people: z.array(z.object({ uid: uid.nullable(), name: z.string() })),
      bars: z.array(bar),
      callers: pageOf(z.object({ uid, name: z.string(), figures })),
      campaigns: pageOf(z.object({ campaign: z.string(), website: n, offer: n, linkClick: n, accountCreation: n, contractSigning: n })),
      conversion: z.object({
        from: milestone,
        to: milestone,
        /** How many of those who reached a step in the span have come to a later one, whenever that was; nobody where a pair is missing. */
        passages: z.array(z.object({ from: milestone, to: milestone, n })),
        /** The callers: `from` reached the first step in the span, `to` of them have come to the second. */
        rows: pageOf(z.object({ uid, name: z.string(), from: n, to: n })),
      }),
    }),
    errors: ['outreach.span_wrong'],
    who: 'caller',
    read: true,
  }),
  /** What each milestone brings a caller, in grosze, and how often it was reached this month. */
  listBonuses: call({
    wire: 'listBonuses',
    in: z.object({}),
    out: z.object({ rows: z.array(z.object({ milestone, amount: grosze, changedAt: instant.nullable(), n, sum: grosze })) }),
    errors: [],
    who: 'admin',
    read: true,
  }),
  /** Sets what a milestone brings from now on; bonuses that are stored never change. */
  setBonus: call({
    wire: 'setBonus',
    in: z.object({ milestone, amount: z.int(), commandId }),
    out: done,
    errors: ['outreach.bonus_wrong'],
    who: 'admin',
  }),
};
