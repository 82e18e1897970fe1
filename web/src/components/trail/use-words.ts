/** Turns audit entries into text. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APPLICATION_TIERS } from '#domain/enumerations.ts';
import { isId } from '#domain/is-id.ts';
import { modelName } from '#domain/models/name.ts';
import { useGroupName } from '#web/components/groups/use-group-name.ts';
import { useWords } from '#web/components/use-words.ts';
import { modelQueries } from '#web/features/models/queries.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { vendorQueries } from '#web/features/vendors/queries.ts';
import { CHOICES } from './choices.ts';
import type { AuditEntry } from './entry.ts';
import { fieldKeys } from './field-keys.ts';
import { answersApart, apart, dated, inOneLine, isEmpty, isSaidOtherwise } from './values.ts';

type Change = AuditEntry['changes'][number];
/** The names of ids at the time of the entry. */
type Names = AuditEntry['names'];

/** All definitions of these have the same parts. */
const DEFINED: Readonly<Record<string, string>> = {
  'custom fields': 'custom_field',
  'intake questions': 'intake_question',
};

/** Maximum number of characters. */
const A_LINE = 140;

export const useTrailWords = () => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const groupName = useGroupName();
  const { data: groups = [], isPending: groupsPend } = useQuery(resourceGroupQueries.all());
  const { data: vendors = [], isPending: vendorsPend } = useQuery(vendorQueries.names());
  const { data: models = [], isPending: modelsPend } = useQuery(modelQueries.all());
  /** Falls back to the API's name if there is no text. */
  const textAt = (key: string, otherwise: string) =>
    i18n.exists(key) ? i18n.t(key as 'audit.fields.name') : otherwise; // the key exists
  /** A custom field has the label that it had at the time. */
  const customText = (field: string, what: string | undefined, label: string | undefined) => {
    if (what === 'intake questions')
      return label === undefined ? t('audit.questionOrder') : t('audit.intakeQuestion', { label });
    if (what !== 'custom fields') return label;
    const [noun, id] = field.split('.');
    const list = textAt(`nouns.pages.${noun}`, field);
    return id === '' ? t('audit.customOrder', { list }) : t('audit.customField', { list, label: label ?? id });
  };
  const fieldText = (field: string, of: Parameters<typeof fieldKeys>[1] & { names?: Names }) =>
    customText(field, of.what, of.names?.[field]) ??
    textAt(fieldKeys(field, of).find((key) => i18n.exists(key)) ?? '', field);

  const plainText = (field: string, value: unknown, names: Names = {}, within = '') => {
    const text = String(value);
    const known = names[text] ?? names[`${field}.${text}`];
    if (known !== undefined) return known;
    const group = groups.find(({ id }) => id === value);
    if (group) return groupName(group);
    const vendor = vendors.find(({ id }) => id === value);
    if (vendor) return vendor.name;
    const model = models.find(({ id }) => id === value);
    if (model) return modelName(model);
    if (field === 'supersedes' || field === 'superseded_by') return t('audit.anotherAssessment');
    // Ids without a known name are deleted or out of the user's access scope, so a generic text replaces them.
    if (isId(text))
      return groupsPend || vendorsPend || modelsPend
        ? t('actions.loading')
        : textAt(`audit.unknown.${field}`, t('audit.unknown.other'));
    const choice = CHOICES[`${within}.${field}`] ?? CHOICES[field];
    return choice ? textAt(choice.replace('*', text), text) : (dated(text, i18n.language) ?? text);
  };

  const valueText = (field: string, value: unknown, names: Names, within = ''): string => {
    if (isEmpty(value)) return t('audit.nothing');
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (Array.isArray(value)) return inOneLine(value.map((one) => valueText(field, one, names, within)));
    if (typeof value !== 'object' || value === null) return plainText(field, value, names, within);
    const { name, role, resource_group, ends_on } = value as {
      name?: unknown;
      role?: unknown;
      resource_group?: { id: string };
      ends_on?: string | null;
    }; // all optional
    if (typeof name !== 'string')
      // Sorts the keys, so that both sides of a change list them in the same order.
      return Object.entries(value)
        .filter(([inner]) => inner !== 'id')
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([inner, one]) => `${fieldText(inner, { within: field })}: ${valueText(inner, one, names, field)}`)
        .join('; ');
    if (role !== undefined) return `${name} (${plainText(field, role)})`;
    if (!resource_group) return name;
    const group = plainText('resource_group', resource_group.id);
    const held = t('roles.heldIn', { role: plainText('role', name), group });
    return ends_on ? t('roles.until', { text: held, day: plainText('ends_on', ends_on) }) : held;
  };

  const changeText = ({ what, names }: AuditEntry, { field, from, to, hidden }: Change) => {
    const label = fieldText(field, { what, names });
    if (hidden) return t('audit.hidden', { field: label });
    const [was, is] = apart(from, to);
    const of = DEFINED[what] ?? field;
    const words = { field: label, from: valueText(of, was, names, what), to: valueText(of, is, names, what) };
    const isOfSeveral = Array.isArray(is) && !isEmpty(from) && !isEmpty(to);
    if (isEmpty(was)) return t(isOfSeveral ? 'audit.came' : 'audit.set', words);
    return t(isOfSeveral && isEmpty(is) ? 'audit.went' : 'audit.change', words);
  };

  /** One text per changed answer, with the labels of the intake, the due diligence questionnaire or the assessment. */
  const answersText = ({ what, name, names }: AuditEntry, { from, to }: Change) => {
    const ofOthers = what === 'vendor' ? 'diligence.questions' : 'intake.questions';
    const questions = what === 'assessment' ? `assessments.questions.${name}` : ofOthers;
    const choice = (value: string) => textAt(`diligence.answers.${value}`, textAt(`intake.answers.${value}`, value));
    const answerText = (question: string, values: readonly string[]) =>
      values
        .map(
          (value) =>
            names?.[`${question}.${value}`] ?? textAt(`${questions}.${question}.choices.${value}`, choice(value)),
        )
        .join(', ') || t('audit.nothing');
    return answersApart(from, to).map(({ question, was, is }) => {
      const words = {
        field: names?.[question] ?? textAt(`${questions}.${question}.text`, question),
        from: answerText(question, was),
      };
      return t(was.length > 0 ? 'audit.change' : 'audit.set', { ...words, to: answerText(question, is) });
    });
  };

  /** Omits fields that are empty before and after, and fields that the sentence of the action already states. */
  const changesOf = (entry: AuditEntry) =>
    entry.changes
      .filter(({ field }) => !isSaidOtherwise(entry, field))
      .filter(({ from, to, hidden }) => hidden || !apart(from, to).every(isEmpty))
      .flatMap((change) => (change.field === 'answers' ? answersText(entry, change) : [changeText(entry, change)]));

  const action = (of: AuditEntry['action']) => t(`audit.actions.${of}`);

  /** The action, with its result if that is a sentence. */
  const done = (entry: AuditEntry) => {
    const changeOf = (field: string) => entry.changes.find((change) => change.field === field);
    const tier = changeOf('risk_tier');
    const intake = changeOf('intake');
    if (entry.action === 'intake_submitted' && intake) return t('audit.intakeSubmitted', { number: intake.to });
    if (entry.action !== 'approval_reopened' || !tier) return action(entry.action);
    const order: readonly unknown[] = APPLICATION_TIERS;
    const rose = order.indexOf(tier.to) < order.indexOf(tier.from);
    const label = (value: unknown) => plainText('risk_tier', value);
    return t(rose ? 'audit.reopenedAsItRose' : 'audit.reopenedAsItFell', {
      from: label(tier.from),
      to: label(tier.to),
    });
  };

  return {
    changesOf,
    /** Fits a line: the only change, or the names of the changed fields. */
    briefly: (entry: AuditEntry) => {
      const [line = '', ...more] = changesOf(entry);
      if (more.length === 0 && line.length <= A_LINE) return line;
      const fields = entry.changes.map(({ field }) => field).filter((field) => !isSaidOtherwise(entry, field));
      return fields.map((field) => fieldText(field, entry)).join(', ');
    },
    done,
    kind: (what: string) => textAt(`nouns.kinds.${what}`, what),
    /** The name at that time, in the current language if there are two. */
    name: ({ what, name, title }: AuditEntry) => {
      if (what in DEFINED) return ''; // there is one, and the kind names it
      if (what === 'assessment') return textAt(`assessments.kinds.${name}`, name);
      return title ? inWords(title) : name;
    },
    action,
    /** Actors without a name are named by their kind. */
    who: ({ by, as }: AuditEntry) => {
      if (as === 'person') return by.name;
      return by.id === as ? t(`audit.as.${as}`) : `${by.name} (${t(`audit.as.${as}`)})`;
    },
    from: ({ address, browser }: AuditEntry) => [address, browser].filter(Boolean).join(' · '),
  };
};
