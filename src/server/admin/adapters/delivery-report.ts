/** Reads the report of a mail server that it could not deliver a mail (RFC 3464), as it arrives at the sender's address. */

import PostalMime, { type Attachment } from 'postal-mime';
import type { Id } from '../../../domain/kit/brand.ts';

/** A recipient whom a mail of ours did not reach: by which addresses the report names them, its status (RFC 3463), and the server's answer. */
export type FailedDelivery = { readonly mailId: Id; readonly addresses: readonly string[]; readonly status: string; readonly answer: string };

/** The recipients whom a report calls failed; none where it is no such report, or names no mail of ours. */
export const readDeliveryReport = async (message: Uint8Array): Promise<readonly FailedDelivery[]> => {
  const parts = await partsOf(message);
  const report = parts.find(({ mimeType }) => mimeType === 'message/delivery-status');
  const mailId = parts
    .filter(({ mimeType }) => original.test(mimeType))
    .map(idIn)
    .find((found) => found !== null);
  if (report === undefined || mailId == null) return [];
  // The first block is about the message, each further one about a recipient.
  const [, ...recipients] = textOf(report)
    .split(/\n(?:[ \t]*\n)+/)
    .map(fieldsOf);
  return recipients.filter((fields) => fields.get('action')?.toLowerCase() === 'failed').map((fields) => failedOf(mailId, fields));
};

/** A message that is nested too deep or whose head has no end is no report. */
const partsOf = (message: Uint8Array): Promise<readonly Attachment[]> =>
  PostalMime.parse(message, { attachmentEncoding: 'arraybuffer' }).then(
    ({ attachments }) => attachments,
    () => [],
  );

/** The mail that came back, or its head alone. */
const original = /^(message\/(rfc822|global)|text\/rfc822)(-headers)?$/;

const textOf = ({ content }: Attachment): string =>
  (typeof content === 'string' ? content : new TextDecoder().decode(content)).replaceAll('\r\n', '\n');

/** Which mail of ours it is: `<id@host>` is the number that every mail is sent with. */
const idIn = (part: Attachment): Id | null => {
  const [head = ''] = textOf(part).split('\n\n');
  return (/^message-id:\s*<([A-Za-z0-9]{20})@/im.exec(head)?.[1] as Id | undefined) ?? null;
};

/** The fields of a block by their names, folded lines put together. */
const fieldsOf = (block: string): ReadonlyMap<string, string> => {
  const lines = block.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()] as const];
    }),
  );
};

const failedOf = (mailId: Id, fields: ReadonlyMap<string, string>): FailedDelivery => {
  // `rfc822; anna@firma.example`: the type of the address stands in front.
  const textIn = (name: string): string => fields.get(name)?.replace(/^[\w-]+\s*;\s*/, '') ?? '';
  const [status = ''] = (fields.get('status') ?? '').split(/\s/);
  return {
    mailId,
    addresses: [textIn('original-recipient'), textIn('final-recipient')].map((address) => address.replace(/^<|>$/g, '').toLowerCase()),
    status,
    answer: textIn('diagnostic-code') || status,
  };
};
