import { useRef, useState } from 'react';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { signingCalls } from '../../../contract/signing/endpoints.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { parseDocumentCode } from '../../../domain/kit/reference.ts';
import { lazyCall } from '../../kit/calls/lazy-call.ts';

/** The answer about the hash of a file. */
export type CheckAnswer = OutputOf<typeof signingCalls.checkDocument>;

type FileName = { readonly name: string; readonly size: number };
/** Where the check of a file stands. */
export type FileCheck =
  | { readonly at: 'idle' }
  | { readonly at: 'running'; readonly file: FileName; readonly step: 'read' | 'hash' | 'compare' }
  | { readonly at: 'wrong'; readonly file: FileName; readonly why: 'type' | 'size' | 'browser' | 'network' }
  | ({ readonly at: 'done'; readonly file: FileName; readonly sha256: string } & ComparisonAnswer);

/** The answer about a file; `appended` when it begins with the sealed bytes and has something else behind them. */
type ComparisonAnswer = { readonly checked: CheckAnswer; readonly appended: boolean };

const isPdf = (bytes: ArrayBuffer): boolean => new TextDecoder('latin1').decode(bytes.slice(0, 1024)).includes('%PDF-');

const hexOf = (digest: ArrayBuffer): string => Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256Of = async (bytes: ArrayBuffer): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', bytes));

const load = async () => (await import('../../../contract/signing/endpoints.ts')).signingCalls.checkDocument;

const ask = async (input: { readonly code: string; readonly sha256: string; readonly added?: string }): Promise<CheckAnswer | null> => {
  const answer = await lazyCall(load, input);
  return answer.ok ? answer.value : null;
};

/** The code that our documents carry in their description: a changed file is thus told from one that was never ours. */
const codeIn = (bytes: ArrayBuffer): string | null => {
  const found = /(?:Kod dokumentu|Document code) ([0-9A-Z]{4}(?:-[0-9A-Z]{4}){2})/.exec(new TextDecoder('latin1').decode(bytes))?.[1];
  return found === undefined ? null : parseDocumentCode(found);
};

/** What stands behind the sealed bytes of a file that begins with them. */
const addedTo = async (sealed: CheckAnswer['sealed'], bytes: ArrayBuffer): Promise<ArrayBuffer | null> => {
  if (sealed === null || bytes.byteLength <= sealed.bytes) return null;
  return (await sha256Of(bytes.slice(0, sealed.bytes))) === sealed.sha256 ? bytes.slice(sealed.bytes) : null;
};

const base64Of = (bytes: ArrayBuffer): string => btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));

/** Asks about the hash; only what was added behind the sealed bytes is sent, the server has those itself. */
const compare = async (typed: string, bytes: ArrayBuffer, sha256: string): Promise<ComparisonAnswer | null> => {
  const first = await ask({ code: typed, sha256 });
  const code = first?.result === 'unknown' && typed === '' ? codeIn(bytes) : typed;
  const checked = code === null || code === typed ? first : await ask({ code, sha256 });
  if (checked?.result !== 'different') return checked && { checked, appended: false };
  const added = await addedTo(checked.sealed, bytes);
  if (added === null || added.byteLength > limitNumbers.addedBytes) return { checked, appended: added !== null };
  const again = await ask({ code: code ?? typed, sha256, added: base64Of(added) });
  return again && { checked: again, appended: again.result === 'different' };
};

/** Checks a file against a code, or alone: its bytes stay in the browser, their hash is compared. */
export const useFileCheck = (code: string) => {
  const [state, setState] = useState<FileCheck>({ at: 'idle' });
  const latest = useRef(0);
  const check = async (chosen: File): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    const file = { name: chosen.name, size: chosen.size };
    const show = (next: FileCheck): void => {
      if (latest.current === turn) setState(next);
    };
    const wrong = (why: Extract<FileCheck, { at: 'wrong' }>['why']): void => show({ at: 'wrong', file, why });
    if (chosen.size > limitNumbers.pdfBytes) return wrong('size');
    if (!globalThis.crypto?.subtle) return wrong('browser');
    show({ at: 'running', file, step: 'read' });
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (!bytes || !isPdf(bytes)) return wrong('type');
    show({ at: 'running', file, step: 'hash' });
    const sha256 = await sha256Of(bytes);
    show({ at: 'running', file, step: 'compare' });
    const compared = await compare(code, bytes, sha256);
    if (compared) show({ at: 'done', file, sha256, ...compared });
    else wrong('network');
  };
  const reset = (): void => {
    latest.current += 1;
    setState({ at: 'idle' });
  };
  return { state, check, reset };
};
