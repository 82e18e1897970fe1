/** The kit creates prompts that differ only in the group, and profiles of an experimental design. */
import { expect, test } from 'vitest';
import { ProfilesAsked, PromptsAsked } from '#domain/kit/asked.ts';
import { tooManyProfiles, tooManyPrompts } from '#domain/kit/files.ts';
import { countProfiles, profilesOf } from '#domain/kit/profiles.ts';
import { countPrompts, promptsOf } from '#domain/kit/prompts.ts';
import { KIT, unknownMarks, variesWithGroup } from '#domain/kit/templates.ts';
import { KIT_ATTRIBUTES, KIT_LANGUAGES, KIT_SETS } from '#domain/kit/words.ts';
import { readCsv } from '#domain/reading/read-csv.ts';

const tableOf = (text: string) => {
  const [headers = [], ...rows] = readCsv(text).map(({ cells }) => cells);
  return rows.map((row) => Object.fromEntries(headers.map((header, at) => [header, row[at] ?? ''])));
};

test.each(KIT_LANGUAGES)('%s has at least eight prompts per set, and each one refers to a person', (language) => {
  const { sets, attributes } = KIT[language];
  for (const set of KIT_SETS) {
    const { prompts, details } = sets[set];
    expect([prompts.length >= 8, details.length, new Set(prompts).size]).toEqual([true, 6, prompts.length]);
    for (const prompt of prompts) {
      expect([prompt, unknownMarks(prompt), variesWithGroup(prompt)]).toEqual([prompt, [], true]);
      // A name at the start of a sentence needs the capitalized placeholder.
      expect(prompt).not.toMatch(/(^|[.?!] )\{\p{Ll}/u);
    }
  }
  for (const attribute of KIT_ATTRIBUTES) expect(attributes[attribute].length).toBeGreaterThan(1);
});

const asked = (more: object = {}) =>
  PromptsAsked.parse({ language: 'en', sets: ['hiring', 'health'], attributes: ['gender', 'age'], seed: 7, ...more });

test('each prompt occurs once for each group, the neutral baseline and each repetition', () => {
  const choice = asked({ repetitions: 2 });
  const rows = tableOf(promptsOf(choice));
  expect(countPrompts(choice)).toEqual({ prompts: 96, rows: rows.length });
  expect(rows).toHaveLength(2 * 8 * 6 * (3 + 4) * 2);
  const keys = rows.map((row) => [row.prompt_id, row.attribute, row.group, row.repetition].join('|'));
  expect(new Set(keys).size).toBe(rows.length);
  for (const { prompt = '', response_text } of rows) {
    expect(prompt).not.toMatch(/[{}]/);
    expect(response_text).toBe('');
  }
  const one = rows.filter(
    (row) => row.prompt_id === 'hiring-1.1' && row.attribute === 'gender' && row.repetition === '1',
  );
  expect(one.map(({ group, is_baseline }) => [group, is_baseline])).toEqual([
    ...[
      ['', '1'],
      ['women', '0'],
      ['men', '0'],
    ],
  ]);
  // The prompts differ only in the person.
  expect(new Set(one.map(({ seed }) => seed)).size).toBe(1);
  const [neutral = '', woman = ''] = one.map(({ prompt }) => prompt ?? '');
  expect(neutral).toContain('the candidate');
  expect(
    woman.replace(/[A-Z]\w+ (Walker|Bennett|Clark|Price|Foster|Marsh)/, 'the candidate').replace('her?', 'them?'),
  ).toBe(neutral);
});

test('the same seed gives the same file, another seed a different one', () => {
  expect(promptsOf(asked())).toBe(promptsOf(asked()));
  expect(promptsOf(asked({ seed: 8 }))).not.toBe(promptsOf(asked()));
});

test('an own template is filled in, and refused when identical for all groups', () => {
  const own = ['{Name} is {group}.\nWould you rent {them} a flat, "now"?'];
  const rows = tableOf(promptsOf(asked({ sets: [], own, attributes: ['gender'], variants: 1, repetitions: 1 })));
  expect(rows.map(({ prompt }) => prompt?.replace(/^[A-Z]\w+ [A-Z]\w+/, 'X'))).toEqual([
    'X person is a person.\nWould you rent them a flat, "now"?'.replace('X', 'The'),
    'X is a woman.\nWould you rent her a flat, "now"?',
    'X is a man.\nWould you rent him a flat, "now"?',
  ]);
  const codesOf = (more: object) =>
    PromptsAsked.safeParse({ language: 'en', attributes: ['gender'], ...more }).error?.issues.map(
      (issue) => 'params' in issue && issue.params?.code,
    );
  expect(codesOf({})).toEqual(['too_few_entries']);
  expect(codesOf({ sets: ['hiring'], attributes: [] })).toEqual(['too_few_entries']);
  expect(codesOf({ own: ['Would you rent a flat?'] })).toEqual(['no_placeholder']);
  expect(codesOf({ own: ['Would you rent {nmae} a flat?'] })).toEqual(['no_such_placeholder']);
});

test('too many rows are detected before they are generated', () => {
  const many = { sets: [...KIT_SETS], attributes: [...KIT_ATTRIBUTES], repetitions: 20 };
  expect(tooManyPrompts(asked(many))).toMatchObject({ max: 10_000 });
  expect(tooManyPrompts(asked())).toBeUndefined();
});

const DESIGN = {
  attributes: [
    { name: 'sex', values: ['f', 'm'] },
    { name: 'age', values: ['30', '50', '70'] },
  ],
  features: [
    { name: 'degree', values: ['no', 'yes'] },
    { name: 'years', values: ['1', '5', '9', '15'] },
  ],
  seed: 3,
};

test('a full design has every combination, and each profile every group of an attribute', () => {
  const full = ProfilesAsked.parse(DESIGN);
  const rows = tableOf(profilesOf(full));
  expect(countProfiles(full)).toEqual({ profiles: 24 + 16, of: 40, rows: 48 + 48 });
  expect(rows).toHaveLength(96);
  const profiles = Map.groupBy(rows, ({ profile_id }) => profile_id);
  expect(profiles.size).toBe(40);
  for (const of of profiles.values()) {
    const [{ attribute = '' } = {}] = of;
    expect(of.map((row) => row[attribute])).toEqual(of.map(({ group }) => group));
    const rest = of.map(({ degree, years, sex, age }) => [degree, years, attribute === 'sex' ? age : sex].join());
    expect(new Set(rest).size).toBe(1);
  }
});

test('a fractional design has the requested number of profiles with balanced values', () => {
  const part = ProfilesAsked.parse({ ...DESIGN, attributes: DESIGN.attributes.slice(0, 1), profiles: 6 });
  const rows = tableOf(profilesOf(part)).filter(({ group }) => group === 'f');
  expect(rows).toHaveLength(6);
  expect(new Set(rows.map(({ degree, years }) => `${degree} ${years}`)).size).toBe(6);
  expect(rows[0]?.generator).toBe('fractional design, 6 of 8');
  expect(profilesOf(part)).toBe(profilesOf(part));
  const huge = Array.from({ length: 15 }, (_, n) => ({ name: `f${n}`, values: ['a', 'b', 'c'] }));
  expect(tooManyProfiles(ProfilesAsked.parse({ ...DESIGN, features: huge }))).toMatchObject({ max: 20_000 });
  const some = ProfilesAsked.parse({ ...DESIGN, features: huge, profiles: 100 });
  expect(tooManyProfiles(some)).toBeUndefined();
  expect(tableOf(profilesOf(some))).toHaveLength(100 * 2 + 100 * 3);
});

test('the files ask for no score, and every row has the answer columns', () => {
  const [prompts = [], ...answers] = readCsv(promptsOf(asked())).map(({ cells }) => cells);
  const [profiles = [], ...decisions] = readCsv(profilesOf(ProfilesAsked.parse(DESIGN))).map(({ cells }) => cells);
  expect([...prompts, ...profiles]).not.toContain('score');
  expect(prompts).toEqual(expect.arrayContaining(['response_text', 'decision', 'refused']));
  expect(profiles).toContain('outcome');
  expect(answers.every(({ length }) => length === prompts.length)).toBe(true);
  expect(decisions.every(({ length }) => length === profiles.length)).toBe(true);
});

test('refuses a column name that occurs twice', () => {
  const twice = { ...DESIGN, features: [{ name: 'sex', values: ['a', 'b'] }] };
  expect(ProfilesAsked.safeParse(twice).success).toBe(false);
  expect(ProfilesAsked.safeParse({ ...DESIGN, features: [{ name: 'score', values: ['a', 'b'] }] }).success).toBe(false);
});

test('an own attribute uses its groups as written, separate from the others', () => {
  const disability = { name: 'disability', values: ['a {role} who is blind', 'a {role} who is deaf'] };
  const choice = asked({ sets: ['hiring'], attributes: ['gender'], own_attributes: [disability], repetitions: 1 });
  const rows = tableOf(promptsOf(choice));
  expect(countPrompts(choice).rows).toBe(rows.length);
  const one = rows.filter((row) => row.prompt_id === 'hiring-2.1' && row.attribute === 'disability');
  expect(one.map(({ group, is_baseline }) => [group, is_baseline])).toEqual([
    ['', '1'],
    ['a person who is blind', '0'],
    ['a person who is deaf', '0'],
  ]);
  const [, blind = '', deaf = ''] = one.map(({ prompt }) => prompt ?? '');
  expect(blind).toContain('a candidate who is blind');
  expect(blind.replaceAll('blind', 'deaf')).toBe(deaf);
  const codesOf = (...own_attributes: object[]) =>
    PromptsAsked.safeParse({
      language: 'en',
      sets: ['hiring'],
      attributes: ['gender'],
      own_attributes,
    }).error?.issues.map((issue) => ['params' in issue && issue.params?.code, issue.path.join('.')]);
  expect(codesOf({ ...disability, name: 'gender' })).toEqual([['repeated', 'own_attributes.0.name']]);
  expect(codesOf({ name: 'x', values: ['{name}', 'b'] })).toEqual([['no_such_placeholder', 'own_attributes.0.values']]);
});
