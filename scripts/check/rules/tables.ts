import { type Finding, isNode, type Rule, type Source, walk } from '../source.ts';

type Hit = Omit<Finding, 'rule'>;

const shared = 'src/web/kit/lists/data-table.tsx';

/** Tables that are no lists of things, and why the shared one would not do. */
const known: readonly { readonly path: string; readonly why: string }[] = [
  {
    path: 'src/web/companies/parts/registers/registers-table.tsx',
    why: 'a field in each row, a register in each column: what is compared stands side by side',
  },
  {
    path: 'src/web/search/parts/compare/compare-grid.tsx',
    why: 'a field in each row, an offer in each column, which stay in sight while one scrolls',
  },
  { path: 'src/web/offers/parts/counter-offers/', why: 'terms in rows, before and after in columns' },
  { path: 'src/web/offers/parts/page/', why: 'figures of one offer with headings of rows, drawn by the server alone on a first page' },
  { path: 'src/web/leases/parts/lease-money.tsx', why: 'bookings of one lease that end in their sum' },
  { path: 'src/web/outreach/parts/chart/chart.tsx', why: 'the figures of a chart, a moment in each row, a series in each column' },
  {
    path: 'src/web/outreach/parts/table-card.tsx',
    why: 'the dashboard has its tables scroll sideways on phones: their figures are compared down the columns',
  },
];

/** A list has one look, one behaviour on phones and one set of roles. */
export const tableRules: readonly Rule[] = [
  {
    id: 'shared-table',
    about: `a list is drawn by ${shared}; other tables stand with their reasons in scripts/check/rules/tables.ts`,
    find: (sources) => sources.filter(isAsked).flatMap(tablesIn),
  },
];

const isAsked = ({ path, isTest }: Source): boolean =>
  path.startsWith('src/web/') && !isTest && path !== shared && !known.some((one) => path.startsWith(one.path));

const tablesIn = (source: Source): readonly Hit[] => {
  const found: Hit[] = [];
  if (!source.program) return found;
  walk(source.program, (node) => {
    if (node.type === 'JSXOpeningElement' && isNode(node['name']) && node['name']['name'] === 'table')
      found.push({ path: source.path, line: source.lineAt(node.start), text: 'a table of its own' });
  });
  return found;
};
