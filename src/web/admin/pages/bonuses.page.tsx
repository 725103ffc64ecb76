/** The console's table of bonuses: what each milestone brings a caller from now on. */

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { outreachCalls } from '../../../contract/outreach/endpoints.ts';
import type { Grosze } from '../../../domain/kit/brand.ts';
import { dashboardWords } from '../../../words/outreach/dashboard.ts';
import { requireAdmin } from '../../accounts/parts/session.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { MoneyField } from '../../kit/form/number-field.tsx';
import { Link } from '../../kit/page/link.tsx';
import { ask, orErrorPage } from '../../kit/page/request.ts';
import { Button } from '../../kit/parts/button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../console.module.css';
import { ConsoleTable } from '../parts/console-table.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireAdmin(args);
  return orErrorPage(await ask(args.context)(outreachCalls.listBonuses, {}));
};

type Row = OutputOf<typeof outreachCalls.listBonuses>['rows'][number];

export default function BonusesPage() {
  const { rows } = useLoaderData<typeof loader>();
  const t = useWords(dashboardWords);
  const f = useFormat();
  return (
    <ConsoleTable
      title={t('bonuses.title')}
      text={
        <>
          {t('bonuses.text')} <Link to="/dashboard">{t('title')}</Link>
        </>
      }
      list={{ items: rows }}
      keyOf={({ milestone }) => milestone}
      empty={[]}
      columns={[
        { head: t('bonuses.milestone'), cell: ({ milestone }) => <b>{t(`step.${milestone}`)}</b> },
        { head: t('bonuses.month'), named: true, kind: 'number', cell: ({ n }) => f.number(n, 0) },
        { head: t('bonuses.amount'), kind: 'fields', cell: (row) => <AmountForm row={row} /> },
        { head: t('bonuses.sum'), named: true, kind: 'number', cell: ({ sum }) => f.money(sum) },
      ]}
    />
  );
}

/** What a milestone brings, to be changed in its row. */
const AmountForm = ({ row: { milestone, amount } }: { readonly row: Row }) => {
  const t = useWords(dashboardWords);
  const f = useFormat();
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [typed, setTyped] = useState<Grosze | null>(amount);
  const [error, setError] = useState<string>();
  const name = t(`step.${milestone}`);
  const save = async (): Promise<void> => {
    const after = typed ?? (0 as Grosze);
    const answer = await act(outreachCalls.setBonus, { milestone, amount: after });
    if (!answer.ok) return setError(refusalText(answer.refusal));
    toast.good(t('bonuses.saved', { before: f.money(amount), after: f.money(after), milestone: name }));
  };
  return (
    <form
      className={styles['acts']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!act.busy) void save();
      }}
    >
      <MoneyField
        name={`bonus-${milestone}`}
        label={t('bonuses.of', { milestone: name })}
        compact
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
        error={error}
      />
      <Button type="submit" size="s" disabled={typed === amount} busy={act.busy && t('bonuses.saving')}>
        {t('bonuses.save')}
      </Button>
    </form>
  );
};
