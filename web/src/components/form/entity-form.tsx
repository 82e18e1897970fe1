import Button from '@cloudscape-design/components/button';
import Form from '@cloudscape-design/components/form';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { SubmitForm } from './submit-form.tsx';
import './form.css';

type EntityFormProps = {
  title: string;
  submitLabel: string;
  /** The form is part of a page that has its own title. */
  isPart?: boolean;
  saving: boolean;
  /** The message of the last attempt, until the next one. */
  outcome?: string | undefined;
  offer?: ReactNode;
  children: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
};

export const EntityForm = ({
  title,
  submitLabel,
  isPart = false,
  saving,
  outcome,
  offer,
  children,
  onSubmit,
  onCancel,
}: EntityFormProps) => {
  const { t } = useTranslation();
  return (
    <SubmitForm className="entity-form" busy={saving} onSubmit={onSubmit}>
      {!isPart && <PageTitle>{title}</PageTitle>}
      {offer}
      <Form
        errorText={outcome}
        {...(!isPart && { header: <Header variant="h1">{title}</Header> })}
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
        <SpaceBetween size="l">{children}</SpaceBetween>
      </Form>
    </SubmitForm>
  );
};
