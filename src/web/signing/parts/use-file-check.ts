import { useRef, useState } from 'react';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { signingCalls } from '../../../contract/signing/endpoints.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { lazyCall } from '../../kit/calls/lazy-call.ts';

/** The answer about the hash of a file. */
export type Checked = OutputOf<typeof signingCalls.checkDocument>;

type Picked = { readonly name: string; readonly size: number };
/** Where the check of a file stands. */
export type FileCheck =
  | { readonly at: 'idle' }
  | { readonly at: 'running'; readonly file: Picked; readonly step: 'read' | 'hash' | 'compare' }
  | { readonly at: 'wrong'; readonly file: Picked; readonly why: 'type' | 'size' | 'browser' | 'network' }
  | { readonly at: 'done'; readonly file: Picked; readonly sha256: string; readonly checked: Checked };

const isPdf = (bytes: ArrayBuffer): boolean => new TextDecoder('latin1').decode(bytes.slice(0, 1024)).includes('%PDF-');

const hexOf = (digest: ArrayBuffer): string => Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');

const load = async () => (await import('../../../contract/signing/endpoints.ts')).signingCalls.checkDocument;

const compare = async (code: string, sha256: string): Promise<Checked | null> => {
  const answer = await lazyCall(load, { code, sha256 });
  return answer.ok ? answer.value : null;
};

/** Checks a file against a code, or alone: its bytes stay in the browser, only their hash is compared. */
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
    const sha256 = hexOf(await crypto.subtle.digest('SHA-256', bytes));
    show({ at: 'running', file, step: 'compare' });
    const checked = await compare(code, sha256);
    if (checked) show({ at: 'done', file, sha256, checked });
    else wrong('network');
  };
  const reset = (): void => {
    latest.current += 1;
    setState({ at: 'idle' });
  };
  return { state, check, reset };
};
