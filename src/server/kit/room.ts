import type { Lang, Words } from '../../words/kit/words.ts';
import type { DutyShare } from './clock/duties.ts';
import type { DrawnFiles } from './files/clean-up.ts';
import type { FileReference } from './files/references.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { RawRoute } from './http/rpc.ts';
import type { JobEntry } from './jobs/jobs.ts';
import type { EffectShare, StoredLifecycle } from './lifecycle/effects.ts';
import type { TopicGuard } from './live/notices.ts';
import type { MailEntry } from './mail/template.ts';
import type { FilledPort, Port } from './ports.ts';

/**
 * What a room brings to the server, said in its `room.ts`; the app joins the rooms. `lifecycles` are its own, `effects` is its code for
 * steps of its own and of earlier rooms' lifecycles, `duties` is what it does when its moment has come, `topics` says who may follow its
 * live topics, `words` what its refusals are called, `signing` what of its own is signed.
 */
export type Room = Omit<EffectShare & DutyShare, 'lifecycles'> & {
  readonly lifecycles?: readonly (StoredLifecycle & { readonly owes: readonly string[]; readonly timed: readonly string[] })[];
  readonly endpoints?: readonly Endpoint[];
  /** Routes that are not calls: uploads, documents, redirects. */
  readonly routes?: readonly RawRoute[];
  readonly jobs?: readonly JobEntry[];
  readonly mails?: readonly MailEntry[];
  readonly topics?: readonly TopicGuard[];
  readonly words?: Readonly<Record<Lang, Words>>;
  /** Outside services of the room, and what it expects of later rooms; its commands ask `services.ports`. */
  readonly ports?: readonly Port<unknown>[];
  /** What it plugs into the ports of earlier rooms. */
  readonly fills?: readonly FilledPort[];
  /** What of its own is signed, and where its documents are: a share of what the room of signing takes. */
  readonly signing?: object;
  /** The columns of its tables that name stored files. */
  readonly files?: readonly FileReference[];
  /** Its files that are stored before the row that names them. */
  readonly drawn?: readonly DrawnFiles[];
};

/** Declares a room. Its own type stays, so that the list of rooms knows which effects are owed and supplied. */
export const room = <const R extends Room>(declared: R): R => declared;
