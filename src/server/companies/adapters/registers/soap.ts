/** Speaks SOAP 1.2 with addressing, and reads answers that come as MTOM. */

import { XMLParser } from 'fast-xml-parser';

/** One operation of a SOAP service: its namespace, the contract that its action names, its name and its parameters as XML. */
export type SoapOperation = { readonly namespace: string; readonly contract: string; readonly name: string; readonly body: string };

const data = 'http://CIS/BIR/PUBL/2014/07/DataContract';

/** The envelope of an operation, addressed to the service. Parameters use the prefix `ns` for the operation's namespace and `dat` for its data. */
export const envelopeOf = (to: string, { namespace, contract, name, body }: SoapOperation): string =>
  [
    `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:ns="${namespace}" xmlns:dat="${data}">`,
    `<soap:Header xmlns:wsa="http://www.w3.org/2005/08/addressing"><wsa:To>${escapeXml(to)}</wsa:To>`,
    `<wsa:Action>${namespace}/${contract}/${name}</wsa:Action></soap:Header>`,
    `<soap:Body><ns:${name}>${body}</ns:${name}></soap:Body></soap:Envelope>`,
  ].join('');

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands inside an element. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The result of an operation as text, empty when the service gave none; null when the answer is no envelope with it. */
export const resultOf = (type: string, bytes: Buffer, name: string): string | null => {
  const xml = envelopePart(type, bytes.toString('utf8'));
  const envelope = xml === null ? null : parseXml(xml)?.['Envelope'];
  const response = childOf(childOf(envelope, 'Body'), `${name}Response`);
  if (response === undefined) return null;
  const result = childOf(response, `${name}Result`);
  return typeof result === 'string' ? result : '';
};

/**
 * The envelope inside an answer: the part of type `application/xop+xml` of a multipart one, else the answer itself. Parts stand between lines of
 * the boundary; `--uuid:1` begins one and `--uuid:1--` ends the last.
 */
const envelopePart = (type: string, text: string): string | null => {
  if (!/^multipart\/related/i.test(type)) return text;
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary === undefined) return null;
  for (const part of text.split(`--${boundary}`).slice(1)) {
    const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
    if (/content-type:\s*application\/xop\+xml/i.test(head)) return rest.join('\n\n');
  }
  return null;
};

const parser = new XMLParser({ removeNSPrefix: true, ignoreAttributes: true, parseTagValue: false });

/** XML as nested objects, without prefixes; null when it is none, or declares entities: expanding them is how small files become huge. */
export const parseXml = (xml: string): Readonly<Record<string, unknown>> | null => {
  if (/<!(doctype|entity)/i.test(xml)) return null;
  try {
    return parser.parse(xml) as Readonly<Record<string, unknown>>;
  } catch {
    return null;
  }
};

/** The child of a parsed element. */
export const childOf = (element: unknown, name: string): unknown =>
  typeof element === 'object' && element !== null ? (element as Readonly<Record<string, unknown>>)[name] : undefined;
