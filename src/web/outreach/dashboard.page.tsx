/** The dashboard of callers: figures of a span, links, and mails to prospects. */

import { IconDownload, IconLink, IconSend } from '@tabler/icons-react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { prospectCalls } from '../../contract/outreach/endpoints/prospects.ts';
import { outreachCalls } from '../../contract/outreach/endpoints.ts';
import { dashboardWords } from '../../words/outreach/dashboard.ts';
import { sendingWords } from '../../words/outreach/sending.ts';
import { requireCaller } from '../accounts/parts/require-caller.ts';
import { Link } from '../kit/page/link.tsx';
import { pageIn } from '../kit/page/pages.ts';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Note } from '../kit/parts/note.tsx';
import { useFormat } from '../kit/words/format.ts';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './dashboard.module.css';
import { CallersTable } from './parts/callers-table.tsx';
import { CampaignsTable } from './parts/campaigns-table.tsx';
import { Charts } from './parts/chart/charts.tsx';
import { ConversionCard, ConversionTable } from './parts/conversion.tsx';
import { FramePicker } from './parts/frame-picker.tsx';
import { KeyFigures } from './parts/key-figures.tsx';
import { LinksDialog } from './parts/links/links-dialog.tsx';
import { ProspectsTable } from './parts/prospects-table.tsx';
import { prospectsQueryOf, queryOf, withQuery } from './parts/query.ts';
import { SendDialog } from './parts/sending/send-dialog.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  const { firstName, lastName } = requireCaller(args);
  const asking = ask(args.context);
  const query = queryOf(args.url);
  const prospectsQuery = prospectsQueryOf(args.url, query);
  const [answer, listed, links] = await Promise.all([
    asking(outreachCalls.getOutreach, query),
    asking(prospectCalls.listProspects, prospectsQuery),
    asking(outreachCalls.listShortLinks, { page: pageIn(args.url, 'links') }).then(orErrorPage),
  ]);
  const common = { query, group: prospectsQuery.group ?? null, links, sender: `${firstName} ${lastName}`, lang: langOf(args.context) };
  // Days that make no span are said at their fields; the figures are then those of the week.
  if (!answer.ok && answer.refusal.code === 'outreach.span_wrong') {
    const [figures, prospects] = await Promise.all([
      asking(outreachCalls.getOutreach, { ...query, frame: 'week' }).then(orErrorPage),
      asking(prospectCalls.listProspects, { ...prospectsQuery, frame: 'week' }).then(orErrorPage),
    ]);
    return data({ ...common, figures, prospects, isSpanWrong: query.from !== null || query.to !== null });
  }
  return data({ ...common, figures: orErrorPage(answer), prospects: orErrorPage(listed), isSpanWrong: false });
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(dashboardWords, loaderData.lang)('title'), noindex: true }) : [];

export default function DashboardPage() {
  const { figures, prospects, query, group, links, sender, isSpanWrong } = useLoaderData<typeof loader>();
  const t = useWords(dashboardWords);
  const s = useWords(sendingWords);
  const f = useFormat();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { from, to } = figures.span;
  const opened = search.get('open');
  const offerId = search.get('offer');
  const close = (): void => void navigate(withQuery(search, { open: null, offer: null, links: null }), { preventScrollReset: true, replace: true });
  const file = new URLSearchParams({ frame: query.frame, from, to, ...(query.of && { of: query.of }) });
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <div className={styles['title']}>
          <h1>{t('title')}</h1>
          <p>{from === to ? f.day(from) : t('span', { from: f.day(from), to: f.day(to) })}</p>
        </div>
        <div className={styles['acts']}>
          <FramePicker frame={query.frame} from={query.from ?? from} to={query.to ?? to} isWrong={isSpanWrong} />
          <ButtonLink to={withQuery(search, { open: 'links' })} preventScrollReset>
            <IconLink size={18} stroke={1.5} aria-hidden /> {t('links')}
          </ButtonLink>
          <ButtonLink kind="main" to={withQuery(search, { open: 'send' })} preventScrollReset>
            <IconSend size={18} stroke={1.5} aria-hidden /> {t('send')}
          </ButtonLink>
        </div>
      </header>
      {figures.seesEveryCaller && figures.of && (
        <Note>
          {t('of', { name: figures.of.name })} <Link to={withQuery(search, { of: null })}>{t('of.all')}</Link>
        </Note>
      )}
      <KeyFigures total={figures.total} previous={figures.previous} />
      <Charts figures={figures} />
      <CallersTable figures={figures} order={query.order} />
      <ConversionCard figures={figures} />
      <div className={styles['two']}>
        <CampaignsTable figures={figures} />
        <ConversionTable figures={figures} search={query.search} />
      </div>
      <ProspectsTable prospects={prospects} group={group} namesCallers={figures.seesEveryCaller && figures.of === null} />
      <p>
        {/* A file: the browser's own way, not the router's. */}
        <a className={styles['file']} href={`/dashboard/figures.csv?${file}`} download>
          <IconDownload size={18} stroke={1.5} aria-hidden /> {t('csv')}
        </a>
      </p>
      {opened === 'links' && <LinksDialog links={links} onClose={close} />}
      {opened === 'send' && <SendDialog kind="website" title={s('website.title')} sender={sender} onClose={close} />}
      {opened === 'offer' && offerId && <SendDialog kind="offer" offerId={offerId} title={s('offer.title')} sender={sender} onClose={close} />}
    </main>
  );
}
