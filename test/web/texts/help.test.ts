import { expect, test } from 'vitest';
import { helpTopicOf } from '#web/components/help/topics.ts';
import { help as en } from '#web/i18n/en/app/help.ts';
import { help as es } from '#web/i18n/es/app/help.ts';

test.each([
  ['/', 'dashboard'],
  ['/applications/detail/1', 'overview'],
  ['/applications/detail/1/controls/notice', 'compliance'],
  ['/frameworks/evidence', 'evidence'],
  ['/frameworks/euact', 'frameworks'],
  ['/application-testing/results/1/2/over-time', 'testResult'],
  ['/settings', undefined],
])('the help of %s is about %s', (path, topic) => {
  expect(helpTopicOf(path)).toBe(topic);
});

test.each([...Object.entries(en.topics), ...Object.entries(es.topics)])(
  'the help about %s is short and has terms',
  (_, topic) => {
    const { title, what, todo, terms } = topic;
    expect([title, what, todo, terms].join(' ').split(/\s+/).length).toBeLessThanOrEqual(130);
    for (const line of terms.split('\n')) expect(line).toMatch(/^[^:]+: \S/);
  },
);
