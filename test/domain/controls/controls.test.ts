/** The common controls and their links to frameworks: every control has texts, and every link has a target. */
import { describe, expect, test } from 'vitest';
import { CONTROLS } from '#domain/catalogue/controls/index.ts';
import { CATALOGUE } from '#domain/catalogue/index.ts';
import { LINKS } from '#domain/catalogue/links/index.ts';
import { FREQUENCIES, STRENGTHS } from '#domain/controls/catalogue.ts';
import { CONTROL_KEYS } from '#domain/controls/keys.ts';
import type { Words } from '#domain/frameworks/framework.ts';
import { PROPOSED_CONTROLS } from '#domain/risks/proposals.ts';

const LANGUAGES = ['en', 'es'] as const;

/** Finds texts that are too long, untidy or not translated. */
const faults = (where: string, words: Words, longest: number) =>
  LANGUAGES.flatMap((language) => {
    const text = words[language];
    const limit = language === 'es' ? longest * 1.3 : longest;
    return [
      ...(/^\S(?:.*\S)?$/.test(text) ? [] : [`${where} ${language}: empty or untrimmed`]),
      ...(/\s\s|["“”«»\n]/.test(text) ? [`${where} ${language}: untidy`] : []),
      ...(text.length > limit ? [`${where} ${language}: ${text.length} characters`] : []),
    ];
  }).concat(words.en === words.es ? [`${where}: the same in both`] : []);

const isSentences = ({ en, es }: Words) => /^[A-Z].*\.$/.test(en) && /^[A-ZÁÉÍÓÚÑ].*\.$/.test(es);
const sentences = (text: string) => text.split(/\. (?=[A-ZÁÉÍÓÚÑ])/).length;

test('each key has its control, in the order of the keys', () => {
  expect(CONTROLS.map(({ key }) => key)).toEqual(Object.values(CONTROL_KEYS).flat());
  expect(CONTROLS).toHaveLength(67);
  for (const { often } of CONTROLS) expect(FREQUENCIES).toContain(often);
});

test('a control has a short title, and short texts for measure, reason and evidence', () => {
  const found = CONTROLS.flatMap(({ key, title, what, why, proof }) => [
    ...faults(`${key} title`, title, 32),
    ...(title.en.split(' ').length > 5 || /\.$/.test(title.en + title.es) ? [`${key} title: not a title`] : []),
    ...faults(`${key} what`, what, 460),
    ...faults(`${key} why`, why, 180),
    ...faults(`${key} proof`, proof, 200),
    ...Object.entries({ what, why, proof }).flatMap(([part, words]) => [
      ...(isSentences(words) ? [] : [`${key} ${part}: no sentences`]),
      ...(LANGUAGES.every((language) => sentences(words[language]) <= (part === 'what' ? 3 : 2))
        ? []
        : [`${key} ${part}: too many sentences`]),
    ]),
  ]);
  expect(found).toEqual([]);
});

test('no two controls share a title', () => {
  for (const language of LANGUAGES) {
    const titles = CONTROLS.map(({ title }) => title[language].toLowerCase());
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('controls proposed by risks are common controls', () => {
  const keys = CONTROLS.map(({ key }) => key);
  expect(PROPOSED_CONTROLS.filter((key) => !keys.includes(key))).toEqual([]);
  expect(PROPOSED_CONTROLS).toHaveLength(28);
});

test('each control serves a framework or is proposed by a risk', () => {
  const linked = LINKS.flatMap(({ links }) => links.map(({ control }) => control));
  const busy = new Set<string>([...linked, ...PROPOSED_CONTROLS]);
  expect(CONTROLS.map(({ key }) => key).filter((key) => !busy.has(key))).toEqual([]);
});

test('each framework has links except the superseded one', () => {
  const without = CATALOGUE.filter(({ id }) => !LINKS.some(({ framework }) => framework === id));
  expect(without.map(({ id }) => id)).toEqual(['owasp-llm-2025']);
  expect(LINKS.map(({ framework }) => framework)).toEqual(
    CATALOGUE.filter((framework) => !without.includes(framework)).map(({ id }) => id),
  );
});

test('each framework has its number of full, partial, supporting and organizational links', () => {
  const counts = LINKS.map(({ framework, links, organizational }) => [
    framework,
    ...STRENGTHS.map((strength) => links.filter((link) => link.strength === strength).length),
    organizational.length,
  ]);
  expect(counts).toEqual([
    ['nist-ai-rmf', 38, 102, 50, 6],
    ['nist-ai-600-1', 1, 42, 26, 0],
    ['iso-iec42001', 24, 57, 50, 20],
    ['euact', 32, 128, 57, 1],
    ['nyc-ll144', 10, 6, 9, 0],
    ['il-hb3773', 1, 12, 2, 0],
    ['tx-traiga', 2, 21, 6, 0],
    ['kr-ai-basic-act', 8, 16, 3, 0],
    ['co-sb26-189', 4, 15, 5, 0],
    ['ca-cppa-admt', 3, 18, 7, 0],
    ['ct-sb5', 3, 11, 5, 2],
    ['uk-principles', 1, 9, 5, 0],
    ['sg-genai', 0, 17, 8, 1],
    ['oecd-ai', 0, 16, 3, 5],
    ['owasp-llm-2026', 0, 23, 16, 0],
  ]);
});

describe.each(LINKS)('links of $framework', ({ framework, links, organizational }) => {
  const requirements = CATALOGUE.find(({ id }) => id === framework)?.requirements.map(({ id }) => id) ?? [];
  const linked = new Set(links.map(({ requirement }) => requirement));
  const ofOrganization = organizational.map(({ requirement }) => requirement);

  test('each requirement has a control or applies to the organization, never both', () => {
    expect(requirements.filter((id) => !linked.has(id) && !ofOrganization.includes(id))).toEqual([]);
    expect(ofOrganization.filter((id) => linked.has(id))).toEqual([]);
    expect(new Set(ofOrganization).size).toBe(ofOrganization.length);
  });

  test('each linked requirement exists, once per control, in the framework’s order', () => {
    expect([...linked, ...ofOrganization].filter((id) => !requirements.includes(id))).toEqual([]);
    const pairs = links.map(({ requirement, control }) => `${requirement} ${control}`);
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) < index)).toEqual([]);
    expect([...linked]).toEqual(requirements.filter((id) => linked.has(id)));
    expect(ofOrganization).toEqual(requirements.filter((id) => ofOrganization.includes(id)));
  });

  test('each link and each exception has a reason of one sentence', () => {
    const found = [...links, ...organizational].flatMap(({ requirement, reason }) => [
      ...faults(requirement, reason, 180),
      ...(isSentences(reason) && sentences(reason.en) === 1 ? [] : [`${requirement}: ${reason.en}`]),
    ]);
    expect(found).toEqual([]);
  });
});
