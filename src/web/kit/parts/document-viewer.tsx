/** Shows a PDF. */

import { IconAlertCircle, IconDownload, IconExternalLink, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { pageNumbers } from '../../../domain/kit/numbers.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import { viewerWords } from '../../../words/kit/viewer.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { useWords } from '../words/words.ts';
import { Button } from './button.tsx';
import styles from './document-viewer.module.css';
import { Skeleton } from './states.tsx';

/** A document to look at: its name in the head, and the address of its PDF. */
export type ViewedDocument = { readonly name: string; readonly url: string };

type ViewerState = { readonly at: 'loading' } | { readonly at: 'success'; readonly blob: string } | { readonly at: 'error' };

/** The pages alone, as wide as their place: bar, list of pages and the name that a file in memory has belong to the browser, not to the document. */
const view = '#toolbar=0&navpanes=0&view=FitH';

/** Safari on phones and tablets shows only the first page of a framed PDF: it gets the file itself. */
export const cannotFrame = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const read = async (url: string, signal: AbortSignal): Promise<string> => {
  const answer = await fetch(url, { signal, credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`document: ${answer.status}`);
  return URL.createObjectURL(new Blob([await answer.blob()], { type: 'application/pdf' }));
};

/** Reads the file ourselves, because a frame never says that it failed. */
const useFile = (url: string, onOpened: (() => void) | undefined) => {
  const [state, setState] = useState<ViewerState>({ at: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt reads again
  useEffect(() => {
    if (cannotFrame()) {
      onOpened?.();
      return location.assign(url);
    }
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort('timeout'), pageNumbers.viewerGivesUpMs);
    let blob: string | undefined;
    setState({ at: 'loading' });
    read(url, stop.signal)
      .then((made) => {
        blob = made;
        setState({ at: 'success', blob: made });
        onOpened?.();
      })
      .catch(() => {
        if (stop.signal.reason !== 'left') setState({ at: 'error' });
      })
      .finally(() => clearTimeout(timer));
    return () => {
      stop.abort('left');
      clearTimeout(timer);
      if (blob) URL.revokeObjectURL(blob);
    };
  }, [url, attempt]);
  return { state, retry: () => setAttempt(attempt + 1) };
};

/** A PDF in the page (`onOpened` once it is there) with download, a tab of its own, and a way on when it cannot be read. */
export const DocumentFrame = ({ name, url, onOpened }: ViewedDocument & { readonly onOpened?: (() => void) | undefined }) => {
  const t = useWords(viewerWords);
  const shell = useWords(shellWords);
  const { state, retry } = useFile(url, onOpened);
  return (
    <div className={styles['viewer']}>
      <div className={styles['bar']}>
        <a href={url} download>
          <IconDownload size={20} stroke={1.5} aria-hidden />
          {t('download')}
        </a>
        <a href={url} target="_blank" rel="noreferrer">
          <IconExternalLink size={20} stroke={1.5} aria-hidden />
          {t('open')}
        </a>
      </div>
      {state.at === 'success' && <iframe title={name} src={`${state.blob}${view}`} className={styles['frame']} />}
      {state.at === 'loading' && (
        <div className={styles['wait']}>
          <p role="status">{t('loading')}</p>
          <Skeleton lines={6} />
        </div>
      )}
      {state.at === 'error' && (
        <div className={styles['failed']} role="alert">
          <IconAlertCircle size={32} stroke={1.5} aria-hidden />
          <h2>{t('failed')}</h2>
          <p>{t('failed.text')}</p>
          <Button onClick={retry}>
            <IconRefresh size={20} stroke={1.5} aria-hidden />
            {shell('state.retry')}
          </Button>
        </div>
      )}
    </div>
  );
};

type ViewerProps = { readonly document: ViewedDocument | null; readonly onClose: () => void; readonly onOpened?: (() => void) | undefined };

/** The viewer over the page: `null` is the idle state. */
export const DocumentViewer = ({ document, onClose, onOpened }: ViewerProps) => (
  <Dialog open={document !== null} onClose={onClose} title={document?.name ?? ''} size="full">
    {document && <DocumentFrame {...document} onOpened={onOpened} />}
  </Dialog>
);
