import { expect, test } from 'vitest';
import { savingOf } from '#web/components/questions/saving.ts';

const ANSWERED = { answers: { encryption: ['yes'] }, isAllSaved: true, isOffline: false, isSending: false };

test('answers show their saving state once there are any', () => {
  expect(savingOf({ ...ANSWERED, answers: {} })).toBeUndefined();
  expect(savingOf(ANSWERED)).toBe('saved');
  expect(savingOf({ ...ANSWERED, isAllSaved: false, isSending: true })).toBe('saving');
  expect(savingOf({ ...ANSWERED, isAllSaved: false, isOffline: true })).toBe('offline');
});

test('refused answers show neither saved nor saving', () => {
  expect(savingOf({ ...ANSWERED, isAllSaved: false })).toBeUndefined();
});
