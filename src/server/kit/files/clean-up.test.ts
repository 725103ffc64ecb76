import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInsertedOffer, anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { jobs, knownFiles } from '../../app/rooms.ts';
import { newId } from '../database/ids.ts';
import { removeUnnamed } from './clean-up.ts';
import type { FileReference } from './references.ts';

let server: TestServer;
let offerId: string;
beforeAll(async () => {
  server = await testServer();
  offerId = await anInsertedOffer(server, await anInsertedSigner(server));
}, 120_000);
afterAll(() => server.close());

/** A stored file of some age. */
const aFile = async (key: string, hours: number): Promise<string> => {
  await server.services.files.put(key, new Uint8Array([37, 80, 68, 70]));
  const at = new Date(Date.now() - hours * 3_600_000);
  await utimes(path.join(server.services.config.dataDir, 'files', key), at, at);
  return key;
};
const drawn = (offer: string, name = 'drawn.pdf'): string => `offers/${offer}/documents/${newId()}/${name}`;
const isThere = (key: string): Promise<boolean> => server.services.files.exists(key);

describe('the clean-up of drawn files', () => {
  test('removes what no row names after a day; what is younger, uploaded, of another database or named stays', async () => {
    const [lost, fresh, strange] = [await aFile(drawn(offerId), 25), await aFile(drawn(offerId), 23), await aFile(drawn(newId()), 25)];
    const uploaded = await aFile(`offers/${offerId}/rejection/${newId()}.jpg`, 25);
    const { rows } = await server.db.execute<{ drawn_key: string }>(sql`select drawn_key from document`);
    const named = await Promise.all(rows.map(({ drawn_key }) => aFile(drawn_key, 25)));
    expect(named.length).toBeGreaterThan(0);
    expect(await removeUnnamed(server.services, knownFiles)).toBe(1);
    expect(await isThere(lost)).toBe(false);
    for (const kept of [fresh, strange, uploaded, ...named]) expect(await isThere(kept), kept).toBe(true);
  });

  test.each(knownFiles.references)('leaves a file that only $column names', async (reference) => {
    const key = await aFile(drawn(offerId), 25);
    await server.db.transaction(async (tx) => {
      const only = { db: tx, files: server.services.files };
      await standIn(tx, reference, key);
      await removeUnnamed(only, knownFiles);
      expect(await isThere(key)).toBe(true);
      await tx.execute(sql`delete from ${sql.identifier(tableOf(reference))}`);
      await removeUnnamed(only, knownFiles);
      expect(await isThere(key)).toBe(false);
    });
  });

  test('knows every column that may name a file', async () => {
    const { rows } = await server.db.execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and (data_type = 'jsonb' or (data_type = 'text' and column_name ~ '(^|_)(key|file|path|url)s?$'))`);
    const known = new Set(knownFiles.references.map(({ column }) => column));
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name) && !fileless.has(name))).toEqual([]);
    const all = new Set(rows.map(({ name }) => name));
    expect([...known, ...fileless].filter((name) => !all.has(name))).toEqual([]);
  });

  test('runs every night', () => {
    expect(jobs().find(({ name }) => name === 'kit.clean_up_files')).toMatchObject({ cron: '40 3 * * *' });
  });
});

type Tx = Parameters<Parameters<TestServer['db']['transaction']>[0]>[0];

const tableOf = ({ column }: FileReference): string => column.split('.')[0] ?? '';

/** Puts a table with one row, which names the key and nothing else, in front of the real one until the transaction ends. */
const standIn = async (tx: Tx, reference: FileReference, key: string): Promise<void> => {
  const [table, column = ''] = reference.column.split('.');
  const documentId = key.split('/')[3];
  await tx.execute(sql.raw(`create temp table "${table}" on commit drop as select * from public."${table}" with no data`));
  // A statement that was prepared before goes on reading the real table.
  await tx.execute(sql`discard plans`);
  const photo = { key, smallKey: key, fileKey: key };
  const row = { id: documentId, document_id: documentId, [column]: key };
  await tx.execute(sql`
    insert into ${sql.identifier(table ?? '')} select * from jsonb_populate_record(null::${sql.raw(`public."${table}"`)}, ${JSON.stringify(row)}::jsonb)`);
  const isJson = (
    await tx.execute(sql`
    select 1 from information_schema.columns where table_schema = 'public' and table_name = ${table} and column_name = ${column} and data_type = 'jsonb'`)
  ).rows;
  if (isJson.length > 0)
    await tx.execute(sql`update ${sql.identifier(table ?? '')} set ${sql.identifier(column)} = ${JSON.stringify([photo])}::jsonb`);
};

/** Columns of JSON, and columns with such a name, that name no file of a document. Whoever adds a column decides here or in the `files` of its room. */
const fileless: ReadonlySet<string> = new Set([
  'mail.facts',
  'identity_file.signatures',
  'event.details',
  'analytics_event.params',
  'command_answer.answer',
  'offer_check.steps',
  'offer_check.refusal',
  'lifecycle_step.actors',
  'lifecycle_step.details',
  'person.campaign',
  'short_link.original_url',
  'account_deletion.leaver',
  'account_deletion.steps',
  'document.facts',
  'document.text_versions',
  'document.test_mode',
  'company.general_partner',
  'company.partners',
  'offer_image.opinion',
  'offer_image.ruling',
  'listing_filter.district_key',
  'listing_filter.estate_key',
  'listing_filter.street_key',
  'agency_agreement.facts',
  'agency_agreement.aml',
  'agency_file.signatures',
  'saved_search.filters',
  'wanted_listing.must_haves',
  'place_alert.area_key',
  'saved_search.filters_key',
  'saved_search.county_key',
  'saved_search.city_key',
  'offer_preparation.form',
  'offer_preparation.landlord',
  'offer_preparation.fee_rates',
  'evidence.consents',
  'evidence.proof',
  'listing.city_key',
  'listing.county_key',
  'listing.floors',
  'listing.image',
  'offer.first_right',
  'offer.reservation',
  'offer.form',
  'reservation.consents',
  'reservation.facts',
  'reservation.fee_rates',
  'offer_version.form',
  'offer_version.landlord',
  'offer_version.fee_rates',
  'task.key',
  'task.facts',
  'lease.landlord',
  'lease.tenant',
  'lease_rejection.reasons',
  'invoice.facts',
  'protocol_draft.data',
  'protocol_round.data',
  'prepared_protocol.signer_key',
  'prepared_protocol.data',
  'prepared_rejection.reasons',
  'company_change.form',
  'register_answer.facts',
  'money_approval.details',
  'lease_form_file.signatures',
  'lease_form_file.signed_by',
  'lease_form_file.doubts',
  'signature_pending.act',
]);
