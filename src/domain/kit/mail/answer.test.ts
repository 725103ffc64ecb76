import { describe, expect, it } from 'vitest';
import { isDeadAddress, refusesRecipient } from './answer.ts';

describe('the answer of a mail server', () => {
  it.each<[string, string, number, string, boolean]>([
    ['an unknown mailbox', 'RCPT TO', 550, '550 5.1.1 <x@firma.example>: no such user', true],
    ['an unknown mailbox without a status', 'RCPT TO', 550, '550 no such user here', true],
    ['a closed mailbox', 'RCPT TO', 550, '550 5.2.1 mailbox disabled', true],
    ['a full mailbox', 'DATA', 552, '552 5.2.2 mailbox full', true],
    ['an address of a directory that has it not', 'RCPT TO', 550, '550 5.4.1 Recipient address rejected: Access denied', true],
    ['a refusal after the text', 'DATA', 550, '550 no mailbox of that name', true],
    ['a mailbox that is away for a while', 'RCPT TO', 450, '450 4.2.1 try again later', false],
    ['a sender that may not relay', 'RCPT TO', 550, '550 relay not permitted', false],
    ['a policy', 'RCPT TO', 550, '550 5.7.1 message rejected due to policy', false],
    ['the sender’s own address', 'RCPT TO', 553, '553 5.1.8 sender address has no domain', false],
    ['a blocked network', 'RCPT TO', 554, '554 Service unavailable; client host blocked', false],
    ['what looks unwanted', 'DATA', 550, '550 looks like spam', false],
    ['a refused sender', 'MAIL FROM', 550, '550 5.1.1 no such user', false],
    ['a wrong password', 'AUTH PLAIN', 535, '535 5.7.8 authentication failed', false],
  ])('of %s at %s', (_, command, code, text, refuses) => {
    expect(refusesRecipient({ command, code, text })).toBe(refuses);
  });

  it.each<[string, boolean]>([
    ['5.1.1', true],
    [' 5.2.2 ', true],
    ['5.1.10', true],
    ['5.4.4', true],
    ['5.4.7', false],
    ['5.1.8', false],
    ['4.2.2', false],
    ['5.7.26', false],
    ['', false],
  ])('the status "%s"', (status, isDead) => {
    expect(isDeadAddress(status)).toBe(isDead);
  });
});
