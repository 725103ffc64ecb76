import type { Words } from '../../kit/words.ts';

/** The question before a sign-out that would lose something. */
export const pl = {
  'unsent.title': 'Wylogować się i usunąć to, czego nie wysłano?',
  'unsent.text': 'W tej przeglądarce jest wpisany tekst, którego nie wysłano albo nie udało się zapisać. Po wylogowaniu nie da się go odzyskać.',
  'unsent.act': 'Wyloguj i usuń',
} as const satisfies Words;
