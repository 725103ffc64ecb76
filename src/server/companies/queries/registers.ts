/** Reads what the registers answered last about companies. */

import type { RegisterAnswer } from '../../../domain/companies/rules/registers/answers.ts';
import { mentionOf, type RegisterMention } from '../../../domain/companies/rules/registers/people.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { personByUid } from '../../accounts/queries.ts';
import type { Reader } from '../../kit/database/database.ts';
import { newestAnswers } from '../store/registers.ts';

/** What the registers answered last about a tax number. */
export const answersAbout = async (db: Reader, nip: string): Promise<readonly RegisterAnswer[]> => (await answersAboutAll(db, [nip])).get(nip) ?? [];

/** The same about several numbers in one statement. */
export const answersAboutAll = (db: Reader, nips: readonly string[]) => newestAnswers(db, nips);

/** Whether the registers, as they answered last, name the person as acting for the company. */
export const mentionFor = async (db: Reader, nip: string, uid: Id): Promise<RegisterMention> => {
  const [person, answers] = [await personByUid(db, uid), await answersAbout(db, nip)];
  return person === null ? 'unknown' : mentionOf(answers, person);
};
