/** The table that lists share: headings, a row for each thing, and on phones a block for each. */

// biome-ignore-all lint/a11y/noRedundantRoles: on phones, and in lists that lay out each row as a grid, the parts of a table are boxes of another kind, which some browsers tell as a table by their roles alone

import { type HTMLAttributes, memo, type ReactNode } from 'react';
import styles from './data-table.module.css';

/** One column of a table: what stands above it and in each row. */
export type Column<Row> = {
  /** A table without any heading shows no row of headings. */
  readonly head?: string;
  readonly cell: (row: Row, isChosen: boolean) => ReactNode;
  /** On phones the heading stands above the value. */
  readonly named?: boolean;
  /** The heading of `acts` is for screen readers alone. A column of `fields` holds something to fill in, which keeps its own lines; its heading stands where those of numbers do. */
  readonly kind?: 'acts' | 'fields' | 'number' | 'unbroken';
  readonly className?: string | undefined;
};

type DataTableProps<Row> = {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** A row is drawn again when it, its choice or the columns change: a long list keeps the same array of columns. */
  readonly columns: readonly Column<Row>[];
  /** What the table holds, for screen readers, where no heading says it. */
  readonly label?: string;
  /** A card around it draws the frame. */
  readonly inCard?: boolean;
  /** A look of its own in place of the shared one. */
  readonly className?: string | undefined;
  /** The key of the row that is chosen in the list. */
  readonly chosen?: string | null;
  readonly attributesOf?: (row: Row) => RowAttributes;
};

/** What a row says to the page beside its cells. */
export type RowAttributes = HTMLAttributes<HTMLTableRowElement> & { readonly [data: `data-${string}`]: string };

export const DataTable = <Row,>({ rows, keyOf, columns, label, inCard, className, chosen, attributesOf }: DataTableProps<Row>) => (
  <table role="table" className={className ?? (inCard ? `${styles['table']} ${styles['inCard']}` : styles['table'])} aria-label={label}>
    {columns.some(({ head }) => head !== undefined) && <TableHead columns={columns} />}
    <tbody role="rowgroup">
      {rows.map((row) => (
        <TableRow key={keyOf(row)} row={row} columns={columns} isChosen={keyOf(row) === chosen} attributesOf={attributesOf} />
      ))}
    </tbody>
  </table>
);

const TableHead = <Row,>({ columns }: Pick<DataTableProps<Row>, 'columns'>) => (
  <thead role="rowgroup">
    <tr role="row">
      {columns.map(({ head, kind }) => (
        <th key={head ?? ''} role="columnheader" scope="col" className={kind === 'number' || kind === 'fields' ? styles['number'] : undefined}>
          {kind === 'acts' ? <span className="sr">{head}</span> : head}
        </th>
      ))}
    </tr>
  </thead>
);

type TableRowProps<Row> = Pick<DataTableProps<Row>, 'columns'> & {
  readonly row: Row;
  readonly isChosen: boolean;
  readonly attributesOf: DataTableProps<Row>['attributesOf'];
};

const PlainRow = <Row,>({ row, columns, isChosen, attributesOf }: TableRowProps<Row>) => (
  <tr role="row" data-chosen={isChosen || undefined} {...attributesOf?.(row)}>
    {columns.map(({ head, cell, named, kind, className }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move
      <td key={at} role="cell" className={className ?? classOf(kind)} data-label={named ? head : undefined}>
        {cell(row, isChosen)}
      </td>
    ))}
  </tr>
);

/** React's `memo` loses the type of the row. */
const TableRow = memo(PlainRow) as typeof PlainRow;

const classOf = (kind: Column<never>['kind']): string | undefined => {
  if (kind === 'unbroken') return 'nw';
  return kind === 'number' ? styles['number'] : undefined;
};
