/** Shows a document of the footer. */

import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { shellWords } from '../../words/kit/shell.ts';
import { viewerWords } from '../../words/kit/viewer.ts';
import { langOf } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { DocumentFrame } from '../kit/parts/document-viewer.tsx';
import { translatorOf } from '../kit/words/words.ts';
import { publishedDocument } from './parts/published.ts';
import styles from './view-document.module.css';

/** The parameter is looked up among the published documents; it is never a path of a file. */
export const loader = ({ context, params }: LoaderFunctionArgs) => {
  const lang = langOf(context);
  const t = translatorOf(shellWords, lang);
  const document = publishedDocument(params['documentPath'] ?? '');
  if (!document) throw data({ kind: 'missing', message: translatorOf(viewerWords, lang)('failed') }, { status: 404 });
  return { title: t(`foot.${document.title}`), url: document.url };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => (loaderData ? pageMeta({ title: loaderData.title }) : []);

export default function ViewDocumentPage() {
  const { title, url } = useLoaderData<typeof loader>();
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <h1>{title}</h1>
      <DocumentFrame name={title} url={url} />
    </main>
  );
}
