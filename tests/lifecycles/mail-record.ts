/** Writes down what every step of a lease and of a counter-offer mails: edge, who took it, who reads it, in both languages. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mails } from '../../src/server/app/rooms.ts';
import { collectMails, mailTools } from '../../src/server/kit/mail/template.ts';
import { drawText } from '../../src/server/kit/mail/text.ts';
import type { LeaseStep } from '../../src/server/leases/lifecycle.ts';
import type { CounterOfferStep } from '../../src/server/offers/lifecycle/counter-offer.ts';
import { depositMailWords } from '../../src/words/deposits/mail.ts';
import { handoverMailWords } from '../../src/words/handover/mail.ts';
import { invoiceMailWords } from '../../src/words/invoices/mail.ts';
import type { Lang } from '../../src/words/kit/words.ts';
import { leaseMailWords } from '../../src/words/leases/mail.ts';

const folder = path.join(import.meta.dirname, 'mails');
const langs: readonly Lang[] = ['pl', 'en'];
const rooms = ['leases', 'deposits', 'handover', 'invoices'] as const;
/** Of the offers only what steps mail is written down: the rest is shown by its sample. */
const walkedRooms = [...rooms, 'offers'] as const;
const entries = collectMails(mails);

type MailRow = { readonly template: string; readonly recipient: string; readonly facts: unknown };

/** The mails of the steps so far: file, then heading, then the texts that stand under it. */
export type MailRecord = Map<string, Map<string, Set<string>>>;

/** Notes what a step mailed. */
export const recordMails = (record: MailRecord, step: LeaseStep, sent: readonly MailRow[]): void => {
  const signers = { landlord: step.row.landlord.signer, tenant: step.row.tenant.signer };
  const actor = step.uid === null ? 'time' : step.uid === signers.landlord.uid ? 'landlord' : step.uid === signers.tenant.uid ? 'tenant' : 'admin';
  const edge = step.from === step.to ? `in ${step.from}` : `${step.from} > ${step.to}`;
  for (const { template, recipient, facts } of sent) {
    const side = recipient === signers.landlord.email ? 'landlord' : recipient === signers.tenant.email ? 'tenant' : null;
    const reader = side ?? ((facts as { readonly to?: string }).to === 'admin' ? 'admin' : 'named person');
    const plain = withoutChance(facts, [step.row.landlord.name, step.row.tenant.name]);
    for (const lang of langs) note(record, { template, lang, heading: `${step.on} by ${actor}, ${edge}: to ${reader}` }, plain);
  }
};

/** The same of a counter-offer. Both sides are known by what the mails call the other one. */
export const recordCounterOffer = (record: MailRecord, step: CounterOfferStep, sent: readonly MailRow[]): void => {
  const reader = step.on === 'send' || step.on === 'withdraw' ? 'landlord' : 'tenant';
  const actor = step.uid === null ? (step.on === 'close' ? 'offer' : 'time') : step.uid === step.row.uid ? 'tenant' : 'landlord';
  for (const { template, facts } of sent) {
    const { other, cause } = facts as { readonly other: string; readonly cause: string | null };
    const plain = withoutChance(facts, reader === 'landlord' ? ['nobody', other] : [other, 'nobody']);
    const why = cause === null ? '' : ` (${cause})`;
    for (const lang of langs)
      note(record, { template, lang, heading: `${step.on} by ${actor}${why}, ${step.from} > ${step.to}: to ${reader}` }, plain);
  }
};

/** Adds what time, jobs and calls mail beside the steps: as the walk sent it, else from the template's sample; one for each reader. */
export const recordRest = (record: MailRecord, sent: readonly MailRow[]): void => {
  const walked = new Set([...record.values()].flatMap((headings) => [...headings.keys()].map((heading) => heading.split(' | ')[1])));
  const isOpen = (id: string): boolean => rooms.some((room) => id.startsWith(`${room}.`)) && !walked.has(id);
  for (const { id, sample } of mails.filter((mail) => isOpen(mail.id)))
    for (const to of readersOf(id, sample)) {
      const told = 'side' in sample ? 'side' : 'to';
      const real = sent.find(({ template, facts }) => template === id && (to === null || (facts as Readonly<Record<string, unknown>>)[told] === to));
      const made = to === null ? sample : { ...sample, ...(to === 'admin' ? { path: '/admin/deposits', button: 'admin' } : {}), [told]: to };
      const facts = real === undefined ? made : withoutChance(real.facts, namesIn(real.facts));
      for (const lang of langs) note(record, { template: id, lang, heading: `beside the steps: to ${to ?? 'its reader'}` }, facts);
    }
};

/** The other side's company as the mail names it, in the place of the side that it is. */
const namesIn = (facts: unknown): readonly string[] => {
  const { to, other = 'nobody' } = facts as { readonly to?: string; readonly other?: string };
  return to === 'tenant' ? [other, 'nobody'] : ['nobody', other];
};

