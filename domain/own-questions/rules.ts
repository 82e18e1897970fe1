/** Questions that a company adds to the intake, and their limits. Contains no schema, to keep the browser bundle small. */
import { labelIn } from '#domain/custom-fields/rules.ts';
import type { RiskTier } from '#domain/enumerations.ts';

export const QUESTION_KINDS = ['yes_no', 'choice'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The tiers to which an answer can raise an application. No answer lowers a tier. */
export const RAISED_TIERS = ['prohibited', 'high', 'medium'] as const satisfies readonly RiskTier[];
export type RaisedTier = (typeof RAISED_TIERS)[number];

export type OwnOption = { id: string; label: string; label_es: string; raises: RaisedTier | null; archived: boolean };
export type OwnQuestion = {
  id: string;
  kind: QuestionKind;
  text: string;
  text_es: string;
  help: string;
  help_es: string;
  required: boolean;
  options: OwnOption[];
  archived: boolean;
};

/** The questions of a company at one version. */
export type OwnQuestions = { version: number; questions: OwnQuestion[] };

export const MOST_QUESTIONS = 20;
/** With the archived ones. */
export const MOST_KEPT_QUESTIONS = 60;
export const MOST_CHOICES = 12;
export const MOST_KEPT_CHOICES = 24;

export const YES_OR_NO: readonly OwnOption[] = [
  { id: 'yes', label: 'Yes', label_es: 'Sí', raises: null, archived: false },
  { id: 'no', label: 'No', label_es: 'No', raises: null, archived: false },
];

/** No built-in question has this prefix, so both share the answers of an intake. */
export const OWN_PREFIX = 'own_';
export const isOwnKey = (key: string) => key.startsWith(OWN_PREFIX);

export const inUse = <T extends { archived: boolean }>(all: readonly T[] = []): T[] =>
  all.filter(({ archived }) => !archived);

/** The text in the reader's language. */
export const textIn = ({ text, text_es }: Pick<OwnQuestion, 'text' | 'text_es'>, language: string) =>
  labelIn({ label: text, label_es: text_es }, language);

/** The step of the intake that follows the built-in ones. */
export const OWN_STEP = 6;

/** Gates of own questions are named by question and tier. */
export const ownGate = (question: string, tier: RiskTier) => `${question}.${tier}`;
/** The question of a gate. Built-in gates have none. */
export const ownQuestionOf = (gate: string) => gate.split('.')[0] ?? gate;

/** Whether an answer can change the tier. */
export const isGating = ({ options }: Pick<OwnQuestion, 'options'>) => options.some(({ raises }) => raises !== null);
