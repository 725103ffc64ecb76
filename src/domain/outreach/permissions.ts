import { isStaff } from '../accounts/permissions.ts';
import type { Viewer } from '../accounts/types.ts';

/** Does the viewer see the figures of every caller? Admins and creators do, a caller sees their own (docs/rules/outreach.md#who). */
export const seesEveryCaller = (viewer: Viewer): boolean => isStaff(viewer);
