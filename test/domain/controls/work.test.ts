import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NewEvidence } from '#domain/controls/evidence.ts';
import { evidenceStateOn, isInForce, isReliedOn } from '#domain/controls/in-force.ts';
import { CONTROL_ACTIONS, CONTROL_FLOW, CONTROL_STATES } from '#domain/controls/states.ts';
import { after, hasLapsed, removeEvidence } from '#domain/controls/work.ts';
import { addDays } from '#domain/day.ts';
import { possible } from '#domain/states.ts';
import { untouched } from '#lambdas/controls/store.ts';

const TODAY = '2027-03-31';
const ADA = { id: 'ada', name: 'Ada Lovelace' };
const doing = { at: '2027-03-31T10:00:00.000Z', by: ADA, reason: 'It has no users in the Union' };
const fresh = untouched('5f0c6a0e-7a4b-4a55-8f63-0b7a3b0c9d11', 'human_check');

const piece = (id: string, effective_from: string, expires_on: string | null) => ({
  ...{ id, kind: 'statement' as const, name: id, effective_from, expires_on },
});

test('evidence counts from its first to its last day, and ends soon in the last thirty', () => {
  const period = { effective_from: '2027-01-01', expires_on: '2027-03-31' };
  const standings = ['2026-12-31', '2027-01-01', '2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'].map((day) => [
    evidenceStateOn(period, day),
    isInForce(period, day),
  ]);
  expect(standings).toEqual([
    ...[
      ['not_yet', false],
      ['in_force', true],
      ['in_force', true],
    ],
    ...[
      ['ends_soon', true],
      ['ends_soon', true],
      ['expired', false],
    ],
  ]);
  expect(evidenceStateOn({ ...period, expires_on: null }, '2099-01-01')).toBe('in_force');
});

test('a control relies on the only evidence currently in force', () => {
  const [valid, ended, later] = [
    piece('a', '2027-01-01', null),
    piece('b', '2026-01-01', '2027-03-30'),
    piece('c', '2027-04-01', null),
  ];
  expect([valid, ended, later].map(({ id }) => isReliedOn([valid, ended, later], id, TODAY))).toEqual([
    ...[true, false, false],
  ]);
  const other = piece('d', '2027-03-31', '2027-03-31');
  expect(isReliedOn([valid, other], 'a', TODAY)).toBe(false);
});

test('an accepted control has evidence in force or lapsed evidence after any sequence of actions', () => {
  const days = fc.integer({ min: -40, max: 40 });
  const step = fc.oneof(
    fc.record({ do: fc.constantFrom(...CONTROL_ACTIONS) }),
    fc.record({ give: fc.tuple(days, fc.option(fc.nat(60))) }),
    fc.record({ take: fc.nat(3) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let control = { ...fresh, ...{ id: '', version: 1, trail_length: 1, trail_hash: '' } } as Parameters<
        typeof removeEvidence
      >[0];
      for (const [n, one] of steps.entries()) {
        if ('give' in one) {
          const [from, lasts] = one.give;
          const first = addDays(TODAY, from);
          const given = piece(String(n), first, lasts === null ? null : addDays(first, lasts + 1));
          control = { ...control, evidence: [...control.evidence, given] };
        } else if ('take' in one) {
          control = removeEvidence(control, control.evidence[one.take]?.id ?? '', TODAY, doing);
        } else if (one.do === 'accept') {
          const shown = control.evidence.some((given) => isInForce(given, TODAY));
          if (shown) control = after(control, 'accept', doing) ?? control;
        } else {
          const next = after(control, one.do, doing);
          expect(next !== undefined).toBe(
            possible<typeof control.state, string>(CONTROL_FLOW, control.state).includes(one.do),
          );
          control = next ?? control;
        }
        expect(CONTROL_STATES).toContain(control.state);
        expect(hasLapsed(control, TODAY)).toBe(false);
        expect(control.accepted !== null).toBe(control.state === 'accepted');
        expect(control.justification !== '').toBe(control.state === 'not_applicable');
      }
    }),
  );
});

test('an accepted control lapses the day after its last evidence ends', () => {
  const control = { state: 'accepted' as const, evidence: [piece('a', '2027-01-01', TODAY)] };
  expect([hasLapsed(control, TODAY), hasLapsed(control, addDays(TODAY, 1))]).toEqual([false, true]);
  expect(hasLapsed({ ...control, state: 'in_progress' }, addDays(TODAY, 1))).toBe(false);
});

test('evidence has all fields of its kind and no others', () => {
  const wrong = (sent: object) =>
    NewEvidence.safeParse(sent).error?.issues.map(({ path, params }: { path: PropertyKey[]; params?: unknown }) => [
      path.join('.'),
      Object(params).code,
    ]) ?? [];
  const link = { kind: 'link', name: 'Dashboard', url: 'http://wiki/monitoring', effective_from: '2027-01-01' };
  expect(wrong(link)).toEqual([]);
  expect(wrong({})).toEqual([
    ...[
      ['kind', 'required'],
      ['name', 'required'],
      ['effective_from', 'required'],
    ],
  ]);
  expect(wrong({ ...link, text: 'It is monitored each week.' })).toEqual([['text', 'not_with_this']]);
  expect(wrong({ ...link, kind: 'document' })).toEqual([
    ['document_id', 'required'],
    ['url', 'not_with_this'],
  ]);
  expect(wrong({ ...link, kind: 'test_result' })).toEqual([
    ['test_id', 'required'],
    ['url', 'not_with_this'],
  ]);
  expect(wrong({ ...link, test_id: '5f0c6a0e-7a4b-4a55-8f63-0b7a3b0c9d11' })).toEqual([['test_id', 'not_with_this']]);
  expect(wrong({ ...link, expires_on: '2027-01-01' })).toEqual([['expires_on', 'day_too_early']]);
  for (const url of [
    'https://ada:secret@example.com',
    'javascript:alert(1)',
    'ftp://example.com',
    'wiki',
    'https://a b',
  ])
    expect(wrong({ ...link, url })).toEqual([['url', 'not_a_link']]);
  const use = '5f0c6a0e-7a4b-4a55-8f63-0b7a3b0c9d11';
  expect(wrong({ use })).toEqual([]);
  expect(wrong({ use, name: 'Another name' })).toEqual([['name', 'not_with_this']]);
});