/** For whom a template has words, or whose side it speaks of; null for one that is written for a single reader. */
const readersOf = (id: string, sample: object): readonly (string | null)[] => {
  if ('side' in sample) return ['landlord', 'tenant'];
  const [room = '', name = ''] = id.split('.');
  const words: Readonly<Record<string, object>> = {
    leases: leaseMailWords.pl,
    deposits: depositMailWords.pl,
    handover: handoverMailWords.pl,
    invoices: invoiceMailWords.pl,
  };
  const found = ['landlord', 'tenant', 'admin'].filter((to) => `${name}.${to}.subject` in (words[room] ?? {}));
  return found.length === 0 ? [null] : found;
};

type Note = { readonly template: string; readonly lang: Lang; readonly heading: string };

const note = (record: MailRecord, { template, lang, heading }: Note, facts: unknown): void => {
  const entry = entries.get(template);
  const [room = ''] = template.split('.');
  if (entry === undefined) throw new Error(`no template ${template}`);
  if (!walkedRooms.some((known) => known === room)) return;
  const message = entry.render(facts, {}, mailTools(lang, 'https://parter.example'));
  const frame = { lang, slogan: '', viewLabel: '', viewHref: null, leaveLabel: '', leaveHref: null, footer: '', baseUrl: '' };
  const [body = ''] = drawText(message, frame).split('\n\n--\n');
  const file = `${room}.${lang}.md`;
  const headings = record.get(file) ?? new Map<string, Set<string>>();
  const key = `${heading} | ${template}`;
  headings.set(key, (headings.get(key) ?? new Set()).add(`**${message.subject}**\n${message.preheader}\n\n${body}`));
  record.set(file, headings);
};

/** Days, hours, references, ids and names differ in every run; the words around them do not. */
const withoutChance = (facts: unknown, [landlord = '', tenant = '']: readonly string[]): unknown =>
  JSON.parse(
    JSON.stringify(facts)
      .replaceAll(spaced(landlord), 'NAWROT SP. Z O.O.')
      .replaceAll(spaced(tenant), 'ZAKWAS SP. Z O.O.')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-12-01T09:00:00.000Z')
      .replaceAll(/"\d{4}-\d\d-\d\d"/g, '"2026-12-01"')
      .replaceAll(/\b\d\d\.\d\d\.\d{4}(, \d\d:\d\d:\d\d)?/g, '01.12.2026$1')
      .replaceAll(/, \d\d:\d\d:\d\d/g, ', 10:00:00')
      .replaceAll(/KAUCJA [A-Z0-9]{8}/g, 'KAUCJA K7Q2M9XW')
      .replaceAll(/\b[LT] \d+\/\d{4}/g, (title) => `${title.slice(0, 1)} 7/2026`)
      .replaceAll(/([UO])\/\d{4}\/\d{4}/g, '$1/2026/0003')
      // An id under its name: one in thirty has no digit and looks like a word.
      .replaceAll(/("\w*[iI]d":)"[A-Za-z0-9_-]{20}"/g, '$1"abcdefghij0123456789"')
      .replaceAll(/"(?=[^"]*\d)[A-Za-z0-9_-]{20}"/g, '"abcdefghij0123456789"')
      .replaceAll(/\/[A-Za-z0-9_-]{20}(?=["/?])/g, '/abcdefghij0123456789')
      .replaceAll(/\?c=[A-Za-z0-9]{20}/g, '?c=abcdefghij0123456789'),
  );

/** A name, whichever spaces stand in it: running text keeps its parts together. */
const spaced = (name: string): RegExp =>
  new RegExp(
    JSON.stringify(name)
      .slice(1, -1)
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(' ', '[ \\u00a0]'),
    'g',
  );

/** The files as they have to stand in the repository. */
export const filesOf = (record: MailRecord): ReadonlyMap<string, string> =>
  new Map(
    [...record.entries()].map(([file, headings]) => {
      const parts = [...headings.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const body = parts.map(([heading, texts]) => `## ${heading}\n\n${[...texts].toSorted().join('\n\n* * *\n\n')}\n`);
      return [
        file,
        `<!-- Written by UPDATE_MAILS=1 vitest run tests/lifecycles/effects.test.ts; read it before it is committed. -->\n\n${body.join('\n')}`,
      ];
    }),
  );

/** Compares a file with the repository, or writes it where UPDATE_MAILS is set. */
export const storedText = async (file: string, text: string): Promise<string> => {
  const target = path.join(folder, file);
  if (process.env['UPDATE_MAILS']) {
    await mkdir(folder, { recursive: true });
    await writeFile(target, text);
  }
  return readFile(target, 'utf8').catch(() => '');
};
