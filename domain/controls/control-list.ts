/** How the controls of one application are searched and counted. No schema lives here, so that the browser can have it. */
import type { List } from '#domain/list/columns.ts';
import type { ListedControl } from './control.ts';
import { ALL_CONTROLS, isOwnControl, LISTED_THEMES } from './keys.ts';
import { CONTROL_STATES } from './states.ts';
import { LACKS } from './words.ts';

/** Of those that nobody owns. */
export const NOBODY = 'none';

export const controlList = {
  columns: {
    /** In the order of the catalogue, which comes first. */
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
