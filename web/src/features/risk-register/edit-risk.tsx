import type { Risk } from '#domain/register/risk.ts';
import { EditForm } from '#web/components/form/edit-form.tsx';
import { useRiskForm } from './use-risk-form.tsx';

const EditRisk = ({ risk }: { risk: Risk }) => <EditForm kind={useRiskForm(risk)} entity={risk} />;

export default EditRisk;
