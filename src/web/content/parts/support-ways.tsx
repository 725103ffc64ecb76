import { contentWords } from '../../../words/content/pages.ts';
import { publicPath } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { useLang, useWords } from '../../kit/words/words.ts';
import { TextPart } from './text-page.tsx';

/** Where help is found besides the report form: answers, the operator's address, and the check of a document. */
export const SupportWays = ({ operator, email }: { readonly operator: string; readonly email: string }) => {
  const t = useWords(contentWords);
  const lang = useLang();
  return (
    <>
      <TextPart title={t('support.faq')}>
        <p>{t('support.faq.text')}</p>
        <Link to={publicPath(lang, '/faq')}>{t('support.faq.act')}</Link>
      </TextPart>
      <TextPart title={t('support.mail')}>
        {/* The sentence ends with the name, which may end with a dot of its own. */}
        <p>{t('support.mail.text', { operator: operator.replace(/\.$/, '') })}</p>
        <a href={`mailto:${email}`}>{email}</a>
      </TextPart>
      <TextPart title={t('support.check')}>
        <p>{t('support.check.text')}</p>
        <Link to={publicPath(lang, '/check')}>{t('support.check.act')}</Link>
      </TextPart>
      <TextPart title={t('support.promotion')}>
        <p>{t('support.promotion.text')}</p>
        <Link to={publicPath(lang, '/regulamin-promocji')}>{t('support.promotion.act')}</Link>
      </TextPart>
      <TextPart title={t('support.api')}>
        <p>{t('support.api.text')}</p>
        <Link to={publicPath(lang, '/api')}>{t('support.api.act')}</Link>
      </TextPart>
    </>
  );
};
