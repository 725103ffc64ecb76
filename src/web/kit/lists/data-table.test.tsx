import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

const rows = [
  { id: 'a', name: 'Kaucja', amount: 12 },
  { id: 'b', name: 'Zwrot', amount: 7 },
];
type Row = (typeof rows)[number];

const columns: readonly Column<Row>[] = [
  { head: 'Nazwa', cell: ({ name }, isChosen) => (isChosen ? <b>{name}</b> : name) },
  { head: 'Kwota', named: true, kind: 'number', cell: ({ amount }) => amount },
  { head: 'Czynności', kind: 'acts', cell: ({ id }) => <button type="button">{id}</button> },
];

const drawn = (more: Partial<Parameters<typeof DataTable<Row>>[0]> = {}): string =>
  renderToStaticMarkup(<DataTable label="Wpłaty" rows={rows} keyOf={({ id }) => id} columns={columns} {...more} />);

test('every part of a table says by its role what it is, wherever the style sheet makes boxes of another kind of it', () => {
  const html = drawn();
  expect(html).toMatch(/^<table role="table"[^>]* aria-label="Wpłaty">/);
  for (const [tag, role] of [
    ['thead', 'rowgroup'],
    ['tbody', 'rowgroup'],
    ['tr', 'row'],
    ['th', 'columnheader'],
    ['td', 'cell'],
  ]) {
    const parts = html.match(new RegExp(`<${tag}(?: [^>]*)?>`, 'g')) ?? [];
    expect(parts.length, tag).toBeGreaterThan(0);
    for (const part of parts) expect(part).toContain(`role="${role}"`);
  }
});

test('a named column says its heading beside the value, and the heading of acts is for screen readers alone', () => {
  const html = drawn();
  expect(html.match(/data-label="Kwota"/g)).toHaveLength(rows.length);
  expect(html).not.toContain('data-label="Nazwa"');
  expect(html).toContain('<span class="sr">Czynności</span>');
});

test('a table without headings has no row of them', () => {
  expect(drawn({ columns: [{ cell: ({ name }) => name }] })).not.toContain('<thead');
});

test('the chosen row is marked and knows it, and a row says to the page what its list wants', () => {
  const html = drawn({ chosen: 'b', attributesOf: ({ id }) => ({ 'data-payment': id }) });
  expect(html).toMatch(/<tr role="row" data-payment="a">.*Kaucja.*<tr role="row" data-chosen="true" data-payment="b">.*<b>Zwrot<\/b>/);
  expect(html).not.toContain('<b>Kaucja</b>');
});
