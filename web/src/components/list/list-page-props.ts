import type { ComponentType, ReactNode } from 'react';
import type { Bulk } from './bulk/bulk.ts';
import type { Column, ListTexts } from './columns/column.ts';
import type { Kind } from './kind.ts';

/** All that a kind says of the page of its list. */
export type ListPageProps<R> = {
  kind: Kind<R>;
  columns: readonly Column<R>[];
  texts: ListTexts;
  /** Where a row leads to. */
  pathOf: (row: R) => string;
  /** What can be done with rows that are selected. */
  bulk: readonly Bulk<R>[];
  /** The form that adds to the list, under the same address with `?create`. It says itself whom it is not for. */
  create?: { label: string; isFor: boolean; form: ComponentType } | undefined;
  /** Where a file is imported, for those who may add to the list. */
  importAt?: string | undefined;
  /** Beside that, other ways to add to the list. */
  more?: ReactNode;
};
