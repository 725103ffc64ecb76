import type { MailFrame } from './html.ts';
import type { MailBlock, MailMessage } from './message.ts';

const draw = {
  heading: (block) => `${block.text}\n${'='.repeat(Math.min(60, block.text.length))}`,
  text: (block) => block.text,
  facts: (block) => block.rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
  button: (block) => `${block.label}:\n${block.href}`,
  code: (block) => `    ${block.code}`,
  list: (block) => block.items.map((item) => `- ${item}`).join('\n'),
  cards: (block) => block.cards.map(({ title, href, lines }) => [title, ...lines, href].join('\n')).join('\n\n'),
  callout: (block) => `! ${block.text}`,
  note: (block) => block.text,
} as const satisfies { [K in MailBlock['kind']]: (block: Extract<MailBlock, { kind: K }>) => string };

const drawBlock = (block: MailBlock): string => (draw[block.kind] as (one: MailBlock) => string)(block);

/** Draws a message as plain text, complete by itself. */
export const drawText = (message: MailMessage, frame: MailFrame): string =>
  [
    ...message.blocks.map(drawBlock),
    '--',
    `Parter. ${frame.slogan}`,
    frame.footer,
    ...(frame.viewHref ? [`${frame.viewLabel}: ${frame.viewHref}`] : []),
    ...(frame.leaveHref ? [`${frame.leaveLabel}: ${frame.leaveHref}`] : []),
  ].join('\n\n');
