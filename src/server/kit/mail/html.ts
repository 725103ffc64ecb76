import type { Lang } from '../../../words/kit/words.ts';
import type { MailBlock, MailCard, MailMessage } from './message.ts';

// Mail programs ignore style sheets and variables, so the theme's colours are written out here, and only here.
const ink = '#10243E';
const paper = '#FAF9F6';
const brick = '#B9410E';
const line = '#E4E1DA';
const muted = '#5B6472';
const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const tones = { info: ['#EAF0F8', '#1F4B82'], warning: ['#FFF4DF', '#7A4B00'], success: ['#E7F4EA', '#1E5B31'] } as const;

/** Words around every mail. */
export type MailFrame = {
  readonly lang: Lang;
  readonly slogan: string;
  readonly viewLabel: string;
  readonly viewHref: string | null;
  /** How the reader leaves this kind of mail; null in mails that nobody may leave. */
  readonly leaveLabel: string;
  readonly leaveHref: string | null;
  readonly footer: string;
  readonly baseUrl: string;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

const drawFacts = (rows: readonly (readonly [string, string])[]): string => {
  const cell = `padding:10px 0;border-bottom:1px solid ${line};font-size:15px;line-height:22px;vertical-align:top`;
  const drawn = rows.map(
    ([label, value]) =>
      `<tr><td style="${cell};color:${muted};padding-right:16px">${lines(label)}</td><td align="right" style="${cell};color:${ink};font-weight:600">${lines(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-top:1px solid ${line}">${drawn.join('')}</table>`;
};

const drawButton = (label: string, href: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:8px;background:${brick}">` +
  `<a href="${escaped(href)}" style="display:inline-block;padding:14px 24px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;${font}">${escaped(label)}</a></td></tr></table>`;

const drawCard = ({ title, href, lines: rows }: MailCard): string =>
  `<p style="margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid ${line};font-size:15px;line-height:23px;color:${muted}">` +
  `<a href="${escaped(href)}" style="font-size:17px;line-height:25px;font-weight:600;color:${ink}">${escaped(title)}</a>${rows.map((row) => `<br>${lines(row)}`).join('')}</p>`;

const draw = {
  heading: (block) => `<h1 style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:650;color:${ink}">${lines(block.text)}</h1>`,
  text: (block) => `<p style="margin:0 0 16px;font-size:16px;line-height:25px;color:${ink}">${lines(block.text)}</p>`,
  facts: (block) => drawFacts(block.rows),
  button: (block) => drawButton(block.label, block.href),
  code: (block) =>
    `<p style="margin:8px 0 24px;padding:18px 0;background:${paper};border:1px solid ${line};border-radius:12px;text-align:center;font-size:34px;line-height:40px;letter-spacing:10px;font-weight:700;color:${ink};font-family:ui-monospace,Menlo,Consolas,monospace">${escaped(block.code)}</p>`,
  list: (block) =>
    `<ul style="margin:0 0 16px;padding-left:22px">${block.items.map((item) => `<li style="margin:0 0 8px;font-size:16px;line-height:24px;color:${ink}">${lines(item)}</li>`).join('')}</ul>`,
  callout: (block) =>
    `<p style="margin:0 0 24px;padding:14px 16px;border-radius:8px;background:${tones[block.tone][0]};color:${tones[block.tone][1]};font-size:15px;line-height:23px">${lines(block.text)}</p>`,
  cards: (block) => block.cards.map(drawCard).join(''),
  note: (block) => `<p style="margin:0 0 12px;font-size:13px;line-height:20px;color:${muted}">${lines(block.text)}</p>`,
} as const satisfies { [K in MailBlock['kind']]: (block: Extract<MailBlock, { kind: K }>) => string };

const drawBlock = (block: MailBlock): string => (draw[block.kind] as (one: MailBlock) => string)(block);

const drawLink = (label: string, href: string | null): string =>
  href === null ? '' : `<br><a href="${escaped(href)}" style="color:${muted}">${escaped(label)}</a>`;

/** Draws a message as HTML: one column, tables for layout, no pictures to load, readable without style support. */
export const drawHtml = (message: MailMessage, frame: MailFrame): string => `<!doctype html>
<html lang="${frame.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escaped(message.subject)}</title></head>
<body style="margin:0;padding:0;background:${paper};${font}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escaped(message.preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 8px 20px"><a href="${escaped(frame.baseUrl)}" style="font-size:22px;font-weight:700;color:${ink};text-decoration:none;letter-spacing:-0.3px">Parter</a></td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid ${line};border-radius:12px">
${message.blocks.map(drawBlock).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0;font-size:13px;line-height:20px;color:${muted}">${escaped(frame.slogan)}<br>${lines(frame.footer)}${drawLink(frame.viewLabel, frame.viewHref)}${drawLink(frame.leaveLabel, frame.leaveHref)}</td></tr>
</table></td></tr></table></body></html>
`;
