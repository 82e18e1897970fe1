import { expect, test } from 'vitest';
import { savingOf } from '#web/components/questions/saving.ts';

const ANSWERED = { answers: { encryption: ['yes'] }, isAllSaved: true, isOffline: false, isSending: false };

test('that answers are saved is said once there are any, and of those on their way where they are', () => {
  expect(savingOf({ ...ANSWERED, answers: {} })).toBeUndefined();
  expect(savingOf(ANSWERED)).toBe('saved');
  expect(savingOf({ ...ANSWERED, isAllSaved: false, isSending: true })).toBe('saving');
  expect(savingOf({ ...ANSWERED, isAllSaved: false, isOffline: true })).toBe('offline');
});

test('of what was refused it is not said that it is saved, nor that it is on its way', () => {
  expect(savingOf({ ...ANSWERED, isAllSaved: false })).toBeUndefined();
});
