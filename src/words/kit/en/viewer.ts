import type { Words } from '../words.ts';

/** The viewer of documents. */
export const en = {
  title: 'Document',
  loading: 'Loading the document…',
  failed: 'Failed to load the document.',
  'failed.text': 'You can try again, open it in a new tab or download it.',
  download: 'Download',
  open: 'Open in a new tab',
} as const satisfies Words;
