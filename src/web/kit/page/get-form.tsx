import type { ComponentProps, KeyboardEvent, SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

type GetFormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & {
  /** Where the fields are sent; the page that is shown unless said. */
  readonly action?: string;
  readonly preventScrollReset?: boolean;
};

const searchOf = (form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams => {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') search.append(name, value);
  return search;
};

/** A field that says its unit (`data-unit`) holds a number, which the arrow keys change. */
const step = (event: KeyboardEvent): void => {
  if ((event.target as HTMLElement).dataset['unit'])
    void import('./step-field.ts').then(
      (module) => module.stepField(event),
      () => undefined,
    );
};

/**
 * A form whose fields become the address. The browser's own form, followed without loading the page anew; the router's also knows
 * how to send and to fetch, which would come to every stranger with it.
 */
export const GetForm = ({ action, preventScrollReset = false, onSubmit, ...rest }: GetFormProps) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const target = action ?? pathname;
  const follow = (event: SubmitEvent<HTMLFormElement>): void => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const to = `${target}?${searchOf(event.currentTarget, event.submitter)}`;
    void navigate(to, { preventScrollReset, replace: to === location.pathname + location.search });
  };
  return <form onKeyDown={step} {...rest} method="get" action={target} onSubmit={follow} />;
};
