import { useRef } from 'react';

/**
 * Names a command so that it runs once. When an answer was lost on the way, nobody here knows whether the server has acted: pressed again with
 * the same input it gets the same id, and the server gives the first answer instead of acting, or refusing, a second time.
 */
export const useCommandId = () => {
  const last = useRef({ input: '', id: '' });
  return <I extends object>(input: I): I & { readonly commandId: string } => {
    const text = JSON.stringify(input);
    if (last.current.input !== text) last.current = { input: text, id: crypto.randomUUID() };
    return { ...input, commandId: last.current.id };
  };
};
