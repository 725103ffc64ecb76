/** Times and sizes that somebody may hold us to are read from the domain's numbers; a text of these rooms never types them. */

import { expect, it } from 'vitest';
import { bellWords } from '../../src/words/accounts/bell.ts';
import { deletionWords } from '../../src/words/accounts/deletion.ts';
import { accountMailWords } from '../../src/words/accounts/mail.ts';
import { mailChoiceWords } from '../../src/words/accounts/mail-choices.ts';
import { openIdWords } from '../../src/words/accounts/open-id.ts';
import { accountWords } from '../../src/words/accounts/pages.ts';
import { passkeyWords } from '../../src/words/accounts/passkeys.ts';
import { accountRefusalWords } from '../../src/words/accounts/refusals.ts';
import { securityWords } from '../../src/words/accounts/security.ts';
import { signOutWords } from '../../src/words/accounts/sign-out.ts';
import { identityConsoleWords } from '../../src/words/admin/identities.ts';
import { userWords } from '../../src/words/admin/users.ts';
import { identityMailWords } from '../../src/words/identity/mail.ts';
import { identityWords } from '../../src/words/identity/pages.ts';
import { identityRefusalWords } from '../../src/words/identity/refusals.ts';
import type { Words } from '../../src/words/kit/words.ts';

const rooms = {
  ...{ bellWords, deletionWords, accountMailWords, mailChoiceWords, openIdWords, accountWords, passkeyWords, accountRefusalWords, securityWords },
  ...{ signOutWords, identityConsoleWords, userWords, identityMailWords, identityWords, identityRefusalWords },
};

/** How long something usually takes, by experience: no number of the domain. */
const estimates: readonly string[] = [
  'identityWords app.text',
  'identityWords waiting.text',
  'identityWords file.hint',
  'identityWords checking.text',
  'identityWords path.then',
];

const typed = /(^|[^{\w])(\d+|five|ten|pięć|dziesięć)[\s\u00a0](sekund|minut|godzin|dni|dzie|lat|MB|second|minute|hour|day|year)/i;

/** The keys of texts in which a time or a size is typed. */
const typedIn = (words: Words): readonly string[] =>
  Object.entries(words).flatMap(([key, word]) =>
    (typeof word === 'string' ? [word] : Object.values(word)).some((text) => typed.test(text)) ? [key] : [],
  );

it.each(Object.entries(rooms))('%s type no time and no size', (name, { pl, en }) => {
  const found = [...typedIn(pl), ...typedIn(en)].map((key) => `${name} ${key}`);
  expect(found.filter((key) => !estimates.includes(key))).toEqual([]);
});

it('what is exempt is still there and still types one', () => {
  const found = [...typedIn(identityWords.pl), ...typedIn(identityWords.en)].map((key) => `identityWords ${key}`);
  expect(estimates.filter((key) => !found.includes(key))).toEqual([]);
});

it.each(['Kod jest ważny 15 minut.', 'Five minutes have passed.', 'po 30 dniach', 'PDF, 20 MB at most', 'in 72\u00a0hours', '3 lata', '1 dzień'])(
  'finds “%s”',
  (text) => expect(typedIn({ text })).toEqual(['text']),
);
it.each(['Kod jest ważny {minutes} minut.', 'Wpisz 6 cyfr', '2 dodatkowe', '{at} minut'])('leaves “%s”', (text) =>
  expect(typedIn({ text })).toEqual([]),
);
