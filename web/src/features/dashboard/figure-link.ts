import type { Figure } from '#domain/dashboard/figures.ts';
import { listPath } from '#web/routing/paths.ts';

/** Link to the list filtered to what a figure counts. */
export const listOf = ({ list, asked }: Pick<Figure, 'list' | 'asked'>) =>
  [listPath(list), new URLSearchParams(asked).toString()].filter(Boolean).join('?');
