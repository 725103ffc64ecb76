import { useState } from 'react';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { outreachCalls } from '../../../../contract/outreach/endpoints.ts';
import { linkWords } from '../../../../words/outreach/links.ts';
import { useUid } from '../../../accounts/parts/use-uid.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useTabEntry } from '../../../kit/draft/use-tab-entry.ts';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { useProblemText } from '../problem-text.ts';
import styles from './links.module.css';
import { MadeLink } from './made-link.tsx';

const fields = ['email', 'customUrl', 'campaign'] as const;
type Field = (typeof fields)[number];
const nothing: Readonly<Record<Field, string>> = { email: '', customUrl: '', campaign: '' };
const texts = {
  email: { label: 'campaign.email', hint: undefined },
  customUrl: { label: 'campaign.url', hint: 'campaign.url.hint' },
  campaign: { label: 'campaign.name', hint: 'campaign.name.hint' },
} as const satisfies Record<Field, object>;

/** Makes the campaign link of a recipient; the six parameters are shown as they were filled in. */
export const CampaignForm = () => {
  const t = useWords(linkWords);
  const act = useAct();
  const problemText = useProblemText();
  const { entry, change, forget } = useTabEntry(useUid(), 'outreach-campaign', nothing);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [made, setMade] = useState<OutputOf<typeof outreachCalls.generateUtmLink>>();
  const make = async (): Promise<void> => {
    const answer = await act(outreachCalls.generateUtmLink, entry);
    if (answer.ok) {
      forget();
      setMade(answer.value);
    } else setErrors({ [answer.refusal.field ?? 'email']: problemText(answer.refusal, t('campaign.failed')) });
  };
  if (made)
    return (
      <MadeLink link={made.link} onAgain={() => setMade(undefined)}>
        <p>{t('made.length', { n: made.href.length })}</p>
        <p>{t('campaign.parameters')}</p>
        <dl className={styles['parameters']}>
          {Object.entries(made.campaign).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </MadeLink>
    );
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!act.busy) void make();
      }}
    >
      {fields.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(texts[name].label)}
          hint={texts[name].hint && t(texts[name].hint)}
          value={entry[name]}
          onChange={(text) => {
            change({ [name]: text });
            setErrors({});
          }}
          error={errors[name]}
          inputMode={name === 'email' ? 'email' : 'text'}
          autoComplete="off"
        />
      ))}
      <Button kind="main" type="submit" busy={act.busy && t('campaign.busy')}>
        {t('campaign.act')}
      </Button>
    </form>
  );
};
