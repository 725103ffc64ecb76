/** The tables of people and of the auth library. */

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LeavableKind } from '../../domain/accounts/rules/mail-kinds.ts';
import { toReview } from '../../domain/accounts/rules/verification-status.ts';
import type { Claim, CompanyState, IdentityState } from '../../domain/accounts/types.ts';
import { bytes, createdAt, id, instant, json } from '../kit/database/columns.ts';

/** Campaign parameters a person came with (docs/rules/accounts.md#campaign-parameters). */
export type CampaignFacts = Readonly<Record<string, string>>;

/** A user of the product: everything about a person that is ours and not the auth library's. */
export const person = pgTable(
  'person',
  {
    uid: id('uid').primaryKey(),
    email: text('email').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    /** The address before the last change; it may undo the change until `emailChangeUndoUntil`. */
    previousEmail: text('previous_email'),
    emailChangeUndoUntil: instant('email_change_undo_until'),
    /** Until when an admin must have a second factor; null for who has one, and for who need not. */
    secondFactorDue: instant('second_factor_due'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    lang: text('lang').$type<'pl' | 'en'>().notNull().default('pl'),
    claims: text('claims').array().$type<Claim[]>().notNull().default([]),
    identityState: text('identity_state').$type<IdentityState>().notNull().default('INITIAL'),
    companyId: id('company_id'),
    companyName: text('company_name'),
    companyState: text('company_state').$type<CompanyState>().notNull().default('INITIAL'),
    isAgent: boolean('is_agent').notNull().default(false),
    licenseNumber: text('license_number'),
    marketingConsentAt: instant('marketing_consent_at'),
    marketingConsentVersion: text('marketing_consent_version'),
    campaign: json<CampaignFacts>('campaign'),
    /** When the account was deleted; the name is an alias then (docs/rules/accounts.md#what-stays-of-it). */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('person_email').on(table.email),
    index('person_company').on(table.companyId),
    // Asked of each address that somebody wants; few people have changed theirs.
    index('person_previous_email').on(table.previousEmail).where(sql.raw('previous_email is not null')),
    // Those whom a moderator has to look at are few among all people.
    index('person_identity_checking')
      .on(table.uid)
      .where(sql.raw(`identity_state = '${toReview}'`)),
  ],
);

/** The name of whoever a column of another table names by uid; null where it names nobody. */
export const nameOfPerson = (uid: SQLWrapper): SQL =>
  sql`(select ${person.firstName} || ' ' || ${person.lastName} from ${person} where ${person.uid} = ${uid})`;

/** Kinds of mail that people have left; no row means that they get it. */
export const mailLeft = pgTable(
  'mail_left',
  { uid: id('uid').notNull(), kind: text('kind').$type<LeavableKind>().notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.uid, table.kind] })],
);

/** Kinds of mail that addresses have left, whoever has them: the address as a hash. */
export const addressLeft = pgTable(
  'address_left',
  { addressHash: text('address_hash').notNull(), kind: text('kind').$type<LeavableKind>().notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.addressHash, table.kind] })],
);

/** The second factor of a person, an app or passkeys. Secrets of apps are encrypted; a new one waits beside the one that counts until a code of it was entered. */
export const secondFactor = pgTable('second_factor', {
  uid: id('uid').primaryKey(),
  sealedSecret: text('sealed_secret'),
  pendingSecret: text('pending_secret'),
  /** Since when there is a second factor, of whichever kind. */
  confirmedAt: instant('confirmed_at'),
  /** The step of time of the last code that was taken: each code counts once. */
  lastStep: integer('last_step').notNull().default(0),
  /** Codes tried since `triesSince`; a right one sets it back. */
  tries: integer('tries').notNull().default(0),
  triesSince: instant('tries_since'),
  createdAt: createdAt(),
});

/** The recovery codes of a person, as hashes. */
export const recoveryCode = pgTable(
  'recovery_code',
  { uid: id('uid').notNull(), hash: text('hash').notNull(), usedAt: instant('used_at'), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.uid, table.hash] })],
);

/** The passkeys of people: public keys, whose other halves never leave a device or its owner's store of keys. */
export const passkey = pgTable(
  'passkey',
  {
    id: id('id').primaryKey(),
    uid: id('uid').notNull(),
    /** The number that the device gave it. */
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** How often it says that it was used; 0 for keys that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach it: built in, USB, another device. */
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('passkey_credential').on(table.credentialId), index('passkey_uid').on(table.uid)],
);

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The auth library's user; its id is our uid. */
export const authUser = pgTable('auth_user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** The auth library's sessions. */
export const authSession = pgTable(
  'auth_session',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When its owner last showed a provider who they are; null where what opened the session shows it, such as the password. */
    authenticatedAt: moment('authenticated_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_session_user').on(table.userId)],
);

/** The auth library's ways to sign in: a password hash, or an OpenID account. */
export const authAccount = pgTable(
  'auth_account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_account_user').on(table.userId), uniqueIndex('auth_account_identity').on(table.providerId, table.accountId)],
);

/** The auth library's short-lived values (states of OpenID sign-ins). */
export const authVerification = pgTable(
  'auth_verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_verification_identifier').on(table.identifier)],
);
