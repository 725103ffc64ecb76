import { execFileSync } from 'node:child_process';

/** The text of a PDF as one line: soft hyphens are gone, line ends and non-breaking spaces are spaces. */
export const pdfText = (pdf: Uint8Array): string =>
  execFileSync('pdftotext', ['-', '-'], { encoding: 'utf8', input: pdf })
    .replace(/\u00ad\s*/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ');
