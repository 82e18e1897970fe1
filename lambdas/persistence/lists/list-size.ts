import { LIST_METRIC } from '#contract/list-metric.ts';
import type { ListKind } from '#domain/list/limits.ts';
import { count } from '#lambdas/count.ts';

/** Emits the row count of a kind whenever it changes in this container. */
export const sizeTeller = (kind: ListKind) => {
  let recorded: number | undefined;
  return (rows: number) => {
    if (rows === recorded) return;
    recorded = rows;
    const { name, service } = LIST_METRIC;
    count({ [name]: rows }, { dimensions: { service }, besides: { kind } });
  };
};
