/** Keeps the key of the operator's seal and tells what runs in test mode. */

import { readFileSync } from 'node:fs';
import { CryptoKeySigner, HttpTimestampAuthority, P12Signer, type Signer, type TimestampAuthority } from '@libpdf/core';
import { eq } from 'drizzle-orm';
import { type Db, databaseNow } from '../database/database.ts';
import type { NoteAnswer } from '../outside/service.ts';
import type { ServiceStates } from '../outside/states.ts';
import type { Config } from '../process/config.ts';
import { sealKey } from '../tables/seal-key.ts';
import { fingerprintOf, importKey, type KeyPair, makeSelfMade } from './certificate.ts';
import type { Seal } from './seal.ts';
import { lock, unlock } from './seal-secret.ts';
import type { TestMode } from './sheet.ts';

type Settings = Pick<Config, 'seal' | 'tsaUrl' | 'operator' | 'ksef'>;
type Keeper = { readonly db: Db; readonly config: Settings; readonly states?: ServiceStates };

const current = 'current';

const read = async ({ db, config }: Keeper): Promise<KeyPair | null> => {
  const [row] = await db.select().from(sealKey).where(eq(sealKey.name, current));
  return row === undefined ? null : { certificate: row.certificate, privateKey: unlock(row.lockedKey, config.seal.secret) };
};

/** The kept key, made once: of processes that make one at the same time the first to write wins, and all read what was written. */
const keep = async (keeper: Keeper): Promise<KeyPair> => {
  const kept = await read(keeper);
  if (kept !== null) return kept;
  const made = await makeSelfMade(keeper.config.operator.name, new Date(await databaseNow(keeper.db)));
  const lockedKey = lock(made.privateKey, keeper.config.seal.secret);
  await keeper.db.insert(sealKey).values({ name: current, certificate: made.certificate, lockedKey }).onConflictDoNothing();
  const written = await read(keeper);
  if (written === null) throw new Error('the seal key was not written');
  return written;
};

const signerOf = async (keeper: Keeper): Promise<Signer> => {
  const { p12, p12Password, selfMadeAllowed } = keeper.config.seal;
  if (p12 !== null) return P12Signer.create(new Uint8Array(readFileSync(p12)), p12Password);
  if (!selfMadeAllowed) throw new Error('no seal certificate is configured and the self-made one is not allowed');
  const pair = await keep(keeper);
  return new CryptoKeySigner(await importKey(pair.privateKey), pair.certificate, 'RSA', 'RSASSA-PKCS1-v1_5');
};

const opened = new WeakMap<Db, Promise<Seal>>();

const open = async (keeper: Keeper): Promise<Seal> => {
  const { p12 } = keeper.config.seal;
  const signer = await signerOf(keeper);
  const timestamp = keeper.config.tsaUrl === null ? null : noted(new HttpTimestampAuthority(keeper.config.tsaUrl), keeper.states?.of('timeStamp'));
  return { signer, origin: p12 === null ? 'self-made' : 'configured', fingerprint: fingerprintOf(signer.certificate), timestamp };
};

/** A time stamp service that is noted as answering, or not. */
const noted = (authority: TimestampAuthority, note: NoteAnswer = () => undefined): TimestampAuthority => ({
  timestamp: async (digest, algorithm) => {
    try {
      const token = await authority.timestamp(digest, algorithm);
      note(null);
      return token;
    } catch (fault) {
      note('unreachable');
      throw fault;
    }
  },
});

/** The seal of this installation; the key is unlocked once per process. A failed attempt is forgotten, so that the next may succeed. */
export const openSeal = (keeper: Keeper): Promise<Seal> => {
  const known = opened.get(keeper.db);
  if (known !== undefined) return known;
  const opening = open(keeper);
  opened.set(keeper.db, opening);
  opening.catch(() => opened.delete(keeper.db));
  return opening;
};

/** What documents must say about this installation (docs/rules/signing.md#test-mode). */
export const testModeOf = (config: Settings): TestMode => ({
  selfMadeSeal: config.seal.p12 === null,
  noTimestamp: config.tsaUrl === null,
  noKsef: config.ksef === 'off',
});
