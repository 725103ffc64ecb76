import type { ReactNode } from 'react';

type Props = { readonly className?: string | undefined; readonly children: ReactNode };

/**
 * What is ticked and typed for one signature. Being a form it counts as not sent until the signature is given (kit/draft/typed-here.ts). Enter
 * in a field signs nothing: a binding act is the press of its own button.
 */
export const SignForm = ({ className, children }: Props) => (
  <form className={className} noValidate onSubmit={(event) => event.preventDefault()}>
    {children}
  </form>
);
