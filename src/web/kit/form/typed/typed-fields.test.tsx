/** What stands in a field, and below it, when what was typed is no value of it. */

import { MantineProvider } from '@mantine/core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Day } from '../../../../domain/kit/brand.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { LangContext } from '../../words/words.ts';
import { DayField } from '../day-field.tsx';
import { TextField } from '../text-field.tsx';

const drawn = (field: ReactElement, lang: Lang = 'pl'): string =>
  renderToStaticMarkup(
    <LangContext value={lang}>
      <MantineProvider>{field}</MantineProvider>
    </LangContext>,
  ).replaceAll('\u00a0', ' ');

const valueIn = (html: string): string | undefined => /<input[^>]* value="([^"]*)"/.exec(html)?.[1];

const day = (value: Day | null, text: string | null, error?: string) => (
  <DayField name="day" label="Dzień" value={value} onChange={vi.fn()} unread={{ text, keep: vi.fn() }} error={error} />
);

test.each(['31.02.2027', 'jutro', '13/45/2026'])(
  '%s stays in a field of days, which says what is understood, whatever else the form says',
  (typed) => {
    const html = drawn(day(null, typed, 'To pole jest wymagane.'));
    expect(valueIn(html)).toBe(typed);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('np. 15.03.2027');
    expect(html).not.toContain('To pole jest wymagane.');
    expect(drawn(day(null, typed), 'en')).toContain('e.g. 15.03.2027');
  },
);

test('a day that came from elsewhere meanwhile counts more than a text that was not understood', () => {
  const html = drawn(day('2027-03-15' as Day, 'jutro'));
  expect(valueIn(html)).toBe('15.03.2027');
  expect(html).not.toContain('aria-invalid');
});

const text = (value: string, more: { readonly multiline?: true; readonly kept?: string } = {}) => (
  <TextField
    name="name"
    label="Nazwa"
    value={value}
    onChange={vi.fn()}
    maxLength={5}
    {...(more.multiline && { multiline: true })}
    {...(more.kept && { unread: { text: more.kept, keep: vi.fn(), stored: 5 } })}
  />
);

test('a text that is too long is not cut: the field says how many characters it takes, and how many there are', () => {
  for (const html of [drawn(text('Magazyn')), drawn(text('', { kept: 'Magazyn' })), drawn(text('Magazyn', { multiline: true }))]) {
    expect(html).toContain('Magazyn');
    expect(html).not.toContain('maxLength');
    expect(html).toContain('Limit znaków: 5, wpisano: 7.');
    expect(html).toContain('aria-invalid="true"');
  }
  expect(drawn(text('Lokal'))).not.toContain('Limit znaków');
});
