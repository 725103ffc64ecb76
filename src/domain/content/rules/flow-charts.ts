/** The eight charts of how the platform works, as data, and where each box and line of a chart stands. */

/** Who takes a step; each has a lane of the chart. */
export const flowLanes = ['you', 'landlord', 'parter', 'tenant'] as const;
export type FlowLane = (typeof flowLanes)[number];

/** What a box is: a step, one that binds in law, one that the platform takes, a question, an end. */
export const flowKinds = ['step', 'binds', 'platform', 'choice', 'end'] as const;
export type FlowKind = (typeof flowKinds)[number];

/** A box: its key names its words, `column` its place in time. */
export type FlowStep = { readonly key: string; readonly lane: FlowLane; readonly column: number; readonly kind: FlowKind };

/** A chart: boxes, and the lines between them; a line out of a question says which answer it is. */
export type FlowChart = {
  readonly lanes: readonly FlowLane[];
  readonly steps: readonly FlowStep[];
  readonly lines: readonly (readonly [from: string, to: string, answer?: 'yes' | 'no'])[];
};

const at = <const Key extends string>(
  lane: FlowLane,
  column: number,
  key: Key,
  kind: FlowKind = lane === 'parter' ? 'platform' : 'step',
): FlowStep & { readonly key: Key } => ({ key, lane, column, kind });

/** The charts in the order of their tabs (docs/rules/pages.md#flow-charts). */
export const flowCharts = {
  legend: {
    lanes: ['you', 'parter'],
    steps: [
      at('you', 0, 'legend.step'),
      at('you', 1, 'legend.binds', 'binds'),
      at('parter', 2, 'legend.platform'),
      at('parter', 3, 'legend.choice', 'choice'),
      at('you', 4, 'legend.end', 'end'),
    ],
    lines: [
      ['legend.step', 'legend.binds'],
      ['legend.binds', 'legend.platform'],
      ['legend.platform', 'legend.choice'],
      ['legend.choice', 'legend.end', 'yes'],
    ],
  },
  account: {
    lanes: ['you', 'parter'],
    steps: [
      at('you', 0, 'account.address'),
      at('you', 1, 'account.name'),
      at('parter', 2, 'account.code'),
      at('you', 3, 'account.enter'),
      at('you', 4, 'account.ready', 'end'),
    ],
    lines: [
      ['account.address', 'account.name'],
      ['account.name', 'account.code'],
      ['account.code', 'account.enter'],
      ['account.enter', 'account.ready'],
    ],
  },
  signIn: {
    lanes: ['you', 'parter'],
    steps: [
      at('you', 0, 'signIn.enter'),
      at('parter', 1, 'signIn.check', 'choice'),
      at('you', 2, 'signIn.board', 'end'),
      at('parter', 2, 'signIn.link'),
      at('you', 3, 'signIn.new'),
    ],
    lines: [
      ['signIn.enter', 'signIn.check'],
      ['signIn.check', 'signIn.board', 'yes'],
      ['signIn.check', 'signIn.link', 'no'],
      ['signIn.link', 'signIn.new'],
    ],
  },
  identity: {
    lanes: ['you', 'parter'],
    steps: [
      at('you', 0, 'identity.ask'),
      at('parter', 1, 'identity.compare', 'choice'),
      at('you', 2, 'identity.accepted', 'end'),
      at('parter', 2, 'identity.reason'),
      at('you', 3, 'identity.again'),
    ],
    lines: [
      ['identity.ask', 'identity.compare'],
      ['identity.compare', 'identity.accepted', 'yes'],
      ['identity.compare', 'identity.reason', 'no'],
      ['identity.reason', 'identity.again'],
    ],
  },
  company: {
    lanes: ['you', 'parter'],
    steps: [
      at('you', 0, 'company.nip'),
      at('parter', 0, 'company.known'),
      at('you', 1, 'company.data'),
      at('you', 2, 'company.submit'),
      at('parter', 3, 'company.check', 'choice'),
      at('you', 4, 'company.accepted', 'end'),
      at('parter', 4, 'company.correct'),
    ],
    lines: [
      ['company.nip', 'company.known'],
      ['company.known', 'company.data'],
      ['company.data', 'company.submit'],
      ['company.submit', 'company.check'],
      ['company.check', 'company.accepted', 'yes'],
      ['company.check', 'company.correct', 'no'],
    ],
  },
  premises: {
    lanes: ['you', 'parter'],
    steps: [
      at('you', 0, 'premises.form'),
      at('you', 1, 'premises.photos'),
      at('parter', 2, 'premises.check', 'choice'),
      at('you', 3, 'premises.read'),
      at('parter', 3, 'premises.problems'),
      at('you', 4, 'premises.sign', 'binds'),
      at('parter', 4, 'premises.publish'),
      at('parter', 5, 'premises.binding', 'end'),
    ],
    lines: [
      ['premises.form', 'premises.photos'],
      ['premises.photos', 'premises.check'],
      ['premises.check', 'premises.read', 'yes'],
      ['premises.check', 'premises.problems', 'no'],
      ['premises.read', 'premises.sign'],
      ['premises.sign', 'premises.publish'],
      ['premises.publish', 'premises.binding'],
    ],
  },
  landlord: {
    lanes: ['landlord', 'parter', 'tenant'],
    steps: [
      at('landlord', 0, 'landlord.offer', 'binds'),
      at('parter', 0, 'landlord.publish'),
      at('tenant', 0, 'landlord.book'),
      at('tenant', 1, 'landlord.lease', 'binds'),
      at('tenant', 2, 'landlord.deposit'),
      at('parter', 2, 'landlord.holds'),
      at('landlord', 2, 'landlord.person'),
      at('landlord', 3, 'landlord.protocol', 'binds'),
      at('tenant', 3, 'landlord.countersign', 'binds'),
      at('parter', 3, 'landlord.seal'),
      at('landlord', 4, 'landlord.payout', 'end'),
    ],
    lines: [
      ['landlord.offer', 'landlord.publish'],
      ['landlord.publish', 'landlord.book'],
      ['landlord.book', 'landlord.lease'],
      ['landlord.lease', 'landlord.deposit'],
      ['landlord.deposit', 'landlord.holds'],
      ['landlord.holds', 'landlord.person'],
      ['landlord.person', 'landlord.protocol'],
      ['landlord.protocol', 'landlord.seal'],
      ['landlord.countersign', 'landlord.seal'],
      ['landlord.seal', 'landlord.payout'],
    ],
  },
  tenant: {
    lanes: ['tenant', 'parter', 'landlord'],
    steps: [
      at('tenant', 0, 'tenant.search'),
      at('tenant', 1, 'tenant.book'),
      at('parter', 1, 'tenant.prepare'),
      at('tenant', 2, 'tenant.sign', 'binds'),
      at('tenant', 3, 'tenant.deposit'),
      at('parter', 3, 'tenant.holds'),
      at('landlord', 3, 'tenant.handover'),
      at('tenant', 4, 'tenant.protocol', 'choice'),
      at('parter', 5, 'tenant.seal'),
      at('landlord', 4, 'tenant.refusal'),
      at('landlord', 5, 'tenant.end', 'end'),
    ],
    lines: [
      ['tenant.search', 'tenant.book'],
      ['tenant.book', 'tenant.prepare'],
      ['tenant.prepare', 'tenant.sign'],
      ['tenant.sign', 'tenant.deposit'],
      ['tenant.deposit', 'tenant.holds'],
      ['tenant.holds', 'tenant.handover'],
      ['tenant.handover', 'tenant.protocol'],
      ['tenant.protocol', 'tenant.seal', 'yes'],
      ['tenant.protocol', 'tenant.refusal', 'no'],
      ['tenant.seal', 'tenant.end'],
    ],
  },
} as const satisfies Readonly<Record<string, FlowChart>>;

