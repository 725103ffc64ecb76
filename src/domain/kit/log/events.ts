/**
 * The lists of what the event log keeps. The room that names the methods adds its list where it declares it (`declare module`), so that a
 * method is known everywhere and kit imports no room.
 */
export interface EventLists {
  readonly kit: never;
}

/** A method that may be written to the event log: one that is not in the list, and so has no filter and no name, does not compile. */
export type LoggedMethod = EventLists[keyof EventLists];
