import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '#web/components/form/submit-form.tsx';
import { DraftOffer } from '#web/drafts/draft-offer.tsx';

type CompanyPartProps = {
  title: string;
  description?: string;
  actions?: ReactNode;
  /** The result of useCompanyForm. */
  of: {
    form: { isEdited: boolean };
    offer: ComponentProps<typeof DraftOffer> | undefined;
    save: () => void;
    isPending: boolean;
    isChangedMeanwhile: boolean;
  };
  children: ReactNode;
};

/** Frame of each company settings section, which is saved separately and reports a concurrent change. */
export const CompanyPart = ({ title, description, actions, of, children }: CompanyPartProps) => {
  const { t } = useTranslation();
  return (
    <SubmitForm busy={of.isPending} onSubmit={of.save}>
      <Container
        header={
          <Header variant="h2" description={description} actions={actions}>
            {title}
          </Header>
        }
      >
        <SpaceBetween size="l">
          {of.offer && <DraftOffer {...of.offer} />}
          {of.isChangedMeanwhile && (
            <div role="alert">
              <Alert type="warning">{t('company.changed')}</Alert>
            </div>
          )}
          {children}
          <Button variant="primary" formAction="submit" loading={of.isPending} disabled={!of.form.isEdited}>
            {t('company.save')}
          </Button>
        </SpaceBetween>
      </Container>
    </SubmitForm>
  );
};
