/** Joins the rooms: every call, route, job, mail, topic, effect, duty and purpose of signing of the product. */

import { clockJob } from '../kit/clock/clock-job.ts';
import { type Duty, joinDuties, type OwedDuty } from '../kit/clock/duties.ts';
import { cleanUpJob, type KnownFiles } from '../kit/files/clean-up.ts';
import { kitJobs } from '../kit/jobs/kit-jobs.ts';
import { type Effect, joinEffects, type OwedEffect } from '../kit/lifecycle/effects.ts';
import { mailFiles } from '../kit/mail/deliver.ts';
import type { Room } from '../kit/room.ts';
import { joinSigning } from '../signing/queries/join.ts';
import type { Signing } from '../signing/queries/purposes.ts';

/** A new room is one line here, and one in web/app/routes.ts if it has pages. Each may know those above it; the house rules read their order here. */
const list = [
  (await import('../accounts/room.ts')).accountsRoom,
  (await import('../identity/room.ts')).identityRoom,
  (await import('../companies/room.ts')).companiesRoom,
  (await import('../signing/room.ts')).signingRoom,
  (await import('../offers/room.ts')).offersRoom,
  (await import('../search/room.ts')).searchRoom,
  (await import('../reservations/room.ts')).reservationsRoom,
  (await import('../leases/room.ts')).leasesRoom,
  (await import('../deposits/room.ts')).depositsRoom,
  (await import('../invoices/room.ts')).invoicesRoom,
  (await import('../handover/room.ts')).handoverRoom,
  (await import('../workspace/room.ts')).workspaceRoom,
  (await import('../wanted/room.ts')).wantedRoom,
  (await import('../agency/room.ts')).agencyRoom,
  (await import('../outreach/room.ts')).outreachRoom,
  (await import('../content/room.ts')).contentRoom,
  (await import('../admin/room.ts')).adminRoom,
] as const;

/** The rooms of the server, in the order in which they may know each other. */
export const rooms: readonly Room[] = list;

/** Every call of the product, room by room. */
export const endpoints = rooms.flatMap((room) => room.endpoints ?? []);

/** Routes that are not calls: uploads, documents, redirects. */
export const routes = rooms.flatMap((room) => room.routes ?? []);

/** What time makes due: a step of time that no room's duty takes does not compile, a duty of two rooms does not start. */
export const duties = joinDuties<(typeof list)[number]>(list) satisfies Readonly<Record<OwedDuty<(typeof list)[number]>, Duty>>;

/** What the product stores: the columns that name files, and the files that are stored before their row. */
export const knownFiles: KnownFiles = {
  drawn: rooms.flatMap((room) => room.drawn ?? []),
  references: [...rooms.flatMap((room) => room.files ?? []), mailFiles],
};

/** Every job of the product. */
export const jobs = () => [...kitJobs(), clockJob(duties), cleanUpJob(knownFiles), ...rooms.flatMap((room) => room.jobs ?? [])];

/** Every e-mail of the product. */
export const mails = rooms.flatMap((room) => room.mails ?? []);

/** Where outside services, and what later rooms bring to earlier ones, are plugged in. */
export const ports = rooms.flatMap((room) => room.ports ?? []);

/** What later rooms plug into the ports of earlier ones. */
export const fills = rooms.flatMap((room) => room.fills ?? []);

/** What the rooms bring to signing: a purpose or a kind of document that no room brings, or two, does not compile. */
export const signing = joinSigning<(typeof list)[number]>(list) satisfies Signing;

/** Every lifecycle of the product at work. */
export const lifecycles = rooms.flatMap((room) => room.lifecycles ?? []);

/** Who may follow which live topics. */
export const topicGuards = rooms.flatMap((room) => room.topics ?? []);

/** What the steps of every lifecycle cause: an effect that no room supplies does not compile, one that two supply does not start. */
export const effects = joinEffects<(typeof list)[number]>(list) satisfies Readonly<Record<OwedEffect<(typeof list)[number]>, Effect<never>>>;
