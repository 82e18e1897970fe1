import type { ApplicationSummary } from '#domain/applications/application.ts';
import type { BulkProps } from '#web/components/list/bulk/bulk.ts';
import { BulkChange } from '#web/components/list/bulk/bulk-change.tsx';
import { useApplicationForm } from './form/use-application-form.tsx';

const ChangeApplications = (props: BulkProps<ApplicationSummary>) => (
  <BulkChange kind={useApplicationForm()} {...props} />
);

export default ChangeApplications;
