import { type Figure, keeps, type Limit, type Section, type Spread } from './figures.ts';

const digits = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
const number = (value: number): string => value.toLocaleString('en', { minimumFractionDigits: digits(value), maximumFractionDigits: digits(value) });
const spread = ({ min, median, max }: Spread): string => `${number(median)} (${number(min)}–${number(max)})`;

const limitText = (figure: Figure, limit: Limit): string => {
  const { of, is, value } = limit;
  const sign = is === 'at least' ? '≥' : '≤';
  return `${keeps(figure, limit) ? '✓' : '✗'} ${of === 'ratio' ? 'ratio ' : ''}${sign} ${number(value)}`;
};

const others = (sections: readonly Figure[]): readonly string[] => [
  ...new Set(sections.flatMap(({ against = [] }) => against.map(({ what }) => what))),
];

const row = (figure: Figure, columns: readonly string[]): string => {
  const cells = columns.flatMap((column) => {
    const other = figure.against?.find(({ what }) => what === column);
    return other ? [spread(other.measured), spread(other.ratio)] : ['', ''];
  });
  const limits = (figure.limits ?? []).map((limit) => limitText(figure, limit)).join(', ');
  return `| ${[figure.what, figure.unit, spread(figure.measured), ...cells, limits].join(' | ')} |`;
};

/** A section as Markdown: every cell is the median with minimum and maximum. */
export const sectionText = ({ title, about, figures, notes = [] }: Section): string => {
  const columns = others(figures);
  const head = ['what', 'unit', 'Parter', ...columns.flatMap((column) => [column, 'ratio']), 'limit'];
  const table = [
    `| ${head.join(' | ')} |`,
    `|${head.map((_, at) => (at < 2 || at === head.length - 1 ? '---' : '--:')).join('|')}|`,
    ...figures.map((figure) => row(figure, columns)),
  ];
  return [`### ${title}`, '', about, '', ...table, ...(notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : []), ''].join('\n');
};

/** The limits that were missed, one line each. */
export const misses = (sections: readonly Section[]): readonly string[] =>
  sections.flatMap(({ title, figures }) =>
    figures.flatMap((figure) =>
      (figure.limits ?? []).filter((limit) => !keeps(figure, limit)).map((limit) => `${title}: ${figure.what} ${limitText(figure, limit)}`),
    ),
  );
