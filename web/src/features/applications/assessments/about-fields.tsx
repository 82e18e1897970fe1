/** Form for an assessment's assignee, due date and incident details, shared by every dialog that edits them. */

import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { ShownAssessment } from '#domain/assessments/assessment.ts';
import { incidentRules } from '#domain/assessments/assessment-rules.ts';
import type { AssessmentKind } from '#domain/assessments/words.ts';
import { optional, type Rules, required } from '#domain/rules.ts';
import { PersonSelect } from '#web/components/conditions/person-select.tsx';
import { DayInput } from '#web/components/form/day-input.tsx';
import { Field } from '#web/components/form/field.tsx';
import type { Errors } from '#web/components/form/form-kind.ts';
import type { useForm } from '#web/components/form/use-form.ts';
import { ofApplication } from '#web/routing/subject-path.ts';
import { MomentInput, momentTyped, typedMoment } from './fields.tsx';

/** The assignee's name is kept in the draft, so the select can show it without a request. */
export type About = {
  assignee: string;
  assignee_name: string;
  due: string;
  known_at: string;
  what_happened: string;
  affected_number: string;
  affected_who: string;
  done_about_it: string;
};

const assigning = {
  assignee: optional('line', 100),
  assignee_name: optional('line', 400),
  due: optional('typed_day', 10),
} as const;

export const aboutRules = (kind: AssessmentKind): Rules =>
  kind === 'incident'
    ? {
        ...{ ...assigning, ...incidentRules },
        known_at: required('line', 30),
        what_happened: required('lines', incidentRules.what_happened.max),
      }
    : assigning;

export const aboutOf = (one?: ShownAssessment): About => ({
  assignee: one?.assignee?.id ?? '',
  assignee_name: one?.assignee?.name ?? '',
  due: one?.due ?? '',
  known_at: typedMoment(one?.known_at ?? null),
  what_happened: one?.what_happened ?? '',
  affected_number: one?.affected_number ?? '',
  affected_who: one?.affected_who ?? '',
  done_about_it: one?.done_about_it ?? '',
});

/** An incident requires a valid moment in `known_at`. */
export const checkAbout =
  (kind: AssessmentKind) =>
  ({ known_at }: About): Errors | undefined =>
    kind === 'incident' && momentTyped(known_at) === null ? { known_at: { code: 'required', params: {} } } : undefined;

export const sentOf = (kind: AssessmentKind, { assignee, assignee_name: _, due, known_at, ...said }: About) => ({
  assignee: assignee === '' ? null : { id: assignee },
  due: due === '' ? null : due,
  ...(kind === 'incident' && { ...said, known_at: momentTyped(known_at) }),
});

type Form = ReturnType<typeof useForm<About>>;
type AboutFieldsProps = { application: string; kind: AssessmentKind; form: Form };

export const AboutFields = ({ application, kind, form: { draft, errors, change } }: AboutFieldsProps) => {
  const { t } = useTranslation();
  const rules = aboutRules(kind);
  const label = (field: keyof typeof LABELS) => t(`assessments.fields.${field}`);
  const common = (field: keyof typeof LABELS) => ({
    rule: rules[field] ?? assigning.assignee,
    value: draft[field],
    error: errors[field],
    onChange: (value: unknown) => change(field, String(value ?? '')),
  });
  const person = draft.assignee === '' ? null : { id: draft.assignee, name: draft.assignee_name };
  return (
    <SpaceBetween size="l">
      {kind === 'incident' && (
        <SpaceBetween size="l">
          <Field
            {...common('known_at')}
            look={{
              label: label('known_at'),
              input: ({ onChange }) => (
                <MomentInput value={draft.known_at} label={label('known_at')} onChange={onChange} />
              ),
            }}
          />
          <Field {...common('what_happened')} look={{ label: label('what_happened') }} />
          <Field {...common('affected_number')} look={{ label: label('affected_number') }} />
          <Field {...common('affected_who')} look={{ label: label('affected_who') }} />
          <Field {...common('done_about_it')} look={{ label: label('done_about_it') }} />
        </SpaceBetween>
      )}
      <Field
        {...common('assignee')}
        look={{
          label: label('assignee'),
          input: () => (
            <PersonSelect
              subject={ofApplication(application)}
              chosen={person}
              nobody={t('assessments.nobody')}
              onChange={(chosen) => {
                change('assignee', chosen?.id ?? '');
                change('assignee_name', chosen?.name ?? '');
              }}
            />
          ),
        }}
      />
      <Field
        {...common('due')}
        look={{
          label: label('due'),
          hint: t('assessments.fields.dueHint'),
          input: ({ onChange }) => <DayInput value={draft.due} from="today" onChange={onChange} />,
        }}
      />
    </SpaceBetween>
  );
};

const LABELS = {
  assignee: true,
  due: true,
  known_at: true,
  what_happened: true,
  affected_number: true,
  affected_who: true,
  done_about_it: true,
};
