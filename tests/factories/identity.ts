/** Requests of the citizen app as their people and the clock bring them about. */

import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { accountsCalls } from '../../src/contract/accounts/endpoints.ts';
import { identityCalls } from '../../src/contract/identity/endpoints.ts';
import type { Client, TestPerson, TestServer } from '../kit/server.ts';
import { makeCertificate, signPdf } from './certificates.ts';
import { must } from './published-offer.ts';

type Db = Pick<TestServer, 'db'>;

/** The one request of a person that is still to be brought to an end, or the id of none. */
export const requestIdOf = async ({ db }: Db, uid: string): Promise<string> => {
  const { rows } = await db.execute<{ id: string }>(sql`select id from identity_request where uid = ${uid} and decided_at is null`);
  return rows[0]?.id ?? 'N'.repeat(20);
};

/** Somebody who has asked for a code, and their request. */
export const askedForCode = async (server: TestServer, person: TestPerson): Promise<string> => {
  await must(person, identityCalls.openInstructions, { requestCode: true });
  return requestIdOf(server, person.uid);
};

/** Somebody whom a moderator has given a code, and their request. */
export const gaveCode = async (server: TestServer, person: TestPerson, admin: Client, verificationCode = '738204'): Promise<string> => {
  const requestId = await askedForCode(server, person);
  await must(admin, identityCalls.enterCode, { requestId, verificationCode });
  return requestId;
};

/** Lets time pass for a request: all its moments lie so much further back. */
export const passTime = ({ db }: Db, requestId: string, seconds: number) => {
  const moments = ['created_at', 'instructions_shown_at', 'code_requested_at', 'code_provided_at', 'modal_shown_at', 'response_deadline', 'seen_at'];
  const back = [...moments, 'inactive_at'].map((column) => sql.raw(`${column} = ${column} - interval '${seconds} seconds'`));
  return db.execute(sql`update identity_request set ${sql.join(back, sql`, `)} where id = ${requestId}`);
};

/** Lets the next clean-up come: what was given up was so before the last one. */
export const passSweep = ({ db }: Db, requestId: string) =>
  db.execute(sql`update identity_request set inactive_at = inactive_at - interval '5 minutes' where id = ${requestId}`);

/** Uploads the signed terms of a person. */
export const uploadSigned = async (person: Client, bytes: Uint8Array): Promise<{ ok: true } | { ok: false; refusal: { code: string } }> => {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], 'regulamin.pdf', { type: 'application/pdf' }));
  const answer = (await (await person.fetch('/identity/file', { method: 'POST', body })).json()) as { error?: { details?: { code?: string } } };
  return answer.error === undefined ? { ok: true } : { ok: false, refusal: { code: answer.error.details?.code ?? 'none' } };
};

/** Somebody who has signed the terms and sent them to a moderator. */
export const sendSignedFile = async (person: TestPerson): Promise<void> => {
  const certificate = makeCertificate({ subject: { commonName: `${person.firstName} ${person.lastName}` } });
  await uploadSigned(person, await signPdf(new Uint8Array(await readFile('assets/public/documents/terms-pl.pdf')), certificate));
  await must(person, identityCalls.submitSignedFile, {});
};

/** How far somebody's identity is, as they read it themselves. */
export const identityOf = async (person: TestPerson): Promise<string> => {
  const me = await must(person, accountsCalls.getMe, {});
  return me.kind === 'signed-in' ? me.identity : 'signed out';
};