/** A chart. */
export type FlowName = keyof typeof flowCharts;
/** Every chart's name, in the order of the tabs. */
export const flowNames = Object.keys(flowCharts) as FlowName[];
/** The key of a box of any chart. */
export type FlowKey = (typeof flowCharts)[FlowName]['steps'][number]['key'];

/** The size of boxes, of the spaces between them, and of the strip that names a lane, in units of the drawing. */
const size = { width: 188, height: 92, acrossGap: 52, laneTop: 34, laneBottom: 22, left: 20 } as const;

/** A place of the drawing. */
export type FlowBox = FlowStep & { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type FlowLine = { readonly path: string; readonly answer: 'yes' | 'no' | null; readonly x: number; readonly y: number };
/** A chart as it is drawn. */
export type FlowLayout = {
  readonly width: number;
  readonly height: number;
  readonly lanes: readonly { readonly lane: FlowLane; readonly y: number; readonly height: number }[];
  readonly boxes: readonly FlowBox[];
  readonly lines: readonly FlowLine[];
};

const laneHeight = size.laneTop + size.height + size.laneBottom;

/**
 * Where everything of a chart stands. A box stands in its column and lane. A line leaves its box on the right for a later column and below or
 * above for the same one; between lanes it turns in the gap. Box 0 of lane 0 stands at (20, 34), box 1 of lane 1 at (20 + 240, 148 + 34).
 */
export const layoutOf = ({ lanes, steps, lines }: FlowChart): FlowLayout => {
  const boxes = steps.map((step) => ({
    ...step,
    x: size.left + step.column * (size.width + size.acrossGap),
    y: lanes.indexOf(step.lane) * laneHeight + size.laneTop,
    width: size.width,
    height: size.height,
  }));
  const box = (key: string): FlowBox => {
    const found = boxes.find((one) => one.key === key);
    if (found === undefined) throw new Error(`no box ${key}`);
    return found;
  };
  const columns = Math.max(...steps.map(({ column }) => column)) + 1;
  return {
    width: 2 * size.left + columns * size.width + (columns - 1) * size.acrossGap,
    height: lanes.length * laneHeight,
    lanes: lanes.map((lane, index) => ({ lane, y: index * laneHeight, height: laneHeight })),
    boxes,
    lines: lines.map(([from, to, answer]) => lineOf(box(from), box(to), answer ?? null)),
  };
};

const arrow = 4;

const lineOf = (from: FlowBox, to: FlowBox, answer: 'yes' | 'no' | null): FlowLine => {
  const [fromY, toY] = [from.y + from.height / 2, to.y + to.height / 2];
  if (from.column === to.column) {
    const isDown = to.y > from.y;
    const x = from.x + from.width / 2;
    const [start, end] = isDown ? [from.y + from.height, to.y - arrow] : [from.y, to.y + to.height + arrow];
    return { path: `M${x} ${start}V${end}`, answer, x: x + 8, y: (start + end) / 2 };
  }
  const [start, end] = [from.x + from.width, to.x - arrow];
  const turn = end - size.acrossGap / 2;
  const path = fromY === toY ? `M${start} ${fromY}H${end}` : `M${start} ${fromY}H${turn}V${toY}H${end}`;
  return { path, answer, x: start + 6, y: fromY - 8 };
};

/** A text in lines of at most so many characters, broken between words; a longer word has a line of its own. */
export const linesOf = (text: string, most: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};
