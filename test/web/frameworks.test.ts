import { expect, test } from 'vitest';
import { CATALOGUE } from '#domain/catalogue/index.ts';
import type { Words } from '#domain/frameworks/framework.ts';
import { enabledFirst } from '#domain/frameworks/search.ts';
import { coveredOnDay, matching, shownIn } from '#web/features/frameworks/shown.ts';
import { type Part, treeOf } from '#web/features/frameworks/tree.ts';

const named = (id: string) => CATALOGUE.find((framework) => framework.id === id) ?? expect.fail(id);
const english = ({ en }: Words) => en;

/** The requirement ids in reading order, with the ids of their groups. */
const read = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ group, requirements, parts: inner }) =>
    group ? [group.id, ...read(inner)] : requirements.map(({ id }) => id),
  );

const found = (id: string, address: string) => {
  const framework = named(id);
  return treeOf(framework, matching(framework.requirements, shownIn(new URLSearchParams(address)), english));
};

test('a standard is read in its published order', () => {
  expect(read(found('iso-iec42001', '')).slice(9, 34)).toEqual([
    ...['6', '6.1', '6.1.1', '6.1.2', '6.1.3', '6.1.4', '6.2', '6.3'],
    ...['7', '7.1', '7.2', '7.3', '7.4', '7.5', '7.5.1', '7.5.2', '7.5.3'],
    ...['8', '8.1', '8.2', '8.3', '8.4', '9', '9.1', '9.2'],
  ]);
});

test('a search keeps the groups of its matches only', () => {
  expect(read(found('nist-ai-rmf', 'text=envir impact'))).toEqual(['MEASURE', 'MEASURE 2', 'MEASURE 2.12']);
  expect(read(found('owasp-llm-2025', 'text=prompt'))).toEqual(['LLM01:2025', 'LLM07:2025']);
});

test('can show only requirements in effect on a day; an invalid day means today', () => {
  const ids = read(found('euact', 'text=AIA-5.1.b&as_of=2026-12-01&applying=only'));
  expect(ids).toEqual(['prohibited', 'AIA-5.1.b']);
  expect(read(found('euact', 'text=AIA-5.1.b&as_of=2026-12-02&applying=only'))).toEqual([
    ...ids,
    ...['AIA-5.1.ba', 'AIA-5.1.bb'],
  ]);
  expect(shownIn(new URLSearchParams('as_of=2026-02-30'))).toMatchObject({
    asked: '2026-02-30',
    asOf: shownIn(new URLSearchParams()).asOf,
  });
});

test('enabled frameworks come first in the company’s order', () => {
  const one = (id: string, enabled: boolean) => ({ id, setting: { enabled } });
  const listed = enabledFirst([one('a', false), one('b', true), one('c', false), one('d', true)]);
  expect(listed.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});

test('coverage on a day sums all applications without organizational requirements', () => {
  const had = (applications: object) => ({
    ...{ id: 'a', links: [], organizational: null },
    applications: { open: 0, excluded: 0, partly: 0, covered: 0, organizational: 0, ...applications },
  });
  const requirements = [had({ covered: 2, open: 1 }), had({ partly: 3, excluded: 4 }), had({ organizational: 5 })];
  expect(coveredOnDay({ requirements })).toEqual({ all: 6, covered: 2, partly: 3 });
});
