import type { ComponentType } from 'react';

export type BulkProps<R> = {
  name: string;
  title: string;
  rows: readonly R[];
  /** Receives the rows that are still to be changed and stay selected. */
  onClose: (left: readonly R[]) => void;
};

export type Bulk<R> = {
  name: string;
  text: string;
  isFor: boolean;
  dialog: ComponentType<BulkProps<R>>;
};
