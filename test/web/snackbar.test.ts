import { expect, test } from 'vitest';
import { snackbar, snackStore } from '#web/components/snackbars/snackbar.ts';

test('an error appears in the topmost open dialog and disappears with it', () => {
  const shown = () => snackStore.list().map(({ message, dialog }) => [message, dialog]);
  const leaveOne = snackStore.openDialog('one');
  const leaveOther = snackStore.openDialog('other');
  snackbar.show({ type: 'error', message: 'Failed' });
  snackbar.show({ type: 'success', message: 'Saved' });
  expect(shown()).toEqual([
    ['Failed', 'other'],
    ['Saved', undefined],
  ]);
  leaveOther();
  snackbar.show({ type: 'error', message: 'Failed again' });
  expect(shown()).toEqual([
    ['Saved', undefined],
    ['Failed again', 'one'],
  ]);
  leaveOne();
  snackbar.show({ type: 'error', message: 'Failed' });
  expect(shown()).toEqual([
    ['Saved', undefined],
    ['Failed', undefined],
  ]);
});
