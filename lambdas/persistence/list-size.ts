import { LIST_METRIC } from '#contract/list-metric.ts';
import type { ListKind } from '#domain/list/limits.ts';
import { count } from '#lambdas/count.ts';

/** Tells how many rows a kind has, whenever this container meets another number of them. */
export const sizeTeller = (kind: ListKind) => {
  let told: number | undefined;
  return (rows: number) => {
    if (rows === told) return;
    told = rows;
    const { name, service } = LIST_METRIC;
    count({ [name]: rows }, { dimensions: { service }, besides: { kind } });
  };
};
