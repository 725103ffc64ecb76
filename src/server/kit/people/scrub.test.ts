import { expect, it } from 'vitest';
import { scrubbed } from './scrub.ts';

const who = {
  ...{ firstName: 'Anna', lastName: 'Lipska', email: 'anna@lipska.example' },
  alias: { firstName: 'Usunięty', lastName: 'użytkownik #1a2b3c', email: '1a2b3c@deleted.invalid' },
};

it('takes the person out of texts and of pairs of names, and leaves everybody else', () => {
  expect(
    scrubbed(
      {
        to: 'Anna Lipska <anna@lipska.example>',
        by: [
          { firstName: 'Anna', lastName: 'Lipska', n: 2 },
          { firstName: 'Anna', lastName: 'Nowak' },
        ],
      },
      who,
    ),
  ).toEqual({
    to: 'Usunięty użytkownik #1a2b3c <1a2b3c@deleted.invalid>',
    by: [
      { firstName: 'Usunięty', lastName: 'użytkownik #1a2b3c', n: 2 },
      { firstName: 'Anna', lastName: 'Nowak' },
    ],
  });
});
