import Button from '@cloudscape-design/components/button';
import Form from '@cloudscape-design/components/form';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/components/page-title.tsx';
import { ApplicationFields } from './application-fields.tsx';
import type { ApplicationFormState } from './use-application-form.ts';
import './application-form.css';

type ApplicationFormProps = {
  title: string;
  submitLabel: string;
  form: ApplicationFormState;
  saving: boolean;
  /** What was left unsaved. */
  offer?: ReactNode;
  notice?: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
};

export const ApplicationForm = ({
  title,
  submitLabel,
  form,
  saving,
  offer,
  notice,
  onSubmit,
  onCancel,
}: ApplicationFormProps) => {
  const { t } = useTranslation();
  const element = useRef<HTMLFormElement>(null);
  const tries = useRef(0);
  const wrong = Object.entries(form.errors)
    .filter(([, error]) => error)
    .map(([field]) => field)
    .join();

  // Once a try to save has named what is wrong, the first field of it is where to go on.
  useEffect(() => {
    if (wrong === '' || tries.current === 0) return;
    tries.current = 0;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  return (
    <form
      ref={element}
      className="application-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (saving) return;
        tries.current += 1;
        if (form.check()) onSubmit();
      }}
    >
      <PageTitle>{title}</PageTitle>
      {offer}
      <Form
        header={<Header variant="h1">{title}</Header>}
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            <Button formAction="none" variant="link" onClick={onCancel}>
              {t('actions.cancel')}
            </Button>
            <Button variant="primary" loading={saving}>
              {submitLabel}
            </Button>
          </SpaceBetween>
        }
      >
        <SpaceBetween size="l">
          {notice}
          <ApplicationFields draft={form.draft} errors={form.errors} onChange={form.change} />
        </SpaceBetween>
      </Form>
    </form>
  );
};
