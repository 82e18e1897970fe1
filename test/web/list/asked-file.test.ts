import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { applicationList } from '#domain/applications/list.ts';
import type { ApplicationRow } from '#domain/applications/row.ts';
import { BIAS_VERDICTS } from '#domain/bias/words.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES, DEVELOPMENT_STATUSES, MODEL_TYPES } from '#domain/enumerations.ts';
import { fileLines } from '#domain/list/file-lines.ts';
import { askedFile } from '#web/components/list/export/asked-file.ts';
import { csvOf, sheetOfRows } from '#web/components/list/export/sheet.ts';
import { listKind } from '#web/components/list/kind.ts';
import { applicationColumns } from '#web/features/applications/application-columns.tsx';

const kind = listKind<ApplicationRow, typeof applicationList, 'applications'>({
  ...{ key: 'applications', list: applicationList, sort: 'name' },
  ask: () => expect.fail('Nothing is asked here.'),
});
const list = { text: 'a', values: { risk_tier: ['high'] }, sort: 'name', limit: 50, columns: ['owner'], view: 'x' };

/** Every value of every column, and a mark on some rows. */
const rows = APPLICATION_TIERS.flatMap((risk_tier, n) =>
  [undefined, { at: '2026-11-22T06:00:00.000Z', by: { id: 'x', name: 'X' }, fields: [] }].map(
    (changed_since_approval, m): ApplicationRow => ({
      ...{ id: `${n}${m}`, name: `App ${n}${m}`, description: '', owner: '@grace', department: 'a, b', risk_tier },
      vendor_id: null,
      foundation_models: [],
      model_type: MODEL_TYPES[n - 1] ?? null,
      review_months: null,
      development_status: DEVELOPMENT_STATUSES[n % DEVELOPMENT_STATUSES.length] ?? 'idea',
      approval_status: APPROVAL_STATUSES[n % APPROVAL_STATUSES.length] ?? 'approved',
      ...(changed_since_approval && { changed_since_approval }),
      updated_at: '2026-11-22T06:00:00.000Z',
      ...{
        assigned_to: null,
        bias_verdict: n === 0 ? null : (BIAS_VERDICTS[n % BIAS_VERDICTS.length] ?? null),
        waiting_for: [],
        open_conditions: 0,
        decided: false,
      },
      ...{ next_due: m === 0 ? null : '2027-03-31', due_state: m === 0 ? null : 'overdue' },
      tier: m === 0 ? null : { intake: 1, gate: 'employment', provisional: true, rules_version: '2026-11' },
      resource_groups: [],
      approval: null,
      people: [],
    }),
  ),
);

test('the file written by the job equals the one written by the page', async () => {
  const vendor = { id: 'vendor_id', header: 'Vendor', text: () => '', unknown: 'Unknown vendor' };
  const columns = [...applicationColumns(((key: string) => `«${key}»`) as TFunction, 'es'), vendor];
  const asked = askedFile(kind, list, 'Aplicaciones', columns);
  expect(asked).toMatchObject({ list: 'applications', query: 'text=a&risk_tier=high&sort=name' });
  expect(asked.columns.at(-1)).toMatchObject({ id: 'vendor_id', unknown: 'Unknown vendor' });
  const written = [...fileLines(applicationList, asked.columns, rows)].join('');
  const shown = await sheetOfRows(kind, list, columns, rows)(new AbortController().signal, () => {});
  expect(written).toBe(csvOf(shown));
});
