import { expect, test, vi } from 'vitest';
import { makeProblem } from '#contract/http/problem.ts';
import { ApiError } from '#web/api/api-error.ts';
import { sendUnlessChanged } from '#web/features/applications/intake/send-unless-changed.ts';

const refusal = (code: string) => new ApiError(makeProblem(409, 'Refused.', '', { code }));

/** The page asks `before`, and `after` once it has loaded the questions again. */
const page = (before: string, after: string) => {
  let shown = before;
  return { asked: () => shown, reload: async () => (shown = after) };
};

test('an answer is sent again if only other questions changed', async () => {
  const send = vi.fn().mockRejectedValueOnce(refusal('rules_changed')).mockResolvedValue('saved');
  const { asked, reload } = page('Where?', 'Where?');
  expect(await sendUnlessChanged(send, asked, reload)).toBe('saved');
  expect(send).toHaveBeenCalledTimes(2);
});

test('an answer to a changed question is refused, and the page shows the new question', async () => {
  const send = vi.fn().mockRejectedValue(refusal('rules_changed'));
  const { asked, reload } = page('Where?', 'Where is it hosted?');
  await expect(sendUnlessChanged(send, asked, reload)).rejects.toMatchObject({ problem: { code: 'rules_changed' } });
  expect(send).toHaveBeenCalledTimes(1);
  expect(asked()).toBe('Where is it hosted?');
});

test('another refusal is not repeated', async () => {
  const send = vi.fn().mockRejectedValue(refusal('retired'));
  const { asked, reload } = page('Where?', 'Where?');
  await expect(sendUnlessChanged(send, asked, reload)).rejects.toThrow();
  expect(send).toHaveBeenCalledTimes(1);
});
