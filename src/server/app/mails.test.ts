import { describe, expect, it } from 'vitest';
import { depositMailWords } from '../../words/deposits/mail.ts';
import { handoverMailWords } from '../../words/handover/mail.ts';
import { invoiceMailWords } from '../../words/invoices/mail.ts';
import { leaseMailWords } from '../../words/leases/mail.ts';
import { reservationMailWords } from '../../words/reservations/mail.ts';
import { depositMails } from '../deposits/mail.ts';
import { meetingMails } from '../handover/mail.ts';
import { invoiceMails } from '../invoices/mail.ts';
import type { EventMail } from '../kit/mail/event-mail.ts';
import { mailTools } from '../kit/mail/template.ts';
import { leaseMails } from '../leases/mail.ts';
import { reservationMails } from '../reservations/mail.ts';

const audiences = ['landlord', 'tenant', 'admin'] as const;
const tables: readonly (readonly [string, Readonly<Record<string, EventMail>>, { readonly pl: object; readonly en: object }])[] = [
  ['reservations', reservationMails, reservationMailWords],
  ['leases', leaseMails, leaseMailWords],
  ['deposits', depositMails, depositMailWords],
  ['invoices', invoiceMails, invoiceMailWords],
  ['handover', meetingMails, handoverMailWords],
];

describe.each(tables)('e-mails of the events of %s', (room, mails, words) => {
  const events = Object.entries(mails).flatMap(([event, template]) =>
    audiences.filter((to) => `${event}.${to}.subject` in words.pl).map((to) => ({ event, to, template })),
  );

  it('are written for somebody', () => {
    for (const event of Object.keys(mails)) expect(events.map((written) => written.event)).toContain(event);
    for (const { event, template } of events) expect(template.id).toBe(`${room}.${event}`);
  });

  it.each(events)('$event to the $to has a subject, a text, what is next and where to go, in both languages', ({ template, to }) => {
    for (const lang of ['pl', 'en'] as const) {
      const message = template.render({ ...template.sample, to }, mailTools(lang, 'https://parter.example'));
      expect(message.subject).not.toMatch(/[{}]/);
      expect(message.blocks.map((block) => block.kind)).toEqual(['heading', 'text', 'facts', 'callout', 'button']);
    }
  });

  it('have no text without an event', () => {
    const known = new Set(events.map(({ event, to }) => `${event}.${to}`));
    const orphans = Object.keys(words.pl).filter(
      (key) => /^\w+\.(landlord|tenant|admin)\.(subject|text|next)$/.test(key) && !known.has(key.replace(/\.\w+$/, '')),
    );
    expect(room === 'handover' ? [] : orphans).toEqual([]);
    expect(Object.keys(words.en)).toHaveLength(Object.keys(words.pl).length);
  });
});
