/** The kinds of custom fields, and their limits. Contains no schema, to keep the browser bundle small. */
import { RISK_TIERS } from '#domain/enumerations.ts';

/** The records that can have custom fields, by the name of their list. */
export const CUSTOMIZED = ['applications', 'vendors', 'models'] as const;
export type Customized = (typeof CUSTOMIZED)[number];

export const CUSTOM_TYPES = ['text', 'number', 'date', 'choice', 'choices', 'person', 'link'] as const;
export type CustomType = (typeof CUSTOM_TYPES)[number];

/** A tier stands for applications of this tier and above. Other records have no tier. */
export const REQUIREMENTS = ['never', 'always', 'low', 'medium', 'high'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];
export const isByTier = (required: Requirement) => RISK_TIERS.some((tier) => tier === required);

/** Limits for each kind of record. Archived fields and options count only for the second number. */
export const MOST_FIELDS = 30;
export const MOST_KEPT_FIELDS = 60;
export const MOST_OPTIONS = 50;
export const MOST_KEPT_OPTIONS = 100;
/** The options of all fields together, so that the definitions fit into one row. */
export const MOST_OPTIONS_TOGETHER = 300;

export type CustomOption = { id: string; label: string; label_es: string; archived: boolean };
export type CustomField = {
  id: string;
  type: CustomType;
  label: string;
  label_es: string;
  help: string;
  help_es: string;
  required: Requirement;
  options: CustomOption[];
  archived: boolean;
};

export const hasOptions = ({ type }: Pick<CustomField, 'type'>) => type === 'choice' || type === 'choices';

/** The label in the reader's language. */
export const labelIn = ({ label, label_es }: Pick<CustomOption, 'label' | 'label_es'>, language: string) =>
  language === 'es' && label_es !== '' ? label_es : label;

/** The name of a field in forms, lists, errors and the audit log. It cannot be the name of a built-in field. */
export const customName = (id: string) => `custom.${id}` as const;
export type CustomName = ReturnType<typeof customName>;
const PREFIX = customName('');
export const customIdIn = (name: string) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined);

export const MOST_ID = 40;
export const ID_PATTERN = /^[a-z][a-z0-9_]*$/;
