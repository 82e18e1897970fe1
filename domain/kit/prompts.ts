/** The chosen prompts as a table with a column for the model's answers. */
import { randomOf } from '#domain/bias/statistics/random.ts';
import { CSV_MARK, csvLine } from '#domain/list/csv.ts';
import type { PromptsAsked } from './asked.ts';
import type { KitGroup } from './kit-texts.ts';
import { filled, KIT } from './templates.ts';

const PROMPT_COLUMNS = [
  ...['prompt_id', 'template_id', 'attribute', 'group', 'is_baseline', 'repetition', 'seed', 'prompt'],
  ...['response_text', 'decision', 'refused', 'model', 'model_version', 'temperature'],
] as const;

type Template = { id: string; text: string; role: string; details: readonly string[] };
type Filling = KitGroup & { isBaseline: boolean };

const templatesOf = ({ language, sets, own }: PromptsAsked): Template[] => {
  const { sets: known, role, details } = KIT[language];
  return [
    ...sets.flatMap((set) => known[set].prompts.map((text, at) => ({ ...known[set], id: `${set}-${at + 1}`, text }))),
    ...own.map((text, at) => ({ role, details, id: `own-${at + 1}`, text })),
  ];
};

type Asked = { attribute: string; fillings: readonly Filling[] };

/** Groups of user-defined attributes are named by their value and use the pronouns of the neutral person. */
const attributesOf = ({ language, baseline, attributes: chosen, own_attributes }: PromptsAsked): Asked[] => {
  const { attributes, baseline: nobody, role } = KIT[language];
  const neutral = { ...nobody, group: '', phrase: nobody.group, isBaseline: true };
  const groups = (all: readonly KitGroup[]): Filling[] => [
    ...(baseline ? [neutral] : []),
    ...all.map((group) => ({ ...group, isBaseline: false })),
  ];
  const { they, them, their } = nobody;
  return [
    ...chosen.map((attribute) => ({ attribute, fillings: groups(attributes[attribute]) })),
    ...own_attributes.map(({ name, values }) => ({
      attribute: name,
      fillings: groups(
        values.map((value) => ({
          ...{ group: value.replaceAll('{role}', role), phrase: value, people: [value], they, them, their },
        })),
      ),
    })),
  ];
};

/** Computes the number of rows without creating them. */
export const countPrompts = (asked: PromptsAsked) => {
  const { variants, repetitions } = asked;
  const prompts = templatesOf(asked).length * variants;
  return {
    prompts,
    rows: attributesOf(asked).reduce((n, { fillings }) => n + fillings.length, 0) * prompts * repetitions,
  };
};

type PromptRow = {
  prompt_id: string;
  template_id: string;
  attribute: string;
  group: string;
  isBaseline: boolean;
  repetition: number;
  seed: number;
  prompt: string;
};

/** The prompts of different groups differ only in the person. */
export function* promptRows(asked: PromptsAsked): Generator<PromptRow> {
  const random = randomOf(asked.seed);
  const seeds = new Set<number>();
  const draw = (below: number) => Math.floor(random() * below);
  const aSeed = () => {
    let seed = draw(2 ** 31);
    while (seeds.has(seed)) seed = draw(2 ** 31);
    seeds.add(seed);
    return seed;
  };
  for (const { id, text, role, details } of templatesOf(asked)) {
    const first = draw(Math.max(1, details.length));
    for (let variant = 0; variant < asked.variants; variant += 1) {
      const detail = details[(first + variant) % Math.max(1, details.length)] ?? '';
      const who = draw(1000);
      // Within one repetition all groups use the same seed, so that only the group differs.
      const asking = Array.from({ length: asked.repetitions }, aSeed);
      for (const { attribute, fillings } of attributesOf(asked))
        for (const { people, they, them, their, phrase, group, isBaseline } of fillings) {
          const called = (template: string) => template.replaceAll('{role}', role);
          const name = called(people[(who + variant) % people.length] ?? '');
          const prompt = filled(text, { name, they, them, their, group: called(phrase), detail });
          const about = { prompt_id: `${id}.${variant + 1}`, template_id: id, attribute, group, isBaseline, prompt };
          for (const [at, seed] of asking.entries()) yield { ...about, repetition: at + 1, seed };
        }
    }
  }
}

export const promptsOf = (asked: PromptsAsked): string => {
  const lines = [CSV_MARK, csvLine(PROMPT_COLUMNS)];
  for (const { prompt_id, template_id, attribute, group, isBaseline, repetition, seed, prompt } of promptRows(asked))
    lines.push(
      csvLine([
        ...[prompt_id, template_id, attribute, group, isBaseline ? '1' : '0', repetition, seed, prompt],
        ...['', '', '', '', '', ''],
      ]),
    );
  return lines.join('');
};
