import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { PERSON_ROLES } from '#domain/applications/people.ts';
import { VERDICTS as DECISIONS } from '#domain/approval/states.ts';
import { ASSESSMENT_KINDS, VERDICTS } from '#domain/assessments/words.ts';
import { BIAS_VERDICTS } from '#domain/bias/words.ts';
import { CONTROL_STATES } from '#domain/controls/states.ts';
import { DOCUMENT_KINDS } from '#domain/documents/words.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES, DEVELOPMENT_STATUSES, MODEL_TYPES } from '#domain/enumerations.ts';
import type { Entry, ShownCondition, ShownPoint } from '#domain/legal/legal-document.ts';
import { APPLICATION_FIELDS, INCIDENT_FIELDS } from '#domain/legal/source-names.ts';
import { REGISTER_LEVELS } from '#domain/register/words.ts';
import { DESCRIPTORS, RISK_LEVELS } from '#domain/risks/descriptors.ts';
import { valueTexts } from '#web/components/custom-fields/value-texts.ts';
import { formatDate, formatDay, formatMoment } from '#web/components/moment.tsx';
import { useQuestionWords } from '#web/components/questions/use-question-words.ts';
import { useWords } from '#web/components/use-words.ts';
import { currentUserQuery } from '#web/features/current-user/queries.ts';

/** The text of a code, or the code itself if this release does not know it. */
const textOf = <C extends string>(codes: readonly C[], value: string | null, text: (code: C) => string) => {
  const known = codes.find((code) => code === value);
  return known === undefined ? (value ?? '') : text(known);
};

const RISKS = DESCRIPTORS.map(({ key }) => key);

const levelText = (t: TFunction, value = '') => textOf(RISK_LEVELS, value, (level) => t(`risk.levels.${level}`));

const riskLines = (t: TFunction, [inherent, residual, own]: readonly string[]) => [
  [
    t('legal.levels', { inherent: levelText(t, inherent), residual: levelText(t, residual) }),
    ...(own === undefined ? [] : [t('legal.ownLevel', { level: levelText(t, own) })]),
  ].join(' '),
];

const tierText = (t: TFunction, value = '') =>
  `${t('applications.fields.risk_tier')}: ${textOf(APPLICATION_TIERS, value, (code) => t(`risk.tiers.${code}.label`))}`;

const levelAndName = (t: TFunction, [level = '', ...name]: readonly string[]) => [
  ...name,
  t('legal.level', { level: textOf(REGISTER_LEVELS, level, (code) => t(`register.levels.${code}`)) }),
];

const tierAndPurpose = (t: TFunction, [tier, ...purpose]: readonly string[]) => [...purpose, tierText(t, tier)];

/** The first value of these entries is a code. */
const codeText = (t: TFunction, { field, about }: Entry, value: string) => {
  switch (field) {
    case 'model_type':
      return textOf(MODEL_TYPES, value, (code) => t(`applications.modelTypes.${code}`));
    case 'development_status':
      return textOf(DEVELOPMENT_STATUSES, value, (code) => t(`applications.developmentStatuses.${code}`));
    case 'risk_tier':
      return textOf(APPLICATION_TIERS, value, (code) => t(`risk.tiers.${code}.label`));
    case 'approval_status':
      return textOf(APPROVAL_STATUSES, value, (code) => t(`applications.approvalStatuses.${code}`));
    case 'control':
      return textOf(CONTROL_STATES, value, (code) => t(`controls.states.${code}`));
    case 'approval':
      return textOf(DECISIONS, value, (code) => t(`approval.verdicts.${code}`));
    case 'assessment':
      return textOf(VERDICTS, value, (code) => t(`assessments.verdicts.${code}`));
    case 'bias_test':
      return about === null ? textOf(BIAS_VERDICTS, value, (code) => t(`bias.verdicts.${code}`)) : value;
    default:
      return value;
  }
};

