/** Finds requirements and frameworks by the names and references that people use. */
import { wordsOf } from '#domain/text/name.ts';
import { bestOf, type Folded, foldedOnce, type How } from './match.ts';

type Words = { en: string; es: string } | undefined;
type Named = { id: string; reference?: string | undefined; title?: Words; text?: Words };

export const calledOf = ({ title, text }: Named) => title ?? text;

/** Spells out abbreviated references in both languages. */
const SAID: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Art\. (?=\d)/, ['article ', 'art ', 'artículo ']],
  [/^Annex (?=[IVX\d])/, ['annex ', 'anexo ']],
  [/^Principle (?=\d)/, ['principle ', 'principio ']],
  [/^(?=\d+\.\d)/, ['clause ', 'cláusula ', 'section ', 'sección ', 'apartado ']],
  [/^(?=A\.\d)/, ['annex ', 'anexo ', 'control ']],
];

const saidOf = (place: string) =>
  SAID.flatMap(([written, said]) => (written.test(place) ? said.map((word) => place.replace(written, word)) : []));

const alsoSaid = (one: Named) => {
  const { id, reference = '' } = one;
  const called = calledOf(one);
  return [reference, ...saidOf(id), ...saidOf(reference), called?.en, called?.es].filter(Boolean).join(' ');
};

/** Alternative names of frameworks. */
const ALSO: Readonly<Record<string, string>> = {
  euact:
    'AIA AI Regulation 2024/1689 Reglamento europeo de inteligencia artificial Ley de IA de la Unión Europea UE RIA',
  'nist-ai-rmf': 'artificial intelligence risk management framework marco de gestión de riesgos',
  'iso-iec42001': 'AIMS SGIA management system sistema de gestión norma',
  'nyc-ll144': 'New York City Nueva York AEDT automated employment decision tools bias audit',
  'kr-ai-basic-act': 'South Korea Corea del Sur ley básica de IA',
};

/** Shorter prefixes are ambiguous. */
const TELLING = 4;

const isWordOf = (typed: string, { words }: Folded) =>
  words.some((word) => word === typed || (typed.length >= TELLING && word.startsWith(typed)));

/** The words that do not name the framework. Undefined if all words name it or none does. */
const leftWithin = (text: string, framework: Folded): string | undefined => {
  const words = wordsOf(text);
  const left = words.filter((word) => !isWordOf(word, framework));
  return left.length > 0 && left.length < words.length ? left.join(' ') : undefined;
};

export const byFramework = foldedOnce<{ id: string; name: string }>(
  ({ name }) => name,
  ({ id }) => ALSO[id] ?? '',
);
const byRequirement = foldedOnce<Named>(({ id }) => id, alsoSaid);

type Framework<R> = { id: string; name: string; requirements: readonly R[] };

/** Finds requirements. If the text also names a framework, its requirements come first. */
export const bestRequirements = <R extends Named, F extends Framework<R>>(
  frameworks: readonly F[],
  text: string,
  most: number,
  how: How = 'either',
): { framework: F; requirement: R }[] => {
  const askedBy = (framework: F) => framework.requirements.map((requirement) => ({ framework, requirement }));
  const folded = ({ requirement }: { requirement: R }) => byRequirement(requirement);
  const within = frameworks.flatMap((framework) => {
    const left = leftWithin(text, byFramework(framework));
    return left === undefined ? [] : bestOf(askedBy(framework), left, folded, most, 'exact');
  });
  if (within.length >= most) return within.slice(0, most);
  const isWithin = (one: { requirement: R }) => within.some(({ requirement }) => requirement === one.requirement);
  const anywhere = bestOf(frameworks.flatMap(askedBy), text, folded, most, how).filter((one) => !isWithin(one));
  return [...within, ...anywhere].slice(0, most);
};
