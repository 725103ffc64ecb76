import { isCompanyAccepted, isIdentityAccepted, toReview, type VerificationStatus } from './verification-status.ts';

/** A step of verification. */
export type VerificationStep = 'email' | 'identity' | 'company';

/** The steps of verification in the order in which they are taken (docs/rules/accounts.md#steps-before-signing). */
export const verificationSteps = ['email', 'identity', 'company'] as const satisfies readonly VerificationStep[];

const isTaken: Readonly<Record<VerificationStep, (person: VerificationStatus) => boolean>> = {
  email: ({ emailVerified }) => emailVerified,
  identity: isIdentityAccepted,
  company: isCompanyAccepted,
};

/** The steps that a person still has to take before they may sign. */
export const missingSteps = (person: VerificationStatus): readonly VerificationStep[] => verificationSteps.filter((step) => !isTaken[step](person));

/** A step that a moderator decides about. */
export type ReviewedStep = Exclude<VerificationStep, 'email'>;

/** Steps that a moderator looks at: the person has done their part and waits. */
export const reviewedSteps = ({ identity, company }: VerificationStatus): readonly ReviewedStep[] => [
  ...(identity === toReview ? (['identity'] as const) : []),
  ...(company?.state === toReview ? (['company'] as const) : []),
];

/** The missing step that the person takes next; null where none is left to them. While a moderator looks at the identity that is the company. */
export const ownNextStep = (person: VerificationStatus): VerificationStep | null => {
  const reviewed: readonly VerificationStep[] = reviewedSteps(person);
  return missingSteps(person).find((step) => !reviewed.includes(step)) ?? null;
};
