import { useTranslation } from 'react-i18next';
import { queryClient } from '#web/app/query-client.ts';
import { BulkOutcome } from '#web/components/list/bulk/bulk-outcome.tsx';
import { eachInTurn, type Outcome, outcomeOf } from '#web/components/list/bulk/change-one.ts';
import { useBulkRun } from '#web/components/list/bulk/use-bulk-run.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useWorkWords } from '#web/components/use-work-words.ts';
import { type WorkItem, workQuery } from './queries.ts';

export type WorkBatchProps = {
  items: readonly WorkItem[];
  /** Receives the items that did not change and stay selected. */
  onClose: (left: readonly WorkItem[]) => void;
};

const CHANGE = 'my-work-change';

/** Ends the offer to undo the last change. */
export const closeUndo = () => snackbar.closeAbout(CHANGE);

type Batch = {
  title: string;
  act: (item: WorkItem) => Promise<unknown>;
  undo: (item: WorkItem) => Promise<unknown>;
  done: (count: number) => string;
};

/** Changes the items one by one and reports those that failed. One message offers to undo all changes. */
export const useWorkBatch = ({ items, onClose }: WorkBatchProps, { title, act, undo, done }: Batch) => {
  const { t } = useTranslation();
  const { named } = useWorkWords();

  const undoAll = async (changed: readonly WorkItem[]) => {
    const failed: WorkItem[] = [];
    await eachInTurn(changed, new AbortController().signal, async (item) => {
      await undo(item).catch(() => failed.push(item));
    });
    void queryClient.invalidateQueries({ queryKey: workQuery.queryKey });
    if (failed.length === 0) snackbar.show({ type: 'success', message: t('work.undone') });
    else snackbar.show({ type: 'error', message: t('work.notUndone', { names: failed.map(named).join('; ') }) });
  };
  const doneMessage = (changed: readonly WorkItem[]) => ({
    message: done(changed.length),
    about: CHANGE,
    isLasting: true,
    undo: () => void undoAll(changed),
  });

  const rows = items.map((item) => ({ id: item.id, name: named(item), item }));
  const { shown, left, start } = useBulkRun(
    rows,
    ({ item }): Promise<Outcome> => act(item).then(() => 'changed', outcomeOf),
    workQuery.queryKey,
    () => onClose([]),
    doneMessage(items),
  );

  const close = () => {
    const unchanged = left().map(({ item }) => item);
    const changed = items.filter((item) => !unchanged.includes(item));
    if (changed.length > 0) snackbar.show({ type: 'success', ...doneMessage(changed) });
    onClose(unchanged);
  };
  return {
    start: () => start(rows),
    outcome: shown && <BulkOutcome title={title} run={shown} onClose={close} />,
  };
};
