/** The console's page of how the program is set; secrets stay hidden. */

import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { settingCalls } from '../../../contract/admin/endpoints/settings.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { settingWords } from '../../../words/admin/settings.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
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
            rows={services.map(({ name, mode }) => [
              t(`service.${name}`),
              <Badge key={name} tone={tones[mode]}>
                {t(`mode.${mode}`)}
              </Badge>,
            ])}
          />
          <div className={styles['home']}>
            <Pairs
              title={t('limits')}
              heads={[t('limit'), t('value')]}
              rows={limits.map(({ name, value }) => [t(`limit.${name}`), f.number(value)])}
            />
            <Pairs title={t('texts')} heads={[t('document'), t('version')]} rows={texts.map(({ name, version }) => [t(`text.${name}`), version])} />
          </div>
        </div>
        <Pairs
          title={t('settings')}
          heads={[t('setting'), t('value')]}
          rows={settings.map((setting) => [
            <code key={setting.name} className={styles['letter']}>
              {setting.name}
            </code>,
            <Value key={setting.name} setting={setting} />,
          ])}
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

type PairsProps = { readonly title: string; readonly heads: readonly [string, string]; readonly rows: readonly (readonly [ReactNode, ReactNode])[] };

const Pairs = ({ title, heads, rows }: PairsProps) => (
  <Card title={title}>
    <table className={styles['table']}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never move
          <tr key={at}>
            <td>{name}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
);
