import { z } from 'zod';
import { offerTypes } from '../../../domain/kit/dictionaries.ts';
import { vatStatuses } from '../../../domain/kit/money.ts';
import { mainUses } from '../../../domain/kit/provinces.ts';
import { type OfferAction, offerOutcomes } from '../../../domain/offers/permissions.ts';
import type { OptionProblem } from '../../../domain/offers/rules/lease-options.ts';
import { photoDoubts, photoFlags } from '../../../domain/offers/rules/photos/flags.ts';
import { hiddenCauses, offerBadges, offerFlows, offerStates } from '../../../domain/offers/types.ts';
import { day, documentLink, firstSignature, grosze, id, instant, refusalCode, textValues, uid, wordOf } from '../../kit/shapes.ts';
import { counterOffer } from './counter-offer.ts';
import { offerForm } from './form.ts';
import { leaseOption } from './lease-option.ts';
import { serviceFees } from './service-fees.ts';

/** A photo or a plan with its two sizes; `thumb` is a thumbhash in base64. */
export const image = z.object({ id, url: z.string(), smallUrl: z.string(), width: z.int(), height: z.int(), thumb: z.string(), alt: z.string() });

/**
 * What is wrong with the photos. `response` has one sentence a line for each flagged photo, in the order of `problems`; it is empty when
 * nothing was found. `byAi` marks the opinion of an artificial intelligence. `ai` says whether one is asked: not at all, everything is asked,
 * some photos still wait, or it gave no answer to some, which a moderator looks at then; that holds nothing up.
 */
export const photoCheck = z.object({
  response: z.string(),
  /** `params` are the values of the reason's words. */
  problems: z.array(z.object({ imageId: id, position: z.int(), reason: z.enum(photoFlags), byAi: z.boolean(), params: textValues })),
  ai: z.enum(['off', 'done', 'waiting', 'unavailable']),
});

/** What a lease option means for this offer today. `disabled` says why it cannot be taken today. */
export const optionView = z.object({
  option: leaseOption,
  months: z.int().nullable(),
  start: day,
  end: day.nullable(),
  noticeMonths: z.int().nullable(),
  needsWrittenForm: z.boolean(),
  disabled: wordOf<OptionProblem>().nullable(),
});

/** Monthly cost, grosze: net rent + net fees = net; VAT; gross. `serviceNet` is the advance among the fees. `known` is false when a part of them is not known. */
export const costs = z.object({
  rentNet: grosze,
  feesNet: grosze,
  serviceNet: grosze,
  net: grosze,
  vatRate: z.number(),
  vat: grosze,
  gross: grosze,
  rentPerMetre: grosze,
  known: z.boolean(),
  metered: grosze.nullable(),
});

/** A question about the offer. `asker` (name and company) is for the owner's side and admins alone. */
export const question = z.object({
  id,
  title: z.string(),
  description: z.string(),
  askedAt: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  mine: z.boolean(),
  asker: z.string().nullable(),
});

/** What only a signed-in viewer gets; for a visitor the whole object is absent (docs/rules/publishing.md#who-sees-an-offer). */
export const offerPrivate = z.object({
  price: grosze,
  costs,
  deposit: grosze,
  /** An offer to sell has none. */
  fees: serviceFees.nullable(),
  /** What the operator earns from both sides, gross: the fees under the names that clients know. */
  income: z.object({ totalGrossLandlord: grosze, totalGrossTenant: grosze }).nullable(),
  validTo: instant,
  options: z.array(optionView),
  ownTerms: z.string().nullable(),
  landAndMortgageRegisterNumber: z.string(),
  leaseAgreement: offerForm.shape.leaseAgreement,
  landlord: z.object({ name: z.string(), verified: z.boolean(), signer: z.string() }),
  document: documentLink.nullable(),
  counteroffer: z.boolean(),
});

/** An offer as its page shows it. `form` holds the public part only: no price, terms, expiry, register number for a visitor. */
export const offerView = z.object({
  id,
  number: z.int(),
  state: z.enum(offerStates),
  /** A visitor is shown the first version, and as the last change its publication: later ones tell of terms. */
  version: z.int(),
  badge: z.enum(offerBadges),
  expired: z.boolean(),
  hiddenReason: z.string().nullable(),
  form: offerForm,
  images: z.array(image),
  /** Floor plans, in their order. */
  plans: z.array(image),
  /** The picture that stands beside a shared link; only of an offer that everybody may open. */
  sharePicture: z.object({ url: z.string(), alt: z.string() }).nullable(),
  publishedAt: instant.nullable(),
  modifiedAt: instant,
  reservation: z.object({ reservedUntil: instant, mine: z.boolean(), by: z.string().nullable() }).nullable(),
  private: offerPrivate.nullable(),
  isOwner: z.boolean(),
  /** The viewer runs it for its owner under a power of attorney; of the owner's side then, too. */
  isAgent: z.boolean(),
  isFavourite: z.boolean(),
  /** How many companies look for such premises (docs/rules/search.md#wanted-listings-matching): for the owner's side of an offer that can be booked, nobody else. */
  seekers: z.int().nullable(),
  /** Visitors are told only how many answers there are: for them `items` is null. */
  questions: z.object({ answered: z.int(), items: z.array(question).nullable() }),
  /** The owner's side: all that wait for an answer. A company: the newest of its own. Everybody else: none. */
  counterOffers: z.array(counterOffer),
  /** Why `counter` is not among `allowed`, for a person who sees the terms of an offer that takes counter-offers and is not theirs. */
  counterBlocker: refusalCode.nullable(),
  /** The company whose counter-offer was accepted books alone until then; `mine` says whether it is the viewer's. Nothing for visitors. */
  firstRight: z.object({ until: instant, mine: z.boolean() }).nullable(),
  /** Actions of this viewer now, and for the missing ones why (`person.email_unverified` …). */
  allowed: z.array(wordOf<OfferAction>()),
  blockers: z.array(refusalCode),
});

