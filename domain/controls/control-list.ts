/** Columns of an application's control list. Contains no schema, to keep the browser bundle small. */
import type { List } from '#domain/list/columns.ts';
import type { ListedControl } from './control.ts';
import { ALL_CONTROLS, isOwnControl, LISTED_THEMES } from './keys.ts';
import { CONTROL_STATES } from './states.ts';
import { LACKS } from './words.ts';

/** Filter value for controls without an owner. */
export const NOBODY = 'none';

export const controlList = {
  columns: {
    /** Catalog order, followed by controls of the company's own frameworks. */
    id: { of: ({ id }) => id, order: ({ id }) => (isOwnControl(id) ? ALL_CONTROLS.length : ALL_CONTROLS.indexOf(id)) },
    title: { of: ({ title }) => [title.en, title.es], searched: true },
    theme: { of: ({ theme }) => theme, counted: LISTED_THEMES },
    state: { of: ({ state }) => state, counted: CONTROL_STATES },
    owner: { of: ({ owner }) => owner?.id ?? NOBODY, counted: 'any' },
    owner_name: { of: ({ owner }) => owner?.name ?? null, searched: true },
    framework: { of: (control) => control.for.map(({ framework }) => framework), counted: 'any' },
    lacks: { of: ({ lacks }) => lacks, counted: LACKS },
  },
} as const satisfies List<ListedControl>;
