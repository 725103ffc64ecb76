import { expect, it } from 'vitest';
import { errorLine } from './error-line.ts';

it.each([
  ['the address of whoever the mail was for', '550 <anna.lipska@firma.pl>: no such user', '550 <…>: no such user'],
  [
    'accounts and numbers of companies and people',
    'no NIP 526-000-12-46, PESEL 44051401359 or 61 1090 1014 0000 0712 1981 2874',
    'no NIP …, PESEL … or …',
  ],
  ['the parameters of a statement, which begin a new line', 'Failed query: select 1\nparams: Anna,Lipska', 'Failed query: select 1'],
  ['nothing of what helps', 'connect ECONNREFUSED 127.0.0.1:587', 'connect ECONNREFUSED 127.0.0.1:587'],
])('takes out %s', (_, text, line) => {
  expect(errorLine(text)).toBe(line);
});

it('is never longer than a line of the console', () => {
  expect(errorLine('a'.repeat(1000))).toHaveLength(300);
});
