import { useState } from 'react';
import { outreachCalls } from '../../../../contract/outreach/endpoints.ts';
import { readAddress } from '../../../../domain/outreach/rules/links.ts';
import { linkWords } from '../../../../words/outreach/links.ts';
import { outreachRefusalWords } from '../../../../words/outreach/refusals.ts';
import { useUid } from '../../../accounts/parts/use-uid.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useTabEntry } from '../../../kit/draft/use-tab-entry.ts';
import { TextField } from '../../../kit/form/text-field.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useFieldText } from '../../../kit/words/field-text.ts';
import { useWords } from '../../../kit/words/words.ts';
import { useProblemText } from '../problem-text.ts';
import styles from './links.module.css';
import { MadeLink } from './made-link.tsx';

const nothing = { url: '' };

/** Shortens an address. */
export const ShortForm = () => {
  const t = useWords(linkWords);
  const act = useAct();
  const problemText = useProblemText();
  const fieldText = useFieldText(outreachRefusalWords);
  const { entry, change, forget } = useTabEntry(useUid(), 'outreach-short', nothing);
  const { url } = entry;
  const [error, setError] = useState<string>();
  const [link, setLink] = useState<string>();
  const make = async (): Promise<void> => {
    const read = readAddress(url);
    if ('refusal' in read) return setError(fieldText(read.refusal, t('short.url')));
    const answer = await act(outreachCalls.createShortLink, { originalUrl: url });
    if (!answer.ok) return setError(problemText(answer.refusal, t('short.failed')));
    forget();
    setLink(answer.value.link);
  };
  if (link)
    return (
      <MadeLink
        link={link}
        onAgain={() => {
          setLink(undefined);
          change(nothing);
          forget();
        }}
      />
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
      <TextField
        name="originalUrl"
        label={t('short.url')}
        hint={t('short.url.hint')}
        value={url}
        onChange={(text) => {
          change({ url: text });
          setError(undefined);
        }}
        error={error}
        autoComplete="off"
      />
      <Button kind="main" type="submit" busy={act.busy && t('short.busy')}>
        {t('short.act')}
      </Button>
    </form>
  );
};
