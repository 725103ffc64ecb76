import { describe, expect, it } from 'vitest';
import { leaseMailWords } from '../../words/leases/mail.ts';
import { mailTools } from '../kit/mail/template.ts';
import { eventMails } from './mail.ts';

const audiences = ['landlord', 'tenant', 'admin'] as const;
const written = (event: string, to: string): boolean => `${event}.${to}.subject` in leaseMailWords.pl;

describe('e-mails of leasing', () => {
  const events = Object.entries(eventMails).flatMap(([event, template]) =>
    audiences.filter((to) => written(event, to)).map((to) => ({ event, to, template })),
  );

  it.each(events)('$event to the $to has a subject, a text, what is next and where to go, in both languages', ({ template, to }) => {
    for (const lang of ['pl', 'en'] as const) {
      const message = template.render({ ...template.sample, to }, mailTools(lang, 'https://parter.example'));
      expect(message.subject).not.toMatch(/[{}]/);
      expect(message.blocks.map((block) => block.kind)).toEqual(['heading', 'text', 'facts', 'callout', 'button']);
    }
  });

  it('have no text without an event', () => {
    const known = new Set(events.map(({ event, to }) => `${event}.${to}`));
    const orphans = Object.keys(leaseMailWords.pl).filter((key) => !/^(row|button)\./.test(key) && !known.has(key.split('.').slice(0, 2).join('.')));
    expect(orphans).toEqual([]);
    expect(Object.keys(leaseMailWords.en)).toHaveLength(Object.keys(leaseMailWords.pl).length);
  });
});
