import { expect, it } from 'vitest';
import { scrubbed } from './scrub.ts';

const who = {
  ...{ uid: 'uid-of-anna', firstName: 'Anna', lastName: 'Lipska', email: 'anna@lipska.example' },
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

const alias = who.alias.email;

it.each([
  ['an address inside another', 'joanna@lipska.example, anna@lipska.example.org, x.anna@lipska.example', null],
  ['a name inside another', 'Joanna Lipska, Anna Lipska-Nowak, Anna Lipskając', null],
  ['an address at the end of a sentence, in any case', 'Piszcie: Anna@Lipska.example.', `Piszcie: ${alias}.`],
  ['somebody else of the same name, whose address stands beside it', { firstName: 'Anna', lastName: 'Lipska', email: 'a@nna.example' }, null],
  [
    'a name with the sign that a replacement would read',
    'Anna Lipska i $& Anna Lipska',
    'Usunięty użytkownik #1a2b3c i $& Usunięty użytkownik #1a2b3c',
  ],
])('%s', (_, value, expected) => expect(scrubbed(value, who)).toEqual(expected ?? value));

it('where another account bears the name, it goes only from rows that have the id or the address', () => {
  const shared = { ...who, hasNamesake: true };
  expect(scrubbed('Anna Lipska', shared)).toBe('Anna Lipska');
  expect(scrubbed('Anna Lipska', shared, `(1,${who.uid},"Anna Lipska")`)).toBe('Usunięty użytkownik #1a2b3c');
  expect(scrubbed('Anna Lipska <anna@lipska.example>', shared)).toBe(`Usunięty użytkownik #1a2b3c <${alias}>`);
  expect(scrubbed('Anna Lipska <joanna@lipska.example>', shared)).toBe('Anna Lipska <joanna@lipska.example>');
});
