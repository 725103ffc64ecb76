import { isCompanyAccepted, isIdentityAccepted, type VerificationStatus } from './verification-status.ts';

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
