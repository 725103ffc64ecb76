import type { Logger } from 'pino';
import type { Result } from '../../domain/kit/verdict.ts';
import type { SignedIn, Viewer } from '../../domain/kit/viewer.ts';
import type { Lang } from '../../words/kit/words.ts';
import type { Db } from './database/database.ts';
import type { Files } from './files/port.ts';
import type { RateLimits } from './http/limits/rate-limit.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Effects } from './lifecycle/effects.ts';
import type { LiveNotices } from './live/live.ts';
import type { Mails } from './mail/template.ts';
import type { ServiceStates } from './outside/states.ts';
import type { Ports } from './ports.ts';
import type { Config } from './process/config.ts';

/** What every piece of work needs, whoever asks for it: a request, a job, a command line. */
export type Services = {
  readonly db: Db;
  readonly config: Config;
  readonly log: Logger;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly live: LiveNotices;
  readonly rates: RateLimits;
  /** Where is noted how services of others answer. */
  readonly states: ServiceStates;
  readonly mails: Mails;
  /** What the steps of lifecycles cause; the app joins them from the rooms. */
  readonly effects: Effects;
  /** Outside services of the rooms, and what later rooms bring to earlier ones. */
  readonly ports: Ports;
};

/** What shows whose session a request is (the `Cookie` and `Authorization` headers), and cookies that the answer shall set (sign-in, sign-out). */
export type CookieJar = { readonly incoming: string; readonly authorization: string; readonly add: (setCookie: string) => void };

/**
 * The making of an answer that is given to every visitor. Whoever reads for it names, before reading, the topics whose notices change what it
 * shows; `null` means that this must not be given to others.
 */
export type SharedMaking = { readonly dependsOn: (topics: readonly string[] | null) => void };

/** A request: who asks, from where, in which language. */
export type Ctx = Services & {
  readonly viewer: Viewer;
  readonly lang: Lang;
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  readonly cookies: CookieJar;
  /** Set while an answer is made that every visitor is given. */
  readonly making?: SharedMaking;
};

/** A command or query as an endpoint sees it. */
export type Handler<I, O> = (ctx: Ctx, input: I) => Promise<Result<O>>;

/** The signed-in viewer. A visitor here is a programming error: the audience check of the endpoint comes first. */
export const signedIn = (ctx: Ctx): SignedIn => {
  if (ctx.viewer.kind === 'visitor') throw new Error('a visitor reached code for signed-in people');
  return ctx.viewer;
};
