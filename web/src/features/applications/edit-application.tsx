import type { Application } from '#domain/applications/application.ts';
import { EditForm } from '#web/components/form/edit-form.tsx';
import { useApplicationForm } from './form/use-application-form.tsx';

const EditApplication = ({ application }: { application: Application }) => (
  <EditForm kind={useApplicationForm(application)} entity={application} />
);

export default EditApplication;
