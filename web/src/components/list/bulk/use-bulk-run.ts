import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stopWaiting } from '#web/api/waiting.ts';
import { type Snack, snackbar } from '#web/components/snackbars/snackbar.ts';
import { eachInTurn, type Outcome, type SeenRow } from './change-one.ts';

/**
 * Runs a bulk action with limited concurrency and keeps the result of each row. If the user leaves, a snackbar reports
 * the progress.
 */
export const useBulkRun = <R extends Pick<SeenRow, 'id'>>(
  rows: readonly R[],
  act: (row: R) => Promise<Outcome>,
  /** The query key to invalidate. */
  lists: QueryKey,
  /** Called when all rows have changed. */
  onDone: (left: readonly R[]) => void,
  /** The message for that case. */
  done?: Omit<Snack, 'id' | 'type'>,
) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>();
  const [run, setRun] = useState<AbortController>();
  const isHere = useRef(true);

  const stop = () => {
    run?.abort();
    stopWaiting();
  };
  const leave = useEffectEvent(() => {
    isHere.current = false;
    stop();
  });
  useEffect(() => {
    isHere.current = true;
    return () => leave();
  }, []);

  const left = (of: ReadonlyMap<string, Outcome> = outcomes ?? new Map()) =>
    rows.filter(({ id }) => of.get(id) !== 'changed');

  const start = async (todo: readonly R[]) => {
    const now = new Map([...(outcomes ?? [])].filter(([id]) => !todo.some((row) => row.id === id)));
    const begun = new AbortController();
    setRun(begun);
    setOutcomes(new Map(now));
    await eachInTurn(todo, begun.signal, async (row) => {
      now.set(row.id, await act(row));
      setOutcomes(new Map(now));
    });
    setRun(undefined);
    void client.invalidateQueries({ queryKey: lists });
    const changed = rows.length - left(now).length;
    if (changed === rows.length) {
      snackbar.show({ type: 'success', message: t('list.bulk.outcomes.changed', { count: changed }), ...done });
      onDone([]);
    } else if (!isHere.current) {
      snackbar.show({ type: 'info', message: t('list.bulk.left', { changed, total: rows.length }) });
    }
  };

  return {
    /** The props of `BulkOutcome`; undefined before the start. */
    shown: outcomes && {
      ...{ rows, outcomes, isRunning: run !== undefined, onStop: stop },
      onAgain: (ids: readonly string[]) => void start(rows.filter(({ id }) => ids.includes(id))),
    },
    left,
    start,
  };
};
