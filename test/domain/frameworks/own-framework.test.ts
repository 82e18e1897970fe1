/** A company's own framework is assigned, implemented and counted like one of the catalogue. */
import { expect, test } from 'vitest';
import { LINKED_FRAMEWORKS } from '#domain/catalogue/linked.ts';
import { askingFor, ownControl } from '#domain/controls/keys.ts';
import { controlsOf } from '#domain/controls/of-application.ts';
import { titleIn } from '#domain/controls/title.ts';
import { countsAcross } from '#domain/frameworks/company-coverage.ts';
import { appliedFrameworksOf, type Compliance, complianceOf } from '#domain/frameworks/compliance.ts';
import { countsOf } from '#domain/frameworks/coverage.ts';
import { linkedOwn } from '#domain/own-framework/as-framework.ts';
import { changesIn } from '#domain/own-framework/changes.ts';
import type { OwnFramework, OwnRequirement } from '#domain/own-framework/own-framework.ts';
import { bundleOf } from '#domain/report/bundle.ts';
import { checkBundle } from '#domain/report/check.ts';
import { reportOf } from '#domain/report/make.ts';
import type { ReportFacts } from '#domain/report/report.ts';
import { ada, at, factsOf, known } from '#test/domain/bias/report-facts.ts';

const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const own: OwnFramework = {
  ...{ id: ID, version: 3, created_at: at, created_by: ada, updated_at: at, updated_by: ada },
  ...{ trail_length: 3, trail_hash: '' },
  ...{ name: 'House rules', issuer: 'Example Inc.', edition: '1.1', status: 'voluntary', jurisdiction: '', about: '' },
  ...{ retired: false, content: 2, requirement_count: 3, effective_dates: [] },
};
const asks = (id: string, controls: OwnRequirement['controls'] = [], more = {}): OwnRequirement => ({
  ...{ id, title: `What ${id} asks`, text: '', group: '', effective_from: '', controls, ...more },
});
const asked = [asks('1.a', [{ control: 'notice', strength: 'full' }]), asks('1.b'), asks('1.c')];
const house = linkedOwn(own, asked);
const mine = ownControl(ID, '1.b');
const said = (applicable: boolean) => ({ [ID]: { applicable, role: null, reason: '', at, by: ada } });

test('a requirement without a common control gets its own control with the same name', () => {
  expect(askingFor(mine)).toEqual({ framework: ID, requirement: '1.b' });
  const controls = controlsOf({ answers: {}, said: {}, enabled: [house] }).filter((one) => one.for.length > 0);
  expect(controls).toMatchObject([
    { key: 'notice', for: [{ framework: ID, requirement: '1.a', strength: 'full' }] },
    { key: mine, for: [{ framework: ID, requirement: '1.b', strength: 'full' }], risks: [] },
    { key: ownControl(ID, '1.c') },
  ]);
  expect(titleIn([house], mine)).toEqual({ en: 'What 1.b asks', es: 'What 1.b asks' });
  // A control that no requirement asks for keeps its last title, or takes the id of its requirement.
  expect([titleIn([], mine, 'As it was').en, titleIn([], mine).en]).toEqual(['As it was', '1.b']);
  const standing = { role: null, classes: [], annexes: [] };
  const done = { accepted: [mine], excluded: [ownControl(ID, '1.c')] };
  expect(countsOf(house.framework, house.linked, standing, done)).toMatchObject({ asked: 3, covered: 1, excluded: 1 });
  expect(controlsOf({ answers: {}, said: said(false), enabled: [house] }).some(({ key }) => key === mine)).toBe(false);
});

test('applies unless decided otherwise, even to applications recorded earlier', () => {
  const row = (id: string, compliance: Compliance) => ({
    ...{ id, name: id, development_status: 'in_production' as const, resource_groups: [], compliance },
  });
  const catalogue = [...LINKED_FRAMEWORKS.keys()];
  const noted = (judgments: Partial<ReturnType<typeof said>>, ids = catalogue) =>
    complianceOf(appliedFrameworksOf({}, judgments, ids), [{ key: mine, state: 'accepted' }]);
  const rows = [
    row('before', noted({})),
    row('yes', noted(said(true), [...catalogue, ID])),
    row('no', noted(said(false), [...catalogue, ID])),
  ];
  expect(countsAcross(house, rows)).toMatchObject({ applications: 2, asked: 6, covered: 2 });
});

test('a new version lists added, changed and removed requirements by id', () => {
  const next = [asks('1.b', [], { text: 'More.' }), asks('1.a', [{ control: 'notice', strength: 'full' }]), asks('2')];
  expect(changesIn(asked, next)).toEqual({ added: ['2'], changed: ['1.b'], removed: ['1.c'] });
  expect(changesIn(asked, asked.toReversed())).toEqual({ added: [], changed: [], removed: [] });
});

test('a report can be recomputed from its bundle, which names the version', async () => {
  const facts: ReportFacts = {
    ...factsOf('euact'),
    framework: house.framework,
    links: [...house.linked.of.values()].flat(),
    organizational: [],
    concerned: { applies: true, role: null, classes: [], annexes: [], decided: null },
    controls: [],
  };
  const check = async (more: Partial<ReportFacts>) =>
    checkBundle(await bundleOf(reportOf({ ...facts, ...more })), known);
  expect(await check({})).toMatchObject({ problems: [], notes: [expect.stringContaining('version 2 (1.1)')] });
  const [link, ...others] = facts.links;
  expect(link).toMatchObject({ requirement: '1.a', control: 'notice' });
  expect((await check({ links: others })).problems).toEqual([expect.stringContaining('Requirement 1.a')]);
  const moved = others.map((one) => ({ ...one, control: mine }));
  expect((await check({ links: [...facts.links.slice(0, 1), ...moved] })).problems).toEqual([
    expect.stringContaining('Requirement 1.c'),
  ]);
});
