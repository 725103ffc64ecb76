import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { plainMoney } from '../../../domain/kit/money.ts';
import { depositWords } from '../../../words/deposits/deposit.ts';
import { CopyButton } from '../../kit/parts/copy-button.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../deposit.module.css';

type Deposit = OutputOf<typeof depositsCalls.getDeposit>;

/** An account number that may break only in its middle. */
const Account = ({ account }: { readonly account: string }) => {
  const f = useFormat();
  const groups = f.account(account).split('\u00a0');
  return (
    <>
      <span className="nw">{groups.slice(0, 4).join('\u00a0')}</span> <span className="nw">{groups.slice(4).join('\u00a0')}</span>
    </>
  );
};

/** Everything a bank's form asks for, each value to be copied. */
export const TransferRows = ({ deposit }: { readonly deposit: Deposit }) => {
  const t = useWords(depositWords);
  const f = useFormat();
  const [head, rest] = [`KAUCJA ${deposit.reference}`, deposit.title.slice(`KAUCJA ${deposit.reference}`.length).trim()];
  const rows = [
    { label: t('owner'), copy: deposit.accountOwner, shown: deposit.accountOwner },
    { label: t('account'), copy: deposit.account, shown: <Account account={deposit.account} /> },
    { label: t('amount'), copy: plainMoney(deposit.amount), shown: f.money(deposit.amount) },
    {
      label: t('transferTitle'),
      copy: deposit.title,
      shown: (
        <>
          {head}
          <small>{rest}</small>
        </>
      ),
    },
  ];
  return (
    <dl className={styles['rows']}>
      {rows.map(({ label, copy, shown }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{shown}</dd>
          <dd className={styles['copy']}>
            <CopyButton value={copy} of={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
