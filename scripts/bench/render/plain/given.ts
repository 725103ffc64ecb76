import type { LoaderFunctionArgs } from 'react-router';

/** Keeps what a loader answered first. */
export const once = <T>(read: (args: LoaderFunctionArgs) => Promise<T>): ((args: LoaderFunctionArgs) => Promise<T>) => {
  let kept: Promise<T> | undefined;
  return (args) => {
    kept ??= read(args);
    return kept;
  };
};
