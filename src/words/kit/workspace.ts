import { en } from './en/workspace.ts';
import { pl } from './pl/workspace.ts';

/** The menu of "my board". */
export const workspaceWords = { pl, en };
