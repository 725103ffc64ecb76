/** Ports: how a room gets its outside services, with the embedded form as default. */

import type { ServiceStates } from './outside/states.ts';
import type { Config } from './process/config.ts';

/** A place in a program where something else is plugged in: an outside service, or what later rooms bring to an earlier one. `open` makes what the settings name, the embedded form without any, and notes how a service answers; without one the app must fill the port. */
export type Port<T> = { readonly name: string; readonly open?: (config: Config, states: ServiceStates) => T };

/** Something plugged into a port; a `share` is one of several. */
export type FilledPort = { readonly port: Port<unknown>; readonly value: unknown; readonly isShare?: true };

/** What stands behind the ports of this program. */
export type Ports = { readonly of: <T>(port: Port<T>) => T };

/** Declares a port. A room does it once, and its commands ask `services.ports.of(port)`. */
export const definePort = <T>(port: Port<T>): Port<T> => port;

/** Declares a port to which any room may give a share: behind it stands the list of them, in the order of the rooms, empty without any. */
export const defineListPort = <T>({ name }: { readonly name: string }): Port<readonly T[]> => ({ name, open: () => [] });

/** Fills a port with a value of its type. */
export const fill = <T>(port: Port<T>, value: T): FilledPort => ({ port, value });

/** Gives one value to a port that holds a list. */
export const share = <T>(port: Port<readonly T[]>, value: T): FilledPort => ({ port, value, isShare: true });

const valuesOf = (filled: readonly FilledPort[]): Map<Port<unknown>, unknown> => {
  const values = new Map<Port<unknown>, unknown>();
  for (const { port, value, isShare } of filled) values.set(port, isShare ? [...((values.get(port) ?? []) as readonly unknown[]), value] : value);
  return values;
};

/** With what ports are opened. */
type Opening = { readonly config: Config; readonly states: ServiceStates };

/** Opens the ports of a program: what was filled counts, and everything else is its embedded form, made when it is first asked for. A port with neither is a mistake of the program, so it does not start. */
export const openPorts = ({ config, states }: Opening, ports: readonly Port<unknown>[], filled: readonly FilledPort[]): Ports => {
  const values = valuesOf(filled);
  for (const { name } of ports.filter((port) => !values.has(port) && port.open === undefined))
    throw new Error(`nothing stands behind the port ${name}`);
  return {
    of: <T>(port: Port<T>): T => {
      if (!values.has(port)) {
        if (port.open === undefined) throw new Error(`no room declares the port ${port.name}`);
        values.set(port, port.open(config, states));
      }
      return values.get(port) as T;
    },
  };
};
