import type { ComponentType } from 'react';

export type BulkProps<R> = {
  /** As the action is named. */
  name: string;
  title: string;
  rows: readonly R[];
  /** With those that are still to be done, which stay selected. */
  onClose: (left: readonly R[]) => void;
};

/** Something that can be done with the rows that are selected. */
export type Bulk<R> = {
  name: string;
  text: string;
  isFor: boolean;
  dialog: ComponentType<BulkProps<R>>;
};
