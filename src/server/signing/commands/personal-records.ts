/** What signing stores about people: acts and documents, which stay until claims lapse, and what nobody signed, which goes. */

import { keptUntil } from '../../../domain/accounts/rules/deletion.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import type { PersonalRecords } from '../../accounts/queries/personal-records.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { removeFiles } from '../../kit/files/remove-files.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { deleteDocuments, deleteOldPending, lastSignedAt, signedBy, unsignedAmong } from '../store/people.ts';

/** Forgets those of some documents, or of the documents of some offers, that nobody signed, with their files. */
export const forgetUnsigned = async (
  services: Services,
  tx: Tx,
  of: { readonly ids: readonly Id[] } | { readonly offerIds: readonly Id[] },
): Promise<void> => forgetDocuments(services, tx, await unsignedAmong(tx, of));

/** Forgets documents with their files, also what one side has signed: only where the act came to nothing, and nobody can rely on it any more. */
export const forgetDocuments = async (services: Services, tx: Tx, ids: readonly Id[]): Promise<void> => {
  const keys = await deleteDocuments(tx, ids);
  if (keys.length > 0) await enqueue(services, tx, removeFiles, { keys });
};

/** The share of signing. */
export const signingRecords: PersonalRecords = {
  step: 'deals',
  keeps: async (reader, uid) => {
    const at = await lastSignedAt(reader, uid);
    return at === null ? [] : [{ kind: 'contracts', until: keptUntil('contracts', dayOf(at)) }];
  },
  copy: async (reader, uid) => {
    const acts = await signedBy(reader, uid);
    const files = acts.flatMap(({ kind, number, drawn, sealed }) => {
      const [key, bytes] = sealed?.key ? [sealed.key, sealed.bytes ?? 0] : [drawn?.key, drawn?.bytes ?? 0];
      return key ? [{ name: `${(number ?? kind ?? 'document').replaceAll('/', '-')}.pdf`, key, bytes }] : [];
    });
    return { sections: { signatures: acts.map(({ drawn: _drawn, sealed: _sealed, ...act }) => act) }, files };
  },
  erase: (_services, tx, { uid }) => deleteOldPending(tx, uid),
};
