/** What verification of people and companies brings about for signatures. */

import { companyEngine } from '../companies/lifecycle.ts';
import { identityEngine } from '../identity/lifecycle.ts';
import { voidFirstsOf } from './commands/second-signer.ts';

/** What a step of an identity causes among signatures. */
export const identitySigningEffects = identityEngine.effects({
  voidFirstSignatures: (services, tx, { row }) => voidFirstsOf(services, tx, row.uid),
});

/** What a step of a company link causes among signatures. */
export const companySigningEffects = companyEngine.effects({
  voidFirstSignatures: (services, tx, { row: { member } }) => voidFirstsOf(services, tx, member.uid),
});
