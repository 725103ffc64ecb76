/** The console's page of how the program is set; secrets stay hidden. */

import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { settingCalls } from '../../../contract/admin/endpoints/settings.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { settingWords } from '../../../words/admin/settings.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { DataTable } from '../../kit/lists/data-table.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Badge, type Tone } from '../../kit/parts/badge.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(settingCalls.getSettings, {}));
};

type Settings = OutputOf<typeof settingCalls.getSettings>;

const tones = { live: 'green', embedded: 'navy-tint', recorded: 'amber', queued: 'amber', off: 'grey' } as const satisfies Record<
  Settings['services'][number]['mode'],
  Tone
>;

export default function SettingsPage() {
  const { services, limits, texts, settings } = useLoaderData<typeof loader>();
  const t = useWords(settingWords);
  const f = useFormat();
  return (
    <>
      <header className={styles['head']}>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </header>
      <div className={styles['home']}>
        <div className={styles['two']}>
          <Pairs
            title={t('services')}
            heads={[t('service'), t('mode')]}
            rows={services}
            name={({ name }) => t(`service.${name}`)}
            value={({ mode }) => <Badge tone={tones[mode]}>{t(`mode.${mode}`)}</Badge>}
          />
          <div className={styles['home']}>
            <Pairs
              title={t('limits')}
              heads={[t('limit'), t('value')]}
              rows={limits}
              name={({ name }) => t(`limit.${name}`)}
              value={({ value }) => f.number(value)}
            />
            <Pairs
              title={t('texts')}
              heads={[t('document'), t('version')]}
              rows={texts}
              name={({ name }) => t(`text.${name}`)}
              value={({ version }) => version}
            />
          </div>
        </div>
        <Pairs
          title={t('settings')}
          heads={[t('setting'), t('value')]}
          rows={settings}
          name={({ name }) => <code className={styles['letter']}>{name}</code>}
          value={(setting) => <Value setting={setting} />}
        />
      </div>
    </>
  );
}

const Value = ({ setting: { state, value } }: { readonly setting: Settings['settings'][number] }) => {
  const t = useWords(settingWords);
  if (state === 'unset') return <small>{t('state.unset')}</small>;
  return (
    <span className={styles['letter']}>
      {value ?? t('hidden')}
      <small>{t(`state.${state}`)}</small>
    </span>
  );
};

type PairsProps<Row> = {
  readonly title: string;
  readonly heads: readonly [string, string];
  readonly rows: readonly Row[];
  readonly name: (row: Row) => ReactNode;
  readonly value: (row: Row) => ReactNode;
};

const Pairs = <Row extends { readonly name: string }>({ title, heads, rows, name, value }: PairsProps<Row>) => (
  <Card title={title}>
    <DataTable
      label={title}
      inCard
      rows={rows}
      keyOf={(row) => row.name}
      columns={[
        { head: heads[0], cell: name },
        { head: heads[1], cell: value },
      ]}
    />
  </Card>
);
