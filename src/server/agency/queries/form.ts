/** What was brought and declared of the written form of an agreement. */

import type { FormFacts } from '../../../domain/agency/rules/file.ts';
import type { AgreementRow } from '../store/agreements.ts';
import type { AgencyFileRow } from '../store/files.ts';

/** The files of an agreement with the days that its sides declared. */
export const formFactsOf = (
  { agentExchangedOn, ownerExchangedOn }: Pick<AgreementRow, 'agentExchangedOn' | 'ownerExchangedOn'>,
  files: readonly AgencyFileRow[],
): FormFacts => ({ files, exchanged: { agent: agentExchangedOn, owner: ownerExchangedOn } });