/** A card of search and landing; the workspace adds to it. Visitors get `price: null`. */
export const offerCard = z.object({
  id,
  name: z.string(),
  offerType: z.enum(offerTypes),
  use: z.enum(mainUses),
  address: z.string(),
  city: z.string(),
  province: z.string().nullable(),
  surface: z.number().nullable(),
  floors: z.array(z.string()),
  freeFrom: day.nullable(),
  price: grosze.nullable(),
  pricePerMetre: grosze.nullable(),
  /** A month's rent and fees with VAT; null of a sale, and where the metered costs are not known. */
  trueCost: grosze.nullable(),
  image: image.nullable(),
  imageCount: z.int(),
  badge: z.enum(offerBadges),
  badgeUntil: instant.nullable(),
  state: z.enum(offerStates),
  /** The status of the lease; only a card of the workspace has one. */
  postSigningStatus: z.null(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** Null for visitors. */
  modifiedAt: instant.nullable(),
  isFavourite: z.boolean(),
});

/** What became of an offer that was public once; a hidden or deleted one keeps its name to itself. */
export const offerOutcome = z.object({
  outcome: z.enum(offerOutcomes),
  name: z.string().nullable(),
  use: z.enum(mainUses),
  city: z.string(),
  isFavourite: z.boolean(),
});

/** A published offer as a moderator sees it. */
export const moderatedOffer = z.object({
  id,
  number: z.int(),
  name: z.string(),
  address: z.string(),
  badge: z.enum(offerBadges),
  owner: z.object({ name: z.string(), email: z.string(), company: z.string().nullable() }),
  hidden: z.object({ reason: z.string(), cause: z.enum(hiddenCauses) }).nullable(),
  publishedAt: instant.nullable(),
});

/** A photo that a machine would not let stand (of a project), or did not look at (of a published offer, too). `opinion` is the artificial intelligence's reason, `ruling` null while it waits. */
export const judgedPhoto = z.object({
  image,
  offer: z.object({ id, number: z.int(), name: z.string(), published: z.boolean() }),
  owner: z.object({ name: z.string(), email: z.string() }),
  doubt: z.enum(photoDoubts),
  opinion: z.object({ pl: z.string(), en: z.string() }).nullable(),
  ruling: z.object({ passed: z.boolean(), reason: z.string(), at: instant }).nullable(),
});

/** The owner's editing read. */
export const offerEdit = z.object({
  id,
  state: z.enum(offerStates),
  version: z.int(),
  savedAt: instant.nullable(),
  form: offerForm,
  images: z.array(image),
  /** What is known against the photos, without asking anybody outside. */
  photoCheck,
  plans: z.array(image),
  companyId: id.nullable(),
  ownerUid: uid,
  /** Whether an agent keeps it under an owner's power of attorney. */
  isUnderAgency: z.boolean(),
  editable: z.boolean(),
  isSaved: z.boolean(),
  /** The reader has other offers, whose sections may be taken over. */
  hasFormer: z.boolean(),
  /** An artificial intelligence writes the description that is proposed, where it can; else the template does. */
  isDescribedByAi: z.boolean(),
  /** The reader may give the project to somebody else's account. */
  mayLink: z.boolean(),
  document: documentLink.nullable(),
  /** Who signs the document, while the reader is not among them. */
  namedSigners: z.string().nullable(),
  /** The document is signed by two, and one of them has. */
  firstSignature: firstSignature.nullable(),
  /** Rates of the service fee in basis points of a month's net rent, as signing now would freeze them. */
  feeRates: z.object({ landlord: z.int(), tenant: z.int(), vat: z.enum(vatStatuses).optional() }),
  /** Of the company that the offer belongs to, or of the owner's own: sums shown in the form follow it. */
  vatStatus: z.enum(vatStatuses),
  allowed: z.array(wordOf<OfferAction>()),
  blockers: z.array(refusalCode),
});

/** A former offer of the caller's side, with one section of its form. */
export const formerOffer = z.object({ id, name: z.string(), address: z.string(), state: z.enum(offerStates), part: offerForm });

const params = textValues.optional();

/** Progress of a processing flow, written by the job that works (docs/rules/publishing.md#processing-steps). */
export const offerProgress = z.object({
  flow: z.enum(offerFlows),
  step: z.string().nullable(),
  percent: z.int(),
  state: z.enum(['idle', 'running', 'done', 'failed']),
  steps: z.array(z.object({ key: z.string(), percent: z.int(), startedAt: instant.nullable(), finishedAt: instant.nullable() })),
  refusal: z
    .object({ code: refusalCode, params, problems: z.array(z.object({ code: refusalCode, field: z.string().optional(), params })).optional() })
    .nullable(),
  startedAt: instant.nullable(),
});
