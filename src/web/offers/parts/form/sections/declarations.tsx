import { Tick } from '../bound.tsx';
import { useGroup } from '../context.ts';

const keys = ['summary1', 'summary2', 'summary3', 'summary4'] as const;

/** The four declarations; none is ever ticked beforehand. */
export const DeclarationsSection = () => {
  const field = useGroup('summary');
  return keys.map((key) => <Tick key={key} of={field(key)} />);
};
