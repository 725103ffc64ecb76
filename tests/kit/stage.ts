/** The whole product in the process of a test: what a road begins with comes from factories, what it is about is clicked in a browser. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Browser, type BrowserContextOptions, expect } from '@playwright/test';
import { serveHealth } from '../../src/server/app/health.ts';
import { listen } from '../../src/server/app/listen.ts';
import { builtPages, servePages } from '../../src/server/app/pages.ts';
import { closeServer } from '../../src/server/app/shutdown.ts';
import { connect, disconnect } from '../../src/server/kit/database/database.ts';
import { migrate } from '../../src/server/kit/database/migrate.ts';
import { readMailbox } from '../../src/server/kit/mail/view.ts';
import { startEmbedded } from '../../src/server/kit/postgres/embedded.ts';
import { type Actor, anActor, type Mailbox } from '../pages/actor.ts';
import type { TestDatabase } from './database.ts';
import type { Letter } from './post-office.ts';
import { careless } from './postgres-settings.ts';
import { alone, freePort } from './product.ts';
import { type TestPerson, type TestServer, testPassword, testServer } from './server.ts';

/** A server that a browser reaches, with everybody's letters and whoever has a browser open. */
export type Stage = TestServer & {
  readonly url: string;
  /** Does something while no job is worked on, so that pages that wait for one go on waiting. It must not wait for a job itself. */
  readonly hold: <T>(act: () => Promise<T>) => Promise<T>;
  /** Somebody with a browser of their own, signed in, who is asked about privacy as everybody is at first. */
  readonly meet: (browser: Browser, person: TestPerson, options?: BrowserContextOptions) => Promise<Actor>;
  /** The same, when they have answered that. */
  readonly enter: (browser: Browser, person: TestPerson, options?: BrowserContextOptions) => Promise<Actor>;
  /** Somebody whom nobody knows, with a browser of their own. */
  readonly visit: (browser: Browser, options?: BrowserContextOptions) => Promise<Actor>;
  /** What all browsers complained about since it was asked last. */
  readonly faults: () => readonly string[];
  /** Closes everybody's browser: pages that stay open, maps above all, take the time of whoever comes next. */
  readonly leave: () => Promise<void>;
};

const root = path.join(import.meta.dirname, '../..');
/** So often work is looked for that a page waits for. */
const pauseMs = 100;

const ownDatabase = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parter-stage-'));
  const embedded = await startEmbedded(folder, { settings: careless });
  await migrate(embedded.url());
  const db = connect(embedded.url(), 10);
  const close = async (): Promise<void> => {
    await disconnect(db);
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { db, url: embedded.url(), close };
};

/** One piece of work after the other, however many ask for it: whoever asked for the waiting jobs knows that they are done. */
const inTurn = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
};

/** Works until it is ended. */
const workOn = (work: () => Promise<unknown>): (() => Promise<void>) => {
  let isEnding = false;
  const loop = async (): Promise<void> => {
    while (!isEnding) {
      await work();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const running = loop();
  return async () => {
    isEnding = true;
    await running;
  };
};

/** The letters of everybody as they come into the local mailbox. */
const watchMailbox = ({ services }: TestServer) => {
  const letters: Letter[] = [];
  const known = new Set<string>();
  const look = async (): Promise<void> => {
    for (const mail of [...(await readMailbox(services))].reverse()) {
      if (known.has(mail.mailId)) continue;
      known.add(mail.mailId);
      letters.push({ to: mail.recipient, subject: mail.subject.replaceAll('\u00a0', ' '), text: mail.text, html: mail.html, attachments: [] });
    }
  };
  const letter: Mailbox['letter'] = async (to, is, from = 0) => {
    const newest = (): Letter | undefined => letters.slice(from).findLast((one) => one.to === to && is(one));
    await expect.poll(newest, { message: `a letter to ${to}`, timeout: 30_000 }).toBeDefined();
    const found = newest();
    if (!found) throw new Error(`no such letter to ${to}`);
    return found;
  };
  return { look, mailbox: { letter, letters: () => letters } };
};

/** Opens the product for roads. It uses the pages as they were built. */
export const openStage = async (env: Readonly<Record<string, string>> = {}): Promise<Stage> => {
  const url = `http://localhost:${await freePort()}`;
  const server = await testServer({ database: await ownDatabase(), env: { ...alone, BASE_URL: url, ...env } });
  const turn = inTurn();
  const work = () => turn(server.work);
  const { look, mailbox } = watchMailbox(server);
  const rest = workOn(async () => {
    await work();
    await look();
  });
  const door = await listen(Number(new URL(url).port), '127.0.0.1');
  const { config } = server.services;
  serveHealth(server.server.app, { config, db: server.db, about: { version: 'test', build: 'test' }, isClosing: () => false });
  // React and the router choose their fast form by this variable alone.
  process.env['NODE_ENV'] = 'production';
  await servePages(server.server, await builtPages(root), config);
  door.open(getRequestListener(server.server.fetch));
  const actors: Actor[] = [];
  const open = async (
    browser: Browser,
    who: Pick<Actor, 'email' | 'firstName' | 'lastName'>,
    options: BrowserContextOptions = {},
  ): Promise<Actor> => {
    const actor = await anActor(await browser.newContext(options), { base: url, mailbox, ...who });
    actors.push(actor);
    return actor;
  };
  const meet: Stage['meet'] = async (browser, { email, firstName, lastName }, options) => {
    const actor = await open(browser, { email, firstName, lastName }, options);
    const data = { email, password: testPassword };
    const signedIn = await actor.page.request.post(`${url}/call/signIn`, { headers: { origin: url }, data: { data } });
    expect(signedIn.ok(), `sign-in of ${email}`).toBe(true);
    return actor;
  };
  const leave = async (): Promise<void> => {
    for (const { page } of actors.splice(0)) await page.context().close();
  };
  return {
    ...server,
    work,
    url,
    hold: turn,
    visit: (browser, options) => open(browser, { email: '', firstName: '', lastName: '' }, options),
    meet,
    enter: async (browser, person, options) => {
      const actor = await meet(browser, person, options);
      // A document that is shown within the page has no storage.
      await actor.page.addInitScript("if (window === top) localStorage.setItem('consent', 'necessary')");
      return actor;
    },
    faults: () => actors.flatMap(({ faults, email }) => faults.splice(0).map((fault) => `${email}: ${fault}`)),
    leave,
    close: async () => {
      await leave();
      await rest();
      await closeServer(door.server);
      await server.close();
    },
  };
};
