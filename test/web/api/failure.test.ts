import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { changeFailed, whyNotDone } from '#web/components/change-failed.ts';
import { form as en } from '#web/i18n/en/components/form.ts';
import { form as es } from '#web/i18n/es/components/form.ts';

const refusal = (status: number, code = 'unknown') =>
  new ApiError({ type: '', title: '', status, code, detail: '', errors: [], request_id: '' });

test('forbidden, missing and rate-limited requests are not shown as server errors', () => {
  expect(failureOf(refusal(403))).toBe('forbidden');
  expect(failureOf(refusal(404))).toBe('notThere');
  expect(failureOf(refusal(429))).toBe('tooManyRequests');
  expect(failureOf(refusal(409, 'busy'))).toBe('tooManyRequests');
});

test('an invalid request is not shown as a server error', () => {
  for (const status of [400, 409, 412, 413, 415, 422]) {
    expect(failureOf(refusal(status))).toBe('notAccepted');
    expect(whyNotDone(refusal(status))).toBe('actions.notAccepted');
  }
});

test('distinguishes server errors from a missing connection', () => {
  expect(failureOf(refusal(500))).toBe('refused');
  expect(failureOf(new Error('a bug'))).toBe('refused');
  expect(failureOf(refusal(0, 'network'))).toBe('noConnection');
});

test('a refusal with a reason shows that reason, in forms and lists', () => {
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

test('an unknown outcome is never shown as not done', () => {
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

test('a known failure says that nothing was done, and why', () => {
  expect(said(refusal(500, 'internal'))).toBe('That was not done. «actions.refused»');
  expect(said(refusal(403))).toBe('That was not done. «actions.forbidden»');
  expect(said(refusal(409, 'too_many'))).toBe('That was not done. «form.noMore»');
  expect(said(new Error('a bug'))).toBe('That was not done. «actions.refused»');
});

test('the text about an unknown outcome mentions neither saving nor answers', () => {
  expect(en.unanswered).not.toMatch(/save|answer/i);
  expect(es.unanswered).not.toMatch(/guard|respuesta/i);
});
