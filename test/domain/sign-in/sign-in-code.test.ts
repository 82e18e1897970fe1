import { expect, onTestFinished, test, vi } from 'vitest';
import { isRightCode, newCode } from '#lambdas/triggers/sign-in-code.ts';

const otherThan = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

test('a code expires after three minutes, and its check does not contain it', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { code, check } = newCode();
  expect(check).not.toContain(code);
  expect([isRightCode(check, code), isRightCode(check, otherThan(code)), isRightCode(check, '')]).toEqual([
    true,
    false,
    false,
  ]);
  vi.setSystemTime(Date.now() + 3 * 60_000 - 1);
  expect(isRightCode(check, code)).toBe(true);
  vi.setSystemTime(Date.now() + 1);
  expect(isRightCode(check, code)).toBe(false);
});
