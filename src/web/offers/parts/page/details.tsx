import {
  IconBolt,
  IconBuilding,
  IconChevronDown,
  IconFileText,
  IconLock,
  IconMap2,
  IconParking,
  IconScale,
  IconStairs,
  IconTool,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isPublished } from '../../../../domain/offers/machine.ts';
import { hasPlan, sheetsOf } from '../../../../domain/offers/rules/floor-plan.ts';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import type { Level } from '../../../../domain/offers/types.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { floorName } from '../../../../words/offers/facts/six-facts.ts';
import { offerFieldWords } from '../../../../words/offers/fields.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { publicPath } from '../../../kit/page/addresses.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useLang, useWords } from '../../../kit/words/words.ts';
import { LevelPlan, planSheet } from '../media/floor-plan.tsx';
import { OfferLinks, OfferPlans } from '../media/media.tsx';
import { BrochureLink, SendLink } from './brochure-link.tsx';
import styles from './details.module.css';
import { type DetailGroup, type DetailRow, type DetailWords, detailGroups, fieldsOfOffer, levelRows, windowsText } from './details-data.ts';
import type { OfferViewData } from './view.ts';

const icons = {
  building: IconBuilding,
  media: IconBolt,
  equipment: IconTool,
  parking: IconParking,
  terms: IconFileText,
  legal: IconScale,
} as const satisfies Record<DetailGroup['key'], typeof IconBolt>;

const Group = ({
  icon,
  title,
  text,
  open,
  children,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}) => (
  <details className={styles['group']} open={open}>
    <summary>
      {icon}
      <h3>{title}</h3>
      <span>{text}</span>
      <IconChevronDown size={20} stroke={1.5} aria-hidden />
    </summary>
    <div className={styles['in']}>{children}</div>
  </details>
);

/** The terms of the lease for whoever does not see them: that they are there, and what opens them. */
const ClosedTerms = () => {
  const t = useWords(offerDetailWords);
  const kind = useViewer().kind === 'visitor' ? 'after.sign' : 'after.confirmed';
  return (
    <Group icon={<IconLock size={20} stroke={1.5} aria-hidden />} title={t('d.terms')} text={t(kind)}>
      <p>{t('door.why.rent')}</p>
    </Group>
  );
};

const useDetailWords = (): DetailWords => ({
  t: useWords(offerDetailWords),
  name: useWords(dictionaryWords),
  field: useWords(offerFieldWords),
  f: useFormat(),
});

/** A longer value is a text of its own below the others. */
const lineMax = 200;

const Rows = ({ rows }: { readonly rows: readonly DetailRow[] }) => (
  <>
    <dl className={styles['rows']}>
      {rows
        .filter(([, value]) => value.length <= lineMax)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
    {rows
      .filter(([, value]) => value.length > lineMax)
      .map(([label, value]) => (
        <p key={label} className={styles['text']}>
          <b>{label}</b>
          {`\n${value}`}
        </p>
      ))}
  </>
);

const LevelTable = ({ level }: { readonly level: Level }) => {
  const { t, name, f } = useDetailWords();
  const title = floorName(useLang(), level);
  return (
    <table className={styles['levels']}>
      <thead>
        <tr>
          <th>{level.height ? t('level.height', { name: title, height: level.height }) : title}</th>
          <th>{t('col')}</th>
          <th>{t('col.area')}</th>
        </tr>
      </thead>
      <tbody>
        {(level.rooms ?? []).map((room, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no name of their own and never move here
          <tr key={at}>
            <td>{room.kind ? t('room.numbered', { n: at + 1, name: name(`roomKind.${room.kind}`) }) : t('room', { n: at + 1 })}</td>
            <td>{windowsText(room.windows, t)}</td>
            <td>{f.area(room.surface ?? 0)}</td>
          </tr>
        ))}
        <tr>
          <td>{t('total')}</td>
          <td />
          <td>{f.area((level.rooms ?? []).reduce((sum, room) => sum + (room.surface ?? 0), 0))}</td>
        </tr>
      </tbody>
    </table>
  );
};

/** Collapsible details with only what is filled in; the two that decide stand open. */
export const OfferDetails = ({ offer }: { readonly offer: OfferViewData }) => {
  const words = useDetailWords();
  const lang = useLang();
  const { t } = words;
  const levels = offer.form.areaDetails?.levels ?? [];
  const visits = fieldsOfOffer(offer);
  const sheets = hasPlan(levels) ? sheetsOf(levels, planSheet) : [];
  return (
    <section className={styles['details']}>
      <h2>{t('details')}</h2>
      {offer.form.description && <p className={styles['text']}>{offer.form.description}</p>}
      <OfferLinks form={offer.form} />
      {offer.plans.length > 0 && (
        <Group icon={<IconMap2 size={20} stroke={1.5} aria-hidden />} title={t('d.plans')} text={t('plans', { n: offer.plans.length })}>
          <OfferPlans plans={offer.plans} />
        </Group>
      )}
      {levels.length > 0 && (
        <Group icon={<IconStairs size={20} stroke={1.5} aria-hidden />} title={t('d.levels')} text={t('levels', { n: levels.length })} open>
          {levels.map((level, at) => (
            <div key={`${level.levelNumber ?? at}`} className={styles['level']}>
              <LevelPlan level={level} sheet={sheets[at]} name={floorName(lang, level)} />
              <LevelTable level={level} />
              <Rows rows={levelRows(visits, at, words)} />
            </div>
          ))}
          {sheets.length > 0 && <p>{t('plan.note')}</p>}
        </Group>
      )}
      {detailGroups(offer, words, visits).map(({ key, rows }, at) => {
        const Icon = icons[key];
        return (
          <Group
            key={key}
            icon={<Icon size={20} stroke={1.5} aria-hidden />}
            title={t(`d.${key}`)}
            text={rows
              .slice(0, 2)
              .map(([label, value]) => (value === t('yes') ? label : t('named', { label, value })))
              .join(', ')}
            open={at === 0}
          >
            <Rows rows={rows} />
          </Group>
        );
      })}
      {offer.private === null && !offer.isOwner && !isSale(offer.form) && <ClosedTerms />}
      <BrochureLink offer={offer} />
      <SendLink offer={offer} />
      {isPublished(offer.state) && (
        <p>
          <a href={`${publicPath(lang, '/pomoc')}?offer=${offer.id}#offer`} rel="nofollow">
            {t('report')}
          </a>
        </p>
      )}
    </section>
  );
};