/** Labels, values and sources of entries in words, on the page and in files. */
export const useEntryWords = () => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const questions = useQuestionWords();
  // A recipient of a link has no account, and their document no custom fields.
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });

  const customLines = ({ about, values }: Entry) => {
    const field = user?.custom_fields.models.find(({ id }) => id === about);
    return field ? valueTexts(field, values, i18n.language) : values;
  };

  const label = ({ field, about, title }: Pick<Entry, 'about' | 'field' | 'title'>): string => {
    if (field === 'evidence' && title) return t('legal.fields.evidence', { control: inWords(title) });
    if (title) return inWords(title);
    const ofApplication = APPLICATION_FIELDS.find((name) => name === field);
    if (ofApplication) return t(`applications.fields.${ofApplication}`);
    switch (field) {
      case 'intake':
        return questions.text(about ?? '');
      case 'person':
        return textOf(PERSON_ROLES, about, (role) => t(`applications.personRoles.${role}`));
      case 'risk':
        return textOf(RISKS, about, (risk) => t(`risk.descriptors.${risk}`));
      case 'document':
        return textOf(DOCUMENT_KINDS, about, (kind) => t(`documents.kinds.${kind}`));
      case 'assessment':
        return textOf(ASSESSMENT_KINDS, about, (kind) => t(`assessments.kinds.${kind}`));
      case 'incident':
        return textOf(INCIDENT_FIELDS, about, (one) =>
          one === 'deadline' ? t('assessments.byLaw') : t(`assessments.fields.${one}`),
        );
      case 'company':
      case 'model':
      case 'bias_test':
      case 'approval':
      case 'provider':
      case 'notes':
      case 'released':
      case 'retires_on':
        return t(`legal.fields.${field}`);
      case 'application':
        return about ?? '';
      case 'register_risk':
        return t('legal.fields.register_risk', { application: about });
      default:
        return field;
    }
  };

  /** One of the values. */
  const value = (entry: Entry, at: number): string => {
    const text = entry.values[at] ?? '';
    if (entry.field === 'risk') return levelText(t, text);
    return at === 0 || entry.field === 'bias_test' ? codeText(t, entry, text) : text;
  };

  const lines = (entry: Entry): string[] => {
    if (entry.field === 'intake') return [questions.answer(entry.about ?? '', entry.values)];
    if (entry.field === 'risk') return riskLines(t, entry.values);
    if (entry.about === 'known_at') return entry.values.map((at) => formatMoment(at, i18n.language));
    if (entry.about === 'deadline') return entry.values.map((day) => formatDay(day, i18n.language));
    if (entry.field === 'model') return [entry.values.join(', ')];
    if (entry.field === 'released' || entry.field === 'retires_on')
      return entry.values.map((day) => formatDate(day, i18n.language));
    if (entry.field === 'custom') return [customLines(entry).join(', ')];
    if (entry.field === 'application') return tierAndPurpose(t, entry.values);
    if (entry.field === 'register_risk') return levelAndName(t, entry.values);
    return entry.values.map((value) => codeText(t, entry, value));
  };

  const source = ({ source: { record, version, by, at } }: Entry): string => {
    const number =
      version === null
        ? []
        : [t(record === 'approval' ? 'legal.source.round' : 'legal.source.version', { number: version })];
    const when = at === null ? [] : [formatDay(at, i18n.language)];
    const parts = [t(`legal.source.${record}`), ...number, ...(by ? [by.name] : []), ...when];
    return t('legal.source.from', { source: parts.join(', ') });
  };

  const condition = ({ fact, values }: ShownCondition): string => {
    const [value = ''] = values;
    if (fact === 'risk_tier') return `${tierText(t, value)}.`;
    if (fact === 'incidents') return t('legal.notNeeded.noIncident');
    return `${questions.text(fact)} ${questions.answer(fact, values)}.`;
  };

  /** Why a document or a point is not needed. */
  const notNeeded = (conditions: readonly ShownCondition[]) =>
    t('legal.notNeeded.because', { facts: conditions.map(condition).join(' ') });

  const state = ({ state, answer_needed, conditions = [] }: ShownPoint): string => {
    if (state === 'gap') return t(answer_needed ? 'legal.gaps.answer' : 'legal.gaps.records');
    if (state !== 'not_needed') return t(`legal.states.${state}`);
    return conditions.length > 0 ? notNeeded(conditions) : t('legal.states.optional');
  };

  return { label, lines, value, source, notNeeded, state };
};
