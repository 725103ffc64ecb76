import { mailboxWords } from '../../../words/content/mail.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from './mail-frame.module.css';

/** A message as it was sent, in a frame that runs nothing; its links open beside this page. */
export const MailFrame = ({ subject, html }: { readonly subject: string; readonly html: string }) => {
  const t = useWords(mailboxWords);
  return (
    <iframe
      className={styles['frame']}
      title={t('frame', { subject })}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={`<base target="_blank">${html}`}
      loading="lazy"
    />
  );
};
