import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownAssessment } from '#domain/assessments/assessment.ts';
import { findingRules } from '#domain/assessments/assessment-rules.ts';
import { SEVERITIES } from '#domain/assessments/words.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { labelled } from '#web/components/list/columns/column.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { useChanges } from './use-changes.ts';

type FindingsProps = { one: ShownAssessment; mayWork: boolean };

const AddFinding = ({ one, onClose }: { one: ShownAssessment; onClose: () => void }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useChanges(one);
  const form = useForm<{ text: string; severity: (typeof SEVERITIES)[number] }>(findingRules, {
    text: '',
    severity: 'medium',
  });
  return (
    <DialogForm
      title={t('assessments.detail.addFinding')}
      submit={t('assessments.detail.addFinding')}
      busy={isPending}
      onSubmit={() =>
        form.check() &&
        mutate((acts) => acts.change({ findings: [...one.findings, form.draft] }), { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <Field
        rule={findingRules.text}
        look={{ label: t('assessments.fields.finding') }}
        value={form.draft.text}
        error={form.errors.text}
        onChange={(value) => form.change('text', value)}
      />
      <Field
        rule={{ ...findingRules.severity, initial: 'medium' }}
        look={{
          label: t('assessments.fields.severity'),
          choices: labelled(SEVERITIES, (severity) => t(`assessments.severities.${severity}`)),
        }}
        value={form.draft.severity}
        error={form.errors.severity}
        onChange={(value) => form.change('severity', value)}
      />
    </DialogForm>
  );
};

export const Findings = ({ one, mayWork }: FindingsProps) => {
  const { t, i18n } = useTranslation();
  const [isAdding, setIsAdding] = useState(false);
  const { mutate } = useChanges(one);
  const remove = (id: string) =>
    mutate((acts) => acts.change({ findings: one.findings.filter((finding) => finding.id !== id) }));
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={mayWork && <Button onClick={() => setIsAdding(true)}>{t('assessments.detail.addFinding')}</Button>}
        >
          {t('assessments.detail.findings')}
        </Header>
      }
    >
      {one.findings.length === 0 && t('assessments.detail.noFindings')}
      <ul className="assessment-list">
        {one.findings.map(({ id, text, severity, at, by }) => (
          <li key={id}>
            <div>
              <p>
                <b>{t(`assessments.severities.${severity}`)}</b> · {text}
              </p>
              <small>{t('assessments.detail.by', { who: by.name, when: formatMoment(at, i18n.language) })}</small>
            </div>
            {mayWork && (
              <Button variant="inline-link" onClick={() => remove(id)}>
                {t('assessments.detail.removeFinding')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAdding && <AddFinding one={one} onClose={() => setIsAdding(false)} />}
    </Container>
  );
};
