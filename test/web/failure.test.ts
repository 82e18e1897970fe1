import { expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { whyNotSaved } from '#web/components/form/saving-failure.ts';

const refusal = (status: number, code = 'unknown') =>
  new ApiError({ type: '', title: '', status, code, detail: '', errors: [], request_id: '' });

test('whoever may not, asks too often or for what is not there does not hear that something failed on our side', () => {
  expect(failureOf(refusal(403))).toBe('forbidden');
  expect(failureOf(refusal(404))).toBe('notThere');
  expect(failureOf(refusal(429))).toBe('tooManyRequests');
  expect(failureOf(refusal(409, 'busy'))).toBe('tooManyRequests');
});

test('what was not accepted as it is is no failure on our side, whatever is wrong with it', () => {
  for (const status of [400, 409, 412, 413, 415, 422]) {
    expect(failureOf(refusal(status))).toBe('notAccepted');
    expect(whyNotSaved(refusal(status))).toBe('actions.notAccepted');
  }
});

test('what failed on our side is told from what was not answered', () => {
  expect(failureOf(refusal(500))).toBe('refused');
  expect(failureOf(new Error('a bug'))).toBe('refused');
  expect(failureOf(refusal(0, 'network'))).toBe('noConnection');
});

test('what was refused for a reason is told with it, in a form as in a list', () => {
  for (const code of [
    'own_account',
    'last_administrator',
    'directory_owned',
    'user_disabled',
    'view_only',
    'retired',
  ]) {
    expect(failureOf(refusal(409, code))).toBe(code);
    expect(whyNotSaved(refusal(409, code))).toBe(`actions.${code}`);
  }
  expect(whyNotSaved(refusal(403))).toBe('actions.forbidden');
});
