import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { changeFailed, whyNotDone } from '#web/components/change-failed.ts';
import { form as en } from '#web/i18n/en/components/form.ts';
import { form as es } from '#web/i18n/es/components/form.ts';

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
    expect(whyNotDone(refusal(status))).toBe('actions.notAccepted');
  }
});

test('what failed on our side is told from what was not answered', () => {
  expect(failureOf(refusal(500))).toBe('refused');
  expect(failureOf(new Error('a bug'))).toBe('refused');
  expect(failureOf(refusal(0, 'network'))).toBe('noConnection');
});

test('what was refused for a reason is told with it, in a form as in a list', () => {
  for (const code of [
    'already_done',
    'own_account',
    'last_administrator',
    'directory_owned',
    'user_disabled',
    'view_only',
    'retired',
  ]) {
    expect(failureOf(refusal(409, code))).toBe(code);
    expect(whyNotDone(refusal(409, code))).toBe(`actions.${code}`);
  }
  expect(whyNotDone(refusal(403))).toBe('actions.forbidden');
});

const t = ((key: string) => `«${key}»`) as TFunction;
const said = (error: Error) => changeFailed(t, 'That was not done.', error);

test('where nobody knows whether it was done, nothing says that it was not', () => {
  for (const error of [
    refusal(0, 'network'),
    refusal(500),
    refusal(502),
    refusal(503),
    refusal(504),
    refusal(409, 'in_progress'),
  ])
    expect(said(error)).toBe('«form.unanswered»');
});

test('what is known not to be done is said not to be, and why', () => {
  expect(said(refusal(500, 'internal'))).toBe('That was not done. «actions.refused»');
  expect(said(refusal(403))).toBe('That was not done. «actions.forbidden»');
  expect(said(refusal(409, 'too_many'))).toBe('That was not done. «form.noMore»');
  expect(said(new Error('a bug'))).toBe('That was not done. «actions.refused»');
});

test('what may have been done is tried again by whatever button did it, and whether there was an answer or not', () => {
  expect(en.unanswered).not.toMatch(/save|answer/i);
  expect(es.unanswered).not.toMatch(/guard|respuesta/i);
});
