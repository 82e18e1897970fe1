import type { ComponentType, ReactNode } from 'react';
import type { Bulk } from './bulk/bulk.ts';
import type { Column, ListTexts } from './columns/column.ts';
import type { Kind } from './kind.ts';

export type ListPageProps<R> = {
  kind: Kind<R>;
  columns: readonly Column<R>[];
  texts: ListTexts;
  /** The address of a row's entity. */
  pathOf: (row: R) => string;
  /** State of the links to rows. By default the page of a row leads back to the list. */
  linkState?: unknown;
  bulk: readonly Bulk<R>[];
  /**
   * The form that creates an entity, at the same address with `?create`. The form itself refuses users without
   * permission.
   */
  create?: { label: string; isFor: boolean; form: ComponentType } | undefined;
  /** The address of the import, for users who may create entities. */
  importAt?: string | undefined;
  /** Shown between the title and the rows. */
  above?: ReactNode;
  /** Other ways to create entities. */
  more?: ReactNode;
};
