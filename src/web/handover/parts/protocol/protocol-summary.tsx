import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { NOTHING } from '../../../../domain/handover/rules/content.ts';
import type { ProtocolData } from '../../../../domain/handover/types.ts';
import { protocolWords } from '../../../../words/handover/protocol.ts';
import { Facts } from '../../../kit/lists/facts.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { DocumentViewer } from '../../../kit/parts/document-viewer.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../protocol.module.css';
import type { Protocol } from '../form/draft.ts';

const useRows = (data: ProtocolData): readonly (readonly [string, string])[] => {
  const t = useWords(protocolWords);
  const rooms = data.establishedPremiseCondition.flatMap((level) => level.rooms);
  const damaged = rooms.filter((room) => room.condition === 'damaged').length;
  const remarks = rooms.filter((room) => room.comments.trim() !== '' && room.comments !== NOTHING).length;
  const findings = [...(damaged > 0 ? [t('sum.damaged', { n: damaged })] : []), ...(remarks > 0 ? [t('sum.remarks', { n: remarks })] : [])];
  const pieces = (list: readonly { readonly quantity: number }[]): string => t('keys.count', { n: list.reduce((sum, row) => sum + row.quantity, 0) });
  const hasStatements = data.additionalStatements !== NOTHING && data.additionalStatements.trim() !== '';
  return [
    [t('sum.rooms', { n: rooms.length }), findings.join(', ') || t('sum.none')],
    [t('sum.equipment'), pieces(data.establishedEquipmentState)],
    [t('sum.meters'), t('sum.readings', { n: data.localMeterReadings.length })],
    [t('sum.keys'), pieces(data.transferredKeysAndDevices)],
    ...(hasStatements ? [[t('sum.statements'), data.additionalStatements] as const] : []),
  ];
};

type Props = { readonly attached: NonNullable<Protocol['attached']>; readonly onOpened?: () => void };

/** What the attached protocol says in five lines, and the document itself. */
export const ProtocolSummary = ({ attached, onOpened }: Props) => {
  const t = useWords(protocolWords);
  const [isOpen, setOpen] = useState(false);
  const rows = useRows(attached.data);
  const { document } = attached;
  const name = t('document', { number: document.number ?? '' });
  return (
    <section className={styles['card']}>
      <Facts rows={rows} />
      <Button full onClick={() => setOpen(true)}>
        <IconFileText size={20} stroke={1.5} aria-hidden />
        {t('sign.read', { pages: t('pages', { n: document.pages }) })}
      </Button>
      <DocumentViewer
        document={isOpen ? { name, url: document.url } : null}
        onClose={() => setOpen(false)}
        {...(onOpened === undefined ? {} : { onOpened })}
      />
    </section>
  );
};
