import type { LoaderFunctionArgs } from 'react-router';
import { once } from './given.ts';
import Page, { meta as head, loader as read } from './home.page.tsx';

const kept = once(read);

/** The same data, asked for once. */
export const loader = (args: LoaderFunctionArgs) => kept(args);
export const meta = head;
export default Page;
