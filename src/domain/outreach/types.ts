/** What a prospect reaches, in this order, each at most once (docs/rules/outreach.md#milestones). */
export const milestones = [
  'linkClick',
  'accountCreation',
  'identityVerification',
  'companyVerification',
  'offerSubmission',
  'contractSigning',
] as const;
export type Milestone = (typeof milestones)[number];

/** Whether a prospect's address had an account before the caller wrote to it (docs/rules/outreach.md#prospects). */
export const prospectGroups = ['new', 'existing'] as const;
export type ProspectGroup = (typeof prospectGroups)[number];

/** What is mailed to a prospect: the address of the product, or one offer. */
export const sendKinds = ['website', 'offer'] as const;
export type SendKind = (typeof sendKinds)[number];

/** On what ground somebody is written to (docs/rules/outreach.md#basis): said on the phone, ticked in a form, asked of their own accord. */
export const contactBases = ['call', 'form', 'inquiry'] as const;
export type ContactBasis = (typeof contactBases)[number];

/** The spans of time that the figures are shown for. */
export const frames = ['day', 'week', 'month', 'custom'] as const;
export type Frame = (typeof frames)[number];

/** What is counted each day: the two kinds of mail, and the milestones. */
export const counters = [...sendKinds, ...milestones] as const;
export type Counter = (typeof counters)[number];

/** Counts, and bonuses in grosze. */
export type Figures = Readonly<Record<Counter, number>> & { readonly bonus: number };

/** The columns by which the table of callers is put in order. */
export const callerOrders = ['name', ...counters, 'sends', 'bonus'] as const;
export type CallerOrder = (typeof callerOrders)[number];
